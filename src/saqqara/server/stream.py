"""Everything in one stream of lines, for a pipe: no file is needed, and no more memory than a few
rows take, however many games there are.

The first line says what it is, then each table of the database is named and its rows follow, a JSON
list each, in the order of the named columns; bytes are base64. The last line says how many rows
there were, so that a stream that broke off is known.
"""

import base64
from collections.abc import Iterator
from typing import IO, Any, Final

import msgspec
from sqlalchemy import Connection, LargeBinary, Table, insert, select

from saqqara.kernel.errors import OptionError
from saqqara.server.migrate import newest, version_in
from saqqara.server.schema import BACKED_UP, TABLES

MAGIC: Final = b'{"saqqara-backup":'
BY_NAME: Final = {str(table.name): table for table in BACKED_UP}
ROWS_AT_ONCE: Final = 1000
ENCODE: Final = msgspec.json.Encoder().encode
DECODE: Final = msgspec.json.Decoder().decode


def broken(why: str) -> OptionError:
    return OptionError(f"this is not a whole backup: {why}", "error-backup-broken", {"reason": why})


def binary_columns(table: Table, names: list[str]) -> list[int]:
    return [at for at, name in enumerate(names) if isinstance(table.c[name].type, LargeBinary)]


def write(connection: Connection, target: IO[bytes]) -> int:
    """All rows as they are at this moment of the connection; how many tables of players."""
    target.write(line({"saqqara-backup": 1, "migration": version_in(connection)}))
    rows, games = 0, 0
    for table in BACKED_UP:
        names = [str(column.name) for column in table.c]
        target.write(line({"table": str(table.name), "columns": names}))
        packed = binary_columns(table, names)
        found = connection.execution_options(yield_per=ROWS_AT_ONCE).execute(select(table))
        for part in found.partitions(ROWS_AT_ONCE):
            target.write(b"".join(row_line(list(row), packed) for row in part))
            rows += len(part)
            games += len(part) if table is TABLES else 0
    target.write(line({"rows": rows}))
    target.flush()
    return games


def line(value: object) -> bytes:
    return ENCODE(value) + b"\n"


def row_line(row: list[Any], packed: list[int]) -> bytes:
    for at in packed:
        row[at] = base64.b64encode(row[at]).decode()
    return line(row)


def read(source: IO[bytes], connection: Connection) -> int:
    """Into an empty database, in the caller's transaction; how many tables of players."""
    head = told(source.readline())
    if not isinstance(head, dict) or head.get("saqqara-backup") != 1:
        raise broken("it does not begin as one")
    if str(head.get("migration")) > newest():
        raise broken("it was written by a newer version")
    table: Table | None = None
    names: list[str] = []
    rows, games = 0, 0
    for batch in batches(source):
        if isinstance(batch, list):
            if table is None:
                raise broken("rows without a table")
            insert_rows(connection, table, names, batch)
            rows += len(batch)
            games += len(batch) if table is TABLES else 0
        elif "table" in batch:
            table = BY_NAME.get(str(batch["table"]))
            names = [str(name) for name in batch["columns"]]
            if table is None or not set(names) <= set(table.c.keys()):
                raise broken(f"there is no table {batch['table']}")
        elif batch.get("rows") == rows:
            return games
        else:
            raise broken("rows are missing")
    raise broken("its end is missing")


def told(text: bytes) -> Any:
    try:
        return DECODE(text)
    except msgspec.DecodeError as error:
        raise broken("a line cannot be read") from error


def batches(source: IO[bytes]) -> Iterator[Any]:
    """Rows together, what is said between them one by one."""
    rows: list[Any] = []
    for text in source:
        value = told(text)
        if isinstance(value, list):
            rows.append(value)
        if rows and (len(rows) == ROWS_AT_ONCE or isinstance(value, dict)):
            yield rows
            rows = []
        if isinstance(value, dict):
            yield value


def insert_rows(
    connection: Connection, table: Table, names: list[str], rows: list[list[Any]]
) -> None:
    packed = binary_columns(table, names)
    for row in rows:
        if len(row) != len(names):
            raise broken("a row is too long or too short")
        for at in packed:
            row[at] = base64.b64decode(row[at])
    connection.execute(insert(table), [dict(zip(names, row, strict=True)) for row in rows])
