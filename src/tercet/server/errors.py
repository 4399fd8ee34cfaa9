"""What is refused at a table: each error has a code for programs and a sentence for people."""

from typing import Any

from tercet.core.errors import (
    BadMove,
    BadOption,
    IllegalMove,
    NothingToUndo,
    Revealed,
    TercetError,
    UnknownGame,
)

_CODES: dict[type[TercetError], str] = {
    BadMove: "bad-move",
    IllegalMove: "illegal-move",
    BadOption: "bad-option",
    UnknownGame: "no-such-game",
    NothingToUndo: "nothing-to-undo",
    Revealed: "cannot-undo-revealed",
}


class Refusal(TercetError):
    """A request that changed nothing; its code names the message that words it."""

    def __init__(self, code: str, **facts: Any) -> None:
        super().__init__(**facts)
        self.code = code
        self.message = f"refused-{code}"


def code_of(error: TercetError) -> str:
    """The name of an error, for programs."""
    if isinstance(error, Refusal):
        return error.code
    return next(code for kind, code in _CODES.items() if isinstance(error, kind))
