"""What can be said of Hexapawn before its rules are loaded."""

from tercet.core.game import Game


class About(Game):
    """White moves first; Black can force a win."""

    name = "hexapawn"
    seats = ("white", "black")
    levels = ("random", "uct:3", "uct:10", "uct:30:blind=300", "uct:100")
    arena_opening = ({}, 2)  # two random moves, so that matches are not one game repeated
