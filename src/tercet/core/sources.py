"""What modules import and how many kernels they hold, read from their source without running it."""

import ast
from functools import cache
from importlib.machinery import ModuleSpec
from importlib.util import find_spec
from pathlib import Path

_OURS = __name__.partition(".")[0]


@cache
def path_of(module: str) -> Path | None:
    """The file of a module of this package; None if there is none."""
    spec = _spec(module)
    return Path(spec.origin) if spec and spec.origin else None


@cache
def _spec(module: str) -> ModuleSpec | None:
    package = module.rpartition(".")[0]
    if package:
        parent = _spec(package)
        if parent is None or parent.submodule_search_locations is None:
            return None
    elif module != _OURS:
        return None
    return find_spec(module)  # it imports the package, but not the module


def imported(*modules: str) -> list[str]:
    """These modules and all of this package that they import, each after what it imports."""
    found: dict[str, None] = {}
    visited: set[str] = set()

    def add(module: str) -> None:
        if module in visited:
            return
        visited.add(module)
        for name in _imports(module):
            add(name)
        found[module] = None

    for module in modules:
        add(module)
    return list(found)


@cache
def kernels(module: str) -> int:
    """How many functions are compiled when a module is imported."""
    return sum(map(_is_kernel, _tree(module)))


@cache
def _imports(module: str) -> tuple[str, ...]:
    names = dict.fromkeys(name for node in _tree(module) for name in _named(node))
    return tuple(name for name in names if path_of(name))


@cache
def _tree(module: str) -> list[ast.stmt]:
    path = path_of(module)
    return ast.parse(path.read_text(encoding="utf-8")).body if path else []


def _named(node: ast.stmt) -> list[str]:
    """The modules that a statement imports, with names that may be modules or something else."""
    if isinstance(node, ast.Import):
        return [alias.name for alias in node.names]
    if isinstance(node, ast.ImportFrom) and node.module and not node.level:
        return [node.module, *(f"{node.module}.{alias.name}" for alias in node.names)]
    return []


def _is_kernel(node: ast.stmt) -> bool:
    return isinstance(node, ast.FunctionDef) and any(
        isinstance(decorator, ast.Call)
        and isinstance(decorator.func, ast.Name)
        and decorator.func.id == "kernel"
        for decorator in node.decorator_list
    )
