"""``tercet analyse``: the best moves of a position, a review of a game, or the service."""

import signal
import sys
import threading
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import replace
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

from cyclopts import Parameter

from tercet.cli import INTERRUPTED
from tercet.cli.common.arguments import (
    Flag,
    JsonFlag,
    ThisTerminal,
    parse_integer,
    parse_ply,
    read_record,
)
from tercet.cli.common.game_text import heading
from tercet.cli.common.numbers import percent, ungrouped
from tercet.cli.common.parallel import cores, thread_map
from tercet.cli.common.progress import status_line, with_progress
from tercet.cli.common.terminal import Terminal, make_table
from tercet.cli.common.usage_errors import UsageError
from tercet.core.analysis import AnalysedMove, Analysis, ProvenResult
from tercet.core.errors import excerpt
from tercet.core.position import Position
from tercet.core.texts import Texts
from tercet.core.views import SPECTATOR
from tercet.core.wording import tell_result

if TYPE_CHECKING:
    from tercet.analysis import Analyser, AnalysisRequest
    from tercet.analysis.luck import DrawLuck, ScoreBreakdown
    from tercet.analysis.review import GameReview, Review, ReviewedMove

SECONDS = 2.0  # per position
REVIEW_SECONDS = 60.0  # per game
MAX_SECONDS = 86_400
MAX_NODES = 10**12
MAX_LINES = 100
REFUTATION_MOVES = 3  # that are shown


def analyse(
    record: Path | None = None,
    /,
    *,
    ply: str | None = None,
    seconds: str | None = None,
    nodes: str | None = None,
    lines: str = "3",
    viewer: str | None = None,
    open_hands: Annotated[bool, Parameter(name="--open", negative="")] = False,
    seed: str = "",
    serve: Flag = False,
    as_json: JsonFlag = False,
    terminal: ThisTerminal,
) -> int:
    """Show the best moves of a recorded position, review a finished game, or serve requests."""
    if serve:
        if record is not None:
            raise UsageError("usage-analyse-serve", value=excerpt(str(record)))
        return _serve(terminal)
    if record is None:
        raise UsageError("usage-needs-argument", argument="RECORD")
    limit = None if seconds is None else _parse_seconds(seconds)
    options: dict[str, Any] = {
        "nodes": None if nodes is None else parse_integer("--nodes", nodes, 1, MAX_NODES),
        "viewer": viewer,
        "open_hands": open_hands,
        "seed": seed,
    }
    line_number = parse_integer("--lines", lines, 1, MAX_LINES)
    recorded, _ = read_record(terminal, record, "tercet.analysis", players=True)
    from tercet.analysis import AnalysisRequest  # noqa: PLC0415 - imports numba
    from tercet.analysis.review import Review  # noqa: PLC0415

    game = recorded.position()
    at = parse_ply(ply, game.ply)
    with _stoppable() as stopped:
        if game.is_over and at is None:
            total = REVIEW_SECONDS if limit is None else limit
            per_ply = total * cores() / max(game.ply - game.first_ply, 1)
            _review(terminal, Review(game, seconds=per_ply, **options), as_json, stopped)
        else:
            per_position = SECONDS if limit is None else limit
            request = AnalysisRequest(game, per_position, lines=line_number, ply=at, **options)
            _analyse_position(terminal, request, as_json, stopped)
    return INTERRUPTED if stopped.is_set() else 0


def _parse_seconds(text: str) -> float:
    try:
        seconds = float(text)
    except ValueError:
        seconds = -1.0
    if 0 <= seconds <= MAX_SECONDS:
        return seconds
    raise UsageError("usage-seconds", value=excerpt(text), most=ungrouped(MAX_SECONDS))


@contextmanager
def _stoppable() -> Iterator[threading.Event]:
    """The first Ctrl-C sets an event, so that results so far can be shown; a second one exits."""
    stopped = threading.Event()

    def handle(_number: int, _frame: object) -> None:
        signal.signal(signal.SIGINT, signal.default_int_handler)
        stopped.set()

    before = signal.signal(signal.SIGINT, handle)
    try:
        yield stopped
    finally:
        signal.signal(signal.SIGINT, before)


# One position


def _analyse_position(
    terminal: Terminal, request: "AnalysisRequest", as_json: bool, stopped: threading.Event
) -> None:
    from tercet.analysis import Analyser  # noqa: PLC0415
    from tercet.analysis.known import with_known_win  # noqa: PLC0415

    analyser = Analyser(request)
    with status_line(terminal) as show_status:

        def keep_going(now: Analyser) -> bool:
            show_status("analyse-searching", nodes=now.nodes)
            return not stopped.is_set()

        analysis = analyser.run(keep_going)
        analysis = with_known_win(analysis, analyser.position, request.lines)
        played = None
        if analysis.ply < request.game.ply:
            move = request.game.moves[analysis.ply]
            played = analyser.move(move) or _judge_by_reply(request, analysis, move, keep_going)
    if as_json:
        facts = None if played is None else played.as_dict()
        terminal.print_json(analysis.as_dict() | {"played": facts})
    else:
        _show(terminal, analyser.position, analysis, played)


def _judge_by_reply(
    request: "AnalysisRequest",
    before: Analysis,
    move: str,
    keep_going: "Callable[[Analyser], bool]",
) -> AnalysedMove:
    """Judge a move by the best reply to it; with hidden information it stays unknown."""
    from tercet.analysis import Analyser  # noqa: PLC0415
    from tercet.analysis.review import judge_by_reply  # noqa: PLC0415

    if request.game.rules.hidden:
        return AnalysedMove(move, float("nan"), (move,))
    after = Analyser(replace(request, ply=before.ply + 1, lines=1)).run(keep_going)
    return judge_by_reply(before, move, after)


def proven_text(words: Texts, proven: ProvenResult) -> str:
    """A proven result in words, to be used inside a sentence."""
    facts: dict[str, Any] = {}
    message = "analyse-draw" if proven.winner is None else "analyse-win"
    if proven.winner is not None:
        facts["seat"] = proven.winner
    if proven.scores is not None:
        message += "-scores"
        scores = proven.scores
        first = proven.winner or next(iter(scores))
        other = next(seat for seat in scores if seat != first)
        facts |= {"score": scores[first], "other": scores[other]}
    elif proven.winner is not None and proven.plies is not None:
        message += "-most" if proven.at_most else "-plies"
        facts["plies"] = proven.plies
    return words.say(message, **facts)


def _show(
    terminal: Terminal, position: Position, analysis: Analysis, played: AnalysedMove | None
) -> None:
    words = terminal.words(position.game)
    terminal.print_line(heading(position.view(SPECTATOR), words), "bold")
    if position.is_over:
        terminal.print_line(tell_result(position.view(SPECTATOR), words))
        return
    if analysis.viewer is not None:
        terminal.print_line(words.say("analyse-knowledge", seat=analysis.viewer))
    elif position.rules.hidden:
        terminal.print_line(words.say("analyse-open"))
    if analysis.verdict is not None:
        proven = proven_text(words, analysis.verdict)
        terminal.print_line(words.say("analyse-proven", verdict=proven), "bold")
    elif analysis.moves:
        chance = percent(analysis.moves[0].chance)
        terminal.print_line(
            words.say("analyse-estimate", seat=str(analysis.to_move), chance=chance)
        )
    columns = ("move", "chance", "line")
    table = make_table(words, "analyse-column", columns, left=("move", "line"))
    for move in analysis.moves:
        table.add_row(move.move, _value_text(words, move), " ".join(move.line))
    terminal.print(table)
    if played is not None:
        terminal.print_line(_comparison(words, analysis, played))


def _value_text(words: Texts, move: AnalysedMove | None) -> str:
    """The proven result of a move, else its estimate."""
    if move is None or move.chance != move.chance:
        return words.say("analyse-unknown")
    if move.proven is not None:
        return proven_text(words, move.proven)
    return _percent_text(words, move.chance)


def _comparison(words: Texts, analysis: Analysis, played: AnalysedMove) -> str:
    worth = _value_text(words, played)
    if analysis.moves and analysis.moves[0].move == played.move:
        return words.say("analyse-played-best", move=played.move, worth=worth)
    return words.say("analyse-played", move=played.move, worth=worth)


# A whole game


def _review(terminal: Terminal, review: "Review", as_json: bool, stopped: threading.Event) -> None:
    def keep_going() -> bool:
        return not stopped.is_set()

    found = thread_map(lambda ply: review.evaluate(ply, keep_going), review.plies)
    evaluations = []
    for evaluation in with_progress(terminal, found, len(review.plies), label="analyse-progress"):
        if evaluation is None:
            break
        evaluations.append(evaluation)
    found_review = review.review(evaluations, review.evaluate_opening(keep_going))
    if not as_json:
        _show_review(terminal, review.game, found_review)
        return
    for reviewed in found_review.moves:
        terminal.print_json(reviewed.as_dict())
    terminal.print_json({"result": str(review.game.result)} | found_review.summary())


def _show_review(terminal: Terminal, game: Position, review: "GameReview") -> None:
    words = terminal.words(game.game)
    terminal.print_line(heading(game.view(SPECTATOR), words), "bold")
    _show_moves(terminal, words, game, review.moves)
    terminal.print_line(tell_result(game.view(SPECTATOR), words), "bold")
    _show_accuracy(terminal, words, review)
    for breakdown in review.luck:
        _show_luck(terminal, words, breakdown)


def _show_moves(
    terminal: Terminal, words: Texts, game: Position, moves: "Sequence[ReviewedMove]"
) -> None:
    columns = ["ply", "seat", "move", "chance", "mark", "best", "best-chance", "refutation"]
    if game.rules.hidden:
        columns.append("open")
    left = ("seat", "move", "mark", "best", "refutation")
    table = make_table(words, "analyse-column", columns, left)
    for reviewed in moves:
        was_best = reviewed.played is not None and reviewed.best.move == reviewed.move
        best = None if was_best else reviewed.best
        table.add_row(
            str(reviewed.ply),
            words.say(f"seat-{reviewed.seat}"),
            reviewed.move,
            _value_text(words, reviewed.played),
            words.say(f"analyse-mark-{reviewed.mark}") if reviewed.mark else "",
            "" if best is None else best.move,
            "" if best is None else _value_text(words, best),
            " ".join(reviewed.refutation[:REFUTATION_MOVES]),
            *([] if reviewed.open is None else [_percent_text(words, reviewed.open)]),
        )
    terminal.print(table)


def _show_accuracy(terminal: Terminal, words: Texts, review: "GameReview") -> None:
    """How accurate each seat played, and how many of its moves were how good."""
    marks = tuple(review.seats[0].counts)
    table = make_table(words, "analyse-column", ("seat", "accuracy", *marks), ("seat",))
    for summary in review.seats:
        accuracy = summary.accuracy
        table.add_row(
            words.say(f"seat-{summary.seat}"),
            words.say("analyse-unknown")
            if accuracy is None
            else _percent_text(words, accuracy / 100),
            *(str(summary.counts[mark]) for mark in marks),
        )
    terminal.print(table)


def _show_luck(terminal: Terminal, words: Texts, breakdown: "ScoreBreakdown") -> None:
    names = ("luck", "own", "other", "residual")
    changes = {name: _signed_percent(words, getattr(breakdown, name)) for name in names}
    numbers = {"start": percent(breakdown.start), "error": percent(breakdown.error)}
    terminal.print_line(words.say("analyse-luck", seat=breakdown.seat, **numbers, **changes))
    _show_draw(terminal, words, "luckiest", breakdown.luckiest)
    _show_draw(terminal, words, "unluckiest", breakdown.unluckiest)
    if breakdown.denied:
        terminal.print_line(words.say("analyse-denied", seat=breakdown.seat))


def _show_draw(terminal: Terminal, words: Texts, name: str, draw: "DrawLuck | None") -> None:
    if draw is not None:
        luck = _signed_percent(words, draw.luck)
        message = f"analyse-{name}" if draw.ply else f"analyse-{name}-opening"
        terminal.print_line(words.say(message, letters=draw.token[1:], ply=draw.ply, luck=luck))


def _signed_percent(words: Texts, change: float) -> str:
    return ("+" if change >= 0 else "−") + _percent_text(words, abs(change))


def _percent_text(words: Texts, share: float) -> str:
    return words.say("number", number=percent(share))


# The service


def _serve(terminal: Terminal) -> int:
    """Serve requests until the input ends or a signal stops the service."""
    from tercet.analysis.service import serve  # noqa: PLC0415 - imports numba

    return serve(sys.stdin.buffer, sys.stdout.buffer, cores(), terminal.language)
