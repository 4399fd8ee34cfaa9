"""Mabula, by Néstor Romeral Andrés."""

from tercet.games.mabula.game import GAME

__all__ = ["GAME"]
