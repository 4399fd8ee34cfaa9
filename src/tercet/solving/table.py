"""Make a game's ``solved.json``: ``python -m tercet.solving.table GAME > FILE``."""

import json
import sys

from tercet.core.game import Game
from tercet.core.position import start_given
from tercet.core.registry import find
from tercet.core.state import MOVER, OVER, State
from tercet.solving.strategy import StrategyFinder


class TableMaker:
    """Collects the positions that can arise when the winner follows the strategy."""

    def __init__(self, game: Game, winner: str) -> None:
        """`winner` is the seat that wins."""
        self.positions: dict[str, tuple[int, list[str]]] = {}
        self._game = game
        self._finder = StrategyFinder(game, game.seats.index(winner))

    def add(self, state: State) -> tuple[int, list[str]]:
        """Add a position and those after it; its plies and line, none if the game is over."""
        if state[MOVER] == OVER:
            return 0, []
        text = str(self._game.describe(state))
        if text not in self.positions:
            finder = self._finder
            actions = self._game.legal(state)
            if state[MOVER] == finder.winner:
                actions = [finder.move(state)]
            after = [(action, self.add(finder.after(state, action))) for action in actions]
            action, (plies, line) = max(after, key=lambda one: one[1][0])
            self.positions[text] = plies + 1, [self._game.format(action, state), *line]
        return self.positions[text]


def solved_text(game: Game) -> str:
    """The file of a game whose proven starts are all won by one seat."""
    [winner] = {seat for _, seat in game.proven}
    maker = TableMaker(game, winner)
    for start, _ in game.proven:
        options, tokens = game.resolve({game.opening: start})
        maker.add(start_given(game, options, tokens, start, seed="").state)
    rows = [
        f"{json.dumps(text)}:{json.dumps([plies, ' '.join(line)], separators=(',', ':'))}"
        for text, (plies, line) in sorted(maker.positions.items())
    ]
    return f'{{"winner":"{winner}","positions":{{\n' + ",\n".join(rows) + "\n}}\n"


if __name__ == "__main__":
    sys.stdout.write(solved_text(find(sys.argv[1])))
