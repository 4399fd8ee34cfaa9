"""What can be said of Mandala before its rules are loaded."""

import re

from tercet.core.errors import NotASetup
from tercet.core.game import Choice, Game, Options

_DEAL = re.compile(r"\*[roygpb]+")


class About(Game):
    """Sand cards on two mandalas; what is claimed fills a river that gives the cup its worth."""

    name = "mandala"
    seats = ("first", "second")
    options = (Choice("draw", ("full", "choose"), "full"),)
    opening = "deal"
    letters = "roygpb"
    hidden = True
    draw_offers = False
    max_chance_in_opening = 20
    max_chance_after_move = 8
    levels = (
        "ismcts:8:blind=650",
        "ismcts:10:blind=520",
        "ismcts:16:blind=350",
        "ismcts:40:blind=200",
        "ismcts:50:blind=60",
        "ismcts:150:depth=6",
        "ismcts:1200:depth=6",
        "ismcts:70000:depth=6",
    )
    analysis_searches = ("ismcts",)
    review_nodes = 300_000

    def given(self, text: str) -> tuple[Options, list[str]]:
        """A deal is six tokens: two mountains, two hands, two cups; ``random`` deals one."""
        if text == "random":
            return {}, []
        tokens = text.split()
        if len(tokens) != 6 or not all(_DEAL.fullmatch(token) for token in tokens):
            raise NotASetup(self.name)
        return {}, tokens
