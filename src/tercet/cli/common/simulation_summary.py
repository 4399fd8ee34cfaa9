"""Statistics of many random games, as histograms of constant size."""

from typing import Any

import numpy as np
from rich.padding import Padding
from rich.table import Table

from tercet.cli.common.numbers import decimal, percent
from tercet.cli.common.terminal import Terminal, make_table
from tercet.core.game import Game
from tercet.core.results import RESULTS, winner_of
from tercet.core.state import DRAW, FIRST_WINS, SECOND_WINS, State

PLY_LIMIT = 4000  # a random game that is not over by then counts as unfinished
_PERCENTILES = (5, 25, 75, 95)
_MAX_ROWS = 20  # of the branching table


class SimulationSummary:
    """Results, lengths and branching factors of the games that were added."""

    def __init__(self, game: Game) -> None:
        """Summarise games of this kind; none are added yet."""
        self.game = game
        self._outcomes = np.zeros(4 * len(game.schema.ENDS) + 4, np.int64)
        self._lengths = np.zeros(PLY_LIMIT + 1, np.int64)
        self._branching = np.zeros((PLY_LIMIT, 2), np.int64)

    def add(self, outcomes: State, lengths: State, branching: State) -> None:
        """Add games in the form that `tercet.search.playout.playouts` returns."""
        self._outcomes += np.bincount(outcomes, minlength=self._outcomes.size)
        self._lengths += np.bincount(lengths, minlength=self._lengths.size)
        self._branching += branching.reshape(-1, 2)

    @property
    def games(self) -> int:
        """How many games were added."""
        return int(self._lengths.sum())

    @property
    def unfinished(self) -> int:
        """How many games were not over after `PLY_LIMIT` plies."""
        return int(self._outcomes[0])

    @property
    def results(self) -> list[tuple[str, str, int]]:
        """The result, its reason and the number of such games; the first seat's wins come first."""
        return [
            (RESULTS[code], end.reason, int(self._outcomes[code + 4 * index]))
            for code in (FIRST_WINS, SECOND_WINS, DRAW)
            for index, end in enumerate(self.game.schema.ENDS)
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
                for percent in _PERCENTILES
            },
        }

    def _length_at(self, rank: int) -> int:
        """The length of the game with this rank; the shortest game has rank 1."""
        return int(np.searchsorted(np.cumsum(self._lengths), rank))

    @property
    def branching(self) -> list[dict[str, Any]]:
        """Per ply: the mean number of legal moves, and the number of games that reached it."""
        return [
            {"ply": ply + 1, "moves": int(moves) / int(games), "games": int(games)}
            for ply, (moves, games) in enumerate(self._branching)
            if games
        ]

    @property
    def mean_branching(self) -> float:
        """The mean number of legal moves over all plies of all games."""
        moves, plies = self._branching.sum(axis=0)
        return float(moves / max(plies, 1))

    def as_dict(self) -> dict[str, Any]:
        """Everything, ready for JSON."""
        return {
            "game": self.game.name,
            "games": self.games,
            "results": [
                {"result": result, "reason": reason, "games": number}
                for result, reason, number in self.results
            ],
            "unfinished": self.unfinished,
            "limit": PLY_LIMIT,
            "plies": self.lengths,
            "branching": {"mean": self.mean_branching, "by_ply": self.branching},
        }


def print_summary(terminal: Terminal, summary: SimulationSummary, seed: str) -> None:
    """Print the summary as sentences and tables."""
    words = terminal.words(summary.game.name)
    name = words.say("game-name")
    terminal.print_message("simulate-heading", "bold", name=name, games=summary.games, seed=seed)
    terminal.print(Padding(_results_table(terminal, summary), (1, 0, 1, 2), expand=False))
    lengths = summary.lengths
    percentiles = {f"p{percent}": n for percent, n in lengths.pop("percentiles").items()}
    terminal.print_message("simulate-lengths", **lengths | {"mean": decimal(lengths["mean"])})
    terminal.print_message("simulate-percentiles", **percentiles)
    terminal.print_message("simulate-branching", mean=decimal(summary.mean_branching))
    terminal.print(Padding(_branching_table(terminal, summary), (1, 0, 0, 2), expand=False))


def _results_table(terminal: Terminal, summary: SimulationSummary) -> Table:
    words = terminal.words(summary.game.name)
    rows = [
        (
            words.say("simulate-win", seat=winner, reason=reason)
            if (winner := winner_of(result, summary.game.seats))
            else words.say("simulate-draw", reason=reason),
            number,
        )
        for result, reason, number in summary.results
    ]
    if summary.unfinished:
        rows.append((words.say("simulate-unfinished", limit=PLY_LIMIT), summary.unfinished))
    table = Table(box=None, padding=(0, 2, 0, 0), show_header=False)
    table.add_column()
    table.add_column(justify="right")
    table.add_column(justify="right")
    for text, number in rows:
        share = words.say("number", number=percent(number / summary.games))
        table.add_row(text, share, words.say("number", number=number))
    return table


def _branching_table(terminal: Terminal, summary: SimulationSummary) -> Table:
    """At most `_MAX_ROWS` rows; with more plies, a row is a range of plies."""
    words = terminal.words()
    plies = summary.branching
    step = -(-len(plies) // _MAX_ROWS)
    table = make_table(words, "simulate-column", ("plies", "moves", "games"), left=())
    for start in range(0, len(plies), step):
        rows = plies[start : start + step]
        games = sum(row["games"] for row in rows)
        mean = sum(row["moves"] * row["games"] for row in rows) / games
        first, last = rows[0]["ply"], rows[-1]["ply"]
        table.add_row(
            f"{first}–{last}" if last > first else f"{first}",
            words.say("number", number=decimal(mean)),
            words.say("number", number=rows[0]["games"]),
        )
    return table
