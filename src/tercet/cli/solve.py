"""``tercet solve``: prove the won starts of a game, check a proof, or solve a position."""

from pathlib import Path
from typing import TYPE_CHECKING, Any

from tercet.cli.common.arguments import (
    Flag,
    JsonFlag,
    ThisTerminal,
    parse_integer,
    parse_ply,
    read_record,
)
from tercet.cli.common.progress import status_line
from tercet.cli.common.terminal import Terminal, print_error
from tercet.cli.common.usage_errors import UsageError
from tercet.core.files import check_is_new, save_text
from tercet.core.registry import game_names
from tercet.core.views import SPECTATOR

if TYPE_CHECKING:  # checking a certificate must not import numba
    from tercet.core.game import Game
    from tercet.core.position import Position
    from tercet.search.report import Search
    from tercet.solving.certificate import Certificate
    from tercet.solving.solver import Solution

DEFAULT_SECONDS = 10
MAX_SECONDS = 10**6
MAX_NODES = 10**12
_INVALID = 1


def solve(
    subject: str | None = None,
    /,
    *,
    check: Path | None = None,
    output: Path | None = None,
    force: Flag = False,
    ply: str | None = None,
    seconds: str | None = None,
    nodes: str | None = None,
    as_json: JsonFlag = False,
    terminal: ThisTerminal,
) -> int:
    """Prove the starts of a game, check a certificate, or solve a recorded position."""
    for_proofs: dict[str, object] = {"--output": output, "--force": force or None}
    for_positions: dict[str, object] = {"--ply": ply, "--seconds": seconds, "--nodes": nodes}
    if check is not None:
        _refuse_options("usage-solve-check", for_proofs | for_positions, subject)
        return _check(terminal, check, as_json)
    if subject is None:
        raise UsageError("usage-solve-nothing")
    if subject in game_names():
        _refuse_options("usage-solve-game", for_positions)
        return prove(terminal, subject, output, force, as_json)
    _refuse_options("usage-solve-record", for_proofs)
    if seconds is not None and nodes is not None:
        raise UsageError("usage-solve-budget")
    return solve_record(terminal, Path(subject), ply, seconds, nodes, as_json)


def _refuse_options(message: str, options: dict[str, object], subject: str | None = None) -> None:
    """Raise if an option is given that has no meaning for this use of the command."""
    for name, value in options.items():
        if value is not None:
            raise UsageError(message, option=name)
    if subject is not None:
        raise UsageError(message, option=subject)


# Check a certificate


def _check(terminal: Terminal, path: Path, as_json: bool) -> int:
    """Check a certificate; if it is invalid, print the line and the reason."""
    from tercet.solving.certificate import BadCertificate, Certificate  # noqa: PLC0415
    from tercet.solving.checker import check_certificate  # noqa: PLC0415

    try:
        certificate = Certificate.read(path)
        checked = check_certificate(certificate)
    except BadCertificate as error:
        if as_json:
            terminal.print_json({"valid": False, "line": error.line, "problem": error.message})
        print_error(error.text(terminal.language))
        return _INVALID
    _print_claims(terminal, certificate, as_json)
    if not as_json:
        terminal.print_message("solve-checked", count=sum(claim.played for claim in checked))
    return 0


def _print_claims(terminal: Terminal, certificate: "Certificate", as_json: bool) -> None:
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
        terminal.print_json({"valid": True, "game": certificate.game, "claims": claims})
        return
    words = terminal.words(certificate.game)
    for claim in claims:
        start, seat, plies = claim["start"], claim["winner"], claim["plies"]
        text = words.say(
            "solve-claim", count=claim["positions"], start=start, seat=seat, plies=plies
        )
        terminal.print_line(text)


# Prove the starts of a game


def prove(terminal: Terminal, name: str, output: Path | None, force: bool, as_json: bool) -> int:
    """Prove the starts that are known to be won, and write a certificate."""
    path = output or Path(f"{name}-certificate.jsonl")
    if not (force and path.is_file()):
        check_is_new(path)
    game = terminal.find_game(name, "tercet.search.proof")
    if not game.proven:
        raise UsageError("solve-nothing-proven", name=terminal.words(name).say("game-name"))
    from tercet.solving.prover import prove_starts  # noqa: PLC0415 - imports numba

    with status_line(terminal) as show_status:
        certificate = prove_starts(game, lambda start: show_status("solve-proving", start=start))
    save_text(path, str(certificate), replace=force)
    _print_claims(terminal, certificate, as_json)
    if not as_json:
        terminal.print_message("solve-written", path=str(path))
    return 0


# Solve a position


def solve_record(
    terminal: Terminal,
    path: Path,
    ply: str | None,
    seconds: str | None,
    nodes: str | None,
    as_json: bool,
) -> int:
    """Print the exact value of a recorded position, or that it was not found."""
    max_nodes = None if nodes is None else parse_integer("--nodes", nodes, 1, MAX_NODES)
    limit = parse_integer("--seconds", seconds or str(DEFAULT_SECONDS), 1, MAX_SECONDS)
    recorded, game = read_record(terminal, path, "tercet.search.proof")
    position = recorded.position(parse_ply(ply, len(recorded.entries)))
    if position.is_over:
        _print_final_result(terminal, position, as_json)
        return 0
    from tercet.search.report import run  # noqa: PLC0415 - imports numba
    from tercet.solving.solver import ExactSolver  # noqa: PLC0415

    solver = ExactSolver(game, position.state)
    with status_line(terminal) as show_status:

        def watch(search: "Search") -> bool:
            show_status("solve-searching", nodes=search.nodes)
            return True

        run(solver, nodes=max_nodes, seconds=limit if max_nodes is None else None, watch=watch)
    solution = solver.solution()
    if as_json:
        terminal.print_json(_solution_dict(position, solution, solver.nodes))
    elif solution is None:
        terminal.print_message("solve-unsolved", nodes=solver.nodes)
    else:
        _print_solution(terminal, game, position, solution)
    return 0


def _solution_dict(position: "Position", solution: "Solution | None", nodes: int) -> dict[str, Any]:
    result: dict[str, Any] = {
        "game": position.game,
        "ply": position.ply,
        "to_move": position.to_move,
        "solved": solution is not None,
        "nodes": nodes,
    }
    if solution is None:
        return result
    scores = solution.scores
    return result | {
        "winner": None if solution.winner is None else position.seats[solution.winner],
        "plies": solution.plies,
        "shortest": solution.shortest if solution.plies is not None else None,
        "scores": None if scores is None else dict(zip(position.seats, scores, strict=True)),
        "line": line_notation(position, solution.line),
    }


def line_notation(position: "Position", actions: tuple[int, ...]) -> list[str]:
    """A line of actions in notation."""
    position = position.copy()
    for action in actions:
        position.play(position.rules.format(action, position.state))
    return position.moves[-len(actions) :] if actions else []


def _print_solution(
    terminal: Terminal, game: "Game", position: "Position", solution: "Solution"
) -> None:
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
    terminal.print_line(words.say(message, **facts), "bold")
    if line := line_notation(position, solution.line):
        terminal.print_line(" ".join(line))


def _print_final_result(terminal: Terminal, position: "Position", as_json: bool) -> None:
    from tercet.core.wording import tell_result  # noqa: PLC0415

    result = position.result
    if as_json:
        terminal.print_json(
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
        terminal.print_line(
            tell_result(position.view(SPECTATOR), terminal.words(position.game)), "bold"
        )
