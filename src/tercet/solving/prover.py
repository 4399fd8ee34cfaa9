"""Prove the starts of a game that are known to be won, and write the proof as a certificate."""

from collections.abc import Callable
from typing import Any

from tercet.core.game import Game
from tercet.core.position import start_given
from tercet.core.reference import new_reference
from tercet.core.state import MOVER, OVER, State
from tercet.solving.certificate import Certificate, Claim, Entry
from tercet.solving.strategy import StrategyFinder


def prove_starts(game: Game, on_start: Callable[[str], None] = lambda _: None) -> Certificate:
    """A certificate for every start known to be won; `on_start` is called before each proof."""
    options, _ = game.resolve({})
    certificate = Certificate(game.name, options)
    for start, winner in game.proven:
        on_start(start)
        certificate.claims.append(prove_start(game, start, winner))
    return certificate


def prove_start(game: Game, start: str, winner: str) -> Claim:
    """The claim that `winner` wins from a start, with the strategy that proves it."""
    options, tokens = game.resolve({game.opening: start})
    position = start_given(game, options, tokens, start, seed="")
    reference: Any = new_reference(game.name, **options)  # describes positions as text
    for token in tokens:
        reference.play(token)
    finder = StrategyFinder(game, game.seats.index(winner))
    claim = Claim(start, winner, finder.plies_to_win(position.state))
    todo: list[tuple[State, Any]] = [(position.state, reference)]
    while todo:
        state, reference = todo.pop()
        text: str = reference.text()
        if text in claim.entries:
            continue
        action = finder.move(state)
        claim.entries[text] = Entry(game.format(action, state))
        reference = reference.copy()
        reference.play(game.format(action, state))
        after = finder.after(state, action)
        for reply in game.legal(after):
            next_state = finder.after(after, reply)
            if next_state[MOVER] != OVER:
                next_reference = reference.copy()
                next_reference.play(game.format(reply, after))
                todo.append((next_state, next_reference))
    return claim
