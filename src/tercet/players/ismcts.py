"""Monte Carlo tree search as a player, for games with secrets and without: ``ismcts:10000``.

``g8`` is the baseline that we measure against: UCB1, playouts of eight plausible moves, values set
by hand; ``plain``
plays random moves to the end. Else each word or number changes one setting of the usual tuning.
"""

import hashlib
from dataclasses import dataclass, replace

from tercet.core.game import Game
from tercet.players.player import Turn
from tercet.players.settings import Setting, Settings
from tercet.players.thinking import MS, processor_time, think
from tercet.search.ismcts import BASELINE, PLAIN, Ismcts, Tuning

NOT_SET = -1
SETTINGS = Settings(
    {
        "simulations": Setting(1, 100_000_000, 10_000),
        "ms": MS,
        "depth": Setting(0, 10_000, NOT_SET),
        "blind": Setting(0, 1000, 0),
    },
    main="simulations",
    words=("g8", "plain"),
)


@dataclass(frozen=True)
class IsmctsPlayer:
    """Searches anew for every turn, from what it is told and a seed."""

    seed: str
    tuning: Tuning
    simulations: int
    ms: int

    def choose(self, turn: Turn) -> str:
        """The move that the search tried most."""
        legal: list[str] = turn.view["legal"]
        if len(legal) == 1:
            return legal[0]
        begun = processor_time()
        digest = hashlib.blake2b(f"{self.seed}:{turn.ply}".encode(errors="surrogatepass")).digest()
        seed = int.from_bytes(digest[:8])
        search = Ismcts(turn.game, turn.state, seed, self.tuning, hidden=True)
        report = think(search, self.simulations, self.ms, begun)
        return turn.named(report.lines[0].action)


def make(_game: Game, settings: str, seed: str) -> IsmctsPlayer:
    """A player who searches."""
    values, words = SETTINGS.read("ismcts", settings)
    tuning = BASELINE if "g8" in words else PLAIN if "plain" in words else Tuning()
    tuning = replace(tuning, blind=values["blind"])
    if values["depth"] != NOT_SET:
        tuning = replace(tuning, depth=values["depth"])
    return IsmctsPlayer(seed, tuning, values["simulations"], values["ms"])
