"""Measurements against yardsticks, and the yardsticks."""
