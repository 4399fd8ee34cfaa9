"""An independent check of puzzles: the reference implementation of the rules and plain search.

Nothing of how a puzzle was found is used. Every puzzle is played through with the reference rules.
Forced wins and endings are then solved by trying all moves, those that are not too deep. A choice
has no exact value: a search of its own, with another seed, must find the same gap.
"""

from dataclasses import dataclass

from tercet.core.puzzles import KindName, Puzzle
from tercet.core.reference import Reference, new_reference
from tercet.core.registry import about, find
from tercet.core.results import winner_of
from tercet.puzzles.game_part import game_part
from tercet.puzzles.kinds import make_kind

MAX_PLAIN_PLIES = 5  # of the forced wins that are all checked
MAX_PLIES = 1000  # of an ending, which ends sooner
HALF = 0.5  # of a choice's gap, which another search must find at least


@dataclass(frozen=True)
class CheckJob:
    """A puzzle to check; `deep` ones too, which takes long."""

    game: str
    kind: KindName
    puzzle: Puzzle
    deep: bool


@dataclass(frozen=True)
class Checked:
    """What a check found."""

    id: int
    problem: str | None  # the id of a text
    is_verified: bool  # whether it was solved, not only played through


class Wrong(Exception):
    """A puzzle is wrong; the argument is the id of a text."""


def check_puzzle(job: CheckJob) -> Checked:
    """Check one puzzle."""
    try:
        is_verified = _check(job)
    except Wrong as error:
        return Checked(job.puzzle.id, str(error), is_verified=True)
    return Checked(job.puzzle.id, None, is_verified)


def is_shallow(job: CheckJob) -> bool:
    """Whether plain search can check it in a short time; if it cannot be played, too."""
    if job.kind == "choice":
        return False
    if job.kind == "forced-win":
        return job.puzzle.plies <= MAX_PLAIN_PLIES
    try:
        return game_part(find(job.game)).is_checked_fully(_position(job))
    except Wrong:
        return True


def _check(job: CheckJob) -> bool:
    puzzle = job.puzzle
    start = _position(job)
    seat = start.mover()
    if seat not in start.seats:
        raise Wrong("puzzle-over")
    if not set(puzzle.first_moves) <= set(start.moves()):
        raise Wrong("puzzle-illegal-solution")
    if job.kind != "choice":
        _play_line(start, puzzle)
    if not job.deep:
        return False
    if job.kind == "choice":
        _check_choice(job)
    elif job.kind == "forced-win":
        _check_first_moves(start, puzzle, seat, puzzle.plies)
    else:
        _check_first_moves(start, puzzle, seat, MAX_PLIES)
    return True


def _position(job: CheckJob) -> Reference:
    """The position to solve, reached with the reference rules alone."""
    try:
        known = {option.name: option for option in about(job.game).options}
        given = job.puzzle.given_options()
        options = {name: known[name].check(job.game, value) for name, value in given.items()}
        reference = new_reference(job.game, **options)
        for token in job.puzzle.moves.split():
            for part in token[1:] if token.startswith("*") else [token]:
                reference.play(part)
    except (KeyError, TypeError, ValueError):
        raise Wrong("puzzle-illegal-moves") from None
    return reference


def _play_line(start: Reference, puzzle: Puzzle) -> None:
    game = start.copy()
    try:
        for move in puzzle.solution:
            game.play(move)
    except ValueError:
        raise Wrong("puzzle-illegal-solution") from None


def _check_first_moves(start: Reference, puzzle: Puzzle, seat: str, plies: int) -> None:
    """Exactly the accepted first moves must win within so many plies."""
    search = PlainSearch(seat)
    for move in sorted(start.moves(), key=lambda one: one not in puzzle.first_moves):
        won = search.wins(after(start, move), plies - 1)
        if won and move not in puzzle.first_moves:
            raise Wrong("puzzle-not-unique")
        if not won and move in puzzle.first_moves:
            raise Wrong("puzzle-not-won")


class PlainSearch:
    """Decides whether a seat wins, by trying every move with the reference rules."""

    def __init__(self, seat: str) -> None:
        """Search for a win of this seat."""
        self.seat = seat
        self._known: dict[tuple[str, int], bool] = {}
        self._decisive: dict[int, str] = {}  # by depth, the move that decided last: tried first

    def wins(self, game: Reference, plies: int = MAX_PLIES) -> bool:
        """Whether the seat can force a win within so many plies."""
        mover = game.mover()
        if mover is None:
            outcome = game.outcome()
            return outcome is not None and winner_of(outcome[0], game.seats) == self.seat
        if plies == 0:
            return False
        text = getattr(game, "text", None)
        key = ("" if text is None else text(), plies)
        if text is None or key not in self._known:
            self._known[key] = self._try_moves(game, mover == self.seat, plies)
        return self._known[key]

    def _try_moves(self, game: Reference, own: bool, plies: int) -> bool:
        """One's own turn needs one move that wins, the opponent's needs one that does not."""
        moves = game.moves()
        last = self._decisive.get(plies)
        for move in sorted(moves, key=lambda one: one != last):
            if self.wins(after(game, move), plies - 1) == own:
                self._decisive[plies] = move
                return own
        return not own


def after(game: Reference, move: str) -> Reference:
    """The game after a move."""
    copy = game.copy()
    copy.counting = False
    copy.play(move)
    return copy


def _check_choice(job: CheckJob) -> None:
    """Search with another seed: the best of the other moves must lose half of the gap."""
    from tercet.puzzles.choice import SIMULATIONS, WITHOUT_PRIORS, Choice  # noqa: PLC0415

    game = find(job.game)
    kind = make_kind(game, f"check:{job.puzzle.id}")
    if not isinstance(kind, Choice):
        raise Wrong("puzzle-wrong-kind")
    state = job.puzzle.position(game).truth
    chances = kind.chances(state, WITHOUT_PRIORS, 2 * SIMULATIONS)
    right = {game.parse(move) for move in job.puzzle.first_moves}
    best = max((chances[action] for action in right if action in chances), default=0.0)
    others = [chance for action, chance in chances.items() if action not in right]
    if not others or best - max(others) < HALF * (job.puzzle.gap or 0.0):
        raise Wrong("puzzle-small-gap")
