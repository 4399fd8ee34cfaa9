"""What can be said of Mana before its rules are loaded."""

import re

from tercet.core.errors import NotASetup
from tercet.core.game import Choice, Game, Number, Options

_PLACE = re.compile("[DR][a-f][1-6]")


class About(Game):
    """Six pieces per side on a board whose squares say how far to walk, and a bird that binds."""

    name = "mana"
    seats = ("black", "white")
    options = (
        Choice("setup", ("standard", "advanced"), "standard"),
        Choice("first", ("black", "white"), "black"),
        Number("repetition", 2, 1000, 3),
        Number("idle", 1, 10000, 100),
    )
    opening = "setup"
    levels = (
        "alphabeta:depth=1:blind=800",
        "alphabeta:depth=1:blind=500",
        "alphabeta:depth=2:blind=260",
        "alphabeta:depth=2:blind=20",
        "alphabeta:depth=4",
        "alphabeta:nodes=15000",
        "alphabeta:nodes=250000",
        "alphabeta:nodes=6000000",
    )
    analysis_searches = ("alphabeta", "proof")
    review_nodes = 8_000_000
    proven = tuple((f"D{own}1 D{other}6", "black") for own in "bcf" for other in "bcf")  # MNA-5
    arena_opening = ({"setup": "advanced"}, 12)
    arena_fair = 20_000

    def given(self, text: str) -> tuple[Options, list[str]]:
        """``Db1 Db6`` is a standard setup; with ronin named it is an advanced one."""
        tokens = text.split()
        advanced = len(tokens) > 2 or any(token.startswith("R") for token in tokens)
        if not tokens or not all(_PLACE.fullmatch(token) for token in tokens):
            raise NotASetup(self.name)
        return {"setup": "advanced" if advanced else "standard"}, tokens
