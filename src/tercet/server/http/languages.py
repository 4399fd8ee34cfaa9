"""Which language a request is to be answered in."""

from typing import cast

from tercet.core.texts import LANGUAGES
from tercet.server.messages import Language

COOKIE = "language"


def chosen(cookies: dict[str, str], accepted: str) -> Language:
    """The language that was chosen here before, else the one that the browser likes best.

    >>> chosen({}, "de, hu;q=0.7, cs-CZ;q=0.9, en;q=0.5")
    'cs'
    >>> chosen({"language": "pl"}, "cs"), chosen({"language": "xx"}, ""), chosen({}, "fr;q=x")
    ('pl', 'en', 'en')
    """
    asked = cookies.get(COOKIE, "")
    return cast("Language", asked if asked in LANGUAGES else _liked(accepted))


def _liked(accepted: str) -> str:
    liked: list[tuple[float, str]] = []
    for part in accepted.split(",")[:20]:
        name, _, weight = part.partition(";q=")
        try:
            quality = float(weight or 1)
        except ValueError:
            continue
        language = name.strip().split("-")[0].lower()
        if language in LANGUAGES and quality > 0:
            liked.append((quality, language))
    return max(liked, key=lambda one: one[0])[1] if liked else "en"
