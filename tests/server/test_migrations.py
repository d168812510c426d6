"""Migrations run while servers of the version before go on: they add, and lock nothing for long.

What is safe: a new table, an index of a table made in the same step, a column that may be null or
has a default (PostgreSQL notes it without touching a row). Anything else says in a constant LOCKS
why it is bearable, for whoever runs a server to read.
"""

import ast
from pathlib import Path

import pytest

from saqqara.server.migrate import FOLDER

LAST_UNCHECKED = "0008"  # made before servers were replaced one by one
FILES = sorted((FOLDER / "versions").glob("[0-9]*_*.py"))


def calls(tree: ast.Module) -> list[tuple[str, ast.Call]]:
    """What `upgrade` asks of the database: the name of each operation, and its call."""
    (upgrade,) = (n for n in tree.body if isinstance(n, ast.FunctionDef) and n.name == "upgrade")
    return [
        (node.func.attr, node)
        for node in ast.walk(upgrade)
        if isinstance(node, ast.Call)
        and isinstance(node.func, ast.Attribute)
        and isinstance(node.func.value, ast.Name)
        and node.func.value.id in {"op", "batch", "batch_op"}
        and node.func.attr not in {"f", "batch_alter_table"}
    ]


def text_of(node: ast.expr) -> str:
    return node.value if isinstance(node, ast.Constant) and isinstance(node.value, str) else ""


def is_told(tree: ast.Module) -> bool:
    return any(
        isinstance(node, ast.Assign)
        and isinstance(node.targets[0], ast.Name)
        and node.targets[0].id == "LOCKS"
        and len(text_of(node.value)) > 20
        for node in tree.body
    )


def dangers(text: str) -> list[str]:
    tree = ast.parse(text)
    if is_told(tree):
        return []
    found = []
    done = calls(tree)
    fresh = {text_of(call.args[0]) for name, call in done if name == "create_table"}
    for name, call in done:
        if name == "create_index" and text_of(call.args[1]) in fresh:
            continue
        if name == "add_column":
            column = call.args[-1]
            assert isinstance(column, ast.Call)
            given = {each.arg: each.value for each in column.keywords}
            null = given.get("nullable")
            may_be_null = null is None or (isinstance(null, ast.Constant) and null.value is True)
            if may_be_null or "server_default" in given:
                continue
        if name != "create_table":
            found.append(f"{name} in line {call.lineno}")
    return found


@pytest.mark.parametrize("file", FILES, ids=[file.stem for file in FILES])
def test_a_migration_only_adds_or_says_what_it_locks(file: Path) -> None:
    if file.name.split("_")[0] > LAST_UNCHECKED:
        assert dangers(file.read_text("utf-8")) == []


@pytest.mark.parametrize(
    ("line", "safe"),
    [
        ('op.create_table("new", sa.Column("id", sa.Integer()))', True),
        ('op.add_column("tables", sa.Column("x", sa.Text()))', True),
        ('op.add_column("tables", sa.Column("x", sa.Text(), nullable=True))', True),
        ('op.add_column("t", sa.Column("x", sa.Text(), server_default="", nullable=False))', True),
        ('op.add_column("tables", sa.Column("x", sa.Text(), nullable=False))', False),
        ('op.create_index("ix", "tables", ["name"])', False),
        ('op.drop_column("tables", "name")', False),
        ('op.execute("UPDATE tables SET name = 1")', False),
        ('op.alter_column("tables", "name", type_=sa.Integer())', False),
    ],
)
def test_the_check_knows_what_is_safe(line: str, safe: bool) -> None:
    assert (dangers(f"def upgrade():\n    {line}\n") == []) is safe
    marked = f'LOCKS = "a second for each million rows"\ndef upgrade():\n    {line}\n'
    assert dangers(marked) == []
