"""The front end: one page for all addresses, and its files, from the package `tercet_web`."""

import gzip
import hashlib
import html
import mimetypes
import re
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from functools import cache, cached_property
from importlib.util import find_spec
from pathlib import Path
from typing import Any

from litestar import Request, Response

from tercet.core.texts import texts
from tercet.server.http.offline import ASSETS, SCRIPT, worker_script

AnyRequest = Request[Any, Any, Any]

_HTML = "text/html"
_SCRIPT = "text/javascript"
FOREVER = "public, max-age=31536000, immutable"  # their names change with their content
ASK = "no-cache"
_SMALLEST = 500  # bytes below which compressing does not pay
_LANGUAGE = re.compile(rb"(?<=<html lang=\")[a-z]+|(?<=/)[a-z]+(?=\.webmanifest)")
PAGE = "index.html"


@dataclass(frozen=True)
class Body:
    """What is served: bytes of a type, compressed when first asked for."""

    data: bytes
    media_type: str

    @cached_property
    def etag(self) -> str:
        """A name of exactly this content."""
        return f'"{hashlib.blake2b(self.data, digest_size=12).hexdigest()}"'

    @cached_property
    def hash(self) -> str:
        """The SHA-256 hash of this content, as manifests of engines write it."""
        return hashlib.sha256(self.data).hexdigest()[:32]

    @cached_property
    def packed(self) -> bytes | None:
        """The same compressed, where that pays."""
        small = gzip.compress(self.data, 9, mtime=0)
        return small if len(self.data) >= _SMALLEST and len(small) < len(self.data) else None

    def answer(self, request: AnyRequest, cache_control: str, status: int = 200) -> Response[bytes]:
        """The answer to a request: compressed if it may be, empty if the browser has it already."""
        headers = {"cache-control": cache_control, "etag": self.etag, "vary": "accept-encoding"}
        if status == 200 and self.etag in request.headers.get("if-none-match", ""):
            return Response(b"", status_code=304, headers=headers, media_type=self.media_type)
        data = self.data
        if "gzip" in request.headers.get("accept-encoding", "") and self.packed is not None:
            data, headers["content-encoding"] = self.packed, "gzip"
        return Response(data, status_code=status, headers=headers, media_type=self.media_type)


class Pages:
    """The files of the bundle by the path that they are served under."""

    def __init__(self, folder: Path | None) -> None:
        files = [] if folder is None else [path for path in folder.rglob("*") if path.is_file()]
        self._files = {
            path.relative_to(folder).as_posix(): path
            for path in files
            if folder is not None and _is_served(path.relative_to(folder))
        }
        self._bodies: dict[str, Body] = {}  # by path
        self._pages: dict[str, Body] = {}  # by language

    @classmethod
    def find(cls) -> "Pages":
        """The bundle that was built and installed with this package."""
        spec = find_spec("tercet_web")
        places = [] if spec is None else [Path(place) for place in _places(spec)]
        return cls(next((place for place in places if (place / PAGE).exists()), None))

    def file(self, path: str) -> Body | None:
        """A file of the bundle other than its page."""
        if path not in self._files or path == PAGE:
            return None
        if path not in self._bodies:
            data = self._files[path].read_bytes()
            self._bodies[path] = Body(data, _type(path))
        return self._bodies[path]

    def page(self, language: str) -> Body:
        """The page, which says in which language it will speak, and where its files are."""
        if language not in self._pages:
            if not self.is_built:
                return _not_built(language)
            data = _LANGUAGE.sub(language.encode(), self._files[PAGE].read_bytes())
            self._pages[language] = Body(data.replace(b'="./', b'="/'), _HTML)
        return self._pages[language]

    def worker(self, others: Mapping[str, str], answers: Iterable[str]) -> Body | None:
        """The service worker, which keeps the bundle and some `others`; see `worker_script`."""
        if (code := self.file(SCRIPT)) is None:
            return None
        files = {**self._revisions, **others}
        return Body(worker_script(code.data, files, answers, shell=PAGE), _SCRIPT)

    @cached_property
    def _revisions(self) -> dict[str, str]:
        files = {path: self.file(path) for path in self._files if path != SCRIPT}
        revisions = {path: body.hash for path, body in files.items() if body}
        return revisions | {PAGE: self.page("en").hash}

    @property
    def files(self) -> Mapping[str, Path]:
        """All files by their paths in the bundle."""
        return self._files

    @property
    def is_built(self) -> bool:
        """Whether there is a page at all."""
        return PAGE in self._files

    def answer_page(self, request: AnyRequest, language: str, status: int = 200) -> Response[bytes]:
        """The page as the answer to a request."""
        answer = self.page(language).answer(request, ASK, status if self.is_built else 503)
        answer.headers["vary"] = "accept-encoding, accept-language, cookie"
        answer.headers["content-language"] = language
        return answer

    def answer_file(self, request: AnyRequest, path: str) -> Response[bytes] | None:
        """A file as the answer to a request; None if there is no such file."""
        if (body := self.file(path)) is None:
            return None
        return body.answer(request, FOREVER if path.startswith(ASSETS) else ASK)


def _places(spec: object) -> list[str]:
    return list(getattr(spec, "submodule_search_locations", None) or [])


def _is_served(path: Path) -> bool:
    """Whether a file is for browsers; bundled engines are not, as they may be out of date."""
    hidden = path.parts[0] == "engines" or path.parts[0].startswith(".")
    return not hidden and path.suffix not in (".py", ".pyc", "")


def _type(path: str) -> str:
    known = {
        ".js": _SCRIPT,
        ".svg": "image/svg+xml",
        ".webmanifest": "application/manifest+json",
        ".woff2": "font/woff2",
    }
    suffix = Path(path).suffix
    return known.get(suffix) or mimetypes.guess_type(path)[0] or "application/octet-stream"


@cache
def _not_built(language: str) -> Body:
    """A page that tells how to build the real one."""
    words = texts(language)
    title, text = (html.escape(words.say(f"page-not-built{part}")) for part in ("-title", ""))
    return Body(
        f'<!doctype html><html lang="{language}"><meta charset="utf-8"><title>{title}</title>'
        f"<h1>{title}</h1><p>{text}</p>".encode(),
        _HTML,
    )
