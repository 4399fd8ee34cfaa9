"""Alpha-beta: principal variation search with a transposition table, deepened ply by ply.

For games without chance and secrets. What it says to be won or lost is proven: a value beyond
`DECIDED` comes from finished games alone, whatever the depth.

The stack is a set of flat arrays, so that the kernel can stop anywhere when its budget is spent and
go on later. Values in a frame are its mover's.

Why a table filled on one path can be trusted on another where draws by repetition depend on the
path: a stored win is a strategy in which the plies to the end shrink with every move, so no
position comes twice in it; positions that the game before the search has had so often that once
more is a draw end the game whenever they are met, on every path of this search alike. Plies
without progress are part of `search_key` where they could matter.
"""

from random import Random
from typing import Any

import numpy as np
from numba import types

from tercet.core.game import Game
from tercet.core.jit import APPLY, COUNT, EVALUATE, FINAL, KEY, LEGAL, RANK, STATE, helper, kernel
from tercet.core.state import DECIDED, MAX_ACTIONS, MOVER, OVER, WIN, Int, State
from tercet.search.report import Line, Report, Verdict

MAX_PLIES = 64
DEEPEST = MAX_PLIES - 2
INFINITE = 32_000

# Where the control block keeps what
PLY, MODE, VALUE, NODES, HORIZON, ROOT_END, BLIND, SALT, MARGIN, HEAD, AGE, CONTROL = range(12)
ENTER, PICK, BACK, DONE = range(4)

# and a frame
DEPTH, ALPHA, BETA, BEST, BEST_ACTION, NEXT, END, SIDE, FLOOR, SCOUT, FRAME = range(11)

# and a table entry, bits from the lowest: value 16, depth 8, kind 2, action 14, age 8
AT_LEAST, AT_MOST, EXACT = 1, 2, 3

_NUMBERS = types.int64[::1]
_KEYS = types.uint64[::1]


@helper
def mixed(key: Int, action: Int, salt: Int) -> Int:
    """A number from 0 to 999 that the key, the action and the salt decide."""
    value = (key ^ np.uint64(salt)) + np.uint64(action + 1) * np.uint64(0x9E3779B97F4A7C15)
    value = (value ^ (value >> np.uint64(30))) * np.uint64(0xBF58476D1CE4E5B9)
    value = (value ^ (value >> np.uint64(27))) * np.uint64(0x94D049BB133111EB)
    value ^= value >> np.uint64(31)
    return np.int64(value % np.uint64(1000))


@helper
def overlook(key: Int, salt: Int, blind: Int, actions: State, begin: Int, end: Int) -> Int:
    """Drop each action with `blind` in 1000, but one at least stays; return the new end."""
    kept = begin
    clearest = begin
    most = np.int64(-1)
    for index in range(begin, end):
        seen = mixed(key, actions[index], salt)
        if seen > most:
            most = seen
            clearest = index
    stays = actions[clearest]
    for index in range(begin, end):
        action = actions[index]
        if mixed(key, action, salt) >= blind:
            actions[kept] = action
            kept += 1
    if kept == begin:
        actions[begin] = stays
        kept = begin + 1
    return kept


@helper
def from_table(value: Int, ply: Int, margin: Int) -> Int:
    """A stored value as it is at this ply: wins count their plies from the root."""
    if margin == 0:
        if value > DECIDED:
            return value - ply
        if value < -DECIDED:
            return value + ply
    return value


@helper
def to_table(value: Int, ply: Int, margin: Int) -> Int:
    """The value as it is stored: plies counted from the position."""
    return from_table(value, -ply, margin)


@helper
def probe(table_keys: Any, table: State, key: Int) -> Int:
    """The entry of a position, 0 if there is none."""
    slot = np.int64(key & np.uint64(table.size - 2))
    if table_keys[slot] == key:
        return table[slot]
    if table_keys[slot + 1] == key:
        return table[slot + 1]
    return np.int64(0)


@helper
def store(table_keys: Any, table: State, key: Int, entry: Int) -> None:
    """Keep an entry: in the first slot of two if it is as deep as what lies there, or newer."""
    slot = np.int64(key & np.uint64(table.size - 2))
    old = table[slot]
    deeper = (entry >> 16 & 255) >= (old >> 16 & 255)
    if table_keys[slot] != key and not (deeper or old >> 40 != entry >> 40):
        slot += 1
    table_keys[slot] = key
    table[slot] = entry


@helper
def open_child(frames: State, frame: Int, mover: Int, alpha: Int, beta: Int) -> None:
    """Hand a frame's window, seen by who is to move now, to the frame a ply further."""
    child = frame + FRAME
    frames[child + DEPTH] = frames[frame + DEPTH] - 1
    if mover == frames[frame + SIDE]:
        frames[child + ALPHA] = alpha
        frames[child + BETA] = beta
    else:
        frames[child + ALPHA] = -beta
        frames[child + BETA] = -alpha


_SIGNATURE = types.void(
    STATE,
    _NUMBERS,
    _NUMBERS,
    _KEYS,
    _NUMBERS,
    _NUMBERS,
    _NUMBERS,
    _NUMBERS,
    _NUMBERS,
    _NUMBERS,
    _KEYS,
    _NUMBERS,
    types.int64,
    types.FunctionType(LEGAL),
    types.FunctionType(APPLY),
    types.FunctionType(EVALUATE),
    types.FunctionType(FINAL),
    types.FunctionType(COUNT),
    types.FunctionType(RANK),
    types.FunctionType(KEY),
)


@kernel(_SIGNATURE)
def search_on(
    state: State,
    control: State,
    frames: State,
    keys: Any,
    saved: State,
    actions: State,
    ranks: State,
    killers: State,
    history: State,
    lines: State,
    table_keys: Any,
    table: State,
    budget: Int,
    legal: Any,
    apply: Any,
    evaluate: Any,
    final: Any,
    winning: Any,
    rank: Any,
    search_key: Any,
) -> None:
    """Work on at one iteration until it is done or `budget` nodes have been visited in all."""
    ply = control[PLY]
    mode = control[MODE]
    value = control[VALUE]
    nodes = control[NODES]
    head = control[HEAD]
    blind = control[BLIND]
    margin = control[MARGIN]
    half = history.size // 2
    while mode != DONE:
        frame = ply * FRAME
        begin = ply * MAX_ACTIONS
        if mode == ENTER:
            if nodes >= budget:
                break
            side = state[MOVER]
            frames[frame + SIDE] = side
            depth = frames[frame + DEPTH]
            alpha = frames[frame + ALPHA]
            beta = frames[frame + BETA]
            key = search_key(state)
            keys[ply] = key
            entry = probe(table_keys, table, key)
            best_before = np.int64(-1)
            if entry:
                best_before = entry >> 26 & 0x3FFF
                kind = entry >> 24 & 3
                known = from_table((entry & 0xFFFF) - 32768, ply, margin)
                sure = known > DECIDED or known < -DECIDED
                enough = (entry >> 16 & 255) >= depth or (sure and margin == 0)
                sharp = (
                    kind == EXACT
                    or (kind == AT_LEAST and known >= beta)
                    or (kind == AT_MOST and known <= alpha)
                )
                if ply and sharp and enough and (beta - alpha == 1 or (sure and margin == 0)):
                    lines[ply * MAX_PLIES] = -1
                    value = known
                    mode = BACK
            if mode == ENTER:
                end = control[ROOT_END] if ply == 0 else legal(state, actions, begin)
                if blind:
                    end = overlook(key, control[SALT], blind, actions, begin, end)
                    for index in range(begin, end):
                        ranks[index] = 0
                else:
                    rank(state, actions, begin, end, ranks)
                for index in range(begin, end):
                    action = actions[index]
                    if action == best_before:
                        ranks[index] += 1 << 30
                    elif action == killers[2 * ply] or action == killers[2 * ply + 1]:
                        ranks[index] += 1 << 6
                    ranks[index] = (ranks[index] << 16) + history[side * half + action]
                for index in range(head):
                    saved[ply * head + index] = state[index]
                frames[frame + BEST] = -INFINITE
                frames[frame + BEST_ACTION] = -1
                frames[frame + FLOOR] = alpha
                frames[frame + NEXT] = begin
                frames[frame + END] = end
                frames[frame + SCOUT] = 0
                lines[ply * MAX_PLIES] = -1
                mode = PICK
            elif ply == 0:
                mode = DONE
            else:
                side = frames[frame + SIDE]
                ply -= 1
                if frames[ply * FRAME + SIDE] != side:
                    value = -value
            continue
        if mode == BACK:
            for index in range(head):
                state[index] = saved[ply * head + index]
            alpha = frames[frame + ALPHA]
            beta = frames[frame + BETA]
            action = actions[frames[frame + NEXT] - 1]
            if frames[frame + SCOUT] and alpha < value < beta:
                frames[frame + SCOUT] = 0
                apply(state, action)
                open_child(frames, frame, state[MOVER], alpha, beta)
                ply += 1
                mode = ENTER
                continue
            if value > frames[frame + BEST]:
                frames[frame + BEST] = value
                frames[frame + BEST_ACTION] = action
                if value > alpha:
                    frames[frame + ALPHA] = value
                    if beta - frames[frame + FLOOR] > 1:
                        own = ply * MAX_PLIES
                        lines[own] = action
                        index = 0
                        while lines[own + MAX_PLIES + index] >= 0:
                            lines[own + 1 + index] = lines[own + MAX_PLIES + index]
                            index += 1
                        lines[own + 1 + index] = -1
                    if value >= beta:
                        if killers[2 * ply] != action:
                            killers[2 * ply + 1] = killers[2 * ply]
                            killers[2 * ply] = action
                        depth = frames[frame + DEPTH]
                        place = frames[frame + SIDE] * half + action
                        history[place] = min(history[place] + depth * depth, 1 << 15)
                        frames[frame + NEXT] = frames[frame + END]
            mode = PICK
        # Try the next action of this frame, or leave it.
        place = frames[frame + NEXT]
        end = frames[frame + END]
        if place == end:
            value = frames[frame + BEST]
            kind = EXACT
            if value <= frames[frame + FLOOR]:
                kind = AT_MOST
            elif value >= frames[frame + BETA]:
                kind = AT_LEAST
            entry = to_table(value, ply, margin) + 32768
            entry |= frames[frame + DEPTH] << 16 | kind << 24
            entry |= frames[frame + BEST_ACTION] << 26 | control[AGE] << 40
            store(table_keys, table, keys[ply], entry)
            if ply == 0:
                mode = DONE
            else:
                side = frames[frame + SIDE]
                ply -= 1
                if frames[ply * FRAME + SIDE] != side:
                    value = -value
                mode = BACK
            continue
        chosen = place
        most = ranks[place]
        for index in range(place + 1, end):
            if ranks[index] > most:
                most = ranks[index]
                chosen = index
        action = actions[chosen]
        ranks[chosen] = ranks[place]
        actions[chosen] = actions[place]
        actions[place] = action
        frames[frame + NEXT] = place + 1
        apply(state, action)
        nodes += 1
        side = frames[frame + SIDE]
        if state[MOVER] == OVER:
            value = final(state, ply + 1)
            if side == 1:
                value = -value
            frames[frame + SCOUT] = 0
            lines[(ply + 1) * MAX_PLIES] = -1
            mode = BACK
            continue
        answer = np.int64(-1) if blind else winning(state)
        if answer >= 0:  # the opponent, or whoever is to move, wins at once
            value = WIN - ply - 2
            if state[MOVER] != side:
                value = -value
            frames[frame + SCOUT] = 0
            lines[(ply + 1) * MAX_PLIES] = answer
            lines[(ply + 1) * MAX_PLIES + 1] = -1
            mode = BACK
            continue
        if frames[frame + DEPTH] <= 1:
            value = evaluate(state)
            if side == 1:
                value = -value
            control[HORIZON] = 1
            frames[frame + SCOUT] = 0
            lines[(ply + 1) * MAX_PLIES] = -1
            mode = BACK
            continue
        alpha = frames[frame + ALPHA]
        beta = frames[frame + BETA]
        scout = np.int64(place > begin and beta - alpha > 1)
        frames[frame + SCOUT] = scout
        if scout:
            beta = alpha + 1
        open_child(frames, frame, state[MOVER], alpha, beta)
        ply += 1
        mode = ENTER
    control[PLY] = ply
    control[MODE] = mode
    control[VALUE] = value
    control[NODES] = nodes


class AlphaBeta:
    """A search by iterative deepening, of the best `lines` moves."""

    def __init__(
        self,
        game: Game,
        state: State,
        *,
        depth: int = DEEPEST,
        first_depth: int = 1,
        lines: int = 1,
        blind: int = 0,
        salt: int = 0,
        table_bits: int = 18,
    ) -> None:
        """Get ready to search from a state in which a player is to move.

        Depths go from `first_depth` to `depth` plies. `blind` in 1000 moves are overlooked wherever
        they come up, which ones is the matter of `salt`; then nothing is proven. The salt also
        decides between equal moves.
        """
        self.game = game
        self._root = game.with_room(state, MAX_PLIES)
        self._state = self._root.copy()
        self._seat = int(state[MOVER])
        self._moves = game.legal(state)
        Random(salt).shuffle(self._moves)  # noqa: S311 - nothing to be guessed
        self._wanted = min(lines, len(self._moves))
        self._deepest = min(depth, DEEPEST)
        self._depth = first_depth
        self._blind = blind
        rules = game.kernel
        self._control = np.zeros(CONTROL, np.int64)
        self._control[BLIND] = blind
        self._control[SALT] = salt & (1 << 62) - 1
        self._control[MARGIN] = game.insight.MARGIN
        self._control[HEAD] = rules.HEAD
        self._frames = np.zeros(MAX_PLIES * FRAME, np.int64)
        self._keys = np.zeros(MAX_PLIES, np.uint64)
        self._saved = np.zeros(MAX_PLIES * rules.HEAD, np.int64)
        self._actions = np.zeros(MAX_PLIES * MAX_ACTIONS, np.int64)
        self._ranks = np.zeros(MAX_PLIES * MAX_ACTIONS, np.int64)
        self._killers = np.full(2 * MAX_PLIES, -1, np.int64)
        self._history = np.zeros(2 * rules.ACTIONS, np.int64)
        self._lines = np.full(MAX_PLIES * MAX_PLIES, -1, np.int64)
        self._table_keys = np.zeros(1 << table_bits, np.uint64)
        self._table = np.zeros(1 << table_bits, np.int64)
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
        game = self.game
        rules, insight = game.kernel, game.insight
        while not self.finished and self.nodes < self._budget:
            search_on(
                self._state,
                self._control,
                self._frames,
                self._keys,
                self._saved,
                self._actions,
                self._ranks,
                self._killers,
                self._history,
                self._lines,
                self._table_keys,
                self._table,
                self._budget,
                rules.legal,
                rules.apply,
                insight.evaluate,
                insight.final,
                insight.winning,
                insight.rank,
                insight.search_key,
            )
            if self._control[MODE] == DONE:
                self._end()

    def _begin(self) -> None:
        """Begin the search for the next best move at the present depth."""
        control, frames = self._control, self._frames
        self._state[:] = self._root
        known = {line.action for line in self._found}
        moves = [move for move in self._moves if move not in known]
        self._actions[: len(moves)] = moves
        control[ROOT_END] = len(moves)
        control[PLY] = 0
        control[MODE] = ENTER
        if not self._found:
            control[HORIZON] = 0
        frames[DEPTH] = self._depth
        frames[ALPHA] = -INFINITE
        frames[BETA] = INFINITE

    def _end(self) -> None:
        """Take down what a search has found and begin the next one."""
        line = self._line(int(self._control[VALUE]))
        self._found.append(line)
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
        self._control[AGE] = (self._control[AGE] + 1) % 128
        self._history //= 4
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
        for action in self._lines[:MAX_PLIES]:
            if action < 0:
                break
            actions.append(int(action))
        actions = actions or [int(self._frames[BEST_ACTION])]
        verdict = self._verdict(value, actions)
        if verdict is not None:
            chance = (verdict.result + 1) / 2
        else:
            chance = float(1 / (1 + np.exp(-value / self.game.insight.SCALE)))
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
        """What the deepest finished iteration found; within the first one, what it has so far."""
        lines = self._best or tuple(self._found) or (Line((self._moves[0],), 0.5),)
        verdict = lines[0].verdict
        return Report(lines, self.nodes, self._reached, self.finished, verdict)
