"""A player who looks ahead by UCT; for games in which nothing is hidden."""

import hashlib
import time
from dataclasses import dataclass

from tercet.core.game import Game
from tercet.players import PLAYERS, UnknownPlayer
from tercet.players.player import Turn
from tercet.players.settings import Setting, Settings
from tercet.search.report import run
from tercet.search.uct import Uct

SETTINGS = Settings(
    {
        "simulations": Setting(1, 100_000_000, 10_000),
        "ms": Setting(0, 600_000, 0),  # of processor time, instead of the simulations
        "blind": Setting(0, 999, 0),  # of 1000 moves are overlooked
    },
    main="simulations",
)


def seed_of(seed: str, ply: int) -> int:
    """A number for each ply of a seed."""
    text = f"{seed}:uct:{ply}".encode(errors="surrogatepass")
    return int.from_bytes(hashlib.blake2b(text, digest_size=8).digest())


@dataclass(frozen=True)
class UctPlayer:
    """Chooses by the position, the seed and the ply alone, unless set to a time."""

    seed: str
    simulations: int
    ms: int
    blind: int

    def choose(self, turn: Turn) -> str:
        """The move that the search visited most."""
        legal: list[str] = turn.view["legal"]
        if len(legal) == 1:
            return legal[0]
        search = Uct(turn.game, turn.state, seed_of(self.seed, turn.ply), blind=self.blind)
        if self.ms:
            report = run(search, seconds=self.ms / 1000, clock=time.thread_time)
        else:
            report = run(search, nodes=self.simulations)
        return turn.named(report.lines[0].action)


def make(game: Game, settings: str, seed: str) -> UctPlayer:
    """A player of this strength."""
    if game.hidden:
        raise UnknownPlayer(player="uct", known=sorted({*PLAYERS} - {"uct"}))
    numbers, _ = SETTINGS.read("uct", settings)
    return UctPlayer(seed, numbers["simulations"], numbers["ms"], numbers["blind"])
