"""Paces: what is possible, play windows in many time zones, and counting inside them."""

from datetime import datetime
from zoneinfo import ZoneInfo

import pytest
from hypothesis import given
from hypothesis import strategies as st

from saqqara.kernel.errors import OptionError
from saqqara.table.pace import (
    DAY_MINUTES,
    DAYS,
    LIVE,
    MOST_BANK,
    MOST_DAYS,
    MOST_INCREMENT,
    Pace,
    after_counted,
    check_pace,
    counted,
    is_open,
    window_around,
)

HOUR = 3600.0
ZONES = ["UTC", "Europe/Berlin", "America/New_York", "Asia/Tokyo", "Australia/Lord_Howe"]
# Around these moments clocks change in one of the zones, or a year begins.
CHANGES = [
    datetime(2026, 3, 29, 1, tzinfo=ZoneInfo("UTC")).timestamp(),
    datetime(2026, 10, 25, 1, tzinfo=ZoneInfo("UTC")).timestamp(),
    datetime(2026, 3, 8, 7, tzinfo=ZoneInfo("UTC")).timestamp(),
    datetime(2026, 11, 1, 6, tzinfo=ZoneInfo("UTC")).timestamp(),
    datetime(2026, 4, 4, 15, tzinfo=ZoneInfo("UTC")).timestamp(),
    datetime(2027, 1, 1, 0, tzinfo=ZoneInfo("UTC")).timestamp(),
]
minutes = st.integers(0, DAY_MINUTES - 1)
windows = st.builds(
    lambda days, opens, closes, zone: Pace(DAYS, 0, 0, days, opens, closes, zone),
    st.integers(1, MOST_DAYS),
    minutes,
    minutes,
    st.sampled_from(ZONES),
)
moments = st.builds(
    lambda change, away: change + away, st.sampled_from(CHANGES), st.floats(-3 * 86400, 3 * 86400)
)


def window(opens: str, closes: str, zone: str = "UTC", days: int = 1) -> Pace:
    """From "9:30" to "21:00"."""
    first, last = ([int(part) for part in each.split(":")] for each in (opens, closes))
    return Pace(DAYS, 0, 0, days, first[0] * 60 + first[1], last[0] * 60 + last[1], zone)


def at(text: str, zone: str = "UTC", fold: int = 0) -> float:
    """The moment of "2026-03-29 09:30" there."""
    return datetime.fromisoformat(text).replace(tzinfo=ZoneInfo(zone), fold=fold).timestamp()


# ---- what is possible


@pytest.mark.parametrize(
    "pace",
    [
        Pace(),
        Pace(LIVE, bank=10),
        Pace(LIVE, bank=MOST_BANK, increment=MOST_INCREMENT),
        Pace(DAYS, days=1),
        Pace(DAYS, days=MOST_DAYS, window_from=0, window_to=DAY_MINUTES - 1, zone="Asia/Tokyo"),
    ],
)
def test_possible_paces_are_returned(pace: Pace) -> None:
    assert check_pace(pace) is pace


@pytest.mark.parametrize(
    "pace",
    [
        Pace("fast"),
        Pace(LIVE, bank=9),
        Pace(LIVE, bank=MOST_BANK + 1),
        Pace(LIVE, bank=60, increment=-1),
        Pace(LIVE, bank=60, increment=MOST_INCREMENT + 1),
        Pace(DAYS),
        Pace(DAYS, days=MOST_DAYS + 1),
        Pace(DAYS, days=1, window_from=-1),
        Pace(DAYS, days=1, window_from=DAY_MINUTES),
        Pace(DAYS, days=1, window_to=DAY_MINUTES),
        Pace(DAYS, days=1, window_to=-1),
    ],
)
def test_impossible_paces_are_refused(pace: Pace) -> None:
    with pytest.raises(OptionError) as caught:
        check_pace(pace)
    assert caught.value.code == "error-pace"


@pytest.mark.parametrize(
    "zone",
    ["", "Mars/Base", "Europe", "../etc/passwd", "/etc/localtime", "a\0b", "x" * 300, "\ud800"],
)
def test_unknown_zones_are_refused(zone: str) -> None:
    with pytest.raises(OptionError) as caught:
        check_pace(Pace(DAYS, days=1, zone=zone))
    assert caught.value.code == "error-zone"


def test_a_day_is_as_long_as_its_window() -> None:
    assert Pace(DAYS, days=3).allowance() == 3 * 24 * HOUR
    assert window("9:00", "21:00", days=2).allowance() == 24 * HOUR
    assert window("22:00", "6:30").allowance() == 8.5 * HOUR


# ---- windows


def test_a_window_by_day() -> None:
    pace = window("9:00", "21:00", "Asia/Tokyo")
    opens, closes = at("2026-05-05 09:00", "Asia/Tokyo"), at("2026-05-05 21:00", "Asia/Tokyo")
    assert window_around(pace, opens - 1) == (opens, closes)
    assert window_around(pace, opens) == window_around(pace, closes - 1) == (opens, closes)
    assert window_around(pace, closes) == (opens + 24 * HOUR, closes + 24 * HOUR)
    assert [is_open(pace, each) for each in (opens - 1, opens, closes - 1, closes)] == [
        False,
        True,
        True,
        False,
    ]


def test_a_window_over_midnight() -> None:
    pace = window("20:00", "2:00", "America/New_York")
    opens = at("2026-05-05 20:00", "America/New_York")
    for hours in (0, 3, 4, 5.99):
        assert window_around(pace, opens + hours * HOUR) == (opens, opens + 6 * HOUR)
    assert not is_open(pace, opens + 6 * HOUR)
    assert counted(pace, opens - 10 * HOUR, opens + 12 * HOUR) == 6 * HOUR
    assert after_counted(pace, opens + 5 * HOUR, 2 * HOUR) == opens + 25 * HOUR


def test_the_whole_day_counts() -> None:
    pace = window("7:00", "7:00", "Europe/Berlin")
    start = at("2026-03-28 12:00", "Europe/Berlin")
    assert after_counted(pace, start, 24 * HOUR) == start + 24 * HOUR
    assert counted(pace, start, start + 1000) == 1000
    assert counted(pace, start, start - 1) == 0
    assert is_open(pace, start)


def test_nobody_has_to_get_up_at_night() -> None:
    pace = window("9:00", "21:00", "Europe/Berlin")
    evening = at("2026-05-05 20:00", "Europe/Berlin")
    assert after_counted(pace, evening, HOUR) == evening + HOUR
    assert after_counted(pace, evening, HOUR + 60) == at("2026-05-06 09:01", "Europe/Berlin")
    night = at("2026-05-05 23:00", "Europe/Berlin")
    assert after_counted(pace, night, pace.allowance()) == at("2026-05-06 21:00", "Europe/Berlin")


@pytest.mark.parametrize(
    ("zone", "day", "hours"),
    [
        ("Europe/Berlin", "2026-03-29", 5),  # clocks go forward
        ("Europe/Berlin", "2026-10-25", 7),  # and back
        ("America/New_York", "2026-03-08", 5),
        ("America/New_York", "2026-11-01", 7),
        ("Asia/Tokyo", "2026-03-29", 6),  # never
    ],
)
def test_a_window_follows_the_clock_on_the_wall(zone: str, day: str, hours: int) -> None:
    pace = window("0:30", "6:30", zone)
    opens, closes = at(f"{day} 00:30", zone), at(f"{day} 06:30", zone)
    assert window_around(pace, opens + HOUR) == (opens, closes)
    assert counted(pace, opens - 10 * HOUR, closes + 10 * HOUR) == hours * HOUR
    assert after_counted(pace, opens, hours * HOUR) == closes


def test_a_window_that_a_change_of_clocks_swallows_counts_nothing() -> None:
    """From 2:30 to 3:00 does not exist on that day: after 2:00 comes 3:00."""
    pace = window("2:30", "3:00", "Europe/Berlin")
    before = at("2026-03-29 01:59", "Europe/Berlin")
    assert counted(pace, before, before + 12 * HOUR) == 0
    assert after_counted(pace, before, 60) == at("2026-03-30 02:31", "Europe/Berlin")


@given(windows, moments, st.floats(0, 40 * 24 * HOUR))
def test_counting_is_the_inverse_of_adding(pace: Pace, start: float, seconds: float) -> None:
    end = after_counted(pace, start, seconds)
    assert end >= start
    assert counted(pace, start, end) == pytest.approx(seconds, abs=1e-3)


@given(windows, moments, st.floats(1, 3 * 24 * HOUR))
def test_a_deadline_is_never_outside_the_window(pace: Pace, start: float, seconds: float) -> None:
    """At the latest it is the moment in which the window closes."""
    end = after_counted(pace, start, seconds)
    assert is_open(pace, end - 0.001)


@given(windows, moments, st.floats(0, 5 * 24 * HOUR), st.floats(0, 5 * 24 * HOUR))
def test_stretches_add_up(pace: Pace, start: float, first: float, second: float) -> None:
    middle, end = start + first, start + first + second
    parts = counted(pace, start, middle) + counted(pace, middle, end)
    assert counted(pace, start, end) == pytest.approx(parts, abs=1e-3)
    assert 0 <= counted(pace, start, end) <= end - start + 1e-3


@given(windows, moments)
def test_a_window_lies_around_or_ahead(pace: Pace, moment: float) -> None:
    opens, closes = window_around(pace, moment)
    assert opens <= closes
    assert moment < closes <= moment + 49 * HOUR
