"""`saqqara completion`: what a shell offers when Tab is pressed, made from the list of commands."""

from collections.abc import Callable
from typing import Final

from saqqara.bots import BOT_NAMES
from saqqara.cli.command import Command, Given
from saqqara.cli.commands import COMMANDS
from saqqara.cli.parse import GENERAL
from saqqara.cli.values import bad_input
from saqqara.games import GAMES
from saqqara.kernel.match import plain
from saqqara.text import Texts


def run(given: Given, texts: Texts) -> int:
    shell = plain(given.words[0])
    if shell not in SHELLS:
        raise bad_input("cli-completion-shell", shell=given.words[0], allowed=", ".join(SHELLS))
    print(SHELLS[shell](texts), end="")
    return 0


def flags_of(command: Command) -> list[str]:
    return [option.name for option in (*command.options, *GENERAL)]


def wants_game(command: Command) -> bool:
    return any(each.value == "GAME" for each in command.positionals)


def games() -> str:
    return " ".join([spec.id for spec in GAMES])


def bash(_texts: Texts) -> str:
    cases = []
    for command in COMMANDS:
        words = " ".join(flags_of(command)) + (f" {games()}" if wants_game(command) else "")
        cases.append(f'        {command.name}) words="{words}" ;;')
    return BASH.format(
        commands=" ".join([command.name for command in COMMANDS]),
        bots=" ".join(BOT_NAMES),
        cases="\n".join(cases),
    )


def zsh(texts: Texts) -> str:
    """zsh reads the functions of bash."""
    return "#compdef saqqara\nautoload -U +X bashcompinit && bashcompinit\n" + bash(texts)


def fish(texts: Texts) -> str:
    lines = ["complete -c saqqara -n __fish_use_subcommand -f"]
    for command in COMMANDS:
        about = texts.say(command.summary).replace("'", "\\'")
        lines.append(f"complete -c saqqara -n __fish_use_subcommand -a {command.name} -d '{about}'")
        seen = f"-n '__fish_seen_subcommand_from {command.name}'"
        if wants_game(command):
            lines.append(f"complete -c saqqara {seen} -f -a '{games()}'")
        for option in (*command.options, *GENERAL):
            told = texts.say(option.about).replace("'", "\\'")
            takes = " -r" if option.value else ""
            lines.append(f"complete -c saqqara {seen} -l {option.name[2:]}{takes} -d '{told}'")
    return "\n".join(lines) + "\n"


BASH: Final = """_saqqara() {{
    local cur=${{COMP_WORDS[COMP_CWORD]}} before=${{COMP_WORDS[COMP_CWORD-1]}} words
    case $before in
        --bots) COMPREPLY=($(compgen -W "{bots}" -- "$cur")); return ;;
        --lang) COMPREPLY=($(compgen -W "en ja" -- "$cur")); return ;;
    esac
    if [ "$COMP_CWORD" = 1 ]; then
        COMPREPLY=($(compgen -W "{commands} --help --version --lang" -- "$cur"))
        return
    fi
    case ${{COMP_WORDS[1]}} in
{cases}
    esac
    COMPREPLY=($(compgen -W "$words" -- "$cur") $(compgen -f -- "$cur"))
}}
complete -F _saqqara saqqara
"""
SHELLS: Final[dict[str, Callable[[Texts], str]]] = {"bash": bash, "zsh": zsh, "fish": fish}
