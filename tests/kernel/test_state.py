"""The stack of frames, on a state of mini."""

from saqqara.games import mini
from saqqara.kernel.event import EVERYONE, Event
from saqqara.kernel.frame import CHANCE, NO_FRAME, frame
from saqqara.kernel.state import State


def empty() -> State:
    s = mini.SPEC.game(2, {}).start()
    s.depth = 0
    return s


def popped(s: State) -> list[int]:
    out = []
    while s.depth > 0:
        out.append(s.top())
        s.depth -= 1
    return out


def test_frames_run_in_reading_order_before_older_ones() -> None:
    frames = [frame(kind, 0) for kind in range(1, 7)]
    s = empty()
    s.then(frames[4], frames[5])
    s.then(frames[0], frames[1], frames[2], frames[3])
    assert popped(s) == frames
    s.push(frames[1])
    s.then(frames[0])
    assert popped(s) == frames[:2]


def test_an_empty_stack_is_the_end() -> None:
    s = empty()
    assert s.over()
    assert s.top() == NO_FRAME
    s.then(frame(3, CHANCE))
    assert not s.over()
    assert s.seat() == CHANCE


def test_nothing_is_told_without_a_log() -> None:
    s = empty()
    s.tell("mini-event", {}, [])
    events: list[Event] = []
    s.log = events
    s.tell("mini-event", {"seat": 1}, [])
    s.tell("mini-event-own", {}, [], 2)
    assert [(e.message.id, e.audience) for e in events] == [
        ("mini-event", EVERYONE),
        ("mini-event-own", 2),
    ]
    assert s.clone().log is None
