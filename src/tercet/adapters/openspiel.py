"""The games for OpenSpiel: importing this module registers all of them.

A game's options are parameters. One of them may bring a given opening, as in `tercet.start`, and
``position`` begins with a position in the game's notation. Chance draws one card or marble at a
time. Actions are the kernel's numbers, action strings our notation.

>>> import pyspiel
>>> import tercet.adapters.openspiel
>>> game = pyspiel.load_game("tercet_mandala(draw=choose)")
>>> state = game.new_initial_state()
>>> while state.is_chance_node():
...     state.apply_action(max(state.chance_outcomes(), key=lambda outcome: outcome[1])[0])
>>> state.information_state_string(0).splitlines()[0]
'*ro *yg *pbroyg *?????? *pb *??'
>>> [state.action_to_string(action) for action in state.legal_actions()][:4]
['A1r+0', 'A1r+1', 'A1r+2', 'A1r+3']
"""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from random import Random
from typing import Any, ClassVar, cast

import msgspec
import numpy as np
import pyspiel

from tercet.adapters.features import Features, Vector
from tercet.core.chance import Drawn
from tercet.core.game import Game
from tercet.core.observing import HIDDEN
from tercet.core.position import Position
from tercet.core.registry import about, find, game_names, part
from tercet.core.state import (
    AUDIENCE,
    CHANCE,
    DRAW,
    DUE,
    EVERYONE,
    FIRST_WINS,
    MOVER,
    OVER,
    RESULT,
    SPECTATOR_NUMBER,
    State,
)

PREFIX = "tercet_"
POSITION = "position"
# OpenSpiel wants a bound for the length of games. Our rules end every game, by repetition in the
# last resort, and no game that anybody has played or generated was near this long.
MAX_GAME_LENGTH = 100_000

_ALL = 3  # after the viewers: who sees everything
_VIEWERS = (0, 1, SPECTATOR_NUMBER, None)


@dataclass(frozen=True)
class _Snapshot:
    """A state, and the game so far in notation as each viewer saw it, the last one everything.

    It never changes, so that copies of a state share it.
    """

    state: State
    seen: tuple[str, ...]
    due: int = 0  # letters still to come of a chance token that has begun

    def __deepcopy__(self, memo: object) -> "_Snapshot":
        return self


class TercetGame(pyspiel.Game):  # type: ignore[misc]
    """One of our games with its options; each game has a subclass."""

    rules_name: ClassVar[str]

    def __init__(self, params: Mapping[str, Any]) -> None:
        """Load the game; raises a `TercetError` for options that it cannot have."""
        self.rules: Game = find(self.rules_name)
        game_type = _game_type(self.rules)
        defaults = game_type.parameter_specification
        given = {name: value for name, value in params.items() if value != defaults.get(name)}
        super().__init__(game_type, _game_info(self.rules), given)
        self.first: _Snapshot = _first_snapshot(self.rules, given)
        self.features = Features(self.rules)

    def __reduce__(self) -> tuple[Any, ...]:
        return pyspiel.load_game, (self.get_type().short_name, self.get_parameters())

    def new_initial_state(self) -> "TercetState":
        """The state before anything has been drawn or moved, or after a given opening."""
        return TercetState(self, self.first)

    def make_py_observer(
        self, iig_obs_type: Any = None, params: Mapping[str, Any] | None = None
    ) -> "TercetObserver":
        """What gives observations and information states."""
        if params:
            raise ValueError(f"observers have no parameters, but got {params}")
        return TercetObserver(
            self, iig_obs_type or pyspiel.IIGObservationType(perfect_recall=False)
        )

    def max_chance_nodes_in_history(self) -> int:
        """How many cards or marbles can be drawn in one game."""
        rules = self.rules
        return rules.max_chance_in_opening + rules.max_chance_after_move * MAX_GAME_LENGTH


class TercetState(pyspiel.State):  # type: ignore[misc]
    """A state of one of our games."""

    def __init__(self, game: TercetGame, snapshot: _Snapshot) -> None:
        super().__init__(game)
        self.snapshot = snapshot  # the only attribute: it is what is copied and serialised

    @property
    def truth(self) -> State:
        """The kernel's own state, with everything that is hidden; not to be changed."""
        return self.snapshot.state

    @property
    def _rules(self) -> Game:
        rules: Game = self.get_game().rules
        return rules

    def current_player(self) -> int:
        """The seat to move, chance or nobody."""
        mover = self.truth.item(MOVER)
        if mover == CHANCE:
            return int(pyspiel.PlayerId.CHANCE)
        return int(pyspiel.PlayerId.TERMINAL) if mover == OVER else mover

    def _legal_actions(self, player: int) -> list[int]:  # noqa: ARG002 - it is the one to move
        return self._rules.legal(self.truth)

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """What can be drawn next, with probabilities."""
        weights = self._rules.weights(self.truth)
        total = sum(weights)
        outcomes = zip(self._rules.legal(self.truth), weights, strict=True)
        return [(action, weight / total) for action, weight in outcomes]

    def _apply_action(self, action: int) -> None:
        rules, before, due = self._rules, self.truth, self.snapshot.due
        if action not in rules.legal(before):  # the kernel would not notice
            raise ValueError(f"action {action} is not among legal_actions()")
        if before.item(MOVER) == CHANCE:
            begins = due == 0
            due = (before.item(DUE) if begins else due) - 1
            drawn = Drawn("*" + rules.letters[action], before.item(AUDIENCE))
            tokens = [drawn.seen_by(viewer) for viewer in _VIEWERS]
            words = [f" {token}" if begins else token[1:] for token in tokens]
        else:
            words = [f" {rules.format(action, before)}"] * len(_VIEWERS)
        seen = tuple(old + word for old, word in zip(self.snapshot.seen, words, strict=True))
        self.snapshot = _Snapshot(rules.played(before, action), seen, due)

    def _action_to_string(self, player: int, action: int) -> str:
        if player == pyspiel.PlayerId.CHANCE:
            return f"*{self._rules.letters[action]}"
        return self._rules.format(action, self.truth)

    def is_terminal(self) -> bool:
        """Whether the game has ended."""
        return self.truth.item(MOVER) == OVER

    def returns(self) -> list[float]:
        """1 for the winner, -1 for the loser, 0 for a draw."""
        if not self.is_terminal() or self.truth.item(RESULT) == DRAW:
            return [0.0, 0.0]
        return [1.0, -1.0] if self.truth.item(RESULT) == FIRST_WINS else [-1.0, 1.0]

    def resample_from_infostate(
        self, player_id: int, probability_sampler: Callable[[], float]
    ) -> "TercetState":
        """A state that the player cannot tell from this one, drawn by its likelihood.

        It has a history of its own, in which the other player held what he put down. What the
        parameters of the game give, such as a position, is the same in all states.
        """
        rules, game = self._rules, self.get_game()
        if player_id not in (0, 1):
            raise ValueError(f"player_id is 0 or 1, not {player_id}")
        if not rules.hidden or self.is_terminal():
            return cast("TercetState", self.clone())
        own = part(rules.name, "redeal")
        if own is None:
            raise NotImplementedError(f"{rules.name} has no redeal.py, which resampling needs")
        seen = self._history_seen_by(player_id)
        resampled: TercetState = game.new_initial_state()
        rng = Random(probability_sampler())  # noqa: S311 - no secret comes from it
        for action in own.redeal(game.first.state, seen, player_id, rng):
            resampled.apply_action(action)
        return resampled

    def _history_seen_by(self, player: int) -> list[int]:
        """The actions so far, `HIDDEN` for those of chance that the player did not see."""
        seen, state = [], self.get_game().first.state
        for action in self.history():
            unseen = state.item(MOVER) == CHANCE and state.item(AUDIENCE) not in (EVERYONE, player)
            seen.append(HIDDEN if unseen else action)
            state = self._rules.played(state, action)
        return seen

    def __str__(self) -> str:
        lines = [self.snapshot.seen[_ALL].strip(), self._rules.describe(self.truth)]
        return "\n".join(filter(None, lines))


class TercetObserver:
    """Observations of one kind, as OpenSpiel's ``PyObserver``; all of them from redacted states.

    The string is JSON: who is to move, the scores and the game's table. An information state is the
    game so far as the player saw it and, where there are secrets, the same JSON. The tensor has
    `Features`. An information state has none: it would have to tell the whole game, which can be
    of any length.
    """

    def __init__(self, game: TercetGame, kind: Any) -> None:
        if kind.private_info == pyspiel.PrivateInfoType.ALL_PLAYERS:
            raise ValueError("observations of what is hidden from a player are not provided")
        self._rules = game.rules
        self._features = game.features
        self._perfect_recall = kind.perfect_recall
        self._public = kind.public_info
        self._private = kind.private_info == pyspiel.PrivateInfoType.SINGLE_PLAYER
        self.tensor: Vector | None = None
        self.dict: dict[str, Vector] = {}
        if not self._perfect_recall:
            self.tensor = np.zeros(self._features.size, np.float32)
            self.dict = {name: self.tensor[piece] for name, piece in self._features.pieces.items()}

    def set_from(self, state: TercetState, player: int) -> None:
        """Write the tensor; without public information, what a spectator sees too is 0."""
        if self.tensor is None:
            return  # OpenSpiel's tools ask all observers, and expect no error
        viewer = player if self._private else SPECTATOR_NUMBER
        self.tensor[:] = self._features.of(state.truth, viewer)
        if not self._public:
            self.tensor[self.tensor == self._features.of(state.truth, SPECTATOR_NUMBER)] = 0

    def string_from(self, state: TercetState, player: int) -> str:
        """The observation as text."""
        if not self._public:
            return self._private_string(state, player) if self._private else ""
        viewer = player if self._private else SPECTATOR_NUMBER
        history = state.snapshot.seen[viewer].strip()
        if self._perfect_recall and not self._rules.hidden:
            return history
        text = msgspec.json.encode(self._view(state, viewer)).decode()
        return f"{history}\n{text}" if self._perfect_recall else text

    def _private_string(self, state: TercetState, player: int) -> str:
        """What the player sees and a spectator does not; empty if there is nothing."""
        views = [self._view(state, viewer) for viewer in (player, SPECTATOR_NUMBER)]
        own = _difference(*(msgspec.json.decode(msgspec.json.encode(view)) for view in views))
        return msgspec.json.encode(own).decode() if own else ""

    def _view(self, state: TercetState, viewer: int) -> dict[str, Any]:
        seats, mover = self._rules.seats, state.truth.item(MOVER)
        seen = self._rules.observer.view(state.truth, viewer)
        return {
            "to_move": seats[mover] if mover in (0, 1) else {CHANCE: "chance"}.get(mover),
            "scores": dict(zip(seats, seen.scores, strict=True)),
            "table": msgspec.Raw(seen.table),
        }


def _difference(own: Any, known: Any) -> Any:
    """What a viewer sees that a spectator does not; None if there is nothing."""
    if not isinstance(own, dict) or not isinstance(known, dict):
        return own if own != known else None
    parts = {name: _difference(value, known.get(name)) for name, value in own.items()}
    return {name: part for name, part in parts.items() if part is not None} or None


def _first_snapshot(game: Game, given: dict[str, Any]) -> _Snapshot:
    """The first state of games with these options, and a given opening or position."""
    placement = given.get(POSITION)
    options, tokens = game.resolve({key: given[key] for key in given if key != POSITION})
    if not tokens and placement is None:
        return _Snapshot(game.start(options), ("",) * len(_VIEWERS))
    position = Position(game, options, tokens, placement=placement, may_draw=False)
    record = [position.record(viewer) for viewer in (*game.seats, "spectator", None)]
    seen = [" ".join([*one.opening, *_words(one)]) for one in record]
    return _Snapshot(position.state, tuple(seen))


def _words(record: Any) -> list[str]:
    return [word for entry in record.entries for word in (entry.move, *entry.chance)]


def _game_type(game: Game) -> Any:
    """What OpenSpiel wants to know of a game before it is loaded."""
    kinds = pyspiel.GameType
    chance = (
        kinds.ChanceMode.EXPLICIT_STOCHASTIC if game.letters else kinds.ChanceMode.DETERMINISTIC
    )
    information = kinds.Information
    parameters: dict[str, str | int] = {POSITION: ""}
    if game.opening:
        parameters[game.opening] = ""
    for option in game.options:
        parameters[option.name] = option.default
    return pyspiel.GameType(
        short_name=PREFIX + game.name,
        long_name=f"Tercet: {game.name}",
        dynamics=kinds.Dynamics.SEQUENTIAL,
        chance_mode=chance,
        information=(
            information.IMPERFECT_INFORMATION if game.hidden else information.PERFECT_INFORMATION
        ),
        utility=kinds.Utility.ZERO_SUM,
        reward_model=kinds.RewardModel.TERMINAL,
        max_num_players=2,
        min_num_players=2,
        provides_information_state_string=True,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        provides_factored_observation_string=True,
        parameter_specification=parameters,
    )


def _game_info(game: Game) -> Any:
    return pyspiel.GameInfo(
        num_distinct_actions=game.kernel.ACTIONS,
        max_chance_outcomes=len(game.letters),
        num_players=2,
        min_utility=-1.0,
        max_utility=1.0,
        utility_sum=0.0,
        max_game_length=MAX_GAME_LENGTH,
    )


for _name in game_names():
    # A class for each: OpenSpiel lets go of it after Python has ended, which a function forbids.
    pyspiel.register_game(
        _game_type(about(_name)), type("TercetGame", (TercetGame,), {"rules_name": _name})
    )
