"""The language of the output: ``--lang`` anywhere on the command line, else the locale."""

from tercet.cli.common.usage_errors import UsageError
from tercet.core.errors import excerpt
from tercet.core.texts import LANGUAGES, catalogues, language_of

_OPTION = "--lang"
_END_OF_OPTIONS = "--"


def terminal_languages() -> list[str]:
    """The languages that have texts for the terminal."""
    return [language for language in LANGUAGES if _has_texts(language)]


def _has_texts(language: str) -> bool:
    return any(path.stem.endswith("-terminal") for path in catalogues(language))


def locale_language() -> str:
    """The language of the locale, or English if we have no texts in it."""
    return _supported(language_of())


def _supported(language: str) -> str:
    return language if _has_texts(language) else "en"


def extract_language(arguments: list[str]) -> tuple[str, list[str]]:
    """The requested language, and the arguments without ``--lang``.

    It is read before everything else, so that help and error messages are in that language, too.

    >>> extract_language(["show", "--lang", "en", "game.tct"])
    ('en', ['show', 'game.tct'])
    """
    language, rest = None, []
    remaining = list(arguments)
    while remaining:
        argument = remaining.pop(0)
        if argument == _END_OF_OPTIONS:
            rest += [argument, *remaining]
            break
        if argument == _OPTION:
            if not remaining:
                raise UsageError("usage-needs-value", option=_OPTION)
            language = remaining.pop(0)
        elif argument.startswith(f"{_OPTION}="):
            language = argument.removeprefix(f"{_OPTION}=")
        else:
            rest.append(argument)
    if language is None:
        return locale_language(), rest
    if language not in LANGUAGES:
        raise UsageError("usage-language", value=excerpt(language), known=terminal_languages())
    return _supported(language), rest
