"""How much time there is to decide.

none    no clock at all
live    a bank of seconds for the whole game, and an increment for each finished turn
days    so many days for each turn; with a play window only the hours inside it count, so
        nobody has to get up at night

Times are seconds since the epoch as floats, as time.time() gives them.
"""

from dataclasses import dataclass
from datetime import datetime, timedelta
from typing import Final
from zoneinfo import ZoneInfo, ZoneInfoNotFoundError

from saqqara.kernel.errors import OptionError

NONE: Final = "none"
LIVE: Final = "live"
DAYS: Final = "days"
KINDS: Final = (NONE, LIVE, DAYS)

MOST_BANK: Final = 4 * 3600
MOST_INCREMENT: Final = 600
MOST_DAYS: Final = 30
DAY: Final = 86400.0
DAY_MINUTES: Final = 1440


@dataclass(frozen=True)
class Pace:
    kind: str = NONE
    bank: int = 0  # seconds, live
    increment: int = 0  # seconds for each turn, live
    days: int = 0  # for each turn
    window_from: int = 0  # minutes after midnight; from = to: the whole day counts
    window_to: int = 0
    zone: str = "UTC"

    def allowance(self) -> float:
        """Seconds for a turn of a slow game, a day being as long as its play window."""
        return self.days * self.window_minutes() * 60.0

    def window_minutes(self) -> int:
        return (self.window_to - self.window_from) % DAY_MINUTES or DAY_MINUTES


def check_pace(pace: Pace) -> Pace:
    """The pace itself, or an OptionError that says what it must be."""
    if pace.kind not in KINDS:
        raise amiss(pace.kind)
    if pace.kind == LIVE:
        if not (10 <= pace.bank <= MOST_BANK and 0 <= pace.increment <= MOST_INCREMENT):
            raise amiss(f"live {pace.bank}+{pace.increment}")
    elif pace.kind == DAYS:
        minutes = (pace.window_from, pace.window_to)
        if not 1 <= pace.days <= MOST_DAYS or not all(0 <= m < DAY_MINUTES for m in minutes):
            raise amiss(f"days {pace.days}")
        check_zone(pace.zone)
    return pace


def check_zone(zone: str) -> None:
    try:
        ZoneInfo(zone)
    except (ZoneInfoNotFoundError, ValueError, OSError) as error:
        raise OptionError(
            f"there is no time zone {zone!r}; write it like Asia/Tokyo",
            "error-zone",
            {"zone": zone},
        ) from error


def amiss(value: str) -> OptionError:
    return OptionError(
        f"the pace {value!r} is not possible; choose none, live with a bank of 10 s to"
        f" {MOST_BANK} s and up to {MOST_INCREMENT} s a turn, or 1 to {MOST_DAYS} days a turn",
        "error-pace",
        {"pace": value, "bank": MOST_BANK, "increment": MOST_INCREMENT, "days": MOST_DAYS},
    )


def is_open(pace: Pace, moment: float) -> bool:
    """Is this moment inside the play window?"""
    opens, closes = window_around(pace, moment)
    return opens <= moment < closes


def window_around(pace: Pace, moment: float) -> tuple[float, float]:
    """The window that is open at this moment, or the next one to open."""
    local = datetime.fromtimestamp(moment, ZoneInfo(pace.zone))
    length = timedelta(minutes=pace.window_minutes())
    midnight = local.replace(hour=0, minute=0, second=0, microsecond=0)
    for day in (-1, 0, 1, 2):
        begin = midnight + timedelta(days=day, minutes=pace.window_from)
        opens, closes = begin.timestamp(), (begin + length).timestamp()
        closes = max(opens, closes)  # when clocks go forward, a window may have no time at all
        if closes > moment:
            return opens, closes
    raise AssertionError("a window opens every day")


def after_counted(pace: Pace, start: float, seconds: float) -> float:
    """The moment when so many seconds inside the play window have passed since *start*."""
    if pace.window_from == pace.window_to:
        return start + seconds
    moment = start
    while True:
        opens, closes = window_around(pace, moment)
        begin = max(moment, opens)
        if begin + seconds <= closes:
            return begin + seconds
        seconds -= closes - begin
        moment = closes


def counted(pace: Pace, start: float, end: float) -> float:
    """How many seconds between two moments lie inside the play window."""
    if pace.window_from == pace.window_to:
        return max(0.0, end - start)
    total = 0.0
    moment = start
    while moment < end:
        opens, closes = window_around(pace, moment)
        total += max(0.0, min(end, closes) - max(moment, opens))
        moment = closes
    return total
