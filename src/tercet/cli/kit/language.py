"""Which language the terminal speaks: ``--lang`` anywhere on the line, else the locale."""

from tercet.cli.kit.problems import UsageProblem
from tercet.core.errors import excerpt
from tercet.core.texts import LANGUAGES, catalogues, language_of

_OPTION = "--lang"
_END_OF_OPTIONS = "--"


def spoken() -> list[str]:
    """The languages that have a catalogue for the terminal."""
    return [language for language in LANGUAGES if _has_catalogue(language)]


def _has_catalogue(language: str) -> bool:
    return any(path.stem.endswith("-terminal") for path in catalogues(language))


def from_locale() -> str:
    """The locale's language, English where there is no catalogue for it."""
    language = language_of()
    return language if _has_catalogue(language) else "en"


def take_language(arguments: list[str]) -> tuple[str, list[str]]:
    """The language asked for, and the arguments without that option.

    It is taken out before anything else is read, so that help and complaints about the rest of
    the line are in that language already.

    >>> take_language(["show", "--lang", "en", "game.tct"])
    ('en', ['show', 'game.tct'])
    """
    language, rest = None, []
    left = list(arguments)
    while left:
        word = left.pop(0)
        if word == _END_OF_OPTIONS:
            rest += [word, *left]
            break
        if word == _OPTION:
            if not left:
                raise UsageProblem("usage-needs-value", option=_OPTION)
            language = left.pop(0)
        elif word.startswith(f"{_OPTION}="):
            language = word.removeprefix(f"{_OPTION}=")
        else:
            rest.append(word)
    return (from_locale() if language is None else _checked(language)), rest


def _checked(language: str) -> str:
    if language not in LANGUAGES:
        raise UsageProblem("usage-language", value=excerpt(language), known=spoken())
    return language if _has_catalogue(language) else "en"
