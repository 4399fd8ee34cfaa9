"""Chance: given as tokens, or drawn from a seed.

The n-th letter that is drawn from a seed is the same after any moves, undos and reloads.
"""

import hashlib
from collections.abc import Sequence
from typing import NamedTuple

from tercet.core.errors import BadMove, ChanceMissing, IllegalMove
from tercet.core.game import Game
from tercet.core.state import AUDIENCE, CHANCE, DUE, EVERYONE, MOVER, State


class Drawn(NamedTuple):
    """A chance token and who saw it: a seat or everyone."""

    token: str
    audience: int

    @property
    def letters(self) -> int:
        """How many letters were drawn."""
        return len(self.token) - 1

    def seen_by(self, viewer: int | None) -> str:
        """The token, its letters hidden from those who may not see it."""
        if viewer is None or self.audience in (EVERYONE, viewer):
            return self.token
        return "*" + "?" * self.letters


def digest(seed: str, number: int) -> bytes:
    """The hash that decides the draw with this number."""
    return hashlib.blake2b(f"{seed}:{number}".encode(errors="surrogatepass")).digest()


def pick(seed: str, number: int, weights: Sequence[int]) -> int:
    """The index of the weighted outcome that the draw with this number has.

    The draw is the BLAKE2b hash of ``seed:number`` as a big-endian integer, reduced modulo the sum
    of the weights; with 512 bits the bias is far below anything measurable.

    >>> [pick("tercet", number, (1, 1, 1, 1, 1, 1)) for number in range(10)]
    [1, 1, 1, 4, 0, 2, 3, 4, 0, 4]
    """
    rest = int.from_bytes(digest(seed, number)) % sum(weights)
    for index, weight in enumerate(weights):
        rest -= weight
        if rest < 0:
            return index
    raise ValueError("chance needs a positive weight")


def settle(
    game: Game, state: State, tokens: list[str], seed: str | None, letters_drawn: int, ply: int
) -> tuple[Drawn, ...]:
    """Let chance have its turns after `ply` moves; changes the state.

    Chance tokens at the front of `tokens` are used up first; then chance comes from the seed, from
    which `letters_drawn` letters have been drawn before. Without a seed: `ChanceMissing`.
    """
    drawn = []
    while state.item(MOVER) == CHANCE:
        audience = state.item(AUDIENCE)
        if tokens and tokens[0].startswith("*"):
            token = tokens.pop(0)
            _play_given(game, state, token, ply)
        elif seed is None:
            raise ChanceMissing(due=state.item(DUE))
        else:
            token = _draw(game, state, seed, letters_drawn)
        drawn.append(Drawn(token, audience))
        letters_drawn += drawn[-1].letters
    return tuple(drawn)


def _play_given(game: Game, state: State, token: str, ply: int) -> None:
    """Play a given token."""
    due, letters = state.item(DUE), token[1:]
    if not set(letters) <= set(game.letters):
        raise BadMove(token, game.name, "expected-chance")
    if len(letters) != due:
        facts = {"due": due, "given": len(letters)}
        raise BadMove(token, game.name, "expected-chance-number", **facts)
    before = state.copy()
    for letter in letters:
        action = game.letters.index(letter)
        if action not in game.legal(state):
            raise IllegalMove(token, ply, game.name, game.why_chance(before, token))
        game.kernel.apply(state, action)


def _draw(game: Game, state: State, seed: str, letters_drawn: int) -> str:
    """Draw the token that is due and play it."""
    letters = ""
    for number in range(letters_drawn, letters_drawn + state.item(DUE)):
        index = pick(seed, number, game.weights(state))
        action = game.legal(state)[index]
        game.kernel.apply(state, action)
        letters += game.letters[action]
    return f"*{letters}"
