"""Exact values of positions, and certificates that prove them to anybody."""
