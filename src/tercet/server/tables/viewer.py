"""For whom a message is made."""

from typing import NamedTuple

from tercet.core.texts import Texts, texts


class Viewer(NamedTuple):
    """All that a message about a table depends on besides the table.

    Viewers that are equal get equal messages.
    """

    name: str  # a seat, or "spectator": whose knowledge of the game it may hold
    language: str
    seats: tuple[str, ...]  # that the person holds
    game: str  # that is played, which has words of its own

    @property
    def texts(self) -> Texts:
        """All messages of the texts, in the viewer's language: `viewer.texts.say("message-id")`."""
        return texts(self.language, self.game)
