"""Errors as data: a message id and facts, which ``error.text(language)`` turns into a sentence."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from tercet.core.texts import Texts

LONGEST_EXCERPT = 40


def excerpt(text: object) -> str:
    """The text shortened for use in a message, with control characters escaped."""
    try:
        shown = text if isinstance(text, str) else repr(text)
    except ValueError:  # an integer with too many digits to print
        shown = type(text).__name__
    cut = shown[:LONGEST_EXCERPT]
    visible = "".join(c if c.isprintable() else c.encode("unicode_escape").decode() for c in cut)
    return f"{visible}…" if len(shown) > LONGEST_EXCERPT else visible


@dataclass(frozen=True)
class Why:
    """Why a move is illegal: the rule, a code for the case, and facts of the position."""

    rule: str
    code: str
    facts: Mapping[str, Any] = field(default_factory=dict)


class TercetError(ValueError):
    """Base class of our errors. `message` is the id of a text, `facts` are its arguments."""

    message: str = ""
    code: str = "broken"  # what a server calls it, for programs; "broken": not the user's mistake
    game: str | None = None  # whose catalogue has the text, if it is not a shared one

    def __init__(self, message: str = "", /, **facts: Any) -> None:
        super().__init__()
        if message:
            self.message = message
        self.facts: dict[str, Any] = facts

    def text(self, language: str = "en") -> str:
        """The error as a sentence; ``str(error)`` is the English one."""
        from tercet.core.texts import texts  # noqa: PLC0415 - the catalogues are slow to read

        return self._format(texts(language, self.game))

    def short_text(self, language: str = "en") -> str:
        """The error for somebody who sees what it is about, such as the move on the board."""
        return self.text(language)

    def _format(self, words: "Texts") -> str:
        return words.say(self.message, **self.facts)

    def __str__(self) -> str:
        return self.text()


class UnknownGame(TercetError):
    """There is no game with this name."""

    message = "error-unknown-game"
    code = "no-such-game"

    def __init__(self, name: object, known: list[str]) -> None:
        super().__init__(name=excerpt(name), known=known)


class BadOption(TercetError):
    """The game has no such option, or the option cannot have this value."""

    code = "bad-option"

    def __init__(self, message: str, game: str, **facts: Any) -> None:
        super().__init__(message, **facts)
        self.game = game


class UnknownOption(BadOption):
    """The game has no such option."""

    def __init__(self, game: str, option: object, known: list[str]) -> None:
        message = "error-option-name" if known else "error-option-none"
        super().__init__(message, game, option=excerpt(option), known=known)


class BadSetup(BadOption):
    """A given setup, ring or deal is not possible; `cause` says why."""

    def __init__(self, game: str, option: str, value: str, cause: TercetError) -> None:
        super().__init__("error-bad-setup", game, option=option, value=excerpt(value))
        self.cause = cause
        self.rule: str | None = getattr(cause, "rule", None)

    def _format(self, words: "Texts") -> str:
        return words.say(self.message, cause=self.cause.text(words.language), **self.facts)


class NotASetup(TercetError):
    """The text is not a setup, ring or deal at all; the cause of a `BadSetup`."""

    message = "expected-setup"

    def __init__(self, game: str) -> None:
        super().__init__()
        self.game = game


class BadPosition(TercetError):
    """There is no such position: `rule`, `why` and `facts` give the reason.

    Without a reason the text is not in the game's notation of positions, or the game has none.
    """

    message = "error-bad-position"

    def __init__(self, game: str, position: str, why: Why | None) -> None:
        super().__init__(**(why.facts if why else {}))
        self.game = game
        self.position = position
        self.rule = why.rule if why else None
        self.why = why.code if why else None

    def short_text(self, language: str = "en") -> str:
        """The reason alone."""
        from tercet.core.texts import texts  # noqa: PLC0415 - the catalogues are slow to read

        return self._reason(texts(language, self.game))

    def _reason(self, words: "Texts") -> str:
        if self.why is None:
            return words.say("expected-position")
        return words.say(f"why-{self.why}", **self.facts)

    def _format(self, words: "Texts") -> str:
        return words.say(self.message, why=self._reason(words))


class BadViewer(TercetError):
    """A viewer must be one of the seats or a spectator."""

    message = "error-bad-viewer"


class BadMove(TercetError):
    """The text is not in the notation of this game."""

    message = "error-bad-move"
    code = "bad-move"

    def __init__(self, move: object, game: str, expected: str, **facts: Any) -> None:
        super().__init__(move=excerpt(move), **facts)
        self.game = game
        self.move = move
        self.expected = expected

    def _format(self, words: "Texts") -> str:
        is_chance = isinstance(self.move, str) and self.move.startswith("*")
        return words.say(
            "error-bad-chance" if is_chance else self.message,
            expected=words.say(self.expected, **self.facts),
            **self.facts,
        )


class IllegalMove(TercetError):
    """The move is not allowed here: `rule` forbids it, `why` and `facts` give the reason."""

    message = "error-illegal-move"
    code = "illegal-move"

    def __init__(self, move: str, ply: int, game: str, why: Why) -> None:
        super().__init__(**why.facts)
        self.move = move
        self.ply = ply
        self.game = game
        self.rule = why.rule
        self.why = why.code

    def short_text(self, language: str = "en") -> str:
        """The reason alone."""
        from tercet.core.texts import texts  # noqa: PLC0415 - the catalogues are slow to read

        return self._reason(texts(language, self.game))

    def _reason(self, words: "Texts") -> str:
        return words.say(f"why-{self.why}", **self.facts)

    def _format(self, words: "Texts") -> str:
        return words.say(
            "error-illegal-chance" if self.move.startswith("*") else self.message,
            move=excerpt(self.move),
            ply=self.ply,
            rule=self.rule,
            why=self._reason(words),
        )


class ChanceMissing(TercetError):
    """A record does not give the outcome of chance."""

    message = "error-chance-missing"


class GameOver(TercetError):
    """The game is over, so there is no move."""

    message = "error-game-over"


class BadEnd(TercetError):
    """Players cannot end a game with this result and reason."""

    message = "error-bad-end"


class NothingToUndo(TercetError):
    """No move has been played yet."""

    message = "error-nothing-to-undo"
    code = "nothing-to-undo"


class Revealed(TercetError):
    """The last move revealed hidden information, so it cannot be taken back."""

    message = "error-revealed"
    code = "cannot-undo-revealed"


class BadRecord(TercetError):
    """A record cannot be read: the place, and what was expected there."""

    def __init__(self, message: str, line: int, column: int, **facts: Any) -> None:
        super().__init__(message, **facts)
        self.line = line
        self.column = column

    def _format(self, words: "Texts") -> str:
        cause = self.facts.get("cause")
        facts = self.facts | ({"cause": cause.text(words.language)} if cause else {})
        return words.say(
            "error-bad-record",
            line=str(self.line),  # as text, so that it gets no thousands separator
            column=str(self.column),
            why=words.say(self.message, **facts),
        )


class CannotSave(TercetError):
    """A file could not be written; an existing file is unchanged."""

    def __init__(self, message: str, path: str, **facts: Any) -> None:
        super().__init__(message, path=path, **facts)


class BadBatch(TercetError):
    """A batch cannot be made or stepped like this."""


class IllegalAction(BadBatch):
    """An action of a batch is not legal in its row; `cause` says why."""

    message = "error-batch-illegal"

    def __init__(self, row: int, action: int, cause: TercetError) -> None:
        super().__init__(row=str(row), action=str(action))
        self.row = row
        self.action = action
        self.cause = cause

    def _format(self, words: "Texts") -> str:
        return words.say(self.message, cause=self.cause.text(words.language), **self.facts)
