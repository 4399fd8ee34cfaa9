"""Write the figures of all games."""

from tests.games.figures import files

for path, text in files():
    path.write_text(text, encoding="utf-8", newline="\n")
