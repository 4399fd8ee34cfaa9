"""A game at one terminal: who sits there, what they type, what they may see, what is kept."""
