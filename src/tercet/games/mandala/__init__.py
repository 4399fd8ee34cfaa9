"""Mandala, by Trevor Benjamin and Brett J. Gilbert."""
