"""Matches between players: paired games, their statistics, and the workers that play them."""
