"""People: the name and the language that each has chosen."""

from tercet.server.errors import Refusal
from tercet.server.messages import Me
from tercet.server.store.repository import Repository
from tercet.server.tables.broadcaster import Broadcaster
from tercet.server.tables.registry import TableRegistry

_LONGEST_NAME = 40


class People:
    """Finds people, and shows it at their tables when they change their name."""

    def __init__(
        self, repository: Repository, registry: TableRegistry, broadcaster: Broadcaster
    ) -> None:
        self._repository = repository
        self._registry = registry
        self._broadcaster = broadcaster

    async def find(self, person: str) -> Me | None:
        """A person's name and language; None before they have chosen any."""
        return await self._repository.find_person(person)

    async def name(self, person: str) -> str:
        """A person's name, which may be empty."""
        found = await self.find(person)
        return "" if found is None else found.name

    async def save(self, person: str, me: Me) -> Me:
        """Choose a name and a language; returns them as they were stored."""
        name = " ".join("".join(c if c.isprintable() else " " for c in me.name).split())
        if len(name) > _LONGEST_NAME:
            raise Refusal("bad-name", most=_LONGEST_NAME)
        saved = Me(name, me.language)
        await self._repository.save_person(person, saved)
        for table in self._registry.tables_of(person):
            for seat in table.seats_of(person):
                table.occupants[seat].name = name
            self._broadcaster.status(table)
        return saved
