"""What can be told of Mandala before its rules are loaded."""

from tercet.core.game import Choice, Game


class About(Game):
    """The facts that a list of games needs."""

    name = "mandala"
    seats = ("first", "second")
    options = (Choice("draw", ("full", "choose"), "full"),)
    levels = (
        "ismcts:5:blind=800",
        "ismcts:8:blind=600",
        "ismcts:16:blind=350",
        "ismcts:40:blind=200",
        "ismcts:50:blind=60",
        "ismcts:150:depth=6",
        "ismcts:1200:depth=6",
        "ismcts:70000:depth=6",
    )
    letters = "roygpb"
    hidden = True
    draw_offers = False
