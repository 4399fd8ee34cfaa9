"""Hexapawn: three pawns against three on nine squares; Martin Gardner's game of 1962."""
