"""What happens in a game, and how it ends, in words."""

from collections.abc import Callable, Iterable
from typing import Any

from tercet.core.game import Event
from tercet.core.texts import Texts

_END = "end"  # the event that only repeats the result
RESIGNED = "resigned"
AGREED = "agreed"


def tell(events: Iterable[Event], words: Texts, facts: Callable[[Event], Event]) -> list[str]:
    """A sentence an event, from the game's catalogue; `facts` readies an event for it."""
    ready = [facts(event) for event in events if event["type"] != _END]
    return [words.say(f"event-{event['type']}", **event) for event in ready]


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
