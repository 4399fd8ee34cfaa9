"""What a game is to everybody else: declared data and compiled functions over numbers."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import TYPE_CHECKING, Any, Protocol, TypeAlias

import numpy as np

from tercet.core.errors import (
    BadMove,
    BadOption,
    BadPosition,
    BadSetup,
    NotASetup,
    UnknownOption,
    Why,
    excerpt,
)
from tercet.core.results import PLAYER_ENDS
from tercet.core.state import MAX_ACTIONS, MOVER, OVER, REASON, State

if TYPE_CHECKING:  # what these import takes long to load
    from tercet.core.generator import Generator
    from tercet.core.observing import Observe, Observer, Schema
    from tercet.core.placing import Placing

Event: TypeAlias = dict[str, Any]
"""Something that happened: a ``type`` and facts, to be worded or animated by whoever shows it."""

Options: TypeAlias = dict[str, str | int]


class Kernel(Protocol):
    """The rules as compiled functions, all over a state; a game's kernel module is one.

    `start` writes the first state into zeros; `settings` are the options as numbers, in their
    order: a number itself, a choice by its place among the values.
    `legal` and `weights` write into an array, starting at an index, and return the index after the
    last. `apply` changes ``state[:HEAD]`` and appends at most `GROWTH` numbers to the state, so
    that restoring ``state[:HEAD]`` undoes it. `sample` draws a legal action, a
    player's uniformly, chance by its weights; `scratch` is room for twice `MAX_ACTIONS` numbers.
    `bulk` counts the lines of `BULK` moves where no chance comes in, or gives -1 if it cannot.
    A game's module must have `HEAD`, `ACTIONS`, `start`, `legal` and `apply`; `core.default_kernel`
    has the rest for a game whose state does not grow and which has neither chance nor secrets.
    """

    HEAD: int
    GROWTH: int
    ACTIONS: int
    BULK: int

    def start(self, settings: State, state: State, /) -> None: ...
    def legal(self, state: State, actions: State, end: int, /) -> int: ...
    def bulk(self, state: State, /) -> int: ...
    def sample(self, state: State, generator: "Generator", scratch: State, /) -> int: ...
    def apply(self, state: State, action: int, /) -> None: ...
    def weights(self, state: State, weights: State, end: int, /) -> int: ...
    def scores(self, state: State, out: State, /) -> None: ...
    def redact(self, state: State, viewer: int, /) -> None: ...
    def key(self, state: State, /) -> int: ...


class Insight(Protocol):
    """What a game knows beyond its rules, for search; a game's ``evaluate`` module is one.

    Values are the first seat's. `evaluate` estimates a running state within ±(DECIDED - 1); the
    first seat then wins with probability 1 / (1 + exp(-value / SCALE)). `final` values a finished
    game, `plies` moves after the search began: about ±WIN, more for quicker wins, or for larger
    ones if `MARGIN`; 0 for a draw. `winning` gives an action by which the side to move wins at
    once, -1 if there is none or it is not easily seen. `endgame` gives the value of a running state
    near the end of the game, or UNKNOWN; a value that is not between `alpha` and `beta` may be a
    bound: at least `beta` and no more than the value, or at most `alpha` and no less. `rank` writes
    how promising each of ``actions[begin:end]`` is into the same places of `ranks`, larger being
    better. `search_key` is a hash of everything that matters to a search. `guess` draws a plausible
    action for a playout, chance by its weights. `playout` may play on in a quicker way until the
    game is over or `endgame` knows the value. It sets ``made[seat * ACTIONS + action]`` to `now`
    for each action and returns how many there were. `determine` fills a state redacted for `viewer`
    with one of the worlds that the viewer cannot tell apart, drawn by its likelihood. `static` is a
    second, simpler `evaluate` with a scale of its own, by which a learned one is measured; it may
    be the same. `core.default_insight` has what a module leaves out; with hidden information a game
    needs its own `determine`, and with `MARGIN` its own `final`.
    """

    SCALE: float
    STATIC_SCALE: float
    MARGIN: bool

    def evaluate(self, state: State, /) -> int: ...
    def static(self, state: State, /) -> int: ...
    def final(self, state: State, plies: int, /) -> int: ...
    def winning(self, state: State, /) -> int: ...
    def endgame(self, state: State, alpha: int, beta: int, /) -> int: ...
    def rank(self, state: State, actions: State, begin: int, end: int, ranks: State, /) -> None: ...
    def search_key(self, state: State, /) -> int: ...
    def guess(self, state: State, generator: "Generator", scratch: State, /) -> int: ...
    def playout(self, state: State, generator: "Generator", made: State, now: int, /) -> int: ...
    def determine(self, state: State, viewer: int, generator: "Generator", /) -> None: ...


@dataclass(frozen=True)
class Choice:
    """An option that is one of a few words."""

    name: str
    values: tuple[str, ...]
    default: str

    def check(self, game: str, value: object) -> str:
        """The value, if the option can have it."""
        if isinstance(value, str) and value in self.values:
            return value
        raise BadOption(
            "error-option-choice",
            game,
            option=self.name,
            value=excerpt(value),
            values=list(self.values),
        )

    def number(self, value: str | int) -> int:
        """The value as the kernel gets it."""
        return self.values.index(str(value))


@dataclass(frozen=True)
class Number:
    """An option that is a whole number within bounds."""

    name: str
    least: int
    most: int
    default: int

    def check(self, game: str, value: object) -> int:
        """The value as a number, if the option can have it."""
        if isinstance(value, str) and value.isascii() and value.isdigit() and len(value) < 10:
            value = int(value)
        if type(value) is int and self.least <= value <= self.most:
            return value
        raise BadOption(
            "error-option-number",
            game,
            option=self.name,
            value=excerpt(value),
            least=self.least,
            most=self.most,
        )

    def number(self, value: str | int) -> int:
        """The value as the kernel gets it."""
        return int(value)


class Game:
    """One game: declared data, compiled rules and what is seen of them.

    A game's ``about`` module subclasses it with what needs no rules; the registry adds `kernel`,
    `observe` and `schema`, the modules of the same names.
    """

    name: str
    seats: tuple[str, str]
    options: tuple[Choice | Number, ...] = ()
    opening: str = ""  # the option that may bring a given setup, ring or deal; "": there is none
    letters: str = ""  # what chance draws, by chance action
    hidden: bool = False  # whether players hold secrets
    draw_offers: bool = True  # whether players may agree on a draw
    max_chance_in_opening: int = 0  # the most chance actions that follow one another there
    max_chance_after_move: int = 0
    proven: tuple[tuple[str, str], ...] = ()  # openings that a seat is known to win, and that seat
    analysis_searches: tuple[str, ...] = ("uct",)  # the first one estimates, the others prove
    review_nodes: int = 40_000  # a review in the browser divides them evenly between the moves
    levels: tuple[str, ...] = ()  # the players of level 1, 2, … up to 8, weakest first
    arena_opening: tuple[Options, int] = ({}, 0)  # options and random plies of a match
    arena_fair: int = 0  # a match skips openings that a search of this many nodes decides

    kernel: Kernel
    observe: "Observe"
    schema: "Schema"
    placing: "Placing | None" = None

    def given(self, text: str) -> tuple[Options, list[str]]:  # noqa: ARG002
        """A given setup as the options it implies and the tokens that play it, or `NotASetup`."""
        raise NotASetup(self.name)

    def start(self, options: Options) -> State:
        """The state before anything has been placed, dealt or moved."""
        settings = [option.number(options[option.name]) for option in self.options]
        state = np.zeros(self.kernel.HEAD, np.int64)
        self.kernel.start(np.array(settings, np.int64), state)
        return state

    def place(self, options: Options, text: str) -> State:
        """The state of a position in the game's notation; `BadPosition` if there is none."""
        placing = self.placing
        numbers = placing.PLACEMENT.numbers(text) if placing else None
        if placing is None or numbers is None:
            raise BadPosition(self.name, text, None)
        state = self.with_room(self.start(options), 1)
        if why := self.observer.why_not_placed(placing, numbers, state):
            raise BadPosition(self.name, text, why)
        return state

    def describe(self, state: State) -> str | None:
        """The position in the game's notation, without its past; None if it has no such text."""
        if self.placing is None:
            return None
        numbers = np.zeros(self.placing.PLACEMENT.width, np.int64)
        if not self.placing.describe(state, numbers):
            return None
        return self.placing.PLACEMENT.text(numbers.tolist())

    def with_turn_passed(self, state: State) -> State | None:
        """The state as if the other seat were to move; None if that makes no sense."""
        passed = state.copy()
        pass_turn = getattr(self.placing, "pass_turn", None)
        return passed if pass_turn is not None and pass_turn(passed) else None

    @cached_property
    def insight(self) -> Insight:
        """What search needs to know; imported when first asked for, as it takes a while."""
        from tercet.core.default_insight import complete_insight  # noqa: PLC0415 - it has kernels
        from tercet.core.registry import part  # noqa: PLC0415 - it imports this module

        return complete_insight(self, part(self.name, "evaluate"))

    @cached_property
    def observer(self) -> "Observer":
        """What shows this game to somebody."""
        from tercet.core.observing import Observer  # noqa: PLC0415 - it imports numba

        return Observer(self.kernel.redact, self.observe, self.schema)

    @cached_property
    def reasons(self) -> tuple[str, ...]:
        """Why a game can be over: by the rules, or by the will of its players."""
        return (*(end.reason for end in self.schema.ENDS), *PLAYER_ENDS)

    @cached_property
    def notation(self) -> Mapping[str, int]:
        """The action of every text that names one."""
        own = getattr(self.schema, "MOVES", None)
        return own or {text: action for action, text in enumerate(self.schema.NOTATION)}

    def parse(self, text: str) -> int:
        """The action that the text names; `BadMove` if it names none in any position."""
        action = self.notation.get(text)
        if action is None:
            raise BadMove(text, self.name, "expected-move")
        return action

    def format(self, action: int, state: State) -> str:
        """The text of an action about to be played in `state`."""
        return self.format_all([action], state)[0]

    def format_all(self, actions: Sequence[int], state: State) -> list[str]:
        """The texts of several actions that may be played in `state`."""
        notate = getattr(self.observe, "notate", None)
        if notate is not None:
            numbers = np.array(actions, np.int64)
            notate(state, numbers)
            actions = numbers.tolist()
        return [self.schema.NOTATION[number] for number in actions]

    def plies_until_draw(self, state: State) -> int | None:
        """How many plies may follow before a rule that counts plies draws; None: no such rule."""
        count = getattr(self.kernel, "plies_until_draw", None)
        return None if count is None else int(count(state))

    def why(self, state: State, action: int) -> Why:
        """Why an action, known to be illegal, is; from what the seat to move knows."""
        if state[MOVER] == OVER:
            end = self.schema.ENDS[state.item(REASON)]
            return Why(end.rule, "over", {"reason": end.reason})
        return self.observer.why(state, state.item(MOVER), action)

    def why_chance(self, state: State, token: str) -> Why:
        """Why chance cannot bring this token, which is of the right length and letters."""
        return self.observer.why_chance(state, self.drawn(token))

    def drawn(self, token: str) -> list[int]:
        """The chance actions of a token such as ``*gyp``; -1 for the letters that are hidden."""
        return [self.letters.find(letter) for letter in token[1:]]

    def played(self, state: State, action: int) -> State:
        """The state after a legal action, before any chance."""
        after = self.with_room(state, 1)
        self.kernel.apply(after, action)
        return after

    def resolve(self, given: Mapping[str, object]) -> tuple[Options, list[str]]:
        """All options with their values, and the tokens of a given opening."""
        known = {option.name: option for option in self.options}
        resolved: Options = {option.name: option.default for option in self.options}
        tokens: list[str] = []
        for name, value in given.items():
            names = sorted({*known, self.opening} - {""})
            if name not in names:
                raise UnknownOption(self.name, name, names)
            choice = known.get(name)
            if name == self.opening and not (isinstance(choice, Choice) and value in choice.values):
                if not isinstance(value, str):
                    raise BadOption(
                        "error-option-text", self.name, option=name, value=excerpt(value)
                    )
                try:
                    implied, tokens = self.given(value)
                except NotASetup as error:
                    raise BadSetup(self.name, name, value, error) from error
                resolved |= implied
            elif choice is not None:
                resolved[name] = choice.check(self.name, value)
        return resolved, tokens

    def legal(self, state: State) -> list[int]:
        """The legal action ids, ascending; for chance, what it can bring."""
        actions = np.empty(MAX_ACTIONS, np.int64)
        found: list[int] = actions[: self.kernel.legal(state, actions, 0)].tolist()
        return found

    def weights(self, state: State) -> list[int]:
        """The weights of the legal chance actions."""
        weights = np.empty(MAX_ACTIONS, np.int64)
        found: list[int] = weights[: self.kernel.weights(state, weights, 0)].tolist()
        return found

    def with_room(self, state: State, plies: int) -> State:
        """A copy of the state with room for as many more actions."""
        roomy = np.zeros(len(state) + self.kernel.GROWTH * plies, np.int64)
        roomy[: len(state)] = state
        return roomy

    def redacted(self, state: State, viewer: int) -> State:
        """A copy that holds what the viewer may know and no more."""
        return self.observer.redacted(state, viewer)
