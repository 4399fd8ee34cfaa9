"""What a game is to everybody else: a kernel over flat states, and words and views on top."""

import threading
from abc import ABC, abstractmethod
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property
from importlib import import_module
from typing import TYPE_CHECKING, Any, Protocol, TypeAlias, cast

import numpy as np

from tercet.core.errors import BadOption, BadSetup, NotASetup, Why, excerpt
from tercet.core.state import MAX_ACTIONS, State

if TYPE_CHECKING:
    from tercet.core.generator import Generator  # which imports numba
    from tercet.core.wire import Text  # so does this

Event: TypeAlias = dict[str, Any]
"""Something that happened: a ``type`` and facts, to be worded or animated by whoever shows it."""

Options: TypeAlias = dict[str, str | int]


class Kernel(Protocol):
    """The rules as compiled functions, all over a state; a game's kernel module is one.

    `legal` and `weights` write into an array from an index on and return the index behind what
    they wrote. `apply` changes ``state[:HEAD]`` and appends at most `GROWTH` numbers behind what
    the state holds, so that restoring ``state[:HEAD]`` undoes it. `sample` draws a legal action, a
    player's uniformly, chance by its weights; `scratch` is room for `MAX_ACTIONS` numbers.
    `bulk` counts the lines of `BULK` moves where no chance comes in, or gives -1 if it cannot.
    """

    HEAD: int
    GROWTH: int
    ACTIONS: int
    BULK: int
    REASONS: tuple[str, ...]

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
    game, `plies` moves after the search began: ±WIN and a bit, so that quicker wins, or wins by
    more where `MARGIN` says that this counts, are better; 0 for a draw. `winning` gives an action
    by which the side to move wins at once, -1 if there is none or it is not easily seen. `rank`
    writes how promising each of ``actions[begin:end]`` is into the same places of `ranks`, larger
    being better. `search_key` tells apart what a search must tell apart and nothing more. `guess`
    draws a plausible action for a playout, chance by its weights. `determine` fills a state
    redacted for `viewer` with one of the worlds that the viewer cannot tell apart, drawn by its
    likelihood.
    """

    SCALE: float
    MARGIN: bool

    def evaluate(self, state: State, /) -> int: ...
    def final(self, state: State, plies: int, /) -> int: ...
    def winning(self, state: State, /) -> int: ...
    def rank(self, state: State, actions: State, begin: int, end: int, ranks: State, /) -> None: ...
    def search_key(self, state: State, /) -> int: ...
    def guess(self, state: State, generator: "Generator", scratch: State, /) -> int: ...
    def determine(self, state: State, viewer: int, generator: "Generator", /) -> None: ...


class Wire(Protocol):
    """What a table does with states, step by step; a game's ``wire`` module is one.

    `play` makes `after`, an array with room, the state behind a legal action; False if it is not
    legal. `draw` lets chance play by digests. `view` writes what a viewer sees, from the number of
    the ply on to the end of the JSON object; `stopped`: the players have ended the game. `tell`
    writes what a move did between two states, an event a line, with the letters of chance as they
    were seen. Both take whole states, redact them, and return how many bytes they wrote. `scratch`
    is room for `ROOM` numbers.
    """

    def play(self, state: State, action: int, after: State, scratch: State, /) -> bool: ...
    def draw(self, state: State, chance: "Text", out: "Text", /) -> None: ...
    def view(
        self, state: State, viewer: int, ply: int, stopped: bool, scratch: State, out: "Text", /
    ) -> int: ...
    def tell(
        self, before: State, action: int, drawn: "Text", after: State, out: "Text", /
    ) -> int: ...


ROOM = MAX_ACTIONS + 256  # for the actions of a state, and for what redaction leaves of it
_LONGEST = 8192  # bytes; no table or move of any game needs more
_NOTHING = np.frombuffer(b"", np.uint8)


class _Desk(threading.local):
    """Where what leaves for somebody is written: one place a thread, which stays in the cache."""

    def __init__(self) -> None:
        self.bytes = memoryview(bytearray(_LONGEST))
        self.out = np.frombuffer(self.bytes, np.uint8)
        self.scratch = np.empty(ROOM, np.int64)


_desk = _Desk()


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


class Game(ABC):
    """One game. Its methods take whole states, or redacted ones where the name says so."""

    name: str
    seats: tuple[str, str]
    options: tuple[Choice | Number, ...]
    opening: str  # the option that may bring a given setup, ring or deal
    letters: str = ""  # what chance draws, by chance action
    hidden: bool = False  # whether players hold secrets
    draw_offers: bool = True  # whether players may agree on a draw
    chance_run: int = 0  # the most chance actions that can follow one another in the opening
    chance_in_play: int = 0  # and after a move
    kernel: Kernel
    wire: Wire
    proven: tuple[tuple[str, str], ...] = ()  # openings that a seat is known to win, and that seat
    thinks: tuple[str, ...] = ("uct",)  # how it is analysed: what estimates first, then provers
    levels: tuple[str, ...] = ()  # the players of level 1, 2, …, weakest first
    arena_opening: tuple[Options, int] = ({}, 0)  # options and random plies of a match
    arena_fair: int = 0  # openings that a search of so many nodes sees through are not played

    @cached_property
    def insight(self) -> Insight:
        """What search needs to know; imported when first asked for, as it takes a while."""
        module: Any = import_module(f"tercet.games.{self.name}.evaluate")
        return cast("Insight", module)

    @abstractmethod
    def start(self, options: Options) -> State:
        """The state before anything has been placed, dealt or moved."""

    @abstractmethod
    def given(self, text: str) -> tuple[Options, list[str]]:
        """A given setup as the options it implies and the tokens that play it, or `NotASetup`."""

    @abstractmethod
    def parse(self, text: str) -> int:
        """The action that the text names; `BadMove` if it names none in any position."""

    @abstractmethod
    def format(self, action: int, state: State) -> str:
        """The text of an action about to be played in `state`."""

    def format_all(self, actions: Sequence[int], state: State) -> list[str]:
        """The texts of several actions that may be played in `state`."""
        return [self.format(action, state) for action in actions]

    @abstractmethod
    def why(self, state: State, action: int) -> Why:
        """Why an action, known to be illegal, is."""

    def why_chance(self, state: State, token: str) -> Why:
        """Why chance cannot bring this token, which is of the right length and letters."""
        raise LookupError(f"no chance in {self.name}: {token} {state}")

    def played(self, state: State, action: int) -> State | None:
        """The state behind an action, None if it is not legal."""
        after = np.empty(len(state) + self.kernel.GROWTH, np.int64)
        return after if self.wire.play(state, action, after, _desk.scratch) else None

    def draw(self, state: State, digests: bytes, number: int) -> str:
        """Let chance play so many times, by digests; the letters it brought."""
        out = np.empty(number, np.uint8)
        self.wire.draw(state, np.frombuffer(digests, np.uint8), out)
        return "".join([self.letters[action] for action in out.tolist()])

    def view(self, head: bytes, state: State, viewer: int, ply: int, *, stopped: bool) -> bytes:
        """What a viewer sees, as JSON: behind the head from the number of the ply on."""
        desk = _desk
        size = self.wire.view(state, viewer, ply, stopped, desk.scratch, desk.out)
        return b"".join((head, desk.bytes[:size]))

    def told(self, before: State, action: int, drawn: str, after: State) -> list[bytes]:
        """What a move did, each event as JSON; of the letters drawn as much as may be told."""
        desk = _desk
        letters = np.frombuffer(drawn.encode(), np.uint8) if drawn else _NOTHING
        size = self.wire.tell(before, action, letters, after, desk.out)
        return bytes(desk.bytes[:size]).split(b"\n")

    def opening_events(self, chance: Sequence[str]) -> list[Event]:  # noqa: ARG002
        """What the chance of the opening brought."""
        return []

    def facts(self, event: Event) -> Event:
        """An event ready to be worded by the message ``event-TYPE``."""
        return event

    def patience(self, state: State) -> int | None:  # noqa: ARG002
        """How many plies may follow before a rule that counts plies draws; None: no such rule."""
        return None

    def resolve(self, given: Mapping[str, object]) -> tuple[Options, list[str]]:
        """All options with their values, and the tokens of a given opening."""
        known = {option.name: option for option in self.options}
        resolved: Options = {option.name: option.default for option in self.options}
        tokens: list[str] = []
        for name, value in given.items():
            if name not in known and name != self.opening:
                names = sorted({*known, self.opening})
                raise BadOption("error-option-name", self.name, option=excerpt(name), known=names)
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
        """A copy that holds what the viewer may know and no more. The one door out."""
        copy = state.copy()
        self.kernel.redact(copy, viewer)
        return copy
