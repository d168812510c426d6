"""How much one person or address may ask for: token buckets, in memory.

What a person asks for also counts for the address it comes from, so that many names do not
get many times as much. An address may do CROWD times what a person may: families, schools
and offices share one. An IPv6 address counts by its /64, as everybody has a whole one.

Each server counts for itself; behind a proxy with several servers the limits are so many
times higher, which is good enough against floods.
"""

import ipaddress
import time
from collections import OrderedDict
from collections.abc import Callable
from dataclasses import dataclass
from typing import Final

from saqqara.kernel.errors import SaqqaraError

MOST_KEYS: Final = 20_000
CROWD: Final = 5  # people behind one address who do as much as they may


class TooFast(SaqqaraError):
    def __init__(self, seconds: int) -> None:
        super().__init__(
            f"too much at once; wait {seconds} s", "error-too-fast", {"seconds": seconds}
        )
        self.seconds = seconds


@dataclass(frozen=True)
class Rate:
    burst: float  # at once
    per_second: float  # from then on

    def for_crowd(self) -> "Rate":
        return Rate(self.burst * CROWD, self.per_second * CROWD)


GUESTS: Final = Rate(30, 1 / 20)  # by address
LOGINS: Final = Rate(10, 1 / 30)  # by login, and by address
TABLES: Final = Rate(20, 1 / 10)  # by person
REQUESTS: Final = Rate(240, 20)  # by person or address
IMPORTS: Final = Rate(10, 1 / 20)
EDITIONS: Final = Rate(20, 1 / 5)  # checked by person, or by address
TESTS: Final = Rate(3, 1 / 60)  # of webhooks
MESSAGES: Final = Rate(60, 20)  # by connection
CHAT: Final = Rate(10, 1)  # by person
HINTS: Final = Rate(5, 1 / 3)  # by person
COACH: Final = Rate(20, 1 / 2)  # decisions judged, by person
STUDIES: Final = Rate(60, 4)  # moves tried by person, or by address
REVIEWS: Final = Rate(6, 1 / 60)  # asked for by person


class Bucket:
    def __init__(self, rate: Rate, now: float) -> None:
        self.rate = rate
        self.left = rate.burst
        self.at = now

    def take(self, now: float, cost: float = 1.0) -> float:
        """Seconds to wait, 0 if one may."""
        self.left = min(self.rate.burst, self.left + (now - self.at) * self.rate.per_second)
        self.at = now
        if self.left < cost:
            return (cost - self.left) / self.rate.per_second
        self.left -= cost
        return 0.0


class Limits:
    def __init__(self, enabled: bool, clock: Callable[[], float] = time.monotonic) -> None:
        self.enabled = enabled
        self.clock = clock
        self.buckets: OrderedDict[tuple[str, Rate], Bucket] = OrderedDict()

    def check(self, key: str, rate: Rate, cost: float = 1.0) -> None:
        """Count one more, or what weighs as much as several; TooFast if that is too much."""
        if not self.enabled:
            return
        now = self.clock()
        bucket = self.buckets.get((key, rate))
        if bucket is None:
            bucket = self.buckets[key, rate] = Bucket(rate, now)
            if len(self.buckets) > MOST_KEYS:
                self.buckets.popitem(last=False)
        self.buckets.move_to_end((key, rate))
        wait = bucket.take(now, cost)
        if wait > 0:
            raise TooFast(int(wait) + 1)


def network_of(address: str) -> str:
    """By what an address is counted."""
    try:
        found = ipaddress.ip_address(address.partition("%")[0])
    except ValueError:
        return address  # whatever a proxy calls it
    if found.version == 4:
        return str(found)
    if found.ipv4_mapped is not None:
        return str(found.ipv4_mapped)
    return str(ipaddress.ip_network((found, 64), strict=False))
