"""Kernels are compiled by other processes: in order, with progress, the urgent ones first."""

import asyncio
import subprocess
import sys
from collections import Counter
from collections.abc import Iterator
from pathlib import Path

import pytest

import tercet.games
from tercet.core import jit, sources, warm
from tercet.core.compiling import Compiler

KERNELS = """
from numba import types
from tercet.core.jit import kernel
{imports}

@kernel(types.int64(types.int64))
def first(number):
    return number + 1

@kernel(types.int64(types.int64))
def second(number):
    return first(number) + 1
"""


@pytest.fixture
def modules(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[list[str]]:
    """Modules with two kernels each in an empty cache; the last imports the one before it."""
    # What is known of a module is remembered, so that every test has names of its own.
    names = [f"{name}_{tmp_path.name}" for name in ("one", "two", "three", "four")]
    monkeypatch.setenv("TERCET_CACHE_DIR", str(tmp_path / "cache"))
    monkeypatch.setenv("TERCET_GAMES", str(tmp_path / "games"))
    monkeypatch.setattr(tercet.games, "__path__", [*tercet.games.__path__, str(tmp_path / "games")])
    for name in names:
        folder = tmp_path / "games" / name
        folder.mkdir(parents=True)
        (folder / "__init__.py").touch()
        imports = f"import tercet.games.{names[2]}.kernel" if name == names[3] else ""
        (folder / "kernel.py").write_text(KERNELS.format(imports=imports))
    jit.cache_folder.cache_clear()
    yield [f"tercet.games.{name}.kernel" for name in names]
    jit.cache_folder.cache_clear()


def compiled(modules: list[str], urgent: list[str], processes: int) -> list[tuple[str, str]]:
    """The kernels that are reported while these modules are compiled."""
    reported: list[tuple[str, str]] = []

    async def run() -> None:
        compiler = Compiler(lambda module, kernel: reported.append((module, kernel)), processes)
        compiling = asyncio.create_task(compiler.compile(modules))
        await asyncio.sleep(0)  # it begins with the first
        compiler.hurry(urgent)
        await compiling
        await compiler.close()

    asyncio.run(run())
    return reported


def test_every_kernel_is_reported_and_the_urgent_come_first(modules: list[str]) -> None:
    one, two, three, four = modules
    reported = compiled([one, two, three, four], [four, three], processes=1)
    order = [one, three, four, two]  # `four` imports `three`
    assert list(dict.fromkeys(module for module, _ in reported)) == order
    assert set(reported) == {
        (module, kernel) for module in modules for kernel in ("first", "second")
    }
    assert warm.not_compiled(modules) == []


def test_a_module_waits_for_what_it_imports_and_others_do_not(modules: list[str]) -> None:
    reported = compiled(modules[::-1], [], processes=2)
    of_three, of_four = (
        [index for index, (module, _) in enumerate(reported) if module == name]
        for name in modules[2:]
    )
    assert max(of_three[:2]) < min(of_four)


def test_what_cannot_be_compiled_holds_nothing_up(
    modules: list[str], tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    (tmp_path / "games" / modules[0].split(".")[2] / "kernel.py").write_text("1 / 0")
    compiled(modules[:2], [], processes=1)
    assert warm.not_compiled(modules[:2]) == modules[:1]
    assert f"{modules[0]} could not be compiled" in caplog.text


def test_a_compiling_process_ends_with_its_input() -> None:
    command = [sys.executable, "-m", "tercet.core.compile_process"]
    done = subprocess.run(command, input="", capture_output=True, text=True, check=True)
    assert done.stdout == ""


def test_kernels_are_counted_from_the_source() -> None:
    code = (
        "from tercet.core import jit, warm;"
        "jit.kernel_listeners.append(lambda module, kernel: print(module, kernel));"
        "warm.warm_up()"
    )
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    found = Counter(line.split()[0] for line in done.stdout.splitlines())
    assert found == {module: sources.kernels(module) for module in warm.all_modules()}
