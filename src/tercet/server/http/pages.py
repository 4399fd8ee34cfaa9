"""The front end: one page for all addresses, and its files, from the package `tercet_web`."""

import gzip
import hashlib
import html
import mimetypes
import re
from dataclasses import dataclass
from functools import cache, cached_property
from importlib.util import find_spec
from pathlib import Path
from typing import Any

from litestar import Request, Response

from tercet.core.texts import texts

AnyRequest = Request[Any, Any, Any]

_HTML = "text/html"
FOREVER = "public, max-age=31536000, immutable"  # their names change with their content
ASK = "no-cache"
_SMALLEST = 500  # bytes below which compressing does not pay
_LANGUAGE = re.compile(rb"<html([^>]*?) lang=\"[a-z-]*\"")


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
            if folder is not None and path.suffix != ".py" and "__pycache__" not in path.parts
        }
        self._bodies: dict[str, Body] = {}  # by path
        self._pages: dict[str, Body] = {}  # by language

    @classmethod
    def find(cls) -> "Pages":
        """The bundle that was built and installed with this package."""
        spec = find_spec("tercet_web")
        places = [] if spec is None else [Path(place) for place in _places(spec)]
        return cls(next((place for place in places if (place / "index.html").exists()), None))

    def file(self, path: str) -> Body | None:
        """A file of the bundle other than its page."""
        if path not in self._files or path == "index.html":
            return None
        if path not in self._bodies:
            data = self._files[path].read_bytes()
            self._bodies[path] = Body(data, _type(path))
        return self._bodies[path]

    def page(self, language: str) -> Body:
        """The page, which says in which language it will speak."""
        if language not in self._pages:
            if "index.html" not in self._files:
                return _not_built(language)
            data = self._files["index.html"].read_bytes()
            said = _LANGUAGE.sub(rf'<html\1 lang="{language}"'.encode(), data, count=1)
            self._pages[language] = Body(said, _HTML)
        return self._pages[language]

    @property
    def is_built(self) -> bool:
        """Whether there is a page at all."""
        return "index.html" in self._files

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
        return body.answer(request, FOREVER if path.startswith("assets/") else ASK)


def _places(spec: object) -> list[str]:
    return list(getattr(spec, "submodule_search_locations", None) or [])


def _type(path: str) -> str:
    known = {".js": "text/javascript", ".svg": "image/svg+xml", ".woff2": "font/woff2"}
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
