"""Which game? Asked when nobody said."""

from tercet.cli.kit.terminal import Terminal
from tercet.cli.table.reading import Reader
from tercet.core.registry import game_names


def choose_game(terminal: Terminal, reader: Reader) -> str:
    """Ask until the answer is a game, by its number in the list or its name."""
    names = list(game_names())
    terminal.say("play-choose", "bold")
    for number, name in enumerate(names, 1):
        words = terminal.words(name)
        about = words.say("game-about", name=words.say("game-name"))
        terminal.line(f"  {number}  {about}")
    while True:
        answer = reader.ask("›", "", names).casefold()
        if answer in names:
            return answer
        if answer in map(str, range(1, len(names) + 1)):
            return names[int(answer) - 1]
        terminal.say("play-choose-again", number=len(names))
