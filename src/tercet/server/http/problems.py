"""Whatever goes wrong over HTTP, answered as a `Problem` in the language of the requester."""

from collections.abc import Mapping
from typing import Any

from litestar import Response
from litestar.exceptions import HTTPException
from litestar.openapi.datastructures import ResponseSpec

from tercet.core.errors import excerpt
from tercet.server.errors import Refusal, as_refusal
from tercet.server.http.requester import AnyRequest, context_of, requester_of
from tercet.server.messages import Problem

_CODES = {403: "cross-site", 404: "no-such-page", 405: "method", 413: "too-large"}
_STATUS = {
    "bad-link": 404,
    "broken": 500,
    "busy": 503,
    "broken-table": 409,
    "cross-site": 403,
    "method": 405,
    "no-free-seat": 409,
    "no-store": 503,
    "no-such-game": 404,
    "no-such-page": 404,
    "no-such-table": 404,
    "not-stored": 503,
    "not-your-seat": 403,
    "over": 409,
    "preparing": 503,
    "stale": 409,
    "too-fast": 429,
    "too-large": 413,
}
_RETRY_AFTER = {429: "5", 503: "2"}  # seconds
_MEANINGS = {
    400: "The request is malformed, or asks for what cannot be",
    403: "Not from our own page, or not the asker's to do",
    404: "There is no such thing",
    405: "Not with this method",
    409: "Not as things are now",
    413: "The request is too large",
    429: "Too many requests",
    503: "Not now, but soon: rules are being compiled, the store is away, or too many play",
}


def documented(*statuses: int) -> Mapping[int, ResponseSpec]:
    """For the schema: these statuses may be answered, with a `Problem`."""
    return {
        status: ResponseSpec(Problem, description=_MEANINGS[status], generate_examples=False)
        for status in statuses
    }


def refuse(request: AnyRequest, error: Exception) -> Response[Problem]:
    """Answer what we refuse, and what fails."""
    refusal = as_refusal(error)
    status = _STATUS.get(refusal.code, 400)
    context_of(request).metrics.count_refusal(refusal.code)
    headers = {"retry-after": _RETRY_AFTER[status]} if status in _RETRY_AFTER else {}
    said = refusal.text(requester_of(request).language)
    return Response(Problem(refusal.code, said), status_code=status, headers=headers)


def refuse_http(request: AnyRequest, error: HTTPException) -> Response[Any]:
    """Answer what the framework refuses; for an unknown page, with our page, which says so."""
    if error.status_code >= 500:
        return refuse(request, error)
    if error.status_code == 404 and not request.scope["path"].startswith("/api/"):
        pages, path = context_of(request).pages, request.scope["path"].removeprefix("/")
        found = pages.answer_file(request, path)
        return found or pages.answer_page(request, requester_of(request).language, 404)
    code = _CODES.get(error.status_code)
    refusal = Refusal(code) if code else Refusal("malformed", problem=_problem(error))
    answer = refuse(request, refusal)
    if error.status_code == 405:
        answer.headers.update(error.headers or {})
    return answer


def _problem(error: HTTPException) -> str:
    """What could not be read, in the words of the library that read it."""
    extra: Any = error.extra
    reasons = [str(one.get("message", "")) for one in extra or [] if isinstance(one, dict)]
    return excerpt("; ".join(reasons) or error.detail)
