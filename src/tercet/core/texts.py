"""Words for people, from Fluent catalogues: shared ones and one set per game, in each language.

A fact whose value has a message of its own is worded by it: with a message ``colour-r = red`` in
the catalogue, the fact ``colour="r"`` reaches a message as ``$colour`` = "red", and the bare value
as ``$colour_id`` for choosing between forms.
"""

import os
from collections.abc import Iterable
from functools import cache
from pathlib import Path
from typing import Any

from fluent.runtime import FluentBundle, FluentResource

from tercet.core.registry import folder
from tercet.core.typography import bind

_PACKAGE = Path(__file__).parents[1]
LANGUAGES = ("en", "cs", "hu", "pl")


def language_of(environment: dict[str, str] | None = None) -> str:
    """The language that the locale asks for, English where we do not speak it.

    >>> language_of({"LANG": "cs_CZ.UTF-8"}), language_of({"LANG": "C"})
    ('cs', 'en')
    """
    environment = dict(os.environ) if environment is None else environment
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        if value := environment.get(name):
            spoken = value.split(".")[0].split("_")[0].lower()
            return spoken if spoken in LANGUAGES else "en"
    return "en"


def catalogues(language: str, game: str | None = None) -> list[Path]:
    """The files that hold the messages of a language: the shared ones and those of a game."""
    folders = [_PACKAGE / "texts"]
    if game is not None:
        folders.append(folder(game) / "texts")
    return sorted(path for folder in folders for path in folder.glob(f"{language}*.ftl"))


class Texts:
    """The messages of one language, for one game or for none."""

    def __init__(self, language: str, game: str | None) -> None:
        self.language = language
        self._known: dict[str, str] = {}  # words of facts that have a message of their own
        self._bundle = FluentBundle([language], use_isolating=False)
        for source in catalogues(language, game):
            resource = FluentResource(source.read_text(encoding="utf-8"))
            self._bundle.add_resource(bind(resource, language))

    def has(self, message: str) -> bool:
        """Whether there is such a message."""
        return bool(self._bundle.has_message(message))

    def say(self, message: str, **facts: Any) -> str:
        """The message in words. A message or a fact that is missing is a defect: it raises."""
        words: dict[str, Any] = {}
        for name, value in facts.items():
            words[name] = self._word(name, value)
            if isinstance(value, str):
                words[f"{name}_id"] = value
        pattern = self._bundle.get_message(message).value
        if pattern is None:
            raise LookupError(f"{message} in {self.language} has no text")
        text, errors = self._bundle.format_pattern(pattern, words)
        if errors:
            raise LookupError(f"{message} in {self.language}: {errors[0]}")
        return str(text)

    def _word(self, name: str, value: Any) -> Any:
        if isinstance(value, str):
            own = f"{name}-{value}"
            if own not in self._known:
                if not self.has(own):
                    return value
                self._known[own] = self.say(own)
            return self._known[own]
        if isinstance(value, Iterable):
            return ", ".join(str(self._word(name, item)) for item in value)
        return value


@cache
def texts(language: str, game: str | None = None) -> Texts:
    """The messages of a language, read once."""
    return Texts(language if language in LANGUAGES else "en", game)
