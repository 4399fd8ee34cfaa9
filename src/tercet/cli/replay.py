"""``tercet replay``: print a recorded game move by move, as sentences or as JSON."""

from collections.abc import Iterator
from pathlib import Path
from typing import Any

from tercet.cli.common.arguments import (
    JsonFlag,
    ThisTerminal,
    read_record,
)
from tercet.cli.common.game_text import event_sentences, heading
from tercet.cli.common.terminal import Terminal
from tercet.core.game import Event
from tercet.core.position import Position
from tercet.core.records import Record
from tercet.core.views import SPECTATOR, viewer_number
from tercet.core.wording import tell_result


def replay(
    record: Path,
    /,
    *,
    as_json: JsonFlag = False,
    viewer: str | None = None,
    terminal: ThisTerminal,
) -> int:
    """Print the game; by default a running game with hidden cards as a spectator sees it."""
    recorded, game = read_record(terminal, record)
    if viewer is not None:
        viewer_number(game, viewer)  # raises `BadViewer`
    # Raises before anything is printed if the record cannot be played.
    end = recorded.position().view(SPECTATOR)
    if viewer is None and game.hidden and end["to_move"] is not None:
        viewer = SPECTATOR
    if as_json:
        for ply in plies(recorded, viewer):
            terminal.print_json(ply)
        if end["to_move"] is None:
            terminal.print_json({name: end[name] for name in ("result", "reason", "scores")})
    else:
        _print_game(terminal, recorded, viewer, end)
    return 0


def plies(recorded: Record, viewer: str | None) -> Iterator[dict[str, Any]]:
    """What happened at each ply, as the viewer saw it; without a viewer, everything."""
    position = recorded.position(0)
    if recorded.opening:
        opening = recorded.opening if viewer is None else position.record(viewer).opening
        yield _ply(position, None, opening, position.events(viewer))
    for entry in recorded.entries:
        position.play(" ".join([entry.move, *entry.chance]))
        chance = entry.chance
        if viewer is not None and chance:
            chance = position.record(viewer).entries[-1].chance
        yield _ply(position, position.moves[-1], chance, position.last_events(viewer))


def _ply(
    position: Position, move: str | None, chance: tuple[str, ...], events: list[Event]
) -> dict[str, Any]:
    return {
        "ply": position.ply,
        "move": move,
        "chance": list(chance),
        "to_move": position.to_move,
        "events": events,
    }


def _print_game(
    terminal: Terminal, recorded: Record, viewer: str | None, end: dict[str, Any]
) -> None:
    words = terminal.words(recorded.game)
    terminal.print_line(heading(end, words), "bold")
    for ply in plies(recorded, viewer):
        margin = f"{ply['ply']:>4}. {ply['move']:<6}" if ply["move"] else " " * 12
        for sentence in event_sentences(recorded.game, ply["events"], words):
            terminal.print_line(f"{margin} {sentence}")
            margin = " " * 12
    if end["to_move"] is None:
        terminal.print_line(tell_result(end, words), "bold")
