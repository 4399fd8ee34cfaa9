"""``tercet show``: draw a position of a recorded game."""

from pathlib import Path

from tercet.cli.common.arguments import (
    ThisTerminal,
    parse_ply,
    read_record,
)
from tercet.cli.common.game_text import draw, heading
from tercet.core.files import save_text
from tercet.core.views import SPECTATOR, viewer_number
from tercet.core.wording import tell_result


def show(
    record: Path,
    /,
    *,
    ply: str | None = None,
    viewer: str | None = None,
    svg: Path | None = None,
    terminal: ThisTerminal,
) -> int:
    """Draw the position after `ply` moves, or the last one, as the viewer sees it.

    With `svg` it is saved there as a picture instead.
    """
    recorded, game = read_record(terminal, record)
    if viewer is not None:
        viewer_number(game, viewer)  # raises `BadViewer`
    last = len(recorded.entries)
    number = parse_ply(ply, last)
    position = recorded.position(None if number == last else number)
    if svg is not None:
        save_text(svg, position.svg(viewer or SPECTATOR) + "\n")
        terminal.print_message("show-saved", path=str(svg))
        return 0
    words = terminal.words(game.name)
    view = position.view(viewer or SPECTATOR)
    terminal.print_line(heading(view, words), "bold")
    if moves := position.moves:
        terminal.print_message("last-move", move=moves[-1])
    terminal.print(draw(view, words))
    if view["to_move"] is None:
        terminal.print_line(tell_result(view, words), "bold")
    return 0
