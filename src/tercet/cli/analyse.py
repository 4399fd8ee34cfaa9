"""``tercet analyse``: the best moves of a position, a finished game reviewed, or the service."""

import signal
import sys
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

from cyclopts import Parameter
from rich.console import JustifyMethod
from rich.table import Table

from tercet.cli import INTERRUPTED
from tercet.cli.kit.numbers import percent, plain
from tercet.cli.kit.parallel import cores, on_all_cores
from tercet.cli.kit.problems import UsageProblem, whole_number
from tercet.cli.kit.progress import status_line, with_progress
from tercet.cli.kit.records import check_viewer, read
from tercet.cli.kit.telling import heading
from tercet.cli.kit.terminal import Here, Terminal
from tercet.core.errors import excerpt
from tercet.core.judgement import Analysis, Judged, Proven
from tercet.core.position import Position
from tercet.core.registry import game_names
from tercet.core.texts import Texts
from tercet.core.wording import tell_result

if TYPE_CHECKING:
    from tercet.analysis import Question
    from tercet.analysis.review import Review, Row, Share

SECONDS = 2.0  # for a position
REVIEW_SECONDS = 60.0  # for a game
MOST_SECONDS = 86_400
MOST_NODES = 10**12
MOST_LINES = 100
_SPECTATOR = "spectator"


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
    serve: Annotated[bool, Parameter(negative="")] = False,
    as_json: Annotated[bool, Parameter(name="--json", negative="")] = False,
    terminal: Here,
) -> int:
    """Show the best moves of a recorded position, review a finished game, or serve requests."""
    if serve:
        if record is not None:
            raise UsageProblem("usage-analyse-serve", value=excerpt(str(record)))
        return _serve(terminal)
    if record is None:
        raise UsageProblem("usage-needs-argument", argument="RECORD")
    spend = {
        "seconds": None if seconds is None else _seconds(seconds),
        "nodes": None if nodes is None else whole_number("--nodes", nodes, 1, MOST_NODES),
    }
    number = whole_number("--lines", lines, 1, MOST_LINES)
    recorded, rules = read(terminal, record)
    check_viewer(rules, viewer)
    game = recorded.position()
    place = None if ply is None else whole_number("--ply", ply, 0, game.ply)
    asked: dict[str, Any] = {"viewer": viewer, "open_hands": open_hands, "seed": seed}
    with _stoppable() as stopped:
        if game.is_over and place is None:
            _review(terminal, game, spend, asked, as_json, stopped)
        else:
            _position(terminal, game, place, number, spend, asked, as_json, stopped)
    return INTERRUPTED if stopped.is_set() else 0


def _seconds(text: str) -> float:
    try:
        seconds = float(text)
    except ValueError:
        seconds = -1.0
    if 0 <= seconds <= MOST_SECONDS:
        return seconds
    raise UsageProblem("usage-seconds", value=excerpt(text), most=plain(MOST_SECONDS))


@contextmanager
def _stoppable() -> Iterator[threading.Event]:
    """Ctrl-C is noted, so that what is known can still be told; a second one ends the program."""
    stopped = threading.Event()

    def note(_number: int, _frame: object) -> None:
        signal.signal(signal.SIGINT, signal.default_int_handler)
        stopped.set()

    before = signal.signal(signal.SIGINT, note)
    try:
        yield stopped
    finally:
        signal.signal(signal.SIGINT, before)


# One position


def _position(
    terminal: Terminal,
    game: Position,
    place: int | None,
    lines: int,
    spend: dict[str, Any],
    asked: dict[str, Any],
    as_json: bool,
    stopped: threading.Event,
) -> None:
    from tercet.analysis.asking import Inquiry, Question  # noqa: PLC0415 - after the notice

    question = Question(
        game,
        SECONDS if spend["seconds"] is None else spend["seconds"],
        nodes=spend["nodes"],
        lines=lines,
        ply=place,
        **asked,
    )
    inquiry = Inquiry(question)
    with status_line(terminal) as tell:

        def watch(now: Inquiry) -> bool:
            tell("analyse-searching", nodes=now.nodes)
            return not stopped.is_set()

        analysis = inquiry.answer(watch)
        played = None
        if analysis.ply < game.ply:
            move = game.moves[analysis.ply]
            played = inquiry.judged(move) or _by_answer(question, analysis, move, watch)
            played = played or Judged(move, float("nan"), (move,))
    if as_json:
        facts = None if played is None else Analysis.move_facts(played)
        terminal.data(analysis.as_facts() | {"played": facts})
    else:
        _show(terminal, inquiry.position, analysis, played)


def _by_answer(question: "Question", before: Analysis, move: str, watch: Any) -> Judged | None:
    """A move judged by the best answer to it, where nothing is hidden."""
    from dataclasses import replace  # noqa: PLC0415

    from tercet.analysis.review import turned  # noqa: PLC0415

    if question.game.rules.hidden:
        return None
    after = replace(question, ply=before.ply + 1, lines=1).answer(watch)
    return turned(before, move, after)


def verdict_of(words: Texts, proven: Proven) -> str:
    """What is proven, as the middle of a sentence."""
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
    terminal: Terminal, position: Position, analysis: Analysis, played: Judged | None
) -> None:
    words = terminal.words(position.game)
    terminal.line(heading(position.view(_SPECTATOR), words), "bold")
    if position.is_over:
        terminal.line(tell_result(position.view(_SPECTATOR), words))
        return
    if analysis.viewer is not None:
        terminal.line(words.say("analyse-knowledge", seat=analysis.viewer))
    elif position.rules.hidden:
        terminal.line(words.say("analyse-open"))
    if analysis.verdict is not None:
        proven = verdict_of(words, analysis.verdict)
        terminal.line(words.say("analyse-proven", verdict=proven), "bold")
    elif analysis.moves:
        chance = percent(analysis.moves[0].chance)
        terminal.line(words.say("analyse-estimate", seat=str(analysis.to_move), chance=chance))
    table = _table(words, "move", "chance", "line", right=("chance",))
    for judged in analysis.moves:
        table.add_row(judged.move, _worth(words, judged), " ".join(judged.line))
    terminal.show(table)
    if played is not None:
        terminal.line(_comparison(words, analysis, played))


def _worth(words: Texts, judged: Judged | None) -> str:
    """A chance, or what is proven instead."""
    if judged is None or judged.chance != judged.chance:
        return words.say("analyse-unknown")
    if judged.proven is not None:
        return verdict_of(words, judged.proven)
    return words.say("number", number=percent(judged.chance))


def _comparison(words: Texts, analysis: Analysis, played: Judged) -> str:
    worth = _worth(words, played)
    if analysis.moves and analysis.moves[0].move == played.move:
        return words.say("analyse-played-best", move=played.move, worth=worth)
    return words.say("analyse-played", move=played.move, worth=worth)


def _table(words: Texts, *columns: str, right: tuple[str, ...] = ()) -> Table:
    table = Table(box=None, padding=(0, 2, 0, 0), header_style="bold")
    for name in columns:
        side: JustifyMethod = "right" if name in right else "left"
        table.add_column(words.say(f"analyse-column-{name}"), justify=side)
    return table


# A whole game


def _review(
    terminal: Terminal,
    game: Position,
    spend: dict[str, Any],
    asked: dict[str, Any],
    as_json: bool,
    stopped: threading.Event,
) -> None:
    from tercet.analysis.review import Review  # noqa: PLC0415 - after the notice

    plies = game.ply - game.first_ply
    total = REVIEW_SECONDS if spend["seconds"] is None else spend["seconds"]
    review = Review(game, seconds=total * cores() / max(plies, 1), nodes=spend["nodes"], **asked)

    def going() -> bool:
        return not stopped.is_set()

    found = on_all_cores(lambda ply: review.look(ply, going), review.plies)
    looks = []
    for look in with_progress(terminal, found, plies, lambda _: 1, "analyse-progress"):
        if look is None:
            break
        looks.append(look)
    rows, shares = review.rows(looks), review.shares(looks, going)
    if as_json:
        _review_data(terminal, review, rows, shares)
    else:
        _show_review(terminal, game, rows, shares)


def _review_data(
    terminal: Terminal, review: "Review", rows: "list[Row]", shares: "list[Share]"
) -> None:
    for row in rows:
        terminal.data(
            {
                "ply": row.ply,
                "seat": row.seat,
                "best": Analysis.move_facts(row.best),
                "played": None if row.played is None else Analysis.move_facts(row.played),
                "move": row.move,
                "mark": row.mark or None,
                "open": None if row.open is None else round(row.open, 4),
            }
        )
    luck = [
        {
            name: value if isinstance(value, str) else round(value, 4)
            for name, value in vars(share).items()
        }
        for share in shares
    ]
    complete = len(rows) == len(review.plies)
    terminal.data({"result": str(review.game.result), "complete": complete, "luck": luck})


def _show_review(
    terminal: Terminal, game: Position, rows: "list[Row]", shares: "list[Share]"
) -> None:
    words = terminal.words(game.game)
    terminal.line(heading(game.view(_SPECTATOR), words), "bold")
    columns = ["ply", "seat", "move", "chance", "mark", "best", "best-chance"]
    if game.rules.hidden:
        columns.append("open")
    table = _table(words, *columns, right=("ply", "chance", "best-chance", "open"))
    for row in rows:
        best = row.best if row.played is None or row.best.move != row.move else None
        table.add_row(
            str(row.ply),
            words.say(f"seat-{row.seat}"),
            row.move,
            _worth(words, row.played),
            words.say(f"analyse-mark-{row.mark}") if row.mark else "",
            "" if best is None else best.move,
            "" if best is None else _worth(words, best),
            *([] if row.open is None else [words.say("number", number=percent(row.open))]),
        )
    terminal.show(table)
    terminal.line(tell_result(game.view(_SPECTATOR), words), "bold")
    for share in shares:
        facts = {name: _points(words, getattr(share, name)) for name in ("luck", "own", "other")}
        start = percent(share.start)
        terminal.line(words.say("analyse-luck", seat=share.seat, start=start, **facts))


def _points(words: Texts, change: float) -> str:
    """A change with its sign."""
    sign = "+" if change >= 0 else "−"
    return sign + words.say("number", number=percent(abs(change)))


# The service


def _serve(terminal: Terminal) -> int:
    """Answer requests from the input until it ends or a signal asks to stop."""
    terminal.announce_kernels(*game_names())
    from tercet.analysis.service import serve  # noqa: PLC0415 - after the notice

    return serve(sys.stdin.buffer, sys.stdout.buffer, cores(), terminal.language)
