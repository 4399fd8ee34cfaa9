"""What can be told of Mana before its rules are loaded."""

from tercet.core.game import Choice, Game, Number


class About(Game):
    """The facts that a list of games needs."""

    name = "mana"
    seats = ("black", "white")
    options = (
        Choice("setup", ("standard", "advanced"), "standard"),
        Choice("first", ("black", "white"), "black"),
        Number("repetition", 2, 1000, 3),
        Number("idle", 1, 10000, 100),
    )
    levels = (
        "alphabeta:depth=1:blind=400",
        "alphabeta:depth=2:blind=300",
        "alphabeta:depth=2:blind=40",
        "alphabeta:depth=3",
        "alphabeta:depth=5",
        "alphabeta:nodes=20000",
        "alphabeta:nodes=300000",
        "alphabeta:nodes=6000000",
    )
