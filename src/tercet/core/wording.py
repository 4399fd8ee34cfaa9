"""What happens in a game, and how it ends, in words."""

from collections.abc import Iterable
from typing import Any

from tercet.core.game import Event
from tercet.core.results import winner_of
from tercet.core.texts import Texts

END = "end"  # the event that only repeats the result


def sentences(events: Iterable[Event], words: Texts) -> list[str]:
    """One sentence per event, from the game's catalogue."""
    return [sentence(event, words) for event in events if event["type"] != END]


def sentence(event: Event, words: Texts) -> str:
    """An event in words: by the message ``event-TYPE``, or ``event-TYPE-hidden``.

    The latter where the event has ``cards`` that the viewer did not see, one ``?`` for each.
    """
    message = f"event-{event['type']}"
    cards = event.get("cards")
    if cards is None:
        return words.say(message, **event)
    if "?" in cards:
        return words.say(f"{message}-hidden", **event)
    return words.say(message, **(event | {"cards": list(cards)}))


def tell_result(view: dict[str, Any], words: Texts) -> str:
    """How the game ended: who won or that nobody did, by what, and the scores."""
    scores: dict[str, int] = view["scores"]
    reason = view["reason"]
    winner = winner_of(view["result"], list(scores))
    if winner is None:
        score = next(iter(scores.values()))
        return words.say(_own("result-draw", reason, words), reason=reason, score=score)
    (other,) = (score for seat, score in scores.items() if seat != winner)
    return words.say(
        _own("result-win", reason, words),
        seat=winner,
        reason=reason,
        score=scores[winner],
        other=other,
        tied="yes" if scores[winner] == other else "no",
    )


def _own(message: str, reason: str, words: Texts) -> str:
    """The message for a reason that a game has words of its own for, or the one for any reason."""
    own = f"{message}-{reason}"
    return own if words.has(own) else message
