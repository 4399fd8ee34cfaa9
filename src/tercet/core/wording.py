"""What happens in a game, and how it ends, in words."""

from collections.abc import Iterable
from typing import Any

from tercet.core.game import Event
from tercet.core.texts import Texts

_END = "end"  # the event that only repeats the result
RESIGNED = "resigned"
AGREED = "agreed"


def tell(facts: Iterable[Event], words: Texts) -> list[str]:
    """A sentence an event, from the game's catalogue; the game's `facts` have made it ready."""
    told = [event for event in facts if event["type"] != _END]
    return [words.say(f"event-{event['type']}", **event) for event in told]


def tell_result(view: dict[str, Any], words: Texts) -> str:
    """How the game ended: who won or that nobody did, by what, and the scores."""
    scores: dict[str, int] = view["scores"]
    (first, first_score), (second, second_score) = scores.items()
    reason = view["reason"]
    if reason == AGREED:
        return words.say("result-draw-agreed")
    won = view["result"] == "1-0"
    winner = first if won else second
    if reason == RESIGNED:
        return words.say("result-win-resigned", seat=winner)
    if view["result"] == "1/2":
        return words.say(f"result-draw-{reason}", score=first_score)
    return words.say(
        f"result-win-{reason}",
        seat=winner,
        score=first_score if won else second_score,
        other=second_score if won else first_score,
        tied="yes" if first_score == second_score else "no",
    )
