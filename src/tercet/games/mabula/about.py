"""What can be said of Mabula before its rules are loaded."""

import re

from tercet.core.errors import NotASetup
from tercet.core.game import Choice, Game, Options

_RING = re.compile(r"\*?([wb]{24})")


class About(Game):
    """Marbles pushed in from the edge; the largest group, or the product of all, wins."""

    name = "mabula"
    seats = ("white", "black")
    options = (
        Choice("scoring", ("group", "product"), "group"),
        Choice("edge", ("counts", "ignored"), "counts"),
    )
    opening = "setup"
    letters = "wb"
    max_chance_in_opening = 24
    levels = (
        "uct:5:blind=850",
        "uct:20:blind=700",
        "uct:50:blind=500",
        "uct:200:blind=300",
        "uct:600:blind=100",
        "uct:2500",
        "uct:15000:solve=100000",
        "uct:500000:solve=5000000",
    )
    analysis_searches = ("uct", "exact")
    review_nodes = 8_000_000

    def given(self, text: str) -> tuple[Options, list[str]]:
        """A ring is 24 letters ``w`` and ``b``, clockwise from b8; ``random`` draws one."""
        if text == "random":
            return {}, []
        if match := _RING.fullmatch(text.strip()):
            return {}, [f"*{match[1]}"]
        raise NotASetup(self.name)
