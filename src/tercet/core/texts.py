"""Words for people, from Fluent catalogues: shared ones and one set per game, in each language.

A fact whose value has a message of its own is worded by it: with a message ``colour-r = red`` in
the catalogue, the fact ``colour="r"`` reaches a message as ``$colour`` = "red", and the bare value
as ``$colour_id`` for choosing between variants. Attributes of that message are further forms of
the word, such as ``.genitive``: messages use them as ``$colour_genitive``. Where a word lacks a
form, it is used as it is.
"""

import os
from collections.abc import Iterable
from functools import cache
from pathlib import Path
from typing import Any

from fluent.runtime import FluentBundle, FluentResource
from fluent.runtime.resolver import Pattern
from fluent.syntax import ast

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
    own = [] if game is None else game_catalogues(language, game)
    return sorted([*(_PACKAGE / "texts").glob(f"{language}*.ftl"), *own])


def game_catalogues(language: str, game: str) -> list[Path]:
    """The files that hold a game's own messages, in English where it lacks the language."""
    texts = folder(game) / "texts"
    return sorted(texts.glob(f"{language}*.ftl")) or sorted(texts.glob("en*.ftl"))


class Texts:
    """The messages of one language, for one game or for none."""

    def __init__(self, language: str, game: str | None) -> None:
        self.language = language
        self._bundle = FluentBundle([language], use_isolating=False)
        self._forms: set[str] = set()  # attributes that any message of this language has
        self._known: dict[tuple[str, str], dict[str, str]] = {}  # see `_phrases`
        for source in catalogues(language, game):
            resource = _read(source, language)
            self._bundle.add_resource(resource)
            for entry in resource.body:
                if isinstance(entry, ast.Message):
                    self._forms.update(attribute.id.name for attribute in entry.attributes)

    def has(self, message: str) -> bool:
        """Whether there is such a message."""
        return bool(self._bundle.has_message(message))

    def say(self, message: str, **facts: Any) -> str:
        """The message in words. A message or a fact that is missing is a defect: it raises."""
        words: dict[str, Any] = {}
        for name, value in facts.items():
            if isinstance(value, str):
                words |= self._phrases(name, value)
            elif isinstance(value, Iterable):
                words[name] = ", ".join(self.word(name, item) for item in value)
            else:
                words[name] = value
        pattern = self._bundle.get_message(message).value
        if pattern is None:
            raise LookupError(f"{message} in {self.language} has no text")
        return self._format(pattern, words, message)

    def _format(self, pattern: Pattern, words: dict[str, Any], message: str) -> str:
        text, errors = self._bundle.format_pattern(pattern, words)
        if errors:
            raise LookupError(f"{message} in {self.language}: {errors[0]}")
        return str(text)

    def word(self, name: str, value: object) -> str:
        """The value of a fact in words: those of its own message, if it has one."""
        return self._phrases(name, value)[name] if isinstance(value, str) else str(value)

    def _phrases(self, name: str, value: str) -> dict[str, str]:
        """A fact as messages can use it: in words, in each form of its language, and bare."""
        if known := self._known.get((name, value)):
            return known
        own = f"{name}-{value}"
        if not self.has(own):  # not remembered: it can be anything that somebody typed
            return self._in_all_forms(name, value, value, {})
        attributes = {
            form: self._format(pattern, {}, own)
            for form, pattern in self._bundle.get_message(own).attributes.items()
        }
        phrases = self._in_all_forms(name, value, self.say(own), attributes)
        self._known[name, value] = phrases
        return phrases

    def _in_all_forms(
        self, name: str, value: str, word: str, attributes: dict[str, str]
    ) -> dict[str, str]:
        forms = {f"{name}_{form}": attributes.get(form, word) for form in self._forms}
        return {name: word, f"{name}_id": value, **forms}


@cache
def _read(source: Path, language: str) -> ast.Resource:
    """A parsed catalogue, the same one for all games."""
    return bind(FluentResource(source.read_text(encoding="utf-8")), language)


@cache
def texts(language: str, game: str | None = None) -> Texts:
    """The messages of a language, read once."""
    return Texts(language if language in LANGUAGES else "en", game)
