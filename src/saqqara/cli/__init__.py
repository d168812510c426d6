"""The `saqqara` command.

main       from arguments to an exit code             commands   the table of all commands
parse      reads arguments, by argparse               help       writes help, in any language
values     numbers, games and options                 names      bots and seats
output     tables, JSON, progress                     files      reads records

and a module for each command.
"""
