"""``tercet replay``: tell a recorded game, in words or as JSON, a line a move."""

from collections.abc import Iterator
from pathlib import Path
from typing import Annotated, Any

from cyclopts import Parameter

from tercet.cli.kit.records import SPECTATOR, check_viewer, read
from tercet.cli.kit.telling import heading, tell
from tercet.cli.kit.terminal import Here, Terminal
from tercet.core.game import Event
from tercet.core.position import Position
from tercet.core.records import Record
from tercet.core.wording import tell_result


def replay(
    record: Path,
    /,
    *,
    as_json: Annotated[bool, Parameter(name="--json", negative="")] = False,
    viewer: str | None = None,
    terminal: Here,
) -> int:
    """Tell the game; a running one with secrets as a spectator saw it, unless a viewer is named."""
    recorded, game = read(terminal, record)
    check_viewer(game, viewer)
    final = recorded.position()  # refuses a record that cannot be played before a word is told
    if viewer is None and game.hidden and not final.is_over:
        viewer = SPECTATOR
    if as_json:
        for line in (*plies(recorded, viewer), *_result(final)):
            terminal.data(line)
    else:
        _tell(terminal, recorded, viewer, final)
    return 0


def plies(recorded: Record, viewer: str | None) -> Iterator[dict[str, Any]]:
    """What happened at each ply, as the viewer saw it then; without a viewer, everything."""
    position = recorded.position(0)
    if recorded.opening:
        opening = recorded.opening if viewer is None else position.record(viewer).opening
        yield _line(position, None, opening, _opening_events(position, viewer))
    for entry in recorded.entries:
        position.play(" ".join([entry.move, *entry.chance]))
        chance = entry.chance
        if viewer is not None and chance:
            chance = position.record(viewer).entries[-1].chance
        events = position.last_events if viewer is None else position.last_events_for(viewer)
        yield _line(position, position.moves[-1], chance, events)


def _opening_events(position: Position, viewer: str | None) -> list[Event]:
    return position.events if viewer is None else position.events_for(viewer)


def _line(
    position: Position, move: str | None, chance: tuple[str, ...], events: list[Event]
) -> dict[str, Any]:
    return {
        "ply": position.ply,
        "move": move,
        "chance": list(chance),
        "to_move": position.to_move,
        "events": events,
    }


def _result(final: Position) -> list[dict[str, Any]]:
    if (result := final.result) is None:
        return []
    return [{"result": str(result), "reason": result.reason, "scores": final.scores}]


def _tell(terminal: Terminal, recorded: Record, viewer: str | None, final: Position) -> None:
    words = terminal.words(recorded.game)
    terminal.line(heading(final.view(viewer or SPECTATOR), words), "bold")
    for line in plies(recorded, viewer):
        number = f"{line['ply']:>4}. {line['move']:<6}" if line["move"] else " " * 12
        for sentence in tell(recorded.game, line["events"], words):
            terminal.line(f"{number} {sentence}")
            number = " " * 12
    if final.is_over:
        terminal.line(tell_result(final.view(SPECTATOR), words), "bold")
