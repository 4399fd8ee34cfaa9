"""What can go wrong, as data that any language can word.

Every error carries a message id and facts; ``str(error)`` words it in English and
``error.text(language)`` in any language there is a catalogue for.
"""

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any

LONGEST_EXCERPT = 40


def excerpt(text: object) -> str:
    """The text cut to a length that a message can carry, control characters made visible."""
    try:
        shown = text if isinstance(text, str) else repr(text)
    except ValueError:  # a number too long to be written
        shown = type(text).__name__
    cut = shown[:LONGEST_EXCERPT]
    visible = "".join(c if c.isprintable() else c.encode("unicode_escape").decode() for c in cut)
    return f"{visible}…" if len(shown) > LONGEST_EXCERPT else visible


@dataclass(frozen=True)
class Why:
    """Why a move is not allowed: the rule, a code for the case, and the facts of the position."""

    rule: str
    code: str
    facts: Mapping[str, Any] = field(default_factory=dict)


class TercetError(ValueError):
    """Whatever this library refuses to do, with the reason."""

    message: str = ""
    game: str | None = None

    def __init__(self, **facts: Any) -> None:
        super().__init__()
        self.facts: dict[str, Any] = facts

    def text(self, language: str = "en") -> str:
        """The error in words."""
        from tercet.core.texts import texts  # noqa: PLC0415 - the catalogues are slow to read

        return texts(language, self.game).say(self.message, **self.facts)

    def __str__(self) -> str:
        return self.text()


class UnknownGame(TercetError):
    """There is no game of this name."""

    message = "error-unknown-game"

    def __init__(self, name: object, known: list[str]) -> None:
        super().__init__(name=excerpt(name), known=known)


class BadOption(TercetError):
    """A game has no such option, or the option cannot have this value."""

    def __init__(self, message: str, game: str, **facts: Any) -> None:
        super().__init__(**facts)
        self.message = message
        self.game = game


class BadSetup(BadOption):
    """A given setup, ring or deal is not possible; `cause` says why."""

    def __init__(self, game: str, option: str, value: str, cause: TercetError) -> None:
        super().__init__("error-bad-setup", game, option=option, value=excerpt(value))
        self.cause = cause
        self.rule: str | None = getattr(cause, "rule", None)

    def text(self, language: str = "en") -> str:
        """The error in words."""
        from tercet.core.texts import texts  # noqa: PLC0415 - the catalogues are slow to read

        words = texts(language, self.game)
        return words.say(self.message, cause=self.cause.text(language), **self.facts)


class NotASetup(TercetError):
    """The text describes no setup, ring or deal at all; the cause of a `BadSetup`."""

    message = "expected-setup"

    def __init__(self, game: str) -> None:
        super().__init__()
        self.game = game


class BadViewer(TercetError):
    """A viewer is one of the seats or a spectator."""

    message = "error-bad-viewer"


class BadMove(TercetError):
    """The text is no move of this game at all."""

    message = "error-bad-move"

    def __init__(self, move: object, game: str, expected: str, **facts: Any) -> None:
        super().__init__(move=excerpt(move), **facts)
        self.game = game
        self.move = move
        self.expected = expected

    def text(self, language: str = "en") -> str:
        """The error in words."""
        from tercet.core.texts import texts  # noqa: PLC0415 - the catalogues are slow to read

        words = texts(language, self.game)
        drawn = isinstance(self.move, str) and self.move.startswith("*")
        return words.say(
            "error-bad-chance" if drawn else self.message,
            expected=words.say(self.expected, **self.facts),
            **self.facts,
        )


class IllegalMove(TercetError):
    """A move that is not allowed here: `rule` forbids it, `why` and `facts` tell the case."""

    message = "error-illegal-move"

    def __init__(self, move: str, ply: int, game: str, why: Why) -> None:
        super().__init__(**why.facts)
        self.move = move
        self.ply = ply
        self.game = game
        self.rule = why.rule
        self.why = why.code

    def text(self, language: str = "en") -> str:
        """The error in words."""
        from tercet.core.texts import texts  # noqa: PLC0415 - the catalogues are slow to read

        words = texts(language, self.game)
        drawn = self.move.startswith("*")
        return words.say(
            "error-illegal-chance" if drawn else self.message,
            move=excerpt(self.move),
            ply=self.ply,
            rule=self.rule,
            why=words.say(f"why-{self.why}", **self.facts),
        )


class ChanceMissing(TercetError):
    """A record does not say what chance brought."""

    message = "error-chance-missing"


class NothingToUndo(TercetError):
    """The position is where it began."""

    message = "error-nothing-to-undo"


class Revealed(TercetError):
    """The last move turned up what cannot be unseen, so it cannot be taken back."""

    message = "error-revealed"


class BadRecord(TercetError):
    """A record cannot be read: where, and what was expected there."""

    def __init__(self, message: str, line: int, column: int, **facts: Any) -> None:
        super().__init__(**facts)
        self.message = message
        self.line = line
        self.column = column

    def text(self, language: str = "en") -> str:
        """The error in words."""
        from tercet.core.texts import texts  # noqa: PLC0415 - the catalogues are slow to read

        cause = self.facts.get("cause")
        facts = self.facts | ({"cause": cause.text(language)} if cause else {})
        words = texts(language)
        return words.say(
            "error-bad-record",
            line=str(self.line),  # a place, not a quantity: no thousands separator
            column=str(self.column),
            why=words.say(self.message, **facts),
        )


class CannotSave(TercetError):
    """A record could not be written; whatever was there before is as it was."""

    def __init__(self, message: str, path: str, **facts: Any) -> None:
        super().__init__(path=path, **facts)
        self.message = message
