"""Reading what a browser sends: a request, or a refusal that says what is wrong with it."""

from typing import get_args

import msgspec

from tercet.core.errors import excerpt
from tercet.server.errors import Refusal
from tercet.server.messages import Incoming

LONGEST = 4096  # bytes; no request needs more
_GREATEST = 2**53 - 1  # what a browser can count to
_decode = msgspec.json.Decoder(Incoming).decode
_KNOWN = {kind.__struct_config__.tag for kind in get_args(Incoming)}


class Unreadable(Refusal):
    """What came is no request; `re` is its number if it has one."""

    def __init__(self, code: str, re: int | None = None, **facts: object) -> None:
        super().__init__(code, **facts)
        self.re = re


def read(data: bytes | str) -> Incoming:
    """The request that was sent, or `Unreadable`."""
    if len(data) > LONGEST:
        raise Unreadable("too-long", most=LONGEST)
    try:
        request: Incoming = _decode(data)
    except (msgspec.DecodeError, UnicodeError, RecursionError) as error:
        raise _unreadable(data, error) from None
    if abs(request.re) > _GREATEST:
        raise Unreadable("malformed", problem="re")
    return request


def _unreadable(data: bytes | str, error: Exception) -> Unreadable:
    """Say what is wrong, with the number of the request if that at least can be read."""
    try:
        found = msgspec.json.decode(data)
    except (msgspec.DecodeError, UnicodeError, RecursionError):
        return Unreadable("malformed", problem=excerpt(str(error)))
    if not isinstance(found, dict):
        return Unreadable("malformed", problem=excerpt(str(error)))
    number, kind = found.get("re"), found.get("type")
    re = number if type(number) is int and abs(number) <= _GREATEST else None
    if isinstance(kind, str) and kind not in _KNOWN:
        return Unreadable("unknown-message", re, name=excerpt(kind))
    return Unreadable("malformed", re, problem=str(error))
