"""Players by text: a name and settings, such as ``uct:10000`` or ``alphabeta:depth=6``.

Settings follow the name, separated by colons: ``key=number``, a number alone for the player's main
setting, or a word for a variant of the player.
"""

from collections.abc import Mapping
from dataclasses import dataclass, field

from tercet.core.errors import TercetError, excerpt


class BadPlayerSetting(TercetError):
    """The player cannot be set so."""

    message = "error-player-setting"


class NotForThisGame(TercetError):
    """The player cannot play this game: something in it is hidden or left to chance."""

    message = "error-player-not-for-game"


@dataclass(frozen=True)
class Setting:
    """A whole number that a player can be set to."""

    least: int
    most: int
    default: int


@dataclass(frozen=True)
class Settings:
    """What can be set: numbers by name, the one that a bare number means, and words."""

    numbers: Mapping[str, Setting] = field(default_factory=dict)
    main: str | None = None
    words: tuple[str, ...] = ()

    def read(self, player: str, text: str) -> tuple[dict[str, int], set[str]]:
        """The numbers, all of them, and the words that the text gives."""
        values = {name: setting.default for name, setting in self.numbers.items()}
        words = set()
        for part in text.split(":") if text else []:
            name, equals, value = part.partition("=")
            if not equals and part in self.words:
                words.add(part)
                continue
            if not equals and self.main is not None:
                name, value = self.main, part
            values[name] = self._number(player, part, name, value)
        return values, words

    def _number(self, player: str, part: str, name: str, value: str) -> int:
        setting = self.numbers.get(name)
        if setting is not None and value.isascii() and value.isdigit() and len(value) < 12:
            number = int(value)
            if setting.least <= number <= setting.most:
                return number
        known = self.described()
        raise BadPlayerSetting(player=player, setting=excerpt(part), known=known, number=len(known))

    def described(self) -> list[str]:
        """What could be set, for a message."""
        numbers = [f"{name}={s.least}…{s.most}" for name, s in self.numbers.items()]
        return [*self.words, *numbers]
