"""What can be told of Mabula before its rules are loaded."""

from tercet.core.game import Choice, Game


class About(Game):
    """The facts that a list of games needs."""

    name = "mabula"
    seats = ("white", "black")
    options = (
        Choice("scoring", ("group", "product"), "group"),
        Choice("edge", ("counts", "ignored"), "counts"),
    )
    levels = (
        "uct:8:blind=800",
        "uct:20:blind=700",
        "uct:50:blind=500",
        "uct:200:blind=300",
        "uct:600:blind=100",
        "uct:2500",
        "uct:15000:solve=100000",
        "uct:500000:solve=5000000",
    )
    letters = "wb"
