"""Mandala, by Trevor Benjamin and Brett J. Gilbert."""

from tercet.games.mandala.game import GAME

__all__ = ["GAME"]
