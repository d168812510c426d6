"""Statements made ready once, for what runs with every move and for everybody who comes."""

from collections import namedtuple
from collections.abc import Callable, Iterator, Sequence
from typing import Any, Final

from sqlalchemy import Boolean, Connection, Dialect, Select, UpdateBase
from sqlalchemy.exc import DBAPIError

MOST_ROWS: Final = 64  # of one statement
MAPPED: Final = {"_mapping": property(lambda row: row._asdict()), "__slots__": ()}


class Prepared:
    """A statement made ready once for each kind of database, for what runs with every move.

    Values are handed to the driver as they are: text, numbers and None.
    """

    def __init__(
        self, statement: UpdateBase | Select[Any], columns: Sequence[str] | None = None
    ) -> None:
        self.statement = statement
        self.columns = columns  # of an INSERT that names none
        self.compiled: dict[str, tuple[Any, dict[str, Any]]] = {}
        self.makers: dict[str, Callable[[Any], Any]] = {}  # of rows

    def run(self, connection: Connection, values: list[dict[str, Any]]) -> int:
        """For each of the values; how many rows were concerned."""
        cursor = self.execute(connection, values)
        found: int = cursor.rowcount
        cursor.close()
        return found

    def rows(self, connection: Connection, values: dict[str, Any]) -> list[Any]:
        """What a query gives, by names as SQLAlchemy has it."""
        cursor = self.execute(connection, [values])
        found = cursor.fetchall()
        cursor.close()
        make = self.makers.get(connection.dialect.name)
        if make is None:
            make = self.makers[connection.dialect.name] = self.maker(connection.dialect.name)
        return [make(row) for row in found]

    def row(self, connection: Connection, values: dict[str, Any]) -> Any:
        """The first one, None if there is none."""
        found = self.rows(connection, values)
        return found[0] if found else None

    def maker(self, dialect: str) -> Callable[[Any], Any]:
        assert isinstance(self.statement, Select)
        columns = list(self.statement.selected_columns)
        kind = type(
            "PreparedRow", (namedtuple("PreparedRow", [str(c.key) for c in columns]),), MAPPED
        )
        make: Callable[[Any], Any] = kind._make  # type: ignore[attr-defined]
        truths = [at for at, c in enumerate(columns) if isinstance(c.type, Boolean)]
        if dialect != "sqlite" or not truths:
            return make

        def with_truths(row: Any) -> Any:  # SQLite has numbers for them
            values = list(row)
            for at in truths:
                values[at] = bool(values[at])
            return make(values)

        return with_truths

    def compile(self, dialect: Dialect) -> tuple[Any, dict[str, Any]]:
        """With what the statement says itself: a limit, say."""
        compiled: Any = self.statement.compile(dialect=dialect, column_keys=self.columns)
        said = {name: bind.value for bind, name in compiled.bind_names.items()}
        own = {name: value for name, value in said.items() if value is not None}
        self.compiled[dialect.name] = found = compiled, own
        return found

    def execute(self, connection: Connection, values: list[dict[str, Any]]) -> Any:
        """By the driver's own cursor: what SQLAlchemy adds to a statement costs more than it."""
        dialect = connection.dialect
        compiled, own = self.compiled.get(dialect.name) or self.compile(dialect)
        if own:
            values = [own | each for each in values]
        order = compiled.positiontup
        rows = [tuple([each[key] for key in order]) for each in values] if order else values
        cursor = connection.connection.cursor()
        driver: Any = dialect.loaded_dbapi
        try:
            if len(rows) == 1:
                cursor.execute(compiled.string, rows[0])
            else:
                cursor.executemany(compiled.string, rows)
        except driver.Error as error:
            raise DBAPIError.instance(
                compiled.string, None, error, driver.Error, hide_parameters=True, dialect=dialect
            ) from error
        return cursor


class PreparedRows:
    """A statement for many rows, made ready for 1, 2, 4 .. of them: how many wait is never the
    same, and each number would be a statement of its own. *make* has a parameter for each column
    of each row, named as the column with the row's number behind it."""

    def __init__(self, columns: Sequence[str], make: Callable[[int], Any]) -> None:
        self.columns = columns
        self.make = make
        self.made: dict[int, tuple[Prepared, list[str]]] = {}

    def parts(self, rows: Sequence[Sequence[Any]]) -> Iterator[tuple[Prepared, dict[str, Any]]]:
        first = 0
        while first < len(rows):
            size = min(MOST_ROWS, 1 << ((len(rows) - first).bit_length() - 1))
            if size not in self.made:
                names = [f"{name}{number}" for number in range(size) for name in self.columns]
                self.made[size] = Prepared(self.make(size)), names
            statement, names = self.made[size]
            values = [value for row in rows[first : first + size] for value in row]
            yield statement, dict(zip(names, values, strict=True))
            first += size

    def run(self, connection: Connection, rows: Sequence[Sequence[Any]]) -> int:
        """How many rows were concerned."""
        return sum(statement.run(connection, [given]) for statement, given in self.parts(rows))

    def fetch(self, connection: Connection, rows: Sequence[Sequence[Any]]) -> list[Any]:
        """What a query finds for them."""
        found = []
        for statement, given in self.parts(rows):
            cursor = statement.execute(connection, [given])
            found += cursor.fetchall()
            cursor.close()
        return found
