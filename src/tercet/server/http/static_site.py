"""The application as plain files, for a host that runs no program of ours."""

import html
from collections.abc import Iterable
from pathlib import Path

from tercet.core.texts import LANGUAGES, texts
from tercet.server.http.answers import answers
from tercet.server.http.offline import SCRIPT, worker_script
from tercet.server.http.pages import PAGE, Body, Pages
from tercet.server.http.security import POLICY_IN_PAGE

NOT_FOUND = "404.html"
_TITLE = b"<title>"
# Tells the page that no server answers, and the browser what our server says in headers.
_MARKS = (
    '<meta name="tercet" content="site">'
    f'<meta http-equiv="content-security-policy" content="{POLICY_IN_PAGE}">'
    '<meta name="referrer" content="same-origin">'
)


def site_files(pages: Pages, engines: Iterable[Path]) -> dict[str, bytes]:
    """All files of a site by their paths: `pages` has the bundle, `engines` are the engines' files.

    The rules of all games are loaded.
    """
    files = {path: file.read_bytes() for path, file in pages.files.items()}
    code, page = files.pop(SCRIPT), files.pop(PAGE)
    files |= {f"engines/{path.name}": path.read_bytes() for path in engines}
    for path, answer in answers().items():
        body = answer()
        suffix = "json" if body.media_type == "application/json" else "ftl"
        files[f"data/{path}.{suffix}"] = body.data
    files[PAGE] = page.replace(_TITLE, _MARKS.encode() + _TITLE, 1)
    kept = {_address(path, data): _revision(data) for path, data in files.items()}
    files[SCRIPT] = worker_script(code, kept)
    return {NOT_FOUND: _not_found(), **files}


def _address(path: str, data: bytes) -> str:
    """The address that pages use: that of an engine has the hash of its module."""
    return f"{path}?{_revision(data)}" if path.endswith(".wasm") else path


def _revision(data: bytes) -> str:
    return Body(data, "").hash


def _not_found() -> bytes:
    """What many hosts show where there is no file; nobody knows in which language it is asked."""
    parts = []
    for language in LANGUAGES:
        words = texts(language)
        title, text, home = (
            html.escape(words.say(f"web-{name}")) for name in ("lost", "lost-text", "to-home")
        )
        link = f'<a href="./">{home}</a>'
        parts.append(f'<section lang="{language}"><h1>{title}</h1><p>{text} {link}</p></section>')
    return (
        '<!doctype html><html lang="en"><head><meta charset="utf-8">'
        '<meta name="viewport" content="width=device-width">'
        '<meta name="color-scheme" content="light dark"><title>Tercet</title></head>'
        f"<body>{''.join(parts)}</body></html>\n"
    ).encode()
