"""PostgreSQL with a cluster of its own.

with Postgres() as postgres:
    postgres.create_database("games")
    engine = create_engine(postgres.url("games"))
"""

import os
import pwd
import signal
from contextlib import suppress
from typing import Final

import psycopg
from psycopg import sql

from services.programs import need
from services.server import HOST, PATIENCE, Server

USER: Final = "saqqara"


class Postgres(Server):
    def __init__(self) -> None:
        self.initdb, self.postgres = need("postgresql")
        super().__init__("postgres", another_user())
        self.data = self.folder / "data"

    def start(self) -> None:
        if not self.data.exists():
            self.create_cluster()
        super().start()

    def create_cluster(self) -> None:
        """Anyone on this machine may connect: nothing of value is in it."""
        command = [str(self.initdb), f"--pgdata={self.data}", f"--username={USER}"]
        options = ["--auth=trust", "--no-locale", "--encoding=UTF8", "--no-sync"]
        if self.spawn([*command, *options]).wait(PATIENCE) != 0:
            raise self.failure("could not create a cluster")

    def command(self) -> list[str]:
        settings = {
            "listen_addresses": HOST,
            "port": self.port,
            "unix_socket_directories": self.folder,
        }
        options = [f"--{name}={value}" for name, value in settings.items()]
        return [str(self.postgres), "-D", str(self.data), *options]

    def is_ready(self) -> bool:
        """As it says in its own file: a connection would be a process each time that we ask."""
        with suppress(FileNotFoundError):
            told = (self.data / "postmaster.pid").read_text("utf-8").split("\n")
            pid = str(self.process.pid) if self.process else ""
            return told[0] == pid and told[7:] != [] and told[7].strip() == "ready"
        return False

    def close(self) -> None:
        """Without a last word to a disk from which all is removed."""
        if self.process is not None:
            self.process.send_signal(signal.SIGQUIT)
            self.wait()
        super().close()

    # ---- databases, which end with the cluster: to drop one is slow on a busy disk

    def create_database(self, name: str, template: str = "template1") -> None:
        create = sql.SQL("CREATE DATABASE {} TEMPLATE {}")
        with self.connect() as connection:
            connection.execute(create.format(sql.Identifier(name), sql.Identifier(template)))

    def has_database(self, name: str) -> bool:
        with self.connect() as connection:
            found = connection.execute("SELECT 1 FROM pg_database WHERE datname = %s", [name])
            return found.fetchone() is not None

    def url(self, name: str) -> str:
        return f"postgresql+psycopg://{USER}@{HOST}:{self.port}/{name}"

    def connect(self, name: str = "postgres") -> psycopg.Connection:
        return psycopg.connect(host=HOST, port=self.port, user=USER, dbname=name, autocommit=True)


def another_user() -> pwd.struct_passwd | None:
    """PostgreSQL refuses to run as root; for anybody else it runs as they are."""
    if os.geteuid() != 0:
        return None
    with suppress(KeyError):
        return pwd.getpwnam("postgres")
    return pwd.getpwnam("nobody")
