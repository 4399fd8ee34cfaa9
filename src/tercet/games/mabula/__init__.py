"""Mabula, by Néstor Romeral Andrés."""
