"""What the outside of the server refuses by itself, with the HTTP status of every refusal."""

from tercet.core.errors import TercetError

_STATUS = {
    "bad-link": 404,
    "cross-site": 403,
    "method": 405,
    "no-free-seat": 409,
    "no-such-page": 404,
    "no-such-table": 404,
    "not-your-seat": 403,
    "not-your-table": 403,
    "over": 409,
    "store-failed": 503,
    "too-fast": 429,
    "too-large": 413,
    "unknown-game": 404,
}


class Refusal(TercetError):
    """A refusal of HTTP itself."""

    code: str

    def __init__(self, code: str) -> None:
        super().__init__()
        self.code = code
        self.message = f"refused-{code}"


def code_of(error: TercetError) -> str:
    """The name of an error; one without a name of its own is called after its message.

    >>> from tercet.core.errors import UnknownGame
    >>> code_of(UnknownGame("go", [])), code_of(Refusal("too-fast"))
    ('unknown-game', 'too-fast')
    """
    return str(getattr(error, "code", error.message.removeprefix("error-")))


def status_of(error: TercetError) -> int:
    """The HTTP status of a refusal."""
    return _STATUS.get(code_of(error), 400)
