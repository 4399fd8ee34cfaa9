"""Decoding what a browser sends: a request, or a refusal that says what is wrong with it."""

from typing import Any, get_args

import msgspec

from tercet.core.errors import excerpt
from tercet.server.errors import Refusal
from tercet.server.messages import Incoming

LONGEST = 4096  # characters; no request needs more
_GREATEST = 2**53 - 1  # the greatest whole number that JavaScript holds exactly
_KNOWN = {kind.__struct_config__.tag for kind in get_args(Incoming)}
_UNREADABLE = (msgspec.DecodeError, UnicodeError, RecursionError)
_decode = msgspec.json.Decoder(Incoming).decode


class Unreadable(Refusal):
    """The data is no request; `re` is its number if it has one."""

    def __init__(self, code: str, re: int | None = None, **facts: object) -> None:
        super().__init__(code, **facts)
        self.re = re


def decode_request(data: bytes | str) -> Incoming:
    """The request that was sent, or `Unreadable`."""
    if len(data) > LONGEST:
        raise Unreadable("too-long", request_number(data), most=LONGEST)
    try:
        request: Incoming = _decode(data)
    except _UNREADABLE as error:
        raise _unreadable(data, error) from None
    if abs(request.re) > _GREATEST:
        raise Unreadable("malformed", problem="re")
    return request


def request_number(data: bytes | str) -> int | None:
    """The number of a request that is refused unread, if it can be found."""
    number = _object(data).get("re")
    return number if type(number) is int and abs(number) <= _GREATEST else None


def _unreadable(data: bytes | str, error: Exception) -> Unreadable:
    re, kind = request_number(data), _object(data).get("type")
    if isinstance(kind, str) and kind not in _KNOWN:
        return Unreadable("unknown-message", re, name=excerpt(kind))
    return Unreadable("malformed", re, problem=excerpt(str(error)))


def _object(data: bytes | str) -> dict[str, Any]:
    """The data as a JSON object; an empty one if it is none."""
    try:
        found = msgspec.json.decode(data)
    except _UNREADABLE:
        return {}
    return found if isinstance(found, dict) else {}
