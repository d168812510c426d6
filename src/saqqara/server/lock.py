"""One server for each SQLite file: what a second would do to the first is nowhere told of.

The lock is the operating system's own. It ends with the process, however that ends.
"""

import os
from pathlib import Path

from saqqara.kernel.errors import OptionError


def lock_database(file: Path) -> int:
    """A descriptor to keep open as long as the server runs; OptionError if another one does."""
    path = file.with_name(f"{file.name}.lock")
    try:
        descriptor = os.open(path, os.O_RDWR | os.O_CREAT, 0o600)
    except OSError as error:
        reason = error.strerror or str(error)
        raise OptionError(
            f"the database cannot be used: {reason}", "error-database", {"reason": reason}
        ) from error
    try:
        import fcntl
    except ImportError:  # Windows
        return descriptor
    try:
        fcntl.flock(descriptor, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except OSError as error:
        os.close(descriptor)
        raise OptionError(
            f"another server uses {file}; end it first, or name another folder with --data",
            "error-database-taken",
            {"file": str(file)},
        ) from error
    return descriptor
