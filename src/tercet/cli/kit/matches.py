"""Results of matches in words and tables."""

from typing import Any

from rich.console import JustifyMethod
from rich.table import Table

from tercet.arena.ladder import is_in_target
from tercet.cli.kit.numbers import decimal, percent
from tercet.cli.kit.terminal import Terminal
from tercet.core.registry import find


def show_match(terminal: Terminal, facts: dict[str, Any]) -> None:
    """A match in sentences."""
    words = terminal.words(facts["game"])
    name = words.say("game-name")
    players = {side: facts[side] for side in ("a", "b")}
    terminal.say("arena-heading", "bold", name=name, games=facts["games"], **players)
    if not facts["games"]:
        return
    low, high = facts["score_interval"]
    terminal.say("arena-score", score=percent(facts["score"]), low=percent(low), high=percent(high))
    results = ("wins", "draws", "losses")
    terminal.say("arena-results", **{result: facts[result] for result in results})
    low, high = facts["elo_interval"]
    terminal.say(
        "arena-elo",
        elo=_elo(terminal, facts["elo"], facts["score"]),
        low=_elo(terminal, low, 0),
        high=_elo(terminal, high, 1),
        superiority=percent(facts["superiority"]),
    )
    for seat, results_here in zip(find(facts["game"]).seats, facts["by_seat"], strict=True):
        terminal.line(words.say("arena-seat", seat=seat, **results_here))
    seconds = facts["seconds_per_move"]
    terminal.say("arena-plies", plies=decimal(facts["mean_plies"]))
    terminal.say("arena-time", **{side: _milliseconds(seconds[side]) for side in seconds})
    if sprt := facts.get("sprt"):
        terminal.say(
            f"arena-sprt-{sprt['accepted'] or 'open'}",
            llr=decimal(sprt["llr"], 2),
            elo0=decimal(sprt["elo0"]),
            elo1=decimal(sprt["elo1"]),
        )


def show_ladder(terminal: Terminal, steps: list[dict[str, Any]]) -> None:
    """The steps of a ladder as a table."""
    words = terminal.words(steps[0]["game"])
    terminal.say("arena-ladder", "bold", name=words.say("game-name"), seed=steps[0]["seed"])
    table = Table(box=None, padding=(0, 2, 0, 0), header_style="bold")
    for column in ("level", "name", "games", "score", "interval", "range", "time"):
        side: JustifyMethod = "left" if column in ("name", "range") else "right"
        table.add_column(words.say(f"arena-column-{column}"), justify=side)
    for number, facts in enumerate(steps, 2):
        low, high = facts["score_interval"]
        verdict = "yes" if is_in_target(facts["score"]) else "no"
        own = f"level-name-{number}"
        table.add_row(
            str(number),
            words.say(own) if words.has(own) else "",
            words.say("number", number=facts["games"]),
            words.say("number", number=percent(facts["score"])),
            words.say("arena-interval", low=percent(low), high=percent(high)),
            words.say(f"arena-range-{verdict}") if facts["games"] else "",
            words.say("arena-ms", number=_milliseconds(facts["seconds_per_move"]["a"])),
        )
    terminal.show(table)


def _elo(terminal: Terminal, value: float | None, score: float) -> str:
    """A difference with its sign; None is infinite, to the side of the score."""
    if value is None:
        return "∞" if score > 0.5 else "−∞"
    sign = "+" if value >= 0.5 else "−" if value <= -0.5 else "±"
    return sign + terminal.words().say("number", number=round(abs(value)))


def _milliseconds(seconds: float) -> Any:
    return decimal(seconds * 1000)
