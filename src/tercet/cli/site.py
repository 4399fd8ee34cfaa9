"""``tercet site``: the browser application as plain files, for any web host."""

import asyncio
import contextlib
import json
from pathlib import Path
from typing import Any

from tercet import __version__
from tercet.cli.common.arguments import ThisTerminal
from tercet.cli.common.progress import status_line
from tercet.cli.common.terminal import Terminal, print_error
from tercet.cli.common.usage_errors import UsageError
from tercet.core.compiling import cores
from tercet.core.registry import game_names
from tercet.wasm.build import NotBuilt, build_all
from tercet.wasm.engines import Engine

_MARK = "tercet-site.json"  # lists the files that we have written


def site(folder: Path, /, *, terminal: ThisTerminal) -> int:
    """Write the site; what an earlier run has written is replaced, and nothing else."""
    before = _own_files(folder)
    from tercet.server.http.pages import Pages  # noqa: PLC0415 - slow; a wrong folder comes first
    from tercet.server.http.static_site import site_files  # noqa: PLC0415

    pages = Pages.find()
    if not pages.is_built:
        raise UsageError("site-not-built")
    for game in game_names():
        terminal.find_game(game)
    files = site_files(pages, [path for engine in _engines(terminal) for path in engine])
    _write_site(folder, files, before)
    terminal.print_message("site-written", path=str(folder), files=len(files))
    return 0


def _engines(terminal: Terminal) -> list[Engine]:
    """The engines of all games, built where there are none yet; games without one are named."""
    with status_line(terminal) as show:

        def report(game: str, done: int, total: int) -> None:
            name = terminal.words(game).say("game-name")
            show("site-engine", game=name, done=done, total=total)

        built = asyncio.run(build_all(game_names(), report, cores()))
    for problem in built.values():
        if isinstance(problem, NotBuilt):
            print_error(terminal.words().say("site-no-engine", problem=str(problem)))
    return [engine for engine in built.values() if not isinstance(engine, NotBuilt)]


def _own_files(folder: Path) -> list[str]:
    """The files of an earlier run; `UsageError` if the folder holds anything else."""
    if not folder.exists():
        return []
    if not folder.is_dir():
        raise UsageError("site-not-a-folder", path=str(folder))
    mark = folder / _MARK
    if mark.is_file():
        try:
            return [str(path) for path in json.loads(mark.read_text(encoding="utf-8"))["files"]]
        except (ValueError, KeyError, TypeError):
            raise UsageError("site-not-ours", path=str(folder)) from None
    if any(not path.name.startswith(".") for path in folder.iterdir()):  # .git does not matter
        raise UsageError("site-not-ours", path=str(folder))
    return []


def _write_site(folder: Path, files: dict[str, bytes], before: list[str]) -> None:
    """Write the pages last and then remove what is gone: a site that is in use stays whole."""
    listed = sorted({*files, *before})
    _write(folder / _MARK, _json(version=__version__, files=listed))
    for path in sorted(files, key=lambda path: ("/" not in path, path)):
        _write(folder / path, files[path])
    inside = folder.resolve()
    for path in set(before) - set(files):
        old = folder / path
        if inside in old.resolve().parents:  # the list may have been changed by hand
            old.unlink(missing_ok=True)
    _write(folder / _MARK, _json(version=__version__, files=sorted(files)))


def _write(path: Path, data: bytes) -> None:
    """Write a file whole or not at all."""
    new = path.with_name(f"{path.name}.new")
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        new.write_bytes(data)
        new.replace(path)
    except OSError as error:
        with contextlib.suppress(OSError):
            new.unlink()
        if isinstance(error, PermissionError):
            raise UsageError("site-permission", path=str(path)) from None
        problem = error.strerror or str(error)
        raise UsageError("site-not-written", path=str(path), problem=problem) from None


def _json(**content: Any) -> bytes:
    return json.dumps(content, indent=1).encode()
