"""The games, a folder each; a new folder is a new game and no line elsewhere."""
