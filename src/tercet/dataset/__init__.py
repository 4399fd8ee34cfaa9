"""Datasets: games of computer players as records and as tables for learning."""
