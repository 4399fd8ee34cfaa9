"""What is said about a table, in the language of the viewer."""

import asyncio
from collections.abc import Iterable
from functools import lru_cache

import msgspec

from tercet.core import wording
from tercet.core.errors import IllegalMove, TercetError
from tercet.core.texts import Texts, texts
from tercet.server.messages import End, Refused

_MOST_CACHED = 50_000  # sentences; games repeat themselves


async def prepare(game: str, language: str) -> None:
    """Read the texts of a game in a language, unless that was done.

    It takes up to half a second of processor time, so it happens in a thread of its own: during the
    first move in a language nobody else would be answered.
    """
    await asyncio.to_thread(texts, language, game)


@lru_cache(_MOST_CACHED)
def _sentence(game: str, language: str, event: bytes) -> list[str]:
    """One event, as it is sent, in words; at most one sentence."""
    return wording.sentences([msgspec.json.decode(event)], texts(language, game))


def sentences(game: str, language: str, events: Iterable[bytes]) -> list[str]:
    """Events, as they are sent, in words."""
    return [said for event in events for said in _sentence(game, language, event)]


@lru_cache
def level_name(language: str, level: int | None) -> str:
    """What a computer player of a level is called."""
    return texts(language).say(f"level-name-{level}")


def game_end(result: str, reason: str, scores: dict[str, int | None], words: Texts) -> End:
    """How a game ended, with words."""
    facts = {"result": result, "reason": reason, "scores": scores}
    return End(result, reason, wording.tell_result(facts, words))


def refusal(error: TercetError, language: str, re: int | None = None) -> Refused:
    """Why a request has changed nothing."""
    refused = Refused(
        re=re, code=error.code, said=error.text(language), short=error.short_text(language)
    )
    if isinstance(error, IllegalMove):
        refused.rule, refused.why, refused.facts = error.rule, error.why, dict(error.facts)
    return refused
