"""The messages about a table, each made for one viewer from what that viewer may know."""

from tercet.core import views
from tercet.core.views import View
from tercet.server.messages import Changed, Move, Outcome, Past, Played
from tercet.server.messages import Table as WholeTable
from tercet.server.tables.status import table_status
from tercet.server.tables.table import Table
from tercet.server.tables.viewer import Viewer
from tercet.server.tables.wording import sentences


class MessageRenderer:
    """A table at one moment; what several viewers see alike is made once."""

    def __init__(self, table: Table) -> None:
        self._table = table
        self._views: dict[str, View] = {}
        self._events: dict[tuple[str, ...], list[bytes]] = {}

    def whole(self, viewer: Viewer, re: int | None = None) -> WholeTable:
        """Everything."""
        table = self._table
        return WholeTable(
            re=re,
            version=table.version,
            id=table.id,
            game=table.settings.game,
            mode=table.settings.mode,
            viewer=viewer.name,
            view=self._view(viewer),
            events=views.as_json(self._last_events(viewer)),
            moves=self._moves(viewer),
            status=table_status(table, viewer),
        )

    def played(self, viewer: Viewer, re: int | None = None) -> Played:
        """The last move."""
        table, position = self._table, self._table.position
        step, events = position.steps[-1], self._last_events(viewer)
        said = sentences(table.game.name, viewer.language, events)
        return Played(
            re=re,
            version=table.version,
            move=Move(position.ply, table.game.seats[step.mover], step.move, said),
            view=self._view(viewer),
            events=views.as_json(events),
            status=table_status(table, viewer),
        )

    def status(self, viewer: Viewer, re: int | None = None) -> Changed:
        """Everything but the board."""
        return Changed(re, self._table.version, table_status(self._table, viewer))

    def past(self, viewer: Viewer, ply: int, re: int) -> Past:
        """The table as it was after so many moves."""
        position = self._table.position.at(ply)
        view = views.view(position, viewer.name)
        view.legal = []  # nothing can be played there any more
        events = views.as_json(views.last_events(position, viewer.name))
        return Past(re, self._table.version, ply, view, events)

    def outcome(self, viewer: Viewer, move: str, re: int) -> Outcome:
        """What a move would do."""
        found = views.outcome(self._table.position, move, viewer.name)
        return Outcome(re, views.as_json(found.events), found.scores)

    def _view(self, viewer: Viewer) -> View:
        if viewer.name not in self._views:
            self._views[viewer.name] = views.view(self._table.position, viewer.name)
        return self._views[viewer.name]

    def _last_events(self, viewer: Viewer) -> list[bytes]:
        """What the last move brought about."""
        position = self._table.position
        key = views.events_key(position, viewer.name)
        if key not in self._events:
            self._events[key] = views.last_events(position, viewer.name)
        return self._events[key]

    def _moves(self, viewer: Viewer) -> list[Move]:
        """All moves, in words."""
        position, game = self._table.position, self._table.game
        moves = []
        for ply, step in enumerate(position.steps, 1):
            events = views.move_events(position, ply, viewer.name)
            said = sentences(game.name, viewer.language, events)
            moves.append(Move(ply, game.seats[step.mover], step.move, said))
        return moves
