"""What a server is told: by flags, by the environment, or by default."""

import contextlib
import ipaddress
import os
import secrets
import socket
import struct
import sys
from collections.abc import Mapping
from dataclasses import dataclass, field
from functools import cache
from pathlib import Path
from typing import Final
from urllib.parse import urlsplit

from saqqara.kernel.errors import OptionError

HOST: Final = "127.0.0.1"
PORT: Final = 8077
REVIEW_SIMULATIONS: Final = 3000
GRACE_SECONDS: Final = 2
KEPT: Final = ("guest-games", "chat", "reviews", "notices")  # what may be kept for a while only
GET_ADDRESS: Final = 0x8915  # SIOCGIFADDR of Linux
EVERYWHERE: Final = frozenset({"0.0.0.0", "::"})  # all addresses of this machine


def usual_thinkers() -> int:
    """Processes in which bots search: a core stays for the server itself."""
    return max(1, (os.cpu_count() or 2) - 1)


@dataclass(frozen=True)
class Settings:
    data: Path  # the folder of the embedded database and of the secrets
    database: str = ""  # SQLAlchemy URL; empty: SQLite in the data folder
    redis: str = ""  # empty: this process is alone
    host: str = HOST
    port: int = PORT
    inner: str = ""  # HOST or HOST:PORT for other servers; empty: at `host` if that is private
    grace: float = (
        GRACE_SECONDS  # seconds between not being ready any more and the end, if others are
    )
    origin: str = ""  # as people see it, https://play.example; empty: http://HOST:PORT
    proxies: int = 0  # reverse proxies in front whose X-Forwarded-For counts
    leaderboards: bool = True
    limits: bool = True  # rate limits; off for load tests
    thinkers: int = field(default_factory=usual_thinkers)
    review_simulations: int = (
        REVIEW_SIMULATIONS  # for each decision of a reviewed game; 0: no reviews
    )
    workers: int = 1  # processes behind one port
    own_bots: Mapping[str, str] = field(default_factory=dict)  # name -> py:.. or cmd:.. (levels.py)
    worker: bool = True  # whether this process also does the jobs
    log_format: str = "text"  # text | json
    contact: str = "mailto:admin@localhost"  # told to push services
    # Days after which these go; 0: they stay. See retention.py
    keep_guest_games: int = 0
    keep_chat: int = 0
    keep_reviews: int = 0
    keep_notices: int = 0

    def kept(self) -> dict[str, int]:
        """Days for which something is kept, where they are not for ever."""
        found = {what: int(getattr(self, f"keep_{what.replace('-', '_')}")) for what in KEPT}
        return {what: days for what, days in found.items() if days}

    def database_url(self) -> str:
        return self.database or f"sqlite:///{self.data / 'saqqara.db'}"

    def is_sqlite(self) -> bool:
        return self.database_url().startswith("sqlite")

    def address(self) -> str:
        """Where people find the server."""
        if self.origin:
            return self.origin
        host = own_address() if self.host in EVERYWHERE else self.host
        return f"http://[{host}]:{self.port}" if ":" in host else f"http://{host}:{self.port}"

    def address_for_others(self) -> str:
        """Where people at other machines find the server; "" if it listens to this one only."""
        host = urlsplit(self.address()).hostname or ""
        return "" if host == "localhost" or is_loopback(host) else self.address()

    def inner_address(self) -> tuple[str, int] | None:
        """Where other servers reach this one; None: nowhere. By itself never at an address that
        the internet could have."""
        if not self.redis:
            return None
        if self.inner:
            host, colon, port = self.inner.rpartition(":")
            whole = self.inner.endswith("]") or not colon or not port.isdigit()
            return (self.inner if whole else host).strip("[]"), 0 if whole else int(port)
        host = own_address() if self.host in EVERYWHERE else self.host
        return (host, 0) if is_private(host) else None

    def is_tls(self) -> bool:
        return urlsplit(self.address()).scheme == "https"


def is_loopback(host: str) -> bool:
    try:
        return ipaddress.ip_address(host).is_loopback
    except ValueError:
        return False


def is_private(host: str) -> bool:
    """Of this machine or of a network of one's own."""
    if host == "localhost":
        return True
    try:
        return ipaddress.ip_address(host).is_private
    except ValueError:
        return False


@cache
def own_address() -> str:
    """This machine's address in its network; nothing is sent to find it out."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(("192.0.2.1", 9))  # any address elsewhere: the way there begins here
            return str(probe.getsockname()[0])
        except OSError:  # a network without a way to others, such as a phone's hotspot
            return next((each for each in interface_addresses() if not is_loopback(each)), HOST)


def interface_addresses() -> list[str]:
    """IPv4 addresses of this machine's interfaces, as far as the system tells."""
    found: list[str] = []
    if sys.platform == "linux":
        import fcntl

        with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as asking:
            for _, name in socket.if_nameindex():
                with contextlib.suppress(OSError):  # one without an address
                    request = struct.pack("256s", name.encode()[:15])
                    answer = fcntl.ioctl(asking.fileno(), GET_ADDRESS, request)
                    found.append(socket.inet_ntoa(answer[20:24]))
    with contextlib.suppress(OSError):  # a name that nobody knows
        found += socket.gethostbyname_ex(socket.gethostname())[2]
    return found


def usual_folder() -> Path:
    home = os.environ.get("SAQQARA_DATA")
    return Path(home) if home else Path("saqqara-data")


def normal_database(url: str) -> str:
    """PostgreSQL URLs as people write them, with our driver."""
    for prefix in ("postgres://", "postgresql://"):
        if url.startswith(prefix):
            return "postgresql+psycopg://" + url.removeprefix(prefix)
    if url and not url.startswith(("sqlite:///", "postgresql+psycopg://")):
        raise OptionError(
            f"{url.split('://', 1)[0]!r} is not a database we know; write postgresql://.. or"
            " sqlite:///FILE",
            "error-database-url",
            {},
        )
    return url


def prepare_folder(folder: Path) -> None:
    """The data folder, for nobody else's eyes; an OptionError if it cannot be used."""
    try:
        folder.mkdir(parents=True, exist_ok=True, mode=0o700)
        probe = folder / f".probe-{secrets.token_hex(4)}"
        probe.touch(mode=0o600)
        probe.unlink()
    except OSError as error:
        reason = error.strerror or str(error)
        raise OptionError(
            f"the data folder {folder} cannot be used: {reason}; name another with --data",
            "error-data-folder",
            {"folder": str(folder), "reason": reason},
        ) from error
