"""Proving anew what is known of a game's starts, as a certificate."""

from collections.abc import Callable
from typing import Any

from tercet.core.game import Game
from tercet.core.position import start_given
from tercet.core.reference import new_reference
from tercet.core.state import MOVER, OVER, State
from tercet.solving.certificate import Certificate, Claim, Entry
from tercet.solving.strategy import Strategist


def prove_starts(game: Game, tell: Callable[[str], None] = lambda _: None) -> Certificate:
    """A certificate of every start that is known to be won; `tell` hears of each in turn."""
    options, _ = game.resolve({})
    certificate = Certificate(game.name, options)
    for start, winner in game.proven:
        tell(start)
        certificate.claims.append(prove_start(game, start, winner))
    return certificate


def prove_start(game: Game, start: str, winner: str) -> Claim:
    """The claim that a seat wins from a start, with the strategy that proves it."""
    options, tokens = game.resolve({game.opening: start})
    position = start_given(game, options, tokens, start, seed="")
    reference: Any = new_reference(game.name, **options)
    for token in tokens:
        reference.play(token)
    strategist = Strategist(game, game.seats.index(winner))
    claim = Claim(start, winner, strategist.length(position.state))
    todo: list[tuple[State, Any]] = [(position.state, reference)]
    while todo:
        state, plain = todo.pop()
        text: str = plain.text()
        if text in claim.entries:
            continue
        action = strategist.move(state)
        claim.entries[text] = Entry(game.format(action, state))
        plain = plain.copy()
        plain.play(game.format(action, state))
        after = strategist.after(state, action)
        for reply in game.legal(after):
            defended = plain.copy()
            defended.play(game.format(reply, after))
            found = strategist.after(after, reply)
            if found[MOVER] != OVER:
                todo.append((found, defended))
    return claim
