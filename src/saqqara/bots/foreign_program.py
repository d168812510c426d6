"""A program that runs beside us: a line in, a line out, within a time.

Whatever it does, nothing here hangs or grows: its streams are served by threads of their
own, what it writes is bounded, and its whole process group is ended with it.
"""

import atexit
import os
import queue
import signal
import subprocess
import sys
import threading
import time
from collections import deque
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from typing import IO, Final

LONGEST_LINE: Final = 65_536  # bytes of an answer
MOST_UNREAD: Final = 2  # answers; more were not asked for
TAIL_BYTES: Final = 4_096  # of what it wrote to stderr
TAIL_LINES: Final = 10
SHOWN: Final = 200  # characters of a line that a report quotes
GRACE: Final = 1.0  # seconds to end by itself once its input has ended
CHUNK: Final = 16_384

# How a program can fail; the keys of every report about it.
CRASHED: Final = "crashed"  # could not be started, or ended too early
LATE: Final = "late"  # no answer within the time
NONSENSE: Final = "nonsense"  # an answer that is not what the protocol asks for
ILLEGAL: Final = "illegal"  # a choice that is not among those offered
FLOODED: Final = "flooded"  # an answer too long, or more of them than questions
FAULT_KINDS: Final = (CRASHED, LATE, NONSENSE, ILLEGAL, FLOODED)


class Failure(Exception):
    """A program did something that it must not; *said* is what it answered."""

    def __init__(self, kind: str, said: bytes = b"") -> None:
        super().__init__(kind)
        self.kind = kind
        self.said = quoted(said)


def quoted(line: bytes) -> str:
    """The beginning of a line, fit to be shown."""
    text = line[: 4 * SHOWN].decode("utf-8", errors="replace").rstrip()
    return "".join([char if char.isprintable() else "?" for char in text[:SHOWN]])


class Program:
    """Failure if it cannot be started."""

    def __init__(self, command: list[str]) -> None:
        self.stderr_tail: deque[bytes] = deque()  # chunks, TAIL_BYTES or a little more in all
        self.lines: queue.SimpleQueue[bytes | None] = queue.SimpleQueue()  # None: no more
        self.answers: queue.Queue[bytes | None] = queue.Queue()  # None: it will not answer again
        self.flooded = False
        try:
            with signals_wait(), STARTING:  # from its start on it must be known, to end with us
                self.process = subprocess.Popen(
                    command,
                    stdin=subprocess.PIPE,
                    stdout=subprocess.PIPE,
                    stderr=subprocess.PIPE,
                    bufsize=0,
                    start_new_session=True,  # it and its children can be ended together
                    # Python holds back what it prints to a pipe: no beginner's bot would answer.
                    env={**os.environ, "PYTHONUNBUFFERED": "1"},
                )
                RUNNING.add(self.process.pid)
        except (OSError, ValueError) as error:
            raise Failure(CRASHED, str(error).encode("utf-8", errors="replace")) from error
        threads = []
        for work, pipe in (
            (self.feed, self.process.stdin),
            (self.collect, self.process.stdout),
            (self.keep_tail, self.process.stderr),
        ):
            threads.append(threading.Thread(target=work, args=(pipe,), daemon=True))
            threads[-1].start()
        self.feeder, self.reader, self.listener = threads

    # ---- talking to it

    def send(self, line: bytes) -> None:
        """Never waits: a thread writes, for as long as the program takes to read."""
        self.lines.put(line)

    def ask(self, line: bytes, seconds: float) -> bytes:
        """The answer to a line; Failure if there is none in time, or there was one before."""
        if not self.answers.empty():
            unasked = self.answers.get()
            raise self.ended() if unasked is None else Failure(FLOODED, unasked)
        self.send(line)
        try:
            answer = self.answers.get(timeout=seconds)
        except queue.Empty:
            raise Failure(LATE) from None
        if answer is None:
            raise self.ended()
        return answer

    def ended(self) -> Failure:
        if self.flooded:
            return Failure(FLOODED)
        with suppress(subprocess.TimeoutExpired):
            self.process.wait(GRACE)  # for its exit code
        self.listener.join(GRACE)
        return Failure(CRASHED)

    # ---- its streams, each served by one thread, which closes it

    def feed(self, pipe: IO[bytes]) -> None:
        with suppress(OSError), pipe:
            while (line := self.lines.get()) is not None:
                left = memoryview(line)
                while left:
                    left = left[pipe.write(left) :]

    def collect(self, pipe: IO[bytes]) -> None:
        rest = b""
        with suppress(OSError), pipe:
            while not self.flooded and (chunk := os.read(pipe.fileno(), CHUNK)):
                *whole, rest = (rest + chunk).split(b"\n")
                for line in whole:
                    self.take(line)
                if len(rest) > LONGEST_LINE:
                    self.flooded = True
        self.answers.put(None)

    def take(self, line: bytes) -> None:
        if len(line) > LONGEST_LINE or self.answers.qsize() >= MOST_UNREAD:
            self.flooded = True
        if not self.flooded:
            self.answers.put(line)

    def keep_tail(self, pipe: IO[bytes]) -> None:
        size = 0
        with suppress(OSError), pipe:
            while chunk := os.read(pipe.fileno(), TAIL_BYTES):
                self.stderr_tail.append(chunk)
                size += len(chunk)
                while size - len(self.stderr_tail[0]) >= TAIL_BYTES:
                    size -= len(self.stderr_tail.popleft())

    def last_words(self) -> list[str]:
        """The end of what it wrote to stderr."""
        text = b"".join(list(self.stderr_tail))[-TAIL_BYTES:]
        return [quoted(line) for line in text.split(b"\n") if line.strip()][-TAIL_LINES:]

    # ---- ending it

    def close(self, grace: float = 0.0) -> int | None:
        """End it and all that it started, after *grace* seconds to do so itself; its exit code."""
        self.lines.put(None)
        deadline = time.monotonic() + grace
        self.feeder.join(grace)
        self.reader.join(max(0.0, deadline - time.monotonic()))
        end_group(self.process.pid)
        with suppress(subprocess.TimeoutExpired):  # not ours to end, such as another user's
            self.process.wait(GRACE)
        RUNNING.discard(self.process.pid)
        for thread in (self.feeder, self.reader, self.listener):
            thread.join(GRACE)  # at once, unless something that escaped holds a pipe
        return self.process.returncode


RUNNING: Final[set[int]] = set()  # process groups to be ended with this process
STARTING: Final = threading.RLock()  # held while a program is started but not yet in RUNNING


def end_group(pid: int) -> None:
    with suppress(ProcessLookupError, PermissionError):  # macOS: refused where all have ended
        if sys.platform == "win32":
            os.kill(pid, signal.SIGTERM)
        else:
            os.killpg(pid, signal.SIGKILL)


def end_all() -> None:
    with STARTING:
        for pid in list(RUNNING):
            end_group(pid)


def end_all_for_good() -> None:
    """For a thread that is about to end the process: no other can start a program any more."""
    STARTING.acquire()
    end_all()


atexit.register(end_all)


@contextmanager
def signals_wait() -> Iterator[None]:
    """Whoever asks this process to end waits until the block is left."""
    if threading.current_thread() is not threading.main_thread():
        yield  # handlers run in the main thread only
        return
    came: list[int] = []
    before = {
        number: signal.signal(number, lambda number, _: came.append(number))
        for number in (signal.SIGINT, signal.SIGTERM)
        if callable(signal.getsignal(number))
    }
    try:
        yield
    finally:
        for number, handler in before.items():
            signal.signal(number, handler)
        for each in came:
            signal.raise_signal(each)
