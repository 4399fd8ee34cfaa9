"""``tercet show``: draw a position of a recorded game."""

from pathlib import Path

from tercet.cli.kit.problems import whole_number
from tercet.cli.kit.records import SPECTATOR, check_viewer, read
from tercet.cli.kit.telling import as_recorded, draw, heading
from tercet.cli.kit.terminal import Here
from tercet.core.wording import tell_result


def show(
    record: Path,
    /,
    *,
    ply: str | None = None,
    viewer: str | None = None,
    terminal: Here,
) -> int:
    """Draw the position after `ply` moves, or the last one, as the viewer sees it."""
    recorded, game = read(terminal, record)
    check_viewer(game, viewer)
    number = None if ply is None else whole_number("--ply", ply, 0, len(recorded.entries))
    position = recorded.position(number)
    words = terminal.words(game.name)
    view = as_recorded(position.view(viewer or SPECTATOR), recorded)
    terminal.line(heading(view, words), "bold")
    if moves := position.moves:
        terminal.say("last-move", move=moves[-1])
    terminal.show(draw(view, words))
    if view["to_move"] is None:
        terminal.line(tell_result(view, words), "bold")
    return 0
