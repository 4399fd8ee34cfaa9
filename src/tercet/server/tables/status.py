"""Everything about a table except the board: who sits there, what is offered, how it ended."""

from tercet.core import views
from tercet.core.texts import Texts, texts
from tercet.core.views import SPECTATOR
from tercet.server.messages import Chair, End, Status, TableInfo
from tercet.server.store.rows import Occupant, TableSummary
from tercet.server.tables.table import Table
from tercet.server.tables.viewer import Viewer
from tercet.server.tables.wording import game_end, level_name


def table_status(table: Table, viewer: Viewer) -> Status:
    """The status of a table in memory, for a viewer."""
    here = table.people_here
    return Status(
        chairs=[
            _chair(seat, table.occupants[seat], here, viewer.seats, viewer.language)
            for seat in table.game.seats
        ],
        offer=table.offer,
        thinking=table.computer_to_move is not None and not table.search_failed,
        undo=table.can_undo(viewer.seats),
        draw=table.draw_obstacle(viewer.seats) is None,
        end=_end(table, viewer.texts),
        deal=table.deal,
        rematch=table.rematch,
        place=table.place if table.computer_to_move else None,
    )


def table_info(summary: TableSummary, here: set[str], person: str, language: str) -> TableInfo:
    """An entry in the list of a person's tables; `here` are those connected to it."""
    seats = tuple(seat for seat, who in summary.occupants.items() if who.person == person)
    game = summary.settings.game
    end = None
    if summary.result and summary.reason:
        words = texts(language, game)
        end = game_end(summary.result, summary.reason, summary.scores, words)
    return TableInfo(
        id=summary.id,
        game=game,
        mode=summary.settings.mode,
        chairs=[
            _chair(seat, who, here, seats, language) for seat, who in summary.occupants.items()
        ],
        ply=summary.ply,
        turn=end is None and summary.turn in seats,
        end=end,
        played_at=summary.played_at,
    )


def _chair(
    seat: str, occupant: Occupant, here: set[str], own_seats: tuple[str, ...], language: str
) -> Chair:
    """Who sits on a seat, for the holder of `own_seats`."""
    computer = occupant.kind == "computer"
    return Chair(
        seat=seat,
        kind=occupant.kind,
        name=level_name(language, occupant.level) if computer else occupant.name,
        level=occupant.level,
        here=computer or occupant.person in here,
        you=seat in own_seats,
    )


def _end(table: Table, words: Texts) -> End | None:
    result = table.position.result
    if result is None:
        return None
    scores = views.view(table.position, SPECTATOR).scores
    return game_end(str(result), result.reason, scores, words)
