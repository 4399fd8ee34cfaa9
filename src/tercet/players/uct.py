"""A player who looks ahead by UCT; for games in which nothing is hidden."""

from dataclasses import dataclass

from tercet.core.game import Game
from tercet.players import PLAYERS, UnknownPlayer
from tercet.players.player import Turn, turn_seed
from tercet.players.settings import Setting, Settings
from tercet.players.thinking import MS, think
from tercet.search.uct import Uct

SETTINGS = Settings(
    {
        "simulations": Setting(1, 10**9, 10_000),
        "blind": Setting(0, 999, 0),  # of 1000 moves are overlooked
        "ms": MS,
    },
    main="simulations",
)


@dataclass(frozen=True)
class UctPlayer:
    """Thinks for so many simulations, or so long."""

    seed: str
    simulations: int
    blind: int
    ms: int

    def choose(self, turn: Turn) -> str:
        """The move that the search visited most."""
        legal = turn.game.legal(turn.state)
        if len(legal) == 1:
            return turn.named(legal[0])
        search = Uct(turn.game, turn.state, turn_seed(self.seed, turn), blind=self.blind)
        return turn.named(think(search, self.simulations, self.ms).lines[0].action)


def make(game: Game, settings: str, seed: str) -> UctPlayer:
    """A player of these settings."""
    if game.hidden:
        raise UnknownPlayer(player="uct", known=sorted({*PLAYERS} - {"uct"}))
    values, _ = SETTINGS.read("uct", settings)
    return UctPlayer(seed, **values)
