"""What can be said at the table besides moves; the English words are understood everywhere."""

from collections.abc import Callable
from pathlib import Path
from textwrap import indent, wrap
from typing import TYPE_CHECKING

from rich.padding import Padding
from rich.table import Table

from tercet.core.errors import NothingToUndo, Revealed, TercetError, excerpt
from tercet.core.texts import Texts
from tercet.core.undoing import moves_to_undo
from tercet.players import Turn, make

if TYPE_CHECKING:
    from tercet.cli.table.session import Session


HINTS = "level:8:ms=400"  # the strongest player, for less than half a second


class Left(Exception):
    """Somebody has had enough."""


def known_words(words: Texts) -> list[str]:
    """Every word, in English and in the language of the table."""
    return list(dict.fromkeys([*WORDS, *(words.say(f"play-word-{word}") for word in WORDS)]))


def find_word(text: str, words: Texts) -> str | None:
    """The word that was said, if it is one."""
    said = text.casefold()
    for word in WORDS:
        if said in (word, words.say(f"play-word-{word}").casefold()):
            return word
    return None


def _help(session: "Session", _rest: str) -> None:
    words = session.words
    table = Table.grid(padding=(0, 2))
    table.add_column(no_wrap=True, style="bold")
    for word in WORDS:
        written = words.say(f"play-written-{word}", word=words.say(f"play-word-{word}"))
        table.add_row(written, words.say(f"play-help-{word}"))
    session.terminal.line(words.say("how-to-move"))
    session.terminal.line()
    session.terminal.say("play-help")
    session.terminal.show(Padding(table, (0, 0, 0, 2)))


def _why(session: "Session", move: str) -> None:
    language = session.terminal.language
    if move:
        if move in session.position.legal_moves():
            session.terminal.say("play-why-allowed", move=move)
            return
        try:
            session.position.copy().play(move)
        except TercetError as error:
            session.terminal.line(error.text(language))
        else:
            session.terminal.say("play-why-allowed", move=excerpt(move))
    elif session.refused is None:
        session.terminal.say("play-why-nothing")
    else:
        session.terminal.line(session.refused.text(language))


def _moves(session: "Session", _rest: str) -> None:
    moves = session.position.legal_moves()
    session.terminal.say("play-moves", count=len(moves))
    lines = wrap("  ".join(moves), 76, break_on_hyphens=False)
    session.terminal.line(indent("\n".join(lines), "  "))


def _hint(session: "Session", _rest: str) -> None:
    player = make(HINTS, session.position.rules, "hint")
    move = player.choose(Turn.of(session.position))
    session.terminal.line(session.words.say("play-hint-move", move=move))


def _undo(session: "Session", _rest: str) -> None:
    """Back by one move; against a player, back to the person's own turn."""
    try:
        number = moves_to_undo(session.position, session.seating.people)
    except Revealed as error:
        session.terminal.say("play-no-undo-past-chance", move=error.facts["move"])
        return
    except NothingToUndo:
        number = 0
    if 0 < number <= len(session.movers):
        session.take_back(number)
    else:
        session.terminal.say("play-nothing-to-take-back")


def _save(session: "Session", rest: str) -> None:
    if not rest:
        session.terminal.say("play-save-where")
        return
    path = Path(rest).expanduser()
    try:
        session.keeper.save(session.position, path)
    except TercetError as error:
        session.terminal.line(error.text(session.terminal.language))
    else:
        session.terminal.say("play-saved", path=str(path))


def _quit(_session: "Session", _rest: str) -> None:
    raise Left


WORDS: dict[str, Callable[["Session", str], None]] = {
    "help": _help,
    "why": _why,
    "moves": _moves,
    "hint": _hint,
    "undo": _undo,
    "save": _save,
    "quit": _quit,
}
