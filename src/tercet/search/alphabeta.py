"""Alpha-beta: principal variation search with a transposition table, deepened ply by ply.

For games without chance and secrets. What it says to be won or lost is proven: a value beyond
`DECIDED` comes from finished games alone, whatever the depth.
"""

import numpy as np

from tercet.core.game import Game
from tercet.core.generator import seeded, shuffle
from tercet.core.maths import exp
from tercet.core.state import DECIDED, MAX_ACTIONS, MOVER, OVER, WIN, State
from tercet.search.alphabeta_kernel import (
    ALPHA,
    BEST_ACTION,
    BETA,
    CONTROL,
    DEPTH,
    DONE,
    ENTER,
    FLOOR,
    FRAME,
    HORIZON,
    MAX_PLIES,
    MODE,
    NODES,
    PLY,
    VALUE,
    Buffers,
    Rules,
    Settings,
    search_on,
)
from tercet.search.alphabeta_table import INFINITE
from tercet.search.overlooking import LARGEST_SALT
from tercet.search.report import Line, Report, Verdict

DEEPEST = MAX_PLIES - 2


def new_buffers(head: int, kinds: int, table_bits: int) -> Buffers:
    """Arrays for states whose head is so long and for so many kinds of actions."""
    return Buffers(
        control=np.zeros(CONTROL, np.int64),
        frames=np.zeros(MAX_PLIES * FRAME, np.int64),
        saved=np.zeros(MAX_PLIES * head, np.int64),
        actions=np.zeros(MAX_PLIES * MAX_ACTIONS, np.int64),
        ranks=np.zeros(MAX_PLIES * MAX_ACTIONS, np.int64),
        killers=np.full(2 * MAX_PLIES, -1, np.int64),
        history=np.zeros(2 * kinds, np.int64),
        lines=np.full(MAX_PLIES * MAX_PLIES, -1, np.int64),
        table=np.zeros(1 << table_bits, np.int64),
        table_keys=np.zeros(1 << table_bits, np.uint64),
        keys=np.zeros(MAX_PLIES, np.uint64),
    )


class AlphaBeta:
    """A search by iterative deepening, of the best `lines` moves."""

    def __init__(
        self,
        game: Game,
        state: State,
        *,
        depth: int = DEEPEST,
        first_depth: int = 1,
        exact: bool = False,
        lines: int = 1,
        blind: int = 0,
        salt: int = 0,
        table_bits: int = 18,
    ) -> None:
        """Get ready to search from a state in which a player is to move.

        Depths go from `first_depth` to `depth` plies; an `exact` search goes to the end of the game
        at once, and asks who wins before it asks by how much. `blind` in 1000 moves are overlooked
        wherever they come up, which ones is the matter of `salt`; then nothing is proven. The salt
        also decides between equal moves.
        """
        self.game = game
        self._root = game.with_room(state, MAX_PLIES)
        self._state = self._root.copy()
        self._seat = int(state[MOVER])
        moves = np.array(game.legal(state), np.int64)
        shuffle(seeded(salt), moves)
        self._moves: list[int] = moves.tolist()
        self._wanted = min(lines, len(self._moves))
        self._deepest = min(depth, DEEPEST)
        self._depth = self._deepest if exact else first_depth
        self._exact = exact and not blind
        self._low, self._high = -INFINITE, INFINITE  # what questions have shown of the value
        self._blind = blind
        self._salt = salt & LARGEST_SALT
        self._age = 0  # of the iteration, for table entries
        self._root_end = 0  # moves of the root that the present search looks at
        rules, insight = game.kernel, game.insight
        self._rules = Rules(
            rules.legal,
            rules.apply,
            insight.evaluate,
            insight.final,
            insight.winning,
            insight.rank,
            insight.search_key,
            rules.bulk,
            insight.endgame,
        )
        self._buffers = new_buffers(rules.HEAD, rules.ACTIONS, table_bits)
        self._control = self._buffers.control
        self._budget = 0
        self._found: list[Line] = []  # in this iteration
        self._best: tuple[Line, ...] = ()  # in the last one that was done, or is good enough
        self._reached = 0
        self.finished = False
        self._begin()

    @property
    def nodes(self) -> int:
        """How many positions have been visited."""
        return int(self._control[NODES])

    def advance(self, nodes: int) -> None:
        """Visit about so many more positions."""
        self._budget += nodes  # a node too many in one slice is one less in the next
        while not self.finished and self.nodes < self._budget:
            search_on(self._state, self._buffers, self._settings(), self._budget, *self._rules)
            if self._control[MODE] == DONE:
                self._end()

    def _settings(self) -> Settings:
        return Settings(
            head=self.game.kernel.HEAD,
            root_end=self._root_end,
            blind=self._blind,
            salt=self._salt,
            margin=int(self.game.insight.MARGIN),
            age=self._age,
            exact=int(self._exact),
        )

    def _begin(self) -> None:
        """Begin the search for the next best move at the present depth."""
        control, frames = self._control, self._buffers.frames
        self._state[:] = self._root
        known = {line.action for line in self._found}
        moves = [move for move in self._moves if move not in known]
        self._buffers.actions[: len(moves)] = moves
        self._root_end = len(moves)
        control[PLY] = 0
        control[MODE] = ENTER
        frames[DEPTH] = self._depth
        frames[ALPHA], frames[BETA] = self._window()

    def _window(self) -> tuple[int, int]:
        """The values between which the next search looks for that of the position.

        An exact search asks narrow questions, which are faster: first whether the player to move
        does not lose, then each time whether the value is better than known, or so bad. When they
        have shown the value, a last search finds the best line.
        """
        low, high = self._low, self._high
        if not self._exact or self._control[HORIZON]:
            return -INFINITE, INFINITE
        if low >= high:
            return low - 1, low + 1
        if low > -INFINITE:
            return low, low + 1
        return (high - 1, high) if high < INFINITE else (-1, 0)

    def _end(self) -> None:
        """Take down what a search has found and begin the next one."""
        value = int(self._control[VALUE])
        frames = self._buffers.frames
        if frames[BETA] - frames[FLOOR] == 1:
            if value >= frames[BETA]:
                self._low = value
                if value > DECIDED and not self._best:
                    winning = int(frames[BEST_ACTION])
                    self._best = (Line((winning,), 1.0, Verdict(1)),)
            else:
                self._high = value
            self._begin()
            return
        self._found.append(self._line(value))
        self._low, self._high = -INFINITE, value  # no other move is better
        if len(self._found) < self._wanted:
            self._begin()
            return
        self._found.sort(key=lambda line: -line.chance)
        self._best = tuple(self._found)
        self._found = []
        self._reached = self._depth
        self._depth += 1
        if self._depth > self._deepest or self._is_settled():
            self.finished = True
            return
        self._age = (self._age + 1) % 128
        self._control[HORIZON] = 0
        self._high = INFINITE
        np.floor_divide(self._buffers.history, 4, out=self._buffers.history)
        self._begin()

    def _is_settled(self) -> bool:
        """Whether deeper search could find nothing better."""
        if self._blind:
            return False
        if self.game.insight.MARGIN or self._control[HORIZON] == 0:
            return bool(self._control[HORIZON] == 0)
        verdicts = [line.verdict for line in self._best]
        return all(v is not None and (v.plies or 0) <= self._reached for v in verdicts)

    def _line(self, value: int) -> Line:
        actions = []
        for action in self._buffers.lines[:MAX_PLIES]:
            if action < 0:
                break
            actions.append(int(action))
        actions = actions or [int(self._buffers.frames[BEST_ACTION])]
        verdict = self._verdict(value, actions)
        if verdict is not None:
            chance = (verdict.result + 1) / 2
        else:
            chance = 1 / (1 + exp(-value / self.game.insight.SCALE))
        return Line(tuple(actions), chance, verdict)

    def _verdict(self, value: int, actions: list[int]) -> Verdict | None:
        complete = self._control[HORIZON] == 0 and not self.game.kernel.GROWTH
        if self._blind or not (complete or abs(value) > DECIDED):
            return None
        result = (value > DECIDED) - (value < -DECIDED)
        if self.game.insight.MARGIN:
            return Verdict(result, scores=self._scores_after(actions) if complete else None)
        return Verdict(result, plies=WIN - abs(value))

    def _scores_after(self, actions: list[int]) -> tuple[int, int] | None:
        """The scores at the end of a line, if the game is over there."""
        state = self.game.with_room(self._root, 1)
        for action in actions:
            self.game.kernel.apply(state, action)
        if state[MOVER] != OVER:
            return None
        out = np.zeros(2, np.int64)
        self.game.kernel.scores(state, out)
        return int(out[0]), int(out[1])

    def report(self) -> Report:
        """What the deepest finished iteration found; within the first one, what it has so far.

        Before an exact search knows by how much a position is won, it may have a move that wins.
        """
        lines = self._best or tuple(self._found) or (Line((self._moves[0],), 0.5),)
        verdict = lines[0].verdict
        return Report(lines, self.nodes, self._reached, self.finished, verdict)
