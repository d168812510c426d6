"""Plant single mistakes in the rules, one at a time, and see which test notices each.

    make mutants                         all of them, two at a time
    make mutants ARGS="--game murals"    those of one game; --list names them
    make mutants ARGS="--only ID"        one of them; -v shows what the test said
    make mutants ARGS="--own"            by the game's own tests alone: quick, and stricter

The plants stand in tests/mutants. Each is laid over a copy of the plain source in a temporary
folder; the repository is never touched. Tests run from the likely to the unlikely, and stop at
the first that fails. What noticed a plant last time is tried first (build/mutants.json; --afresh
forgets it). At the end the tests that noticed something run on the source as it is: they must
pass, or noticing means nothing. Exit status 1: a plant survived, or a test fails without one.
"""

import argparse
import json
import os
import queue
import resource
import shutil
import subprocess
import sys
import tempfile
import threading
import time
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import NamedTuple

ROOT = Path(__file__).resolve().parents[1]
sys.path.insert(0, str(ROOT / "tests"))

from mutants.plants import Plant  # noqa: E402
from mutants.registry import GROUPS, STAGES  # noqa: E402

MEMORY = 8 << 30  # bytes: a mistake may fill lists without end
KEPT = ROOT / "build" / "mutants.json"
WATCH = "saqqara_mutants_watch"  # a copy of tests/mutants/watch.py: pytest wants its own package
OWN = ("games", "kernel")
SURVIVED = "SURVIVED"


class Seen(NamedTuple):
    """What came of a plant."""

    plant: Plant
    stage: str  # a folder of tests; SURVIVED if none noticed
    test: str
    how: str  # fails or endless
    cpu: float
    said: str


class Bench:
    """One copy of the source, for one plant at a time."""

    def __init__(self, folder: Path) -> None:
        self.src = folder / "src"
        self.report = folder / "noticed"
        self.plugins = folder / "plugins"
        leave = shutil.ignore_patterns("__pycache__", "*.so", "client", "*.egg-info")
        shutil.copytree(ROOT / "src", self.src, ignore=leave)
        # Compiled files that are checked by content: a plant changes it within a second.
        compiling = ["compileall", "-q", "--invalidation-mode", "checked-hash", str(self.src)]
        subprocess.run([sys.executable, "-m", *compiling], check=True)
        self.plugins.mkdir()
        shutil.copyfile(ROOT / "tests" / "mutants" / "watch.py", self.plugins / f"{WATCH}.py")

    def environment(self) -> dict[str, str]:
        fixed = {
            "PYTHONPATH": f"{self.src}{os.pathsep}{self.plugins}",
            "SAQQARA_EXPECT": "pure",
            "SAQQARA_CASES": "few",
            "SAQQARA_SEED": "1",
            "SAQQARA_SOAK": "",
            "PYTEST_DISABLE_PLUGIN_AUTOLOAD": "1",  # they take three seconds to start
            "SAQQARA_MUTANT_REPORT": str(self.report),
        }
        return {**os.environ, **fixed}

    def run(self, tests: list[str]) -> tuple[str, str, float, str]:
        """The first test that noticed ("" if none), how, seconds of computing, what was said."""
        self.report.unlink(missing_ok=True)
        options = ["-x", "-q", "--tb=short", "-p", "no:cacheprovider"]
        for plugin in ("pytest_timeout", "xdist.plugin", "_hypothesis_pytestplugin", WATCH):
            options += ["-p", plugin]
        process = subprocess.Popen(
            [sys.executable, "-m", "pytest", *options, *tests],
            cwd=ROOT,
            env=self.environment(),
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            text=True,
            errors="replace",
            preexec_fn=limit_memory,  # noqa: PLW1509 - it takes no lock
        )
        assert process.stdout is not None
        said = process.stdout.read()
        _, status, used = os.wait4(process.pid, 0)
        process.returncode = os.waitstatus_to_exitcode(status)
        cpu = used.ru_utime + used.ru_stime
        if self.report.exists():
            how, _, test = self.report.read_text(encoding="utf-8").partition(" ")
            return test, how, cpu, said
        if process.returncode not in {0, 5}:  # 5: no test of that name is left
            return tests[0], "fails", cpu, said
        return "", "", cpu, said

    def plant(self, plant: Plant) -> None:
        plant.path(self.src).write_text(plant.planted(), encoding="utf-8")

    def restore(self, plant: Plant) -> None:
        shutil.copyfile(plant.path(ROOT / "src"), plant.path(self.src))


def limit_memory() -> None:
    resource.setrlimit(resource.RLIMIT_AS, (MEMORY, MEMORY))


def stage_of(test: str) -> str:
    """tests/games/murals/test_end.py::... is of the stage games."""
    parts = Path(test.partition("::")[0]).parts
    return parts[1] if len(parts) > 1 else "tests"


def look(bench: Bench, plant: Plant, stages: list[list[str]]) -> Seen:
    bench.plant(plant)
    try:
        cpu = 0.0
        for tests in stages:
            test, how, seconds, said = bench.run(tests)
            cpu += seconds
            if test:
                return Seen(plant, stage_of(test), test, how, cpu, said)
        return Seen(plant, SURVIVED, "", "", cpu, "")
    finally:
        bench.restore(plant)


def check_bench(bench: Bench) -> None:
    """Can tests run at all? Otherwise every plant would be noticed."""
    test, _, _, said = bench.run(["tests/kernel"])
    if test:
        sys.exit(f"{said}\ntests/kernel fails without any plant: mend that first")


def stages_for(plant: Plant, kept: dict[str, str], own: bool) -> list[list[str]]:
    """What noticed it last time, then all that might, or what its game's own tests might."""
    stages = STAGES[plant.id.partition("-")[0]]
    if plant.id in kept:
        stages = [[kept[plant.id]], *stages]
    if own:
        stages = [tests for tests in stages if stage_of(tests[0]) in OWN]
    return stages


def look_at_all(
    plants: list[tuple[Plant, list[list[str]]]],
    benches: "queue.Queue[Bench]",
    jobs: int,
    tell: Callable[[Seen, float], None],
) -> list[Seen]:
    telling = threading.Lock()

    def one(planned: tuple[Plant, list[list[str]]]) -> Seen:
        bench = benches.get()
        began = time.monotonic()
        try:
            seen = look(bench, *planned)
        finally:
            benches.put(bench)
        with telling:
            tell(seen, time.monotonic() - began)
            keep(seen)
        return seen

    with ThreadPoolExecutor(jobs) as pool:
        return list(pool.map(one, plants))


def tell_seen(seen: Seen, wall: float) -> None:
    noticed = seen.test.removeprefix("tests/") or SURVIVED
    by = f"{noticed} (endless)" if seen.how == "endless" else noticed
    rule = seen.plant.rule
    print(f"{seen.plant.id:44} {rule:12} {seen.cpu:6.1f} s cpu {wall:6.1f} s  {by}", flush=True)


def table(found: list[Seen], wall: float) -> None:
    """By game: how many, noticed by which tests, and the time."""
    stages = sorted({seen.stage for seen in found} - {SURVIVED})
    print()
    print(f"{'':10}{'plants':>8}{'noticed':>9}", *[f"{stage:>9}" for stage in stages], "   cpu s")
    groups = [group for group in GROUPS if any(seen.plant in GROUPS[group] for seen in found)]
    for group in [*groups, "all"]:
        of_group = [seen for seen in found if group == "all" or seen.plant in GROUPS[group]]
        noticed = [seen for seen in of_group if seen.stage != SURVIVED]
        counts = [sum([seen.stage == stage for seen in of_group]) for stage in stages]
        cpu = sum([seen.cpu for seen in of_group])
        cells = [f"{count:>9}" for count in counts]
        print(f"{group:10}{len(of_group):>8}{len(noticed):>9}", *cells, f"{cpu:8.0f}")
    print(f"{wall:.0f} s in all")


def check_sound(bench: Bench, found: list[Seen]) -> bool:
    """Do the tests that noticed a plant pass on the source as it is?"""
    tests = sorted({seen.test for seen in found if seen.test})
    if not tests:
        return True
    test, how, cpu, said = bench.run(tests)
    if test:
        print(said)
        print(f"{test} {how} without any plant: nothing above counts before that is mended")
        return False
    print(f"without a plant the {len(tests)} tests that noticed one pass ({cpu:.0f} s cpu)")
    return True


def read_kept() -> dict[str, str]:
    if not KEPT.exists():
        return {}
    kept = json.loads(KEPT.read_text(encoding="utf-8"))
    assert isinstance(kept, dict)
    return kept


def keep(seen: Seen) -> None:
    """At once, so that a run that is broken off was not in vain."""
    if not seen.test:
        return
    kept = read_kept()
    kept[seen.plant.id] = seen.test
    KEPT.parent.mkdir(exist_ok=True)
    KEPT.write_text(json.dumps(kept, indent=1, sort_keys=True), encoding="utf-8")


def arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(description="Plant mistakes in the rules, see what notices.")
    parser.add_argument("--game", action="append", choices=list(GROUPS), help="only its plants")
    parser.add_argument("--only", action="append", metavar="ID", help="only this plant")
    parser.add_argument("--list", action="store_true", help="name the plants, run nothing")
    parser.add_argument("--own", action="store_true", help="run only the game's own tests")
    parser.add_argument("--afresh", action="store_true", help="forget what noticed last time")
    parser.add_argument("-v", action="store_true", help="show what the noticing tests said")
    parser.add_argument("--jobs", type=int, default=int(os.environ.get("JOBS", "2")))
    return parser.parse_args()


def chosen(given: argparse.Namespace) -> list[Plant]:
    plants = [plant for group in given.game or GROUPS for plant in GROUPS[group]]
    if not given.only:
        return plants
    missing = set(given.only) - {plant.id for plant in plants}
    if missing:
        sys.exit(f"no such plant: {', '.join(sorted(missing))} (--list names them)")
    return [plant for plant in plants if plant.id in given.only]


def main() -> int:
    given = arguments()
    plants = chosen(given)
    if given.list:
        for plant in plants:
            print(f"{plant.id:44} {plant.rule:12} {plant.file}")
        return 0
    began = time.monotonic()
    kept = {} if given.afresh else read_kept()
    planned = [(plant, stages_for(plant, kept, given.own)) for plant in plants]
    benches: queue.Queue[Bench] = queue.Queue()
    with tempfile.TemporaryDirectory(prefix="saqqara-mutants-") as folder:
        for number in range(given.jobs):
            benches.put(Bench(Path(folder) / str(number)))
        check_bench(benches.queue[0])
        found = look_at_all(planned, benches, given.jobs, tell_seen)
        if given.v:
            print(*[f"\n{seen.plant.id}\n{seen.said}" for seen in found])
        table(found, time.monotonic() - began)
        sound = check_sound(benches.get(), found)
    survived = [seen.plant.id for seen in found if seen.stage == SURVIVED]
    print(*[f"{id}: no test noticed" for id in survived], sep="\n", end="")
    return 0 if sound and not survived else 1


if __name__ == "__main__":
    sys.exit(main())
