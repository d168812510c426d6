"""What becomes the limit first with many machines, on paper: python -m load.on_paper

Reckoned from measured costs (`load.several`, docs/speed.md), each of which can be given anew. A
simulation of nothing but sums: it says where to look, not what will be.
"""

import argparse
import sys
from dataclasses import dataclass

from saqqara.server.members import BEAT_SECONDS, MOST_BEATS


@dataclass(frozen=True)
class Costs:
    """Of one move at a table of `viewers`, in milliseconds of a core unless it says otherwise.
    Measured as docs/operations.md tells, but for those that say they are assumed."""

    owner_ms: float = 0.7  # decode, rules, views, statements, sending: `load.run --postgres`
    passing_ms: float = 0.1  # for each viewer whose socket is at another server: `load.several`
    postgres_ms: float = 0.25  # `load.several`
    rows: float = 2.6  # written: the table, its plies
    viewers: float = 5.0
    view_bytes: float = 4_500.0
    # What is said besides moves.
    word_us: float = 30.0  # to hear a word: assumed
    redis_words: float = 119_000.0  # delivered a second by one Redis, at most: `load.words`
    sockets: float = 12_000.0  # of one server process; more were not measured
    socket_moves: float = 0.04  # moves a second at a table where people play: assumed
    postgres_cores: float = 32.0  # of the machine: assumed
    network_bytes: float = 1.25e9  # a second, of one machine: assumed
    postgres_rows: float = 150_000.0  # a second, synchronous, grouped, on a good disk: assumed


def limits(costs: Costs, machines: int, cores: int) -> dict[str, float]:
    """Moves a second that each part bears, if it were the only limit."""
    servers = machines * cores
    away = costs.viewers * (1 - 1 / servers)  # sockets that are not at their owner
    beats = servers / max(BEAT_SECONDS, servers / MOST_BEATS)  # that each hears in a second
    free = 1000 - beats * costs.word_us / 1000
    tables = servers * costs.sockets / costs.viewers
    words = servers * beats
    return {
        "server cores": servers * free / (costs.owner_ms + away * costs.passing_ms),
        "PostgreSQL cores": 1000 * costs.postgres_cores / costs.postgres_ms,
        "PostgreSQL rows": costs.postgres_rows / costs.rows,
        "sockets": tables * costs.socket_moves,
        "network inside": machines * costs.network_bytes / max(1.0, costs.view_bytes * away),
        "Redis": float("inf") if words < costs.redis_words else 0.0,  # beats alone are too many
    }


def told(costs: Costs, cores: int, most: int) -> str:
    lines = [f"{'machines':>9}{'moves/s':>10}  first limit, then the next"]
    for machines in [each for each in (1, 2, 5, 10, 20, 50, 100, 200, 500) if each <= most]:
        found = sorted(limits(costs, machines, cores).items(), key=lambda each: each[1])
        (first, least), (second, more) = found[:2]
        lines.append(f"{machines:>9}{least:>10.0f}  {first}; {second} ({more:.0f})")
    return "\n".join(lines)


def options() -> argparse.Namespace:
    parser = argparse.ArgumentParser(description=__doc__.split("\n", maxsplit=1)[0])
    parser.add_argument("--machines", type=int, default=100, help="at most")
    parser.add_argument("--cores", type=int, default=4, help="server processes of a machine")
    for name, value in vars(Costs()).items():
        parser.add_argument(f"--{name.replace('_', '-')}", type=float, default=value)
    return parser.parse_args()


def main() -> int:
    given = vars(options())
    machines, cores = given.pop("machines"), given.pop("cores")
    sys.stdout.write(told(Costs(**given), cores, machines) + "\n")
    return 0


if __name__ == "__main__":
    sys.exit(main())
