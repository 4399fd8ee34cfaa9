"""``tercet solve``: prove what is known of a game, check such a proof, or solve a position."""

from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

from cyclopts import Parameter

from tercet.cli.kit.problems import UsageProblem, whole_number
from tercet.cli.kit.progress import status_line
from tercet.cli.kit.terminal import Here, Terminal, complain
from tercet.core.errors import CannotSave
from tercet.core.registry import game_names

if TYPE_CHECKING:  # what brings numba is imported when it is needed: checking does without
    from tercet.core.game import Game
    from tercet.core.position import Position
    from tercet.search.report import Search
    from tercet.solving.certificate import Certificate
    from tercet.solving.solver import Solution

SECONDS = 10  # to solve a position in, unless told otherwise
MOST_SECONDS = 10**6
MOST_NODES = 10**12
_WRONG = 1


def solve(
    subject: str | None = None,
    /,
    *,
    check: Path | None = None,
    output: Path | None = None,
    force: Annotated[bool, Parameter(negative="")] = False,
    ply: str | None = None,
    seconds: str | None = None,
    nodes: str | None = None,
    as_json: Annotated[bool, Parameter(name="--json", negative="")] = False,
    terminal: Here,
) -> int:
    """Prove a game's starts, check a certificate, or solve a recorded position."""
    proving: dict[str, object] = {"--output": output, "--force": force or None}
    position: dict[str, object] = {"--ply": ply, "--seconds": seconds, "--nodes": nodes}
    if check is not None:
        _refuse("usage-solve-check", proving | position, subject)
        return _check(terminal, check, as_json)
    if subject is None:
        raise UsageProblem("usage-solve-nothing")
    if subject in game_names():
        _refuse("usage-solve-game", position)
        return prove(terminal, subject, output, force, as_json)
    _refuse("usage-solve-record", proving)
    if seconds is not None and nodes is not None:
        raise UsageProblem("usage-solve-budget")
    return solve_record(terminal, Path(subject), ply, seconds, nodes, as_json)


def _refuse(message: str, options: dict[str, object], subject: str | None = None) -> None:
    """Complain about options that do not go with what is asked for."""
    for name, value in options.items():
        if value is not None:
            raise UsageProblem(message, option=name)
    if subject is not None:
        raise UsageProblem(message, option=subject)


# Checking


def _check(terminal: Terminal, path: Path, as_json: bool) -> int:
    """Check a certificate by the plain rules; a wrong one is complained about, with its line."""
    from tercet.solving.certificate import BadCertificate, Certificate  # noqa: PLC0415
    from tercet.solving.checker import check_certificate  # noqa: PLC0415

    try:
        certificate = Certificate.read(path)
        checked = check_certificate(certificate)
    except BadCertificate as error:
        if as_json:
            terminal.data({"valid": False, "line": error.line, "problem": error.message})
        complain(error.text(terminal.language))
        return _WRONG
    _tell_claims(terminal, certificate, as_json)
    if not as_json:
        terminal.say("solve-checked", count=sum(one.played for one in checked))
    return 0


def _tell_claims(terminal: Terminal, certificate: "Certificate", as_json: bool) -> None:
    claims = [
        {
            "start": claim.start,
            "winner": claim.winner,
            "plies": claim.plies,
            "positions": len(claim.entries),
        }
        for claim in certificate.claims
    ]
    if as_json:
        terminal.data({"valid": True, "game": certificate.game, "claims": claims})
        return
    words = terminal.words(certificate.game)
    for claim in claims:
        facts = {"start": claim["start"], "seat": claim["winner"], "plies": claim["plies"]}
        terminal.line(words.say("solve-claim", count=claim["positions"], **facts))


# Proving


def prove(terminal: Terminal, name: str, output: Path | None, force: bool, as_json: bool) -> int:
    """Prove the starts of a game that are known to be won, and write the certificate."""
    path = output or Path(f"{name}-certificate.jsonl")
    if path.exists() and not (force and path.is_file()):
        raise CannotSave("error-file-exists", str(path))
    if not path.parent.is_dir():
        raise CannotSave("error-no-folder", str(path), folder=str(path.parent))
    game = terminal.find(name, "tercet.search.proof")
    if not game.proven:
        raise UsageProblem("solve-nothing-proven", name=terminal.words(name).say("game-name"))
    from tercet.core.files import save_text  # noqa: PLC0415
    from tercet.solving.prover import prove_starts  # noqa: PLC0415 - brings numba

    with status_line(terminal) as tell:
        certificate = prove_starts(game, lambda start: tell("solve-proving", start=start))
    save_text(path, str(certificate), replace=force)
    _tell_claims(terminal, certificate, as_json)
    if not as_json:
        terminal.say("solve-written", path=str(path))
    return 0


# Solving


def solve_record(
    terminal: Terminal,
    path: Path,
    ply: str | None,
    seconds: str | None,
    nodes: str | None,
    as_json: bool,
) -> int:
    """Tell the exact value of a recorded position, or that it could not be found."""
    from tercet.cli.kit.records import read  # noqa: PLC0415

    most = None if nodes is None else whole_number("--nodes", nodes, 1, MOST_NODES)
    limit = whole_number("--seconds", seconds or str(SECONDS), 1, MOST_SECONDS)
    recorded, game = read(terminal, path, "tercet.search.proof")
    number = None if ply is None else whole_number("--ply", ply, 0, len(recorded.entries))
    position = recorded.position(number)
    if position.is_over:
        _tell_over(terminal, position, as_json)
        return 0
    from tercet.search.report import run  # noqa: PLC0415 - brings numba
    from tercet.solving.solver import ExactSolver  # noqa: PLC0415

    search = ExactSolver(game, position.state)
    with status_line(terminal) as tell:

        def watch(search: "Search") -> bool:
            tell("solve-searching", nodes=search.nodes)
            return True

        run(search, nodes=most, seconds=limit if most is None else None, watch=watch)
    solution = search.solution()
    if as_json:
        terminal.data(_facts(position, solution, search.nodes))
    elif solution is None:
        terminal.say("solve-unsolved", nodes=search.nodes)
    else:
        _tell(terminal, game, position, solution)
    return 0


def _facts(position: "Position", solution: "Solution | None", nodes: int) -> dict[str, Any]:
    facts: dict[str, Any] = {
        "game": position.game,
        "ply": position.ply,
        "to_move": position.to_move,
        "solved": solution is not None,
        "nodes": nodes,
    }
    if solution is None:
        return facts
    scores = solution.scores
    return facts | {
        "winner": None if solution.winner is None else position.seats[solution.winner],
        "plies": solution.plies,
        "shortest": solution.shortest if solution.plies is not None else None,
        "scores": None if scores is None else dict(zip(position.seats, scores, strict=True)),
        "line": line_of(position, solution.line),
    }


def line_of(position: "Position", actions: tuple[int, ...]) -> list[str]:
    """The moves of a line in notation."""
    position = position.copy()
    for action in actions:
        position.play(position.rules.format(action, position.state))
    return position.moves[-len(actions) :] if actions else []


def _tell(terminal: Terminal, game: "Game", position: "Position", solution: "Solution") -> None:
    words = terminal.words(game.name)
    seats, winner, scores = game.seats, solution.winner, solution.scores
    facts: dict[str, Any] = {} if winner is None else {"seat": seats[winner]}
    message = "solve-draw" if winner is None else "solve-win"
    if scores is not None:
        message += "-scores"
        first = winner or 0
        facts |= {"score": scores[first], "other": scores[1 - first]}
    elif winner is not None and solution.plies is not None:
        message += "-plies" if solution.shortest else "-within"
        facts["plies"] = solution.plies
    terminal.line(words.say(message, **facts), "bold")
    if line := line_of(position, solution.line):
        terminal.line(" ".join(line))


def _tell_over(terminal: Terminal, position: "Position", as_json: bool) -> None:
    from tercet.cli.kit.records import SPECTATOR  # noqa: PLC0415
    from tercet.core.wording import tell_result  # noqa: PLC0415

    result = position.result
    if as_json:
        terminal.data(
            {
                "game": position.game,
                "ply": position.ply,
                "to_move": None,
                "solved": True,
                "nodes": 0,
                "result": str(result),
                "scores": position.scores,
            }
        )
    else:
        terminal.line(tell_result(position.view(SPECTATOR), terminal.words(position.game)), "bold")
