"""Many games summed up: results, lengths, branching; histograms, so that it stays small."""

from typing import Any

import numpy as np
from rich.console import JustifyMethod
from rich.padding import Padding
from rich.table import Table

from tercet.cli.kit.numbers import decimal, percent
from tercet.cli.kit.terminal import Terminal
from tercet.core.game import Game
from tercet.core.state import DRAW, FIRST_WINS, SECOND_WINS, State

LIMIT = 4000  # plies after which a game that is not over is left as it is
_RESULTS = {FIRST_WINS: "1-0", SECOND_WINS: "0-1", DRAW: "1/2"}
_PERCENTS = (5, 25, 75, 95)
_ROWS = 20  # of the branching table


class Summary:
    """What is known of the games that were added."""

    def __init__(self, game: Game) -> None:
        """Sum up games of this game; there are none yet."""
        self.game = game
        self._outcomes = np.zeros(4 * len(game.schema.ENDS) + 4, np.int64)
        self._lengths = np.zeros(LIMIT + 1, np.int64)
        self._widths = np.zeros((LIMIT, 2), np.int64)

    def add(self, outcomes: State, lengths: State, widths: State) -> None:
        """Add games as `tercet.search.playout.playouts` gives them."""
        self._outcomes += np.bincount(outcomes, minlength=self._outcomes.size)
        self._lengths += np.bincount(lengths, minlength=self._lengths.size)
        self._widths += widths.reshape(-1, 2)

    @property
    def games(self) -> int:
        """How many games were added."""
        return int(self._lengths.sum())

    @property
    def unfinished(self) -> int:
        """How many were not over after `LIMIT` plies."""
        return int(self._outcomes[0])

    @property
    def results(self) -> list[tuple[str, str, int]]:
        """Result, reason and number of the games that ended so, the first seat's wins first."""
        return [
            (result, reason, int(self._outcomes[code + 4 * index]))
            for code, result in _RESULTS.items()
            for index, reason in enumerate(self.game.reasons)
            if self._outcomes[code + 4 * index]
        ]

    @property
    def lengths(self) -> dict[str, Any]:
        """Mean, median, extremes and percentiles of the number of plies."""
        found = np.flatnonzero(self._lengths)
        plies = np.arange(self._lengths.size)
        median = (self._length_at((self.games + 1) // 2) + self._length_at(self.games // 2 + 1)) / 2
        return {
            "mean": float((plies * self._lengths).sum() / self.games),
            "median": median,
            "least": int(found[0]),
            "most": int(found[-1]),
            "percentiles": {
                str(percent): self._length_at(-(-self.games * percent // 100))
                for percent in _PERCENTS
            },
        }

    def _length_at(self, rank: int) -> int:
        """The length of the game of this rank, the shortest being of rank 1."""
        return int(np.searchsorted(np.cumsum(self._lengths), rank))

    @property
    def branching(self) -> list[dict[str, Any]]:
        """For every ply that was reached: the mean number of legal moves and the games there."""
        return [
            {"ply": ply + 1, "moves": int(moves) / int(games), "games": int(games)}
            for ply, (moves, games) in enumerate(self._widths)
            if games
        ]

    @property
    def mean_branching(self) -> float:
        """The mean number of legal moves over all plies of all games."""
        moves, plies = self._widths.sum(axis=0)
        return float(moves / max(plies, 1))

    def as_facts(self) -> dict[str, Any]:
        """Everything, ready for JSON."""
        return {
            "game": self.game.name,
            "games": self.games,
            "results": [
                {"result": result, "reason": reason, "games": number}
                for result, reason, number in self.results
            ],
            "unfinished": self.unfinished,
            "limit": LIMIT,
            "plies": self.lengths,
            "branching": {"mean": self.mean_branching, "by_ply": self.branching},
        }


def show_summary(terminal: Terminal, summary: Summary, seed: str) -> None:
    """The summary in words and tables."""
    words = terminal.words(summary.game.name)
    name = words.say("game-name")
    terminal.say("simulate-heading", "bold", name=name, games=summary.games, seed=seed)
    terminal.show(Padding(_results(terminal, summary), (1, 0, 1, 2), expand=False))
    lengths = summary.lengths
    percentiles = {f"p{percent}": n for percent, n in lengths.pop("percentiles").items()}
    terminal.say("simulate-lengths", **lengths | {"mean": decimal(lengths["mean"])})
    terminal.say("simulate-percentiles", **percentiles)
    terminal.say("simulate-branching", mean=decimal(summary.mean_branching))
    terminal.show(Padding(_branching(terminal, summary), (1, 0, 0, 2), expand=False))


def _results(terminal: Terminal, summary: Summary) -> Table:
    words = terminal.words(summary.game.name)
    first, second = summary.game.seats
    winners = {"1-0": first, "0-1": second}
    rows = [
        (
            words.say("simulate-win", seat=winners[result], reason=reason)
            if result in winners
            else words.say("simulate-draw", reason=reason),
            number,
        )
        for result, reason, number in summary.results
    ]
    if summary.unfinished:
        rows.append((words.say("simulate-unfinished", limit=LIMIT), summary.unfinished))
    table = _grid("left", "right", "right")
    for text, number in rows:
        share = words.say("number", number=percent(number / summary.games))
        table.add_row(text, share, words.say("number", number=number))
    return table


def _branching(terminal: Terminal, summary: Summary) -> Table:
    """At most `_ROWS` rows: neighbouring plies are put together where there are more."""
    words = terminal.words()
    plies = summary.branching
    step = -(-len(plies) // _ROWS)
    headers = [words.say(f"simulate-column-{name}") for name in ("plies", "moves", "games")]
    table = _grid("right", "right", "right", headers=headers)
    for start in range(0, len(plies), step):
        some = plies[start : start + step]
        games = sum(ply["games"] for ply in some)
        mean = sum(ply["moves"] * ply["games"] for ply in some) / games
        first, last = some[0]["ply"], some[-1]["ply"]
        table.add_row(
            f"{first}–{last}" if last > first else f"{first}",
            words.say("number", number=decimal(mean)),
            words.say("number", number=some[0]["games"]),
        )
    return table


def _grid(*sides: JustifyMethod, headers: list[str] | None = None) -> Table:
    shown = headers is not None
    table = Table(box=None, padding=(0, 2, 0, 0), show_header=shown, header_style="bold")
    for side, header in zip(sides, headers or [""] * len(sides), strict=True):
        table.add_column(header, justify=side)
    return table
