"""``tercet replay``: tell a recorded game, in words or as JSON, a line a move."""

from collections.abc import Iterator
from pathlib import Path
from typing import Annotated, Any

from cyclopts import Parameter

from tercet.cli.kit.records import SPECTATOR, check_viewer, read
from tercet.cli.kit.telling import as_recorded, heading, tell
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
    end = as_recorded(final.view(SPECTATOR), recorded)
    if viewer is None and game.hidden and end["to_move"] is not None:
        viewer = SPECTATOR
    if as_json:
        for line in plies(recorded, viewer):
            terminal.data(line)
        if end["to_move"] is None:
            terminal.data({name: end[name] for name in ("result", "reason", "scores")})
    else:
        _tell(terminal, recorded, viewer, end)
    return 0


def plies(recorded: Record, viewer: str | None) -> Iterator[dict[str, Any]]:
    """What happened at each ply, as the viewer saw it then; without a viewer, everything."""
    position = recorded.position(0)
    if recorded.opening:
        opening = recorded.opening if viewer is None else position.record(viewer).opening
        yield _line(position, None, opening, position.events(viewer))
    for entry in recorded.entries:
        position.play(" ".join([entry.move, *entry.chance]))
        chance = entry.chance
        if viewer is not None and chance:
            chance = position.record(viewer).entries[-1].chance
        yield _line(position, position.moves[-1], chance, position.last_events(viewer))


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


def _tell(terminal: Terminal, recorded: Record, viewer: str | None, end: dict[str, Any]) -> None:
    words = terminal.words(recorded.game)
    terminal.line(heading(end, words), "bold")
    for line in plies(recorded, viewer):
        number = f"{line['ply']:>4}. {line['move']:<6}" if line["move"] else " " * 12
        for sentence in tell(recorded.game, line["events"], words):
            terminal.line(f"{number} {sentence}")
            number = " " * 12
    if end["to_move"] is None:
        terminal.line(tell_result(end, words), "bold")
