"""A player who looks ahead by alpha-beta: for games without chance and secrets in play."""

from dataclasses import dataclass

from tercet.core.game import Game
from tercet.players.player import Turn, turn_seed
from tercet.players.settings import NotForThisGame, Setting, Settings
from tercet.players.thinking import MS, processor_time, think
from tercet.search.alphabeta import DEEPEST, AlphaBeta

SETTINGS = Settings(
    {
        "nodes": Setting(1, 10**9, 100_000),
        "depth": Setting(1, DEEPEST, DEEPEST),
        "blind": Setting(0, 999, 0),
        "ms": MS,
    },
    main="nodes",
)


@dataclass(frozen=True)
class AlphaBetaPlayer:
    """Deepens until the nodes, or the time, are spent or the depth is reached."""

    seed: str
    nodes: int
    depth: int
    blind: int
    ms: int

    def choose(self, turn: Turn) -> str:
        """The best move found."""
        legal = turn.game.legal(turn.state)
        if len(legal) == 1:
            return turn.named(legal[0])
        begun = processor_time()
        search = AlphaBeta(
            turn.game,
            turn.state,
            depth=self.depth,
            blind=self.blind,
            salt=turn_seed(self.seed, turn),
            table_bits=14 if self.nodes < 50_000 else 20,
        )
        return turn.named(think(search, self.nodes, self.ms, begun).lines[0].action)


def make(game: Game, settings: str, seed: str) -> AlphaBetaPlayer:
    """A player of these settings."""
    if game.hidden or game.max_chance_after_move:
        raise NotForThisGame(player="alphabeta")
    values, _ = SETTINGS.read("alphabeta", settings)
    return AlphaBetaPlayer(seed, **values)
