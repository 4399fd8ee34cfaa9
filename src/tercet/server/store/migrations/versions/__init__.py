"""One step per file, named by its number."""
