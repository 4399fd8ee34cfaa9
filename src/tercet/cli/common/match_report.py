"""Results of matches as sentences and tables."""

from typing import Any

from tercet.arena.ladder import is_in_target
from tercet.cli.common.numbers import decimal, percent
from tercet.cli.common.terminal import Terminal, make_table
from tercet.core.registry import find


def print_match(terminal: Terminal, results: dict[str, Any]) -> None:
    """Print the results of a match (`MatchResults.as_dict`) as sentences."""
    words = terminal.words(results["game"])
    name = words.say("game-name")
    players = {side: results[side] for side in ("a", "b")}
    terminal.print_message("arena-heading", "bold", name=name, games=results["games"], **players)
    if not results["games"]:
        return
    low, high = results["score_interval"]
    terminal.print_message(
        "arena-score", score=percent(results["score"]), low=percent(low), high=percent(high)
    )
    counts = {name: results[name] for name in ("wins", "draws", "losses")}
    terminal.print_message("arena-results", **counts)
    low, high = results["elo_interval"]
    terminal.print_message(
        "arena-elo",
        elo=_elo(terminal, results["elo"], results["score"]),
        low=_elo(terminal, low, 0),
        high=_elo(terminal, high, 1),
        superiority=percent(results["superiority"]),
    )
    for seat, counts in zip(find(results["game"]).seats, results["by_seat"], strict=True):
        terminal.print_line(words.say("arena-seat", seat=seat, **counts))
    seconds = results["seconds_per_move"]
    terminal.print_message("arena-plies", plies=decimal(results["mean_plies"]))
    terminal.print_message("arena-time", **{side: _milliseconds(seconds[side]) for side in seconds})
    if sprt := results.get("sprt"):
        terminal.print_message(
            f"arena-sprt-{sprt['accepted'] or 'open'}",
            llr=decimal(sprt["llr"], 2),
            elo0=decimal(sprt["elo0"]),
            elo1=decimal(sprt["elo1"]),
        )


def print_ladder(terminal: Terminal, matches: list[dict[str, Any]]) -> None:
    """Print the matches of a ladder as a table."""
    words = terminal.words(matches[0]["game"])
    terminal.print_message(
        "arena-ladder", "bold", name=words.say("game-name"), seed=matches[0]["seed"]
    )
    columns = ("level", "name", "games", "score", "interval", "range", "time")
    table = make_table(words, "arena-column", columns, left=("name", "range"))
    for level, results in enumerate(matches, 2):
        low, high = results["score_interval"]
        in_target = "yes" if is_in_target(results["score"]) else "no"
        name = f"level-name-{level}"
        table.add_row(
            str(level),
            words.say(name) if words.has(name) else "",
            words.say("number", number=results["games"]),
            words.say("number", number=percent(results["score"])),
            words.say("arena-interval", low=percent(low), high=percent(high)),
            words.say(f"arena-range-{in_target}") if results["games"] else "",
            words.say("arena-ms", number=_milliseconds(results["seconds_per_move"]["a"])),
        )
    terminal.print(table)


def _elo(terminal: Terminal, value: float | None, score: float) -> str:
    """A difference with its sign; None means infinity, with the sign given by the score."""
    if value is None:
        return "∞" if score > 0.5 else "−∞"
    sign = "+" if value >= 0.5 else "−" if value <= -0.5 else "±"
    return sign + terminal.words().say("number", number=round(abs(value)))


def _milliseconds(seconds: float) -> Any:
    return decimal(seconds * 1000)
