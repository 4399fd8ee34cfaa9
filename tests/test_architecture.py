"""The rooms of the house: who may import whom, and that no game is named outside its folder."""

import ast
import json
import re
import tomllib
from collections.abc import Iterator
from importlib import import_module
from pathlib import Path
from types import ModuleType

import pytest

import tercet
from tercet.core.registry import folder

ROOT = Path(__file__).parents[1]
PACKAGE = ROOT / "src" / "tercet"
SOURCES = sorted(PACKAGE.rglob("*.py"))
MAY_IMPORT = {
    "core": {"core"},
    "games": {"core", "games"},
    "search": {"core", "search"},
    "players": {"core", "search", "players"},
    "arena": {"core", "search", "players", "arena", ""},
    "dataset": {"core", "search", "players", "arena", "dataset"},
    "solving": {"core", "search", "solving"},
    "puzzles": {"core", "search", "players", "puzzles"},
    "analysis": {"core", "search", "analysis"},
    "client": {"client", "core", "server"},  # the messages
    "cli": {
        *("analysis", "core", "search", "players", "arena", "puzzles", "solving", "server", "wasm"),
        *("cli", "dataset", ""),
    },
    "adapters": {"adapters", "core", "players", "cli", ""},
    "wasm": {"core", "search", "wasm"},
    "server": {"core", "search", "players", "server", "wasm", ""},
    "": {"core", "analysis", "players", "cli", ""},
}
RULES = [
    import_module(f"tests.rules.{path.stem}")
    for path in sorted((ROOT / "tests" / "rules").glob("test_*.py"))
]


def room(path: Path) -> str:
    parts = path.relative_to(PACKAGE).parts
    return parts[0] if len(parts) > 1 else ""


def imports(path: Path) -> Iterator[list[str]]:
    """The modules of this package that a file imports, as parts behind ``tercet``."""
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        names = []
        if isinstance(node, ast.ImportFrom):
            assert node.level == 0, f"{path}: relative import"
            names = [node.module or ""]
        elif isinstance(node, ast.Import):
            names = [alias.name for alias in node.names]
        for name in names:
            if name.split(".")[0] == "tercet":
                yield name.split(".")[1:]


@pytest.mark.parametrize("path", SOURCES, ids=lambda path: str(path.relative_to(PACKAGE)))
def test_imports_point_one_way(path: Path) -> None:
    for parts in imports(path):
        there = parts[0] if parts else ""
        assert there in MAY_IMPORT[room(path)], f"{path} imports tercet.{'.'.join(parts)}"
        if room(path) == "games" and there == "games":
            own = path.relative_to(PACKAGE / "games").parts[0]
            assert parts[1:2] == [own], "games do not know each other"


def names_by_text(path: Path) -> Iterator[str]:
    """The modules of this package that a file imports by their names as text."""
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Call) and ast.unparse(node.func).endswith("import_module"):
            name: ast.expr = node.args[0]
            if isinstance(name, ast.JoinedStr):
                name = name.values[0]
            if isinstance(name, ast.Constant) and str(name.value).startswith("tercet."):
                yield str(name.value).split(".")[1]


@pytest.mark.parametrize("path", SOURCES, ids=lambda path: str(path.relative_to(PACKAGE)))
def test_names_as_text_go_around_no_rule(path: Path) -> None:
    allowed = MAY_IMPORT[room(path)] | {"games"}  # they are found by their folders
    assert set(names_by_text(path)) <= allowed


REFERENCES = [
    path for name in tercet.game_names() if (path := folder(name) / "reference.py").exists()
]


@pytest.mark.parametrize("reference", REFERENCES, ids=lambda path: path.parent.name)
def test_the_plain_reading_of_the_rules_shares_nothing(reference: Path) -> None:
    assert list(imports(reference)) == []
    assert not re.search(r"^(from|import) (numpy|numba)", reference.read_text(), re.MULTILINE)


def code_words(path: Path) -> Iterator[str]:
    """Every name and every string of a file but its docstrings."""
    tree = ast.parse(path.read_text(encoding="utf-8"))
    docstrings = {
        id(node.body[0].value)
        for node in ast.walk(tree)
        if isinstance(node, ast.Module | ast.ClassDef | ast.FunctionDef)
        and node.body
        and isinstance(node.body[0], ast.Expr)
    }
    for node in ast.walk(tree):
        if isinstance(node, ast.Name):
            yield node.id
        elif isinstance(node, ast.Attribute):
            yield node.attr
        elif isinstance(node, ast.Constant) and id(node) not in docstrings:
            yield str(node.value)


@pytest.mark.parametrize(
    "path",
    [path for path in SOURCES if not path.is_relative_to(PACKAGE / "games")],
    ids=lambda path: str(path.relative_to(PACKAGE)),
)
def test_no_game_is_named_outside_its_folder(path: Path) -> None:
    names = re.compile("|".join(rf"\b{name}\b" for name in tercet.game_names()), re.IGNORECASE)
    assert [word for word in code_words(path) if names.search(word)] == []


def test_shared_texts_and_the_browser_name_no_game_either() -> None:
    places = [(PACKAGE / "texts", "*.ftl"), (ROOT / "web" / "src", "*.*")]
    names = re.compile("|".join(rf"\b{name}\b" for name in tercet.game_names()), re.IGNORECASE)
    for place, kind in places:
        for path in sorted(place.rglob(kind)):
            assert path.is_dir() or not names.search(path.read_text(encoding="utf-8")), path


@pytest.mark.parametrize("module", RULES, ids=lambda module: module.__name__)
def test_every_rule_of_record_has_a_test_of_its_name(module: ModuleType) -> None:
    prefix, number = module.RULES
    for rule in range(1, number + 1):
        assert [name for name in dir(module) if name.startswith(f"test_{prefix}_{rule}_")], rule


def test_the_repository_names_no_other_registry() -> None:
    lock = tomllib.loads((ROOT / "uv.lock").read_text())
    hosts = set(re.findall(r"https?://([^/\"\s]+)", (ROOT / "uv.lock").read_text()))
    assert lock["package"]
    assert hosts <= {"pypi.org", "files.pythonhosted.org"}
    for path in ROOT.glob("**/package-lock.json"):
        if "node_modules" not in path.parts and "build" not in path.parts:
            packages = json.loads(path.read_text())["packages"]
            assert not [name for name, package in packages.items() if "resolved" in package]
