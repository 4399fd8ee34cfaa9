"""Commands that can be typed instead of a move, in English or in the language of the terminal."""

from collections.abc import Callable
from pathlib import Path
from textwrap import indent, wrap
from typing import TYPE_CHECKING

from rich.padding import Padding
from rich.table import Table

from tercet.core.errors import NothingToUndo, Revealed, TercetError, excerpt
from tercet.core.texts import Texts
from tercet.core.undoing import moves_to_undo
from tercet.players import Turn, make_hint_player

if TYPE_CHECKING:
    from tercet.cli.interactive.session import Session


class Quit(Exception):
    """Somebody typed "quit"."""


def command_names(words: Texts) -> list[str]:
    """Every command, in English and in the language of the terminal."""
    translated = (words.say(f"play-word-{command}") for command in COMMANDS)
    return list(dict.fromkeys([*COMMANDS, *translated]))


def find_command(text: str, words: Texts) -> str | None:
    """The command that was typed, if it is one."""
    typed = text.casefold()
    for command in COMMANDS:
        if typed in (command, words.say(f"play-word-{command}").casefold()):
            return command
    return None


def _help(session: "Session", _rest: str) -> None:
    words = session.words
    table = Table.grid(padding=(0, 2))
    table.add_column(no_wrap=True, style="bold")
    for command in COMMANDS:
        name = words.say(f"play-word-{command}")
        usage = words.say(f"play-written-{command}", word=name)
        table.add_row(usage, words.say(f"play-help-{command}"))
    own = words.has("how-to-move")
    session.terminal.print_line(words.say("how-to-move" if own else "expected-move"))
    session.terminal.print_line()
    session.terminal.print_message("play-help")
    session.terminal.print(Padding(table, (0, 0, 0, 2)))


def _why(session: "Session", move: str) -> None:
    language = session.terminal.language
    if move:
        if move in session.position.legal_moves():
            session.terminal.print_message("play-why-allowed", move=move)
            return
        try:
            session.position.copy().play(move)
        except TercetError as error:
            session.terminal.print_line(error.text(language))
        else:
            session.terminal.print_message("play-why-allowed", move=excerpt(move))
    elif session.last_refusal is None:
        session.terminal.print_message("play-why-nothing")
    else:
        session.terminal.print_line(session.last_refusal.text(language))


def _moves(session: "Session", _rest: str) -> None:
    moves = session.position.legal_moves()
    session.terminal.print_message("play-moves", count=len(moves))
    lines = wrap("  ".join(moves), 76, break_on_hyphens=False)
    session.terminal.print_line(indent("\n".join(lines), "  "))


def _hint(session: "Session", _rest: str) -> None:
    player = make_hint_player(session.position.rules, "hint")
    move = player.choose(Turn.of(session.position))
    session.terminal.print_line(session.words.say("play-hint-move", move=move))


def _undo(session: "Session", _rest: str) -> None:
    """Take back one move; against the computer, everything since the person's last turn."""
    try:
        number = moves_to_undo(session.position, session.seats.people)
    except Revealed as error:
        session.terminal.print_message("play-no-undo-past-chance", move=error.facts["move"])
        return
    except NothingToUndo:
        number = 0
    if 0 < number <= session.moves_played:
        session.take_back(number)
    else:
        session.terminal.print_message("play-nothing-to-take-back")


def _save(session: "Session", rest: str) -> None:
    if not rest:
        session.terminal.print_message("play-save-where")
        return
    path = Path(rest).expanduser()
    try:
        session.saver.save(session.position, path)
    except TercetError as error:
        session.terminal.print_line(error.text(session.terminal.language))
    else:
        session.terminal.print_message("play-saved", path=str(path))


def _quit(_session: "Session", _rest: str) -> None:
    raise Quit


COMMANDS: dict[str, Callable[["Session", str], None]] = {
    "help": _help,
    "why": _why,
    "moves": _moves,
    "hint": _hint,
    "undo": _undo,
    "save": _save,
    "quit": _quit,
}
