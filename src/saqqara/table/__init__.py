"""One game being played by people and bots: seats, clock, undo, who may know what.

Sans I/O: everything is a plain call with the time as an argument; the server brings
sockets, disks and waiting.
"""
