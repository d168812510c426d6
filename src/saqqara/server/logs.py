"""What the server says of itself, on stderr: never anybody's words, cookies or passwords."""

import asyncio
import contextlib
import logging
import sys
import traceback
from typing import Any, Final, TextIO, cast

import structlog
from sqlalchemy.exc import DBAPIError

from saqqara.kernel.errors import SaqqaraError

MOST_LINES: Final = 200  # of one error

log = structlog.get_logger()


def set_up_logs(style: str) -> None:
    """Lines for people, or JSON for machines; to stderr."""
    first: list[structlog.types.Processor] = [
        structlog.processors.add_log_level,
        structlog.processors.TimeStamper(fmt="iso"),
        structlog.processors.ExceptionRenderer(told_error),
    ]
    last: structlog.types.Processor = structlog.dev.ConsoleRenderer(
        colors=sys.stderr.isatty(), exception_formatter=structlog.dev.plain_traceback
    )
    if style == "json":
        last = structlog.processors.JSONRenderer()
    structlog.configure(
        processors=[*first, last],
        wrapper_class=structlog.make_filtering_bound_logger(logging.INFO),
        logger_factory=structlog.PrintLoggerFactory(cast(TextIO, Unfailing(sys.stderr))),
    )
    # What libraries say goes the same way.
    handler = logging.StreamHandler(cast(TextIO, Unfailing(sys.stderr)))
    remove = structlog.stdlib.ProcessorFormatter.remove_processors_meta
    handler.setFormatter(
        structlog.stdlib.ProcessorFormatter(foreign_pre_chain=first, processors=[remove, last])
    )
    logging.basicConfig(handlers=[handler], level=logging.WARNING, force=True)


# Whose words are of the system or our own; others may repeat what somebody sent.
SPEAKING: Final = (OSError, DBAPIError, SaqqaraError, AssertionError, RuntimeError)


def told_error(exc_info: structlog.typing.ExcInfo) -> str:
    """A traceback for the log: where, and what kind of error. Never values of variables, nor
    words of an error that may hold a password, a token or a part of what somebody sent."""
    lines: list[str] = []
    error: BaseException | None = exc_info[1]
    while error is not None and len(lines) < MOST_LINES:
        told = f": {error}" if isinstance(error, SPEAKING) else ""
        frames = traceback.StackSummary.extract(traceback.walk_tb(error.__traceback__))
        # The cause comes before what came of it, as tracebacks are read.
        lines[:0] = [
            "Traceback:",
            *"".join(frames.format()).splitlines(),
            f"{kind_of(error)}{told}",
        ]
        error = error.__cause__ or (None if error.__suppress_context__ else error.__context__)
    return "\n".join(lines)


def kind_of(error: BaseException) -> str:
    return f"{type(error).__module__}.{type(error).__qualname__}".removeprefix("builtins.")


def note_lost_error(_: asyncio.AbstractEventLoop, context: dict[str, Any]) -> None:
    """What asyncio says of an error nobody waited for, without the objects it would print."""
    log.error(
        str(context.get("message", "an error that nobody waited for"))[:200],
        exc_info=context.get("exception"),
    )


class Unfailing:
    """A file that takes what it can: a full disk must not end whoever has something to log."""

    def __init__(self, file: TextIO) -> None:
        self.file = file

    def write(self, text: str) -> None:
        with contextlib.suppress(OSError, ValueError):
            self.file.write(text)

    def flush(self) -> None:
        with contextlib.suppress(OSError, ValueError):
            self.file.flush()
