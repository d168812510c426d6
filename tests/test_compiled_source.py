"""Traps of compiled code, looked for in everything that setup.py compiles.

mypyc hands a small integer literal to C as a 32-bit int, so `1 << n` is wrong from n = 31 on, and
so is a Final constant in its place; kernel.bits.bit is what to write instead. The other things
that are looked for work, but slowly, or not in native classes.
"""

import ast
import runpy
from collections.abc import Iterator
from pathlib import Path

import pytest

pytestmark = pytest.mark.once  # about files

ROOT = Path(__file__).parents[1]
NARROW = 2**31  # literals from here on are 64 bits wide


def compiled_sources(monkeypatch: pytest.MonkeyPatch) -> list[Path]:
    monkeypatch.chdir(ROOT)
    return [ROOT / path for path in runpy.run_path("setup.py")["compiled_sources"]()]


def literal(node: ast.expr) -> int | None:
    """The value of an integer written out, or None."""
    if isinstance(node, ast.UnaryOp) and isinstance(node.op, ast.USub | ast.UAdd | ast.Invert):
        return literal(node.operand)
    if isinstance(node, ast.Constant) and type(node.value) is int:
        return node.value
    return None


def constants(tree: ast.Module) -> set[str]:
    """Names of a module's Final integers that are narrow: they become literals."""
    found: set[str] = set()
    for node in tree.body:
        if isinstance(node, ast.AnnAssign) and node.value is not None:
            is_final = "Final" in ast.unparse(node.annotation)
            value = literal(node.value)
            if is_final and value is not None and abs(value) < NARROW:
                found.add(ast.unparse(node.target))
    return found


def narrow(node: ast.expr, names: set[str]) -> bool:
    """Does C see a 32-bit number here?"""
    value = literal(node)
    if value is not None:
        return abs(value) < NARROW
    if isinstance(node, ast.Attribute):
        return node.attr in names
    return isinstance(node, ast.Name) and node.id in names


def shifts(tree: ast.Module, names: set[str]) -> Iterator[tuple[int, str]]:
    for node in ast.walk(tree):
        if isinstance(node, ast.BinOp) and isinstance(node.op, ast.LShift):
            if narrow(node.left, names) and literal(node.right) is None:
                yield node.lineno, f"{ast.unparse(node)}: use kernel.bits.bit"


def forbidden(tree: ast.Module) -> Iterator[tuple[int, str]]:
    for node in ast.walk(tree):
        if isinstance(node, ast.Yield | ast.YieldFrom | ast.GeneratorExp):
            yield node.lineno, "a generator"
        elif isinstance(node, ast.Lambda):
            yield node.lineno, "a lambda"
        elif isinstance(node, ast.AsyncFunctionDef | ast.Await):
            yield node.lineno, "a coroutine"
        elif isinstance(node, ast.FunctionDef):
            yield from in_function(node)
        elif isinstance(node, ast.Import | ast.ImportFrom):
            module = getattr(node, "module", None)
            if "dataclasses" in {module, *[alias.name for alias in node.names]}:
                yield node.lineno, "a dataclass"


def in_function(function: ast.FunctionDef) -> Iterator[tuple[int, str]]:
    if function.args.vararg is not None or function.args.kwarg is not None:
        yield function.lineno, f"{function.name} takes *args"
    for node in ast.walk(function):
        if node is not function and isinstance(node, ast.FunctionDef | ast.ClassDef):
            yield node.lineno, f"{node.name} inside {function.name}"


def problems(sources: dict[str, str]) -> list[str]:
    trees = {name: ast.parse(text) for name, text in sources.items()}
    names = {name for tree in trees.values() for name in constants(tree)}
    found = [
        f"{name}:{line}: {what}"
        for name, tree in trees.items()
        for line, what in [*shifts(tree, names), *forbidden(tree)]
    ]
    return sorted(set(found))


def test_compiled_modules_are_free_of_traps(monkeypatch: pytest.MonkeyPatch) -> None:
    sources = {
        path.relative_to(ROOT).as_posix(): path.read_text("utf-8")
        for path in compiled_sources(monkeypatch)
    }
    assert "src/saqqara/kernel/bits.py" in sources
    assert "src/saqqara/games/mini/rules.py" in sources
    assert problems(sources) == []


@pytest.mark.parametrize(
    "line",
    [
        "x = 1 << n",
        "x = (1) << n",
        "x = -1 << n",
        "x = 0xFF << 4 * n",
        "x |= 3 << n",
        "x = 1 << n << 2",
        "x = 1 << len([])",
        "def f(n: int) -> int:\n    return 1 << n",
        "ONE: Final = 1\nx = ONE << n",
        "ONE: Final[int] = 1\nx = other.ONE << n",
        "import dataclasses",
        "from dataclasses import dataclass",
        "def f():\n    yield 1",
        "def f():\n    yield from []",
        "x = any(n for n in [1])",
        "x = lambda: 1",
        "def f(*args): ...",
        "def f(**options): ...",
        "class C:\n    def f(self, *args): ...",
        "def f():\n    def g(): ...",
        "def f():\n    class C: ...",
        "class C:\n    def f(self):\n        if True:\n            def g(): ...",
        "async def f(): ...",
    ],
)
def test_traps_are_found(line: str) -> None:
    assert problems({"planted.py": line})


@pytest.mark.parametrize(
    "line",
    [
        "x = 1 << 40",
        "x = n << 4",
        "x = n << m",
        "x = (n + 1) << m",
        "x = 1 >> n",
        "TOP: Final = 0x2000000000000000\nx = TOP >> (61 - n)",
        "WIDE: Final = 0x100000000\nx = WIDE << n",
        "x = table[1] << n",
        "x = [n for n in [1]]",
        "x = {n: n for n in [1]}",
        "def f(a, *, b=1): ...",
        "class C:\n    def f(self): ...",
        "x = f(*[1, 2])",
    ],
)
def test_sound_lines_pass(line: str) -> None:
    assert problems({"planted.py": line}) == []


def test_constants_of_other_modules_count() -> None:
    sources = {"a.py": "STEP: Final = 5", "b.py": "from a import STEP\nx = STEP << n"}
    assert problems(sources) == ["b.py:2: STEP << n: use kernel.bits.bit"]
