"""Puzzles from games of the computer players: mining, difficulty, and an independent check."""
