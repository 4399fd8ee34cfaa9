"""Whatever goes wrong over HTTP, answered as a `Problem` in the visitor's language."""

import logging
from collections.abc import Mapping
from typing import Any

from litestar import Request, Response
from litestar.exceptions import HTTPException
from litestar.openapi.datastructures import ResponseSpec

from tercet.core.errors import TercetError
from tercet.server.desk import desk_of, visitor_of
from tercet.server.logs import LOG
from tercet.server.messages import Problem
from tercet.server.refusals import Refusal, code_of, status_of

AnyRequest = Request[Any, Any, Any]
_CODES = {403: "cross-site", 404: "no-such-page", 405: "method", 413: "too-large"}
_WAIT = "5"  # seconds to wait for whoever was too fast
_MEANINGS = {
    400: "The request is malformed, or asks for what cannot be",
    403: "Not from our own page, or not the asker's to do",
    404: "There is no such thing",
    405: "Not with this method",
    409: "Not as things are now",
    413: "The request is too large",
    429: "Too many requests",
}


def documented(*statuses: int) -> Mapping[int, ResponseSpec]:
    """For the schema: these statuses may be answered, with a `Problem`."""
    return {
        status: ResponseSpec(Problem, description=_MEANINGS[status], generate_examples=False)
        for status in statuses
    }


def refuse(request: AnyRequest, error: TercetError) -> Response[Problem]:
    """Answer with a refusal of ours."""
    code, status = code_of(error), status_of(error)
    desk_of(request).metrics.refused.labels(code).inc()
    headers = {"retry-after": _WAIT} if status == 429 else {}
    said = error.text(visitor_of(request).language)
    return Response(Problem(code, said), status_code=status, headers=headers)


def refuse_http(request: AnyRequest, error: HTTPException) -> Response[Any]:
    """Answer with a refusal of the framework; a page that does not exist is the page's to tell."""
    if error.status_code >= 500:
        return fail(request, error)
    if error.status_code == 404 and not request.scope["path"].startswith("/api/"):
        desk = desk_of(request)
        path = request.scope["path"].removeprefix("/")
        found = desk.pages.answer_file(request, path)
        return found or desk.pages.answer_page(request, visitor_of(request).language, 404)
    answer = refuse(request, Refusal(_CODES.get(error.status_code, "malformed")))
    if error.status_code == 405:
        answer.headers.update(error.headers or {})
    return answer


def fail(request: AnyRequest, error: Exception) -> Response[Problem]:
    """Answer where something is broken here, and log where."""
    LOG.log(logging.ERROR, "failed", exc_info=error)
    said = Refusal("failed").text(visitor_of(request).language)
    return Response(Problem("failed", said), status_code=500)
