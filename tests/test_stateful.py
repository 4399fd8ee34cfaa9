"""Play, undo, copy, save and reload in any order: nothing gets lost and nothing disagrees."""

import json
from typing import Any

import hypothesis.strategies as st
from hypothesis import settings
from hypothesis.stateful import (
    RuleBasedStateMachine,
    initialize,
    invariant,
    precondition,
    rule,
)

import tercet
from tercet.core.registry import find


class Playing(RuleBasedStateMachine):
    """A position and what it must be equal to, by way of a list of the moves so far."""

    game = ""

    def __init__(self) -> None:
        super().__init__()
        self.position = tercet.start(self.game, seed=0)
        self.past: list[str] = []

    @initialize(seed=st.integers(0, 10**6), data=st.data())
    def begin(self, seed: int, data: st.DataObject) -> None:
        chosen = {
            option.name: data.draw(st.sampled_from(option.values), option.name)
            for option in find(self.game).options
            if hasattr(option, "values")
        }
        self.position = tercet.start(self.game, seed=seed, **chosen)

    @precondition(lambda self: not self.position.is_over)
    @rule(data=st.data())
    def play(self, data: st.DataObject) -> None:
        move = data.draw(st.sampled_from(self.position.legal_moves()), "move")
        self.past.append(str(self.position.record()))
        self.position.play(move)
        assert self.position.moves[-1] == move

    @precondition(lambda self: self.past)
    @rule()
    def undo(self) -> None:
        self.position.undo()
        assert str(self.position.record()) == self.past.pop()

    @rule(text=st.text(max_size=8))
    def play_anything(self, text: str) -> None:
        before = str(self.position.record()), self.position.state.tobytes()
        if text in self.position.legal_moves():
            return
        try:
            self.position.play(text)
        except tercet.TercetError as error:
            assert str(error)
            assert (str(self.position.record()), self.position.state.tobytes()) == before
        else:
            self.position.undo()

    @rule()
    def reload(self) -> None:
        again = tercet.Record.parse(str(self.position.record())).position()
        assert again.state.tobytes() == self.position.state.tobytes()
        assert again.events() == self.position.events()

    @rule()
    def copy(self) -> None:
        other = self.position.copy()
        if not other.is_over:
            before = self.position.state.tobytes()
            other.play(other.legal_moves()[-1])
            assert self.position.state.tobytes() == before

    @invariant()
    def result_and_mover_fit(self) -> None:
        position = self.position
        assert (position.result is None) == (position.to_move is not None)
        assert bool(position.legal_moves()) == (position.to_move in position.seats)

    @invariant()
    def views_are_json(self) -> None:
        for viewer in (*self.position.seats, "spectator"):
            json.dumps([self.position.view(viewer), self.position.last_events(viewer)])


def machine(name: str) -> Any:
    made: Any = type(name.capitalize(), (Playing,), {"game": name})
    made.TestCase.settings = settings(max_examples=40, stateful_step_count=40, deadline=None)
    return made


for _name in tercet.game_names():
    globals()[f"Test{_name.capitalize()}"] = machine(_name).TestCase
