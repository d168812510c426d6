"""A contest: the same wherever it is played, and never played twice."""

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any, cast

import pytest

from arena.contests import nothing, plan, played, without_times
from bots.programs import answering
from saqqara import __version__
from saqqara.arena.backends import Backend, Here, play_all, ray_cluster
from saqqara.arena.contest import play_contest
from saqqara.arena.store import DEALS, RUN, open_store
from saqqara.arena.summary import summarize
from saqqara.arena.table import DealResult, play_deal
from saqqara.build_info import release
from saqqara.kernel.errors import OptionError


@pytest.mark.parametrize("bots", [("random", "cmd:" + answering()), ("greedy", "novice")])
def test_workers_do_not_change_the_result(bots: tuple[str, ...]) -> None:
    what = plan(bots, players=3, games=15)
    alone, together = played(what), played(what, workers=2)
    assert without_times(together) == without_times(alone)
    summaries = [without_times(summarize(what, results, [])) for results in (alone, together)]
    assert summaries[0] == summaries[1]


@pytest.mark.parametrize("address", ["127.0.0.1:1", "ray://127.0.0.1:1", "127.0.0.1:99999"])
def test_a_cluster_that_is_not_there(address: str) -> None:
    with pytest.raises(OptionError) as caught, ray_cluster(address):
        pass
    assert caught.value.code == "cli-arena-no-ray"
    assert caught.value.details["address"] == address


class Slow:
    """Notes how many jobs are under way, and in which order results are asked for."""

    in_hand = 3

    def __init__(self) -> None:
        self.under_way = 0
        self.most = 0

    def submit(self, *job: object) -> int:
        self.under_way += 1
        self.most = max(self.most, self.under_way)
        return cast(int, job[-1])

    def result(self, handle: int) -> DealResult:
        self.under_way -= 1
        return {"game": "pharaoh", "deal": handle, "games": []}


def test_results_come_in_order_and_not_all_at_once() -> None:
    backend: Backend = Slow()
    jobs = (("a pairing", deal) for deal in range(10))
    assert [each["deal"] for each in play_all(backend, jobs)] == list(range(10))
    assert isinstance(backend, Slow)
    assert (backend.most, backend.under_way) == (3, 0)


def test_progress_adds_up() -> None:
    reported: list[int] = []
    played(plan(("random",), 3, 10), progress=reported.append)
    assert sum(reported) == 12
    assert len(reported) > 3


# ---- on disk


class Counting(Here):
    def __init__(self) -> None:
        self.played: list[int] = []

    def submit(self, *job: Any) -> DealResult:
        self.played.append(job[-1])
        return play_deal(*job)

    def __enter__(self) -> "Counting":
        return self

    def __exit__(self, *reason: object) -> None:
        pass


def again(folder: Path, games: int = 10) -> tuple[list[DealResult], list[int]]:
    backend = Counting()
    results = play_contest(plan(games=games), lambda: backend, folder, nothing)
    return results, backend.played


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """A finished contest of five deals."""
    made = tmp_path / "new" / "folder"
    assert again(made)[1] == [0, 1, 2, 3, 4]
    return made


def test_what_is_finished_is_not_played_again(folder: Path) -> None:
    results, numbers = again(folder)
    assert numbers == []
    assert without_times(results) == without_times(played(plan(games=10)))


def test_a_contest_can_be_made_longer_or_looked_at_shorter(folder: Path) -> None:
    results, numbers = again(folder, games=14)
    assert numbers == [5, 6]
    assert len(results) == 7
    results, numbers = again(folder, games=4)
    assert numbers == []
    assert [each["deal"] for each in results] == [0, 1]


@pytest.mark.parametrize("cut", [1, 40, 300])
def test_half_a_line_is_played_again(folder: Path, cut: int) -> None:
    path = folder / DEALS
    whole = path.read_bytes()
    path.write_bytes(whole[:-cut])
    results, numbers = again(folder)
    assert numbers == [4]
    assert without_times(results) == without_times(played(plan(games=10)))
    assert path.read_bytes().count(b"\n") == 5
    assert [json.loads(line)["deal"] for line in path.read_bytes().splitlines()] == [0, 1, 2, 3, 4]


@pytest.mark.parametrize("junk", [b"\0" * 4096, b"{}\n", b"[1]\n", b"\xff\xfe\n"])
def test_junk_and_all_behind_it_is_played_again(folder: Path, junk: bytes) -> None:
    path = folder / DEALS
    lines = path.read_bytes().splitlines(keepends=True)
    path.write_bytes(b"".join(lines[:2]) + junk + b"".join(lines[2:]))
    assert again(folder)[1] == [2, 3, 4]


def test_a_deal_that_stands_there_twice_counts_once(folder: Path) -> None:
    path = folder / DEALS
    path.write_bytes(path.read_bytes() + path.read_bytes().splitlines(keepends=True)[0])
    assert [each["deal"] for each in again(folder)[0]] == [0, 1, 2, 3, 4]


@pytest.mark.parametrize(
    ("changes", "what"),
    [
        ({"seed": 2}, "seed"),
        ({"deadline": 3.0}, "deadline"),
        ({"bots": ("random", "rollout")}, "bots"),
        ({"players": 3}, "players"),
        ({"players": 4, "seed": 5}, "players, seed"),
    ],
)
def test_another_contest_in_the_same_folder_is_refused(
    folder: Path, changes: dict[str, object], what: str
) -> None:
    before = (folder / DEALS).read_bytes()
    with pytest.raises(OptionError) as caught:
        played(plan(**changes), folder=folder)  # type: ignore[arg-type]
    assert caught.value.code == "cli-arena-other"
    assert caught.value.details == {"folder": str(folder), "what": what}
    assert (folder / DEALS).read_bytes() == before


@pytest.mark.parametrize("gone", [(), ("engine",)])
def test_a_commit_that_changed_no_rule_and_no_bot_is_no_other_contest(
    folder: Path, gone: tuple[str, ...]
) -> None:
    """`engine` was not there from the beginning: then the number of the release decides."""
    begun = json.loads((folder / RUN).read_text("utf-8"))
    begun = {key: begun[key] for key in begun if key not in gone}
    begun["version"] = f"{release(__version__)}.dev7+g0123abc"
    (folder / RUN).write_text(json.dumps(begun), "utf-8")
    assert again(folder)[1] == []


@pytest.mark.parametrize(
    ("changes", "what"), [({"engine": ["0" * 16]}, "engine"), ({"version": "0.1.0"}, None)]
)
def test_other_rules_or_bots_are_another_contest(
    folder: Path, changes: dict[str, object], what: str | None
) -> None:
    begun = json.loads((folder / RUN).read_text("utf-8"))
    (folder / RUN).write_text(json.dumps({**begun, **changes}), "utf-8")
    if what is None:
        assert again(folder)[1] == []
        return
    with pytest.raises(OptionError) as caught:
        again(folder)
    assert caught.value.details == {"folder": str(folder), "what": what}


def test_an_old_contest_of_another_release_is_refused(folder: Path) -> None:
    begun = json.loads((folder / RUN).read_text("utf-8"))
    del begun["engine"]
    (folder / RUN).write_text(json.dumps({**begun, "version": "0.1.0"}), "utf-8")
    with pytest.raises(OptionError) as caught:
        again(folder)
    assert caught.value.details == {"folder": str(folder), "what": "version, engine"}


@pytest.mark.parametrize("content", [None, b"", b"[]", b"\xff", b'{"format": 1'])
def test_a_folder_that_does_not_say_what_it_holds_is_refused(
    folder: Path, content: bytes | None
) -> None:
    if content is None:
        (folder / RUN).unlink()
    else:
        (folder / RUN).write_bytes(content)
    with pytest.raises(OptionError) as caught:
        again(folder)
    assert caught.value.code == "cli-arena-other"


def test_two_contests_in_one_folder_at_once_are_refused(folder: Path) -> None:
    with open_store(folder, plan(games=10)), pytest.raises(OptionError) as caught:
        again(folder)
    assert caught.value.code == "cli-arena-busy"
    assert again(folder)[1] == []


def test_an_interrupted_contest_keeps_what_is_finished(tmp_path: Path) -> None:
    def stop(games: int) -> Iterator[None]:
        if games and len((tmp_path / DEALS).read_bytes().splitlines()) == 3:
            raise KeyboardInterrupt
        yield

    with pytest.raises(KeyboardInterrupt):
        played(plan(games=10), folder=tmp_path, progress=lambda games: next(stop(games)))
    results, numbers = again(tmp_path)
    assert numbers == [3, 4]
    assert without_times(results) == without_times(played(plan(games=10)))
