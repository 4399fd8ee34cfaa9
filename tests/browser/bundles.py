"""Another build of the browser's bundle: the same pages, with other names and another title."""

import shutil
from pathlib import Path

from tercet.server.http.pages import Pages

_TEXTS = (".js", ".css", ".html", ".ftl")


def next_build(folder: Path, title: tuple[str, str]) -> Path:
    """A copy of the bundle in which every asset has a new name and the title is another one.

    The folder is for ``PYTHONPATH``, where it comes before the bundle that is installed.
    """
    files = Pages.find().files
    names = {path: _renamed(path) for path in files if path.startswith("assets/")}
    assert names
    bundle = folder / "tercet_web"
    for path, file in files.items():
        target = bundle / names.get(path, path)
        target.parent.mkdir(parents=True, exist_ok=True)
        if target.suffix not in _TEXTS:
            shutil.copy(file, target)
            continue
        text = file.read_text(encoding="utf-8").replace(*title)
        for old, new in names.items():
            text = text.replace(Path(old).name, Path(new).name)
        target.write_text(text, encoding="utf-8")
    (bundle / "__init__.py").touch()
    return folder


def _renamed(path: str) -> str:
    stem, dot, suffix = path.rpartition(".")
    return f"{stem}-next{dot}{suffix}"
