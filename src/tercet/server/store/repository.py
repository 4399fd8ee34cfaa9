"""People, tables, moves and links: what the rest of the server asks of the database."""

from datetime import datetime

from tercet.server.errors import Refusal
from tercet.server.messages import Me
from tercet.server.store import changes, queries
from tercet.server.store.changes import Change
from tercet.server.store.database import Database
from tercet.server.store.rows import Known, SeatLink, StoredMove, StoredTable, TableSummary


class Repository:
    """Reads and writes; whatever writes returns when it is on the disk, or raises `Refusal`."""

    def __init__(self, database: Database) -> None:
        self._database = database
        self.is_shared = database.is_shared

    async def is_writable(self) -> bool:
        """Whether the database takes changes."""
        try:
            await self._database.commit()
        except Refusal:
            return False
        return True

    async def find_person(self, person: str) -> Me | None:
        """A person's name and language; None if they never chose any."""
        return await self._database.read(lambda connection: queries.find_person(connection, person))

    async def save_person(self, person: str, me: Me) -> None:
        """Store a person's name and language."""
        await self._database.commit(changes.save_person(person, me))

    async def find_table(self, table: str) -> StoredTable | None:
        """A table with its occupants and moves."""
        return await self._database.read(lambda connection: queries.find_table(connection, table))

    async def find_game(self, table: str) -> str | None:
        """The name of the game that is played at a table."""
        return await self._database.read(lambda connection: queries.find_game(connection, table))

    async def moves_since(self, known: dict[str, Known]) -> dict[str, list[StoredMove]]:
        """The moves of tables since what is known; only of those where nothing else has changed."""
        return await self._database.read(lambda connection: queries.moves_since(connection, known))

    async def tables_of(self, person: str, most: int) -> list[TableSummary]:
        """The tables where somebody sits, those played last first."""
        return await self._database.read(
            lambda connection: queries.tables_of(connection, person, most)
        )

    async def tables_with_jobs(self) -> list[str]:
        """The ids of the tables where something happens by itself, now or later."""
        return await self._database.read(queries.tables_with_jobs)

    async def add_table(self, *made: Change) -> None:
        """Store a new table."""
        await self._database.commit(*made)

    async def change_table(self, table: str, known_version: int, *made: Change) -> None:
        """Change a table and count that in its version, all in one transaction.

        Refused as `stale` if the stored version is another one: somebody else was faster.
        """
        await self._database.commit(changes.count_version(table, known_version), *made)

    async def find_link(self, token: str) -> SeatLink | None:
        """What a link gives away; None if it was used or never given out."""
        return await self._database.read(lambda connection: queries.find_link(connection, token))

    async def add_link(self, token: str, link: SeatLink, at: datetime) -> None:
        """Store a link that moves a seat."""
        await self._database.commit(changes.add_link(token, link.table, link.seat, at))
