"""Mana, by Claude Leroy."""
