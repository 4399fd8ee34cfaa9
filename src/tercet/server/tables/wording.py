"""What is said about a table, in the language of whoever reads it."""

from collections.abc import Iterable
from functools import lru_cache

import msgspec

from tercet.core.registry import find
from tercet.core.texts import texts
from tercet.core.wording import tell, tell_result
from tercet.server.messages import End

_MOST_CACHED = 50_000  # sentences; games repeat themselves


@lru_cache(_MOST_CACHED)
def _sentence(game: str, language: str, event: bytes) -> list[str]:
    """One event, as it is sent, in words; at most one sentence."""
    facts = find(game).facts(msgspec.json.decode(event))
    return tell([facts], texts(language, game))


def sentences(game: str, language: str, events: Iterable[msgspec.Raw]) -> list[str]:
    """Events, as they are sent, in words."""
    return [said for event in events for said in _sentence(game, language, bytes(event))]


@lru_cache
def level_name(language: str, level: int | None) -> str:
    """What a computer player of a level is called."""
    return texts(language).say(f"level-name-{level}")


def game_end(
    game: str, result: str, reason: str, scores: dict[str, int | None], language: str
) -> End:
    """How a game ended, with words."""
    facts = {"result": result, "reason": reason, "scores": scores}
    return End(result, reason, tell_result(facts, texts(language, game)))
