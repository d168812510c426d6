"""Programs as bots: what they are told, what they may answer, and what they cannot break."""

import json
import shlex
import sys
import threading
import time
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import saqqara.bots.foreign
from bots.programs import answering, command, decisions, foreign, is_alive, observers
from drawing import examples
from saqqara.bots import Observer, make_bot
from saqqara.bots.foreign import Fault, ForeignBot, as_line, chosen, hello, question_for
from saqqara.bots.foreign_program import LONGEST_LINE, RUNNING, Failure, Program, end_all
from saqqara.games import GAMES, game_spec, mini
from saqqara.kernel.errors import OptionError
from saqqara.kernel.match import table_view
from saqqara.kernel.rng import Rng
from saqqara.kernel.spec import Spec

pytestmark = pytest.mark.once  # programs and modules beside the engine

TABLES = [(spec, players) for spec in (*GAMES, mini.SPEC) for players in spec.players]


def faulty(text: str, deadline: float = 30.0, count: int = 3) -> tuple[ForeignBot, Fault]:
    """Play some decisions with a program that fails; all choices are legal nevertheless."""
    bot = foreign(text, deadline)
    threads = threading.active_count()
    for observer in observers(count):
        assert bot.choose(observer) in observer.legal()
    assert bot.fault is not None
    assert bot.program is None
    assert not RUNNING
    assert threading.active_count() == threads
    return bot, bot.fault


# ---- good programs


def test_a_program_chooses_by_word_or_by_place() -> None:
    by_word = foreign(answering())
    by_place = foreign(answering("def answer(m): return {'choice': len(m['choices']) - 1}"))
    loud = foreign(answering("def answer(m): return {'choice': m['choices'][0]['word'].upper()}"))
    for observer in observers(5):
        assert by_word.choose(observer) == observer.legal()[0]
        assert by_place.choose(observer) == observer.legal()[-1]
        assert loud.choose(observer) == observer.legal()[0]
    for bot in (by_word, by_place, loud):
        assert bot.fault is None
        bot.finish([3, 4], [1])
    assert not RUNNING


def test_everything_a_program_is_told(tmp_path: Path) -> None:
    """Line by line; `result` comes last, then its input ends."""
    log = tmp_path / "log"
    keep = f"log = open({str(log)!r}, 'w'); import atexit; atexit.register(log.close)\n"
    bot = foreign(answering(keep + "sys.stdin = (log.write(l) and l for l in sys.stdin)"))
    bot.names = ["Ann", "ベン"]
    asked = observers(3)
    for observer in asked:
        bot.choose(observer)
    bot.finish([7, 5], [0])
    told = [json.loads(line) for line in log.read_text("utf-8").splitlines()]
    assert told[0] == {
        "type": "hello",
        "protocol": 1,
        "game": "pharaoh",
        "players": 2,
        "options": {"first": "random", "open_hands": "off", "bonus": "on"},
        "seat": asked[0].seat,
        "names": ["Ann", "ベン"],
    }
    assert told[1:4] == [json.loads(as_line(question_for(each, 30.0))) for each in asked]
    assert told[4:] == [{"type": "result", "scores": [7, 5], "winners": [0]}]
    assert list(told[1]) == ["type", "ply", "view", "choices", "deadline"]
    assert told[1]["choices"] == [{"word": asked[0].game.word(a)} for a in asked[0].legal()]


def test_a_mark_of_byte_order_is_no_fault() -> None:
    assert chosen(b'\xef\xbb\xbf{"choice": 1}\r', ["pass", "lay 3"]) == 1


def test_a_forced_choice_is_not_asked() -> None:
    observer = observers(1)[0]
    observer.choices = observer.legal()[:1]
    bot = foreign(command("raise SystemExit"))
    assert bot.choose(observer) == observer.legal()[0]
    assert bot.program is None


def test_names_of_seats_are_made_up_where_there_are_none() -> None:
    assert hello(observers(1, players=3)[0], ())["names"] == ["seat 1", "seat 2", "seat 3"]


def test_stderr_is_kept_out_of_the_way(capfd: pytest.CaptureFixture[str]) -> None:
    """However much it is; the last lines are there to be looked at."""
    chatter = "for n in range(100_000): print('chatter', n, file=sys.stderr)\n"
    bot = foreign(answering(chatter + "sys.stderr.write('\\x1b[2J the end\\n')"))
    for observer in observers(3):
        assert bot.choose(observer) == observer.legal()[0]
    program = bot.program
    assert program is not None
    bot.finish([0, 0], [0, 1])
    assert sum(len(chunk) for chunk in program.stderr_tail) < 3 * 4096
    assert program.last_words()[-2:] == ["chatter 99999", "?[2J the end"]
    assert len(program.last_words()) == 10
    assert capfd.readouterr() == ("", "")


def test_by_name() -> None:
    bot = make_bot("cmd:" + answering(), 1, 2)
    assert isinstance(bot, ForeignBot)
    observer = observers(1)[0]
    assert bot.choose(observer) == observer.legal()[0]
    bot.close()
    bot.close()  # once is enough, twice does no harm
    assert not RUNNING


@pytest.mark.parametrize(
    ("name", "code"),
    [
        ("cmd:", "bot-foreign-empty"),
        ("cmd:   ", "bot-foreign-empty"),
        ("cmd:'never closed", "bot-foreign-empty"),
        ("cmd:ls\0", "bot-foreign-empty"),
        ("cmd:no-such-program-here --fast", "bot-foreign-missing"),
    ],
)
def test_a_name_that_names_no_program_is_refused(name: str, code: str) -> None:
    with pytest.raises(OptionError) as caught:
        make_bot(name, 0)
    assert caught.value.code == code


# ---- bad programs: the first fault ends them, and the seat plays on at random


FAULTS = {
    "leaves": (command("import sys; print('bye', file=sys.stderr); sys.exit(3)"), "crashed"),
    "raises": (answering("def answer(m): raise ZeroDivisionError"), "crashed"),
    "is killed": (command("import os; os.kill(os.getpid(), 9)"), "crashed"),
    "says words": (answering("def answer(m): return 'I resign'"), "nonsense"),
    "says nothing": (answering("def answer(m): return ''"), "nonsense"),
    "nests deeply": (answering("def answer(m): return '[' * 5000"), "nonsense"),
    "counts far": (answering("def answer(m): return '9' * 5000"), "nonsense"),
    "gives a list": (answering("def answer(m): return ['pass']"), "nonsense"),
    "gives no choice": (answering("def answer(m): return {'move': 'pass'}"), "nonsense"),
    "says yes": (answering("def answer(m): return {'choice': True}"), "nonsense"),
    "says 1.0": (answering("def answer(m): return {'choice': 1.0}"), "nonsense"),
    "says null": (answering("def answer(m): return {'choice': None}"), "nonsense"),
    "is not UTF-8": (answering("sys.stdout.reconfigure(encoding='utf-16')"), "nonsense"),
    "plays chess": (answering("def answer(m): return {'choice': 'castle'}"), "illegal"),
    "counts back": (answering("def answer(m): return {'choice': -1}"), "illegal"),
    "counts on": (answering("def answer(m): return {'choice': len(m['choices'])}"), "illegal"),
    "counts very far": (answering("def answer(m): return {'choice': 10 ** 400}"), "illegal"),
    "says too much": (answering("def answer(m): return 'x' * 1_000_000"), "flooded"),
    "never ends a line": (command("while True: print('x' * 1000, end='')"), "flooded"),
    "repeats itself": (answering("def answer(m): return '{\\n' * 50"), "flooded"),
}


@pytest.mark.parametrize("name", FAULTS)
def test_faults(name: str) -> None:
    text, kind = FAULTS[name]
    _, fault = faulty(text)
    # Of many answers to one question, the first may be looked at before the others come.
    assert fault.kind == kind or (name == "repeats itself" and fault.kind == "nonsense")
    assert fault.ply == observers(1)[0].ply


def test_a_program_that_cannot_be_started(tmp_path: Path) -> None:
    script = tmp_path / "bot"
    script.write_text("no program at all")
    script.chmod(0o755)
    _, fault = faulty(str(script))
    assert (fault.kind, fault.exit) == ("crashed", None)
    assert fault.said


def test_a_crash_is_told_with_its_last_words() -> None:
    _, fault = faulty(answering("def answer(m): raise ZeroDivisionError('oh')"))
    assert (fault.exit, fault.said) == (1, "")
    assert fault.stderr[-1] == "ZeroDivisionError: oh"


def test_nonsense_is_quoted_harmlessly() -> None:
    _, fault = faulty(answering("def answer(m): return '\\x1b[2J' + 'no ' * 500"))
    assert fault.said.startswith("?[2Jno no")
    assert len(fault.said) <= 200


LATE = {
    "sleeps": "import time; time.sleep(1000)",
    "listens": "import sys\nwhile True: sys.stdin.readline()",
    "holds on": "import signal, time; signal.signal(15, signal.SIG_IGN); time.sleep(1000)",
    "is deaf": "import os, time; os.close(0); time.sleep(1000)",
    "says half": "import sys, time; print('{', end='', flush=True); time.sleep(1000)",
}


@pytest.mark.parametrize("name", LATE)
def test_a_late_program(monkeypatch: pytest.MonkeyPatch, name: str) -> None:
    monkeypatch.setattr(saqqara.bots.foreign, "START", 0.1)
    _, fault = faulty(command(LATE[name]), deadline=0.1)
    assert (fault.kind, fault.exit) == ("late", None)


def test_late_later_on() -> None:
    """The first decision has time to start the program, the others have their own only."""
    slow = "import time\nplies = []\ndef answer(m):\n"
    slow += "    plies.append(m['ply']); time.sleep(1000 if len(plies) > 1 else 0.2)\n"
    _, fault = faulty(answering(slow + "    return {'choice': 0}"), deadline=0.1)
    assert fault.kind == "late"
    assert fault.ply == observers(2)[1].ply


def test_a_program_that_does_not_read_holds_up_nobody() -> None:
    """More than any pipe holds."""
    program = Program(["sleep", "1000"])
    with pytest.raises(Failure) as caught:
        program.ask(b"x" * 3_000_000 + b"\n", 0.1)
    program.close()
    assert caught.value.kind == "late"
    assert not program.feeder.is_alive()


def test_talking_without_being_asked() -> None:
    program = Program(["sh", "-c", "echo one; echo two; sleep 1000"])
    while program.answers.empty():
        time.sleep(0.01)
    with pytest.raises(Failure) as caught:
        program.ask(b"question\n", 30)
    program.close()
    assert (caught.value.kind, caught.value.said) == ("flooded", "one")


def test_what_a_flood_leaves_in_memory_is_bounded() -> None:
    program = Program(["yes"])
    program.reader.join()
    assert program.answers.qsize() <= 3
    assert program.flooded
    program.close()
    endless = Program(["sh", "-c", "cat /dev/zero"])
    endless.reader.join()
    assert endless.flooded
    endless.close()
    assert LONGEST_LINE <= 2**16


def test_a_program_ends_with_all_that_it_started(tmp_path: Path) -> None:
    note = tmp_path / "pid"
    child = "import os, subprocess\np = subprocess.Popen(['sleep', '1000'])\n"
    child += f"open({str(note)!r}, 'w').write(str(p.pid))\n"
    bot = foreign(answering(child))
    bot.choose(observers(1)[0])
    pid = int(note.read_text())
    assert is_alive(pid)
    bot.close()
    while is_alive(pid):
        time.sleep(0.01)


def test_a_program_that_will_not_leave_is_ended() -> None:
    stubborn = "import atexit, time; atexit.register(time.sleep, 1000)"
    bot = foreign(answering(stubborn))
    bot.choose(observers(1)[0])
    program = bot.program
    assert program is not None
    bot.finish([1, 2], [1])
    assert program.process.returncode == -9
    assert not RUNNING


def test_all_can_be_ended_at_once() -> None:
    programs = [Program(["sleep", "1000"]) for _ in range(2)]
    assert len(RUNNING) == 2
    end_all()
    for program in programs:
        assert program.process.wait() == -9
        program.close()
    assert not RUNNING


def test_whoever_listens_hears_of_a_fault_once() -> None:
    heard: list[Fault] = []
    bot = foreign(answering("def answer(m): return 'no'"))
    bot.when_failed = heard.append
    for observer in observers(4):
        bot.choose(observer)
    assert [fault.kind for fault in heard] == ["nonsense"]


def test_the_substitute_is_random_by_the_seed() -> None:
    asked = observers(12)
    broken = [foreign(command("raise SystemExit")) for _ in range(2)]
    chosen_by = [[bot.choose(observer) for observer in asked] for bot in broken]
    assert chosen_by[0] == chosen_by[1]
    assert chosen_by[0] == [make_bot("random", 1, 2).choose(observer) for observer in asked]


@given(st.binary(max_size=60) | st.text(max_size=40).map(str.encode))
def test_any_answer_is_a_choice_or_a_fault(answer: bytes) -> None:
    try:
        outcome: object = chosen(answer, ["pass", "lay 3"])
    except Failure as failure:
        outcome = failure.kind
    assert outcome in {0, 1, "nonsense", "illegal"}


# ---- fair: a program is told what its seat knows, and nothing else


@pytest.mark.parametrize(
    ("spec", "players"), TABLES, ids=[f"{spec.id}-{players}" for spec, players in TABLES]
)
@settings(max_examples=examples(5))
@given(seed=st.integers(0, 2**32))
def test_what_a_seat_cannot_see_is_not_told(spec: Spec, players: int, seed: int) -> None:
    game = spec.game(players, {})
    found = list(decisions(game, seed))
    for s in found[:: max(1, len(found) // 5)]:
        seat = s.seat()
        other = game.determinize(s, seat, Rng(seed, 1))
        told = as_line(question_for(Observer(game, s, seat), 1.0))
        assert told == as_line(question_for(Observer(game, other, seat), 1.0))
        expected = json.loads(json.dumps(table_view(game, s, seat)))
        assert json.loads(told)["view"] == expected


def test_the_positions_of_the_fairness_test_do_differ() -> None:
    game = mini.SPEC.game(3, {})
    rng = Rng(1)
    assert any(
        game.position(game.determinize(s, s.seat(), rng)) != game.position(s)
        for s in decisions(game, 4)
    )


def test_hidden_hands_are_not_in_the_text() -> None:
    """Looked at once by hand, so to speak: the other hands of Return of the Pharaoh."""
    game = game_spec("pharaoh").game(3, {})
    for s in decisions(game, 6):
        view = json.loads(as_line(question_for(Observer(game, s, s.seat()), 1.0)))["view"]
        hands = [camp["hand"] for camp in view["board"]["camps"]]
        assert [hand is not None for hand in hands] == [seat == s.seat() for seat in range(3)]


# ---- the example


def test_the_example_is_short_and_plays() -> None:
    path = Path(__file__).parents[2] / "examples" / "greedy_bot.py"
    assert len(path.read_text("utf-8").splitlines()) <= 32
    bot = foreign(f"{shlex.quote(sys.executable)} {shlex.quote(str(path))}")
    for observer in observers(40):
        assert bot.choose(observer) in observer.legal()
    assert bot.fault is None
    bot.finish([1, 0], [0])
