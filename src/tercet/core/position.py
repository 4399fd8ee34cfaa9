"""A game being played: the public face of the library."""

import secrets
from collections.abc import Sequence
from copy import copy
from typing import Any, ClassVar, NamedTuple, Protocol

import msgspec
import numpy as np

from tercet.core import chance, pictures, views
from tercet.core.analysis import Analysis
from tercet.core.chance import Drawn
from tercet.core.errors import (
    BadEnd,
    BadMove,
    BadSetup,
    BadViewer,
    GameOver,
    IllegalMove,
    NothingToUndo,
    TercetError,
    excerpt,
)
from tercet.core.game import Event, Game, Options
from tercet.core.records import Entry, Record
from tercet.core.results import DRAWN, PLAYER_ENDS, RESULTS, Result
from tercet.core.state import CHANCE, MOVER, OVER, REASON, RESULT, State


class Thinking(Protocol):
    """What finds good moves: `tercet.thinking`, which knows the searches that core does not."""

    def analyse(self, position: "Position", **asked: Any) -> Analysis:
        """See `Position.analyse`."""
        ...

    def best_move(self, position: "Position", level: int, seed: str) -> str:
        """See `Position.best_move`."""
        ...


class Step(NamedTuple):
    """A move, the chance that followed it, and the state before."""

    before: State
    mover: int
    action: int
    move: str
    drawn: tuple[Drawn, ...]


class Position:
    """A game in progress or finished, with its past.

    Made by `tercet.start` or `tercet.load`. A position knows everything, hidden cards included;
    what may be shown to somebody comes from `view`, `events` and `record` with a viewer.

    >>> import tercet
    >>> position = tercet.start("mabula", setup="wbbwbwbwwbwbbwbwbwbwwbwb")
    >>> position.play("b8-b4 c8-c6")
    >>> position
    <Position mabula, ply 2, white to move>
    >>> position.scores, position.moves, position.undo()
    ({'white': 3, 'black': 1}, ['b8-b4', 'c8-c6'], 'c8-c6')
    """

    thinking: ClassVar[Thinking]  # set by the package `tercet`

    def __init__(
        self,
        game: Game,
        options: Options,
        opening: Sequence[str] = (),
        seed: str | None = None,
        *,
        may_draw: bool = True,
        placement: str | None = None,
    ) -> None:
        """Start a game with resolved options; see `tercet.start`.

        It begins with `placement`, a position in the game's notation, instead of an opening.

        Unless it `may_draw` from the seed, all chance must be given, else `ChanceMissing`.
        """
        self.may_draw = may_draw
        self._game = game
        self._options = options
        self._seed = secrets.token_hex(16) if seed is None else seed
        self.steps: list[Step] = []  # the moves so far; for programs, not to be changed
        self._letters_drawn = 0  # by chance, given or from the seed
        self.placement = placement
        self._state = game.start(options) if placement is None else game.place(options, placement)
        self._state_before_end: State | None = None  # the state that the players ended the game in
        self.opening: tuple[Drawn, ...] = ()
        tokens = list(opening)
        self.opening = self._settle(tokens)
        if tokens:
            self._play_tokens(tokens)
        self._floor = len(self.steps)

    # What the position is

    @property
    def game(self) -> str:
        """The game's name."""
        return self._game.name

    @property
    def rules(self) -> Game:
        """The game itself."""
        return self._game

    @property
    def seats(self) -> tuple[str, str]:
        """The two seats, in the order that results and scores go by."""
        return self._game.seats

    @property
    def options(self) -> Options:
        """Every option of the game with its value here."""
        return dict(self._options)

    @property
    def ply(self) -> int:
        """How many moves have been played, setup choices included."""
        return len(self.steps)

    @property
    def moves(self) -> list[str]:
        """The moves so far, without chance."""
        return [step.move for step in self.steps]

    @property
    def to_move(self) -> str | None:
        """The seat to move, None when the game is over."""
        mover = self._state.item(MOVER)
        return None if mover == OVER else self._game.seats[mover]

    @property
    def is_over(self) -> bool:
        """Whether the game has ended."""
        return self._state.item(MOVER) == OVER

    @property
    def result(self) -> Result | None:
        """How the game ended, None while it is on."""
        if self._state.item(MOVER) != OVER:
            return None
        reason = self._game.reasons[self._state.item(REASON)]
        return Result(RESULTS[self._state.item(RESULT)], reason, self.seats)

    @property
    def scores(self) -> dict[str, int]:
        """The scores as they stand, by seat; where cards are hidden, the true ones."""
        out = np.zeros(2, np.int64)
        self._game.kernel.scores(self._state, out)
        return {seat: int(out[index]) for index, seat in enumerate(self.seats)}

    @property
    def state(self) -> State:
        """A copy of the kernel's state: the whole truth, for search and study."""
        return self._state.copy()

    @property
    def text(self) -> str | None:
        """The position in the game's notation, without its past; None where it has no text.

        >>> import tercet
        >>> tercet.start("mana", setup="Dc1 Dc6").text
        'rrdrrr/6/6/6/6/RRDRRR b 0 0'
        """
        return self._game.describe(self._state)

    @property
    def key(self) -> int:
        """A hash of the position, equal for equal positions."""
        return int(self._game.kernel.key(self._state))

    # Playing

    def legal_moves(self) -> list[str]:
        """The moves that may be played now, in notation, without chance tokens."""
        if self.is_over:
            return []
        return self._game.format_all(self._game.legal(self._state), self._state)

    def play(self, text: str) -> None:
        """Play a move, or several in a row; all of them or, if one is refused, none.

        A token that begins with ``*`` brings the chance that follows a move; without it chance
        comes from the position's seed. Raises `BadMove` or `IllegalMove`.

        >>> import tercet
        >>> position = tercet.start("mandala", deal="*rg *yb *roygpb *roygpp *rr *gb")
        >>> position.play("A1r *gyp")
        >>> try:
        ...     position.play("A1o A1r")
        ... except tercet.IllegalMove as refused:
        ...     print(refused.rule, refused.why, refused.facts)
        MAN-6 not-in-hand {'colour': 'r', 'wanted': 1, 'held': 0}
        >>> position.ply
        1
        """
        tokens = text.split() if isinstance(text, str) else []
        if not tokens:
            raise BadMove(text, self.game, "expected-move")
        self._play_tokens(tokens)

    def undo(self) -> str:
        """Take the last move back, with the chance that followed it; return the move.

        Played again, the move meets the same chance.
        """
        if len(self.steps) <= self._floor:
            raise NothingToUndo
        step = self.steps.pop()
        self._state = step.before
        self._state_before_end = None
        self._letters_drawn -= sum(drawn.letters for drawn in step.drawn)
        return step.move

    @property
    def first_ply(self) -> int:
        """How far `undo` can go back: the moves that a given opening made."""
        return self._floor

    def resign(self, seat: str) -> None:
        """End the game: the seat gives up."""
        if seat not in self.seats:
            raise BadViewer(viewer=excerpt(seat), known=list(self.seats))
        self.end("0-1" if seat == self.seats[0] else "1-0", "resigned")

    def agree_draw(self) -> None:
        """End the game: both players call it a draw."""
        self.end(DRAWN, "agreed")

    def end(self, result: str, reason: str) -> None:
        """End the game as players can, see `PLAYER_ENDS`; `BadEnd` if they cannot end it so."""
        if self.is_over:
            raise GameOver
        impossible = result == DRAWN and not self._game.draw_offers
        if impossible or result not in PLAYER_ENDS.get(reason, ()):
            raise BadEnd(result=excerpt(f"{result} {reason}"))
        number = self._game.reasons.index(reason)
        self._state_before_end = self._state
        self._state = self._state.copy()
        self._state[[MOVER, RESULT, REASON]] = OVER, RESULTS.index(result), number

    def at(self, ply: int) -> "Position":
        """The position of this game after so many moves, as a copy."""
        other = self.copy()
        while other.ply > ply:
            other.undo()
        return other

    def copy(self) -> "Position":
        """An independent copy."""
        other = copy(self)
        other._state = self._state.copy()
        other.steps = self.steps.copy()
        return other

    # Thinking about it

    def analyse(
        self,
        seconds: float = 1.0,
        *,
        nodes: int | None = None,
        lines: int = 3,
        viewer: str | None = None,
        open_hands: bool = False,
        ply: int | None = None,
        seed: str = "",
    ) -> Analysis:
        """The best moves now, or after `ply` moves, and what is proven of them.

        Where cards are hidden it comes from what `viewer` knows, by default the seat to move; a
        finished game can also be looked at with open hands. With `nodes` to spend instead of
        seconds the answer is the same every time. `BadAnalysis` names what cannot be asked so.

        >>> import tercet
        >>> position = tercet.start("mana", setup="Dc1 Dc6")
        >>> position.analyse(nodes=300_000, lines=1)
        <Analysis mana, ply 2, black to move [black wins in 9]: c1-c3 black wins in 9>
        """
        return self.thinking.analyse(
            self,
            seconds=seconds,
            nodes=nodes,
            lines=lines,
            viewer=viewer,
            open_hands=open_hands,
            ply=ply,
            seed=seed,
        )

    def best_move(self, level: int = 8, seed: str = "") -> str:
        """The move that the computer player of a level chooses, knowing what its seat may know."""
        if self.is_over:
            raise GameOver
        return self.thinking.best_move(self, level, seed)

    def check(self, move: str) -> int:
        """The action of a move, if it may be played now; else what `play` raises."""
        if move.startswith("*"):
            raise BadMove(move, self.game, "expected-no-chance")
        action = self._game.parse(move)
        if action not in self._game.legal(self._state):
            if self._state_before_end is not None:
                raise GameOver
            why = self._game.why(self._state, action)
            raise IllegalMove(move, self.ply + 1, self.game, why)
        return action

    def _play_tokens(self, tokens: list[str]) -> None:
        before = self._state, len(self.steps), self._letters_drawn
        try:
            while tokens:
                self._play_one(tokens)
        except TercetError:
            self._state, played, self._letters_drawn = before
            del self.steps[played:]
            raise

    def _play_one(self, tokens: list[str]) -> None:
        action = self.check(tokens.pop(0))
        before = self._state
        made = before, before.item(MOVER), action, self._game.format(action, before)
        self._state = self._game.played(before, action)
        self.steps.append(Step(*made, ()))
        if self._state.item(MOVER) == CHANCE:
            self.steps[-1] = Step(*made, self._settle(tokens))

    def _settle(self, tokens: list[str]) -> tuple[Drawn, ...]:
        """Let chance have its turns: from the tokens while they bring any, then from the seed."""
        seed = self._seed if self.may_draw else None
        drawn = chance.settle(
            self._game, self._state, tokens, seed, self._letters_drawn, len(self.steps)
        )
        self._letters_drawn += sum(one.letters for one in drawn)
        return drawn

    # For programs that know what they do

    @property
    def truth(self) -> State:
        """The kernel's own state, not a copy: not to be changed, nor shown to anybody."""
        return self._state

    def truth_at(self, ply: int) -> State:
        """The kernel's own state after so many moves, as the rules left it."""
        if ply < self.ply:
            return self.steps[ply].before
        return self._state if self._state_before_end is None else self._state_before_end

    def drawn(self, ply: int) -> tuple[Drawn, ...]:
        """The chance that followed move number `ply`, counted from 1; 0: that of the opening."""
        return self.steps[ply - 1].drawn if ply else self.opening

    def knowledge(self, viewer: str) -> State:
        """The kernel's state redacted for a viewer: what a player's program may think about."""
        return self._game.redacted(self._state, views.viewer_number(self._game, viewer))

    # What may be shown to somebody

    def view(self, viewer: str) -> dict[str, Any]:
        """What a seat or a "spectator" sees.

        >>> import tercet
        >>> position = tercet.start("mandala", deal="*rg *yb *roygpb *roygpp *rr *gb")
        >>> position.view("spectator")["table"]["hands"]["first"]
        {'size': 6, 'cards': None}
        """
        view: dict[str, Any] = msgspec.json.decode(msgspec.json.encode(views.view(self, viewer)))
        return view

    def events(self, viewer: str | None = None) -> list[Event]:
        """What has happened so far, as a viewer saw it; without one, everything."""
        return [msgspec.json.decode(event) for event in views.all_events(self, viewer)]

    def last_events(self, viewer: str | None = None) -> list[Event]:
        """What the last move brought about, as a viewer saw it; without one, everything."""
        return [msgspec.json.decode(event) for event in views.last_events(self, viewer)]

    def svg(self, viewer: str = views.SPECTATOR, size: int = 480) -> str:
        """The board as a picture, as a seat or a "spectator" sees it, `size` pixels wide.

        The viewer's side is below. Jupyter shows a position as the picture for a spectator, so
        that hidden cards stay hidden.

        >>> import tercet
        >>> picture = tercet.start("mana", setup="Db1 Db6").svg("white", size=300)
        >>> picture[:86]
        '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 600 776" width="300" height="388"'
        """
        return pictures.svg(self, viewer, size)

    def _repr_svg_(self) -> str:
        return self.svg()

    def record(self, viewer: str | None = None, **tags: str) -> Record:
        """The game as a record; for a viewer of a running game with ``?`` for what is hidden.

        >>> import tercet
        >>> position = tercet.start("mandala", deal="*rg *yb *roygpb *roygpp *rr *gb")
        >>> print(position.record("first", First="Anna"))
        [Game "mandala"]
        [Options "draw=full"]
        [First "Anna"]
        [Viewer "first"]
        <BLANKLINE>
        *rg *yb *roygpb *?????? *rr *??
        <BLANKLINE>
        """
        number = None if viewer is None or self.is_over else views.viewer_number(self._game, viewer)
        result = self.result
        return Record(
            game=self.game,
            options=self.options,
            tags=dict(tags),
            viewer=viewer if number is not None else None,
            placement=self.placement,
            result=None if result is None else f"{result} {result.reason}",
            opening=tuple(drawn.seen_by(number) for drawn in self.opening),
            entries=[
                Entry(step.move, tuple(drawn.seen_by(number) for drawn in step.drawn))
                for step in self.steps
            ],
        )

    def __repr__(self) -> str:
        where = f"{self.to_move} to move" if not self.is_over else repr(self.result)
        return f"<Position {self.game}, ply {self.ply}, {where}>"


def start_given(
    game: Game, options: Options, tokens: list[str], given: object, seed: str | None
) -> Position:
    """Start a game whose opening was given as text, saying so if it is refused."""
    try:
        return Position(game, options, tokens, seed)
    except TercetError as error:
        raise BadSetup(game.name, game.opening, str(given), error) from error
