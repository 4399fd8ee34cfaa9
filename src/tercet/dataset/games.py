"""The games of a dataset: each position with what the player thought of it.

A game depends only on what is asked for and on its number, so any process can play it.
"""

from dataclasses import dataclass
from typing import Any

from tercet.arena.match import Match
from tercet.core.position import Position
from tercet.core.results import POINTS
from tercet.players import Player, Turn, make
from tercet.search.report import Report, reporting

PROVEN = {1: 1.0, 0: 0.5, -1: 0.0}  # the value of a position whose result is proven


@dataclass(frozen=True)
class PlayedGame:
    """A finished game: its record, and one row per position in which the player was asked."""

    number: int
    result: str
    record: str
    rows: list[dict[str, Any]]


def play_game(match: Match, number: int) -> PlayedGame:
    """Play a game of a match whose two players are the same."""
    position = match.opening(number)
    seed = f"{match.seed}:{number}"
    player = make(match.a, position.rules, seed)
    rows = []
    while not position.is_over:
        row = _row(position, player)
        rows.append({"game": number} | row)
        position.play(row["move"])
    result = position.result
    assert result is not None  # noqa: S101 - the loop ends with the game
    first = POINTS[str(result)]
    for row in rows:
        row["result"] = 1 - first if row["seat"] else first
    names = {seat.capitalize(): match.a for seat in position.seats}
    record = position.record(Round=str(number + 1), **names)
    return PlayedGame(number, str(result), str(record), rows)


def _row(position: Position, player: Player) -> dict[str, Any]:
    """A position, with what is legal there and what the player thinks of it."""
    reports: list[Report] = []
    turn = Turn.of(position)
    with reporting(reports.append):
        move = player.choose(turn)
    game, state = position.rules, position.truth
    legal = game.legal(state)
    action = game.parse(move)
    return {
        "ply": position.ply,
        "seat": turn.seat,
        "state": state.tolist(),
        "observation": game.observer.numbers(state, turn.seat).tolist(),
        "legal": legal,
        "legal_moves": game.format_all(legal, state),
        "policy": _policy(legal, action, reports[-1] if reports else None),
        "value": _value(reports[-1]) if reports else None,
        "action": action,
        "move": move,
    }


def _policy(legal: list[int], action: int, report: Report | None) -> list[float]:
    """How the search divided its visits between the legal moves; without visits, its choice."""
    visits = {line.action: line.visits for line in report.lines} if report else {}
    if total := sum(visits.values()):
        return [visits.get(one, 0) / total for one in legal]
    return [float(one == action) for one in legal]


def _value(report: Report) -> float:
    """The share of the point that the seat to move expects."""
    best = report.lines[0]
    verdict = report.verdict or best.verdict
    return best.chance if verdict is None else PROVEN[verdict.result]
