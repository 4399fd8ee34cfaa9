"""Mana, by Claude Leroy."""

from tercet.games.mana.game import GAME

__all__ = ["GAME"]
