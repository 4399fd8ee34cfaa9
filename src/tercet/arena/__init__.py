"""Matches between players: paired games, what they tell, and where they are played."""
