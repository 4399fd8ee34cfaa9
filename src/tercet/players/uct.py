"""A player who looks ahead by UCT; for games in which nothing is hidden.

Near the end of a game it first tries to see everything, by alpha-beta.
"""

from dataclasses import dataclass

from tercet.core.game import Game
from tercet.core.maths import exp, log
from tercet.core.state import State
from tercet.players.player import Turn, turn_seed
from tercet.players.settings import NotForThisGame, Setting, Settings
from tercet.players.thinking import MS, processor_time, think
from tercet.search.alphabeta import DEEPEST, AlphaBeta
from tercet.search.playout import playouts
from tercet.search.report import Report
from tercet.search.uct import Uct

SETTINGS = Settings(
    {
        "simulations": Setting(1, 10**9, 10_000),
        "blind": Setting(0, 999, 0),  # moves overlooked, per 1000
        "solve": Setting(0, 10**9, 0),  # most nodes for solving the end of the game
        "ms": MS,
    },
    main="simulations",
)
EFFORT_PER_MS = 3000  # of `effort`: more is seldom solved in half of the time limit
_SAMPLE = 32


def effort(game: Game, state: State) -> float:
    """About how many nodes alpha-beta needs to the end of the game, guessed from random games.

    It is four times the square root of the number of lines of play: what fits the endings of
    Mabula, and good enough to tell what cannot be done from what can.
    """
    *_, widths = playouts(game, state, _SAMPLE, seed=1, most=DEEPEST, branching=True)
    logarithm = sum(
        games / _SAMPLE * log(moves / games) for moves, games in widths.reshape(-1, 2) if games
    )
    return 4 * exp(logarithm / 2)


@dataclass(frozen=True)
class UctPlayer:
    """Thinks for so many simulations, or so long."""

    seed: str
    simulations: int
    blind: int
    solve: int
    ms: int

    def choose(self, turn: Turn) -> str:
        """A move that is seen to win or draw, or the one that the search visited most."""
        legal = turn.game.legal(turn.state)
        if len(legal) == 1:
            return turn.named(legal[0])
        begun = processor_time()
        report = self._solved(turn, begun)
        if report is None or report.verdict is None or report.verdict.result < 0:
            seed = turn_seed(self.seed, turn)
            search = Uct(turn.game, turn.state, seed, blind=self.blind, followed=1)
            report = think(search, self.simulations, self.ms, begun)
        return turn.named(report.lines[0].action)

    def _solved(self, turn: Turn, begun: float) -> Report | None:
        """What is seen to the end of the game, if that does not look like too much work."""
        most = min(self.solve, self.ms * EFFORT_PER_MS) if self.ms else self.solve
        if not most or effort(turn.game, turn.state) > most:
            return None
        search = AlphaBeta(turn.game, turn.state, exact=True, table_bits=20)
        return think(search, self.solve, self.ms / 2, begun)


def make(game: Game, settings: str, seed: str) -> UctPlayer:
    """A player of these settings."""
    if game.hidden or game.max_chance_after_move:
        raise NotForThisGame(player="uct")
    values, _ = SETTINGS.read("uct", settings)
    return UctPlayer(seed, **values)
