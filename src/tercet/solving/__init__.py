"""Exact values: who wins, by how much, and certificates that anybody can check."""
