"""Search, checked against plain ways to the same answers."""
