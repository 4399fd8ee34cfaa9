"""The engine in TypeScript, run by Node, and what the library says to the same questions."""

import json
import subprocess
import sys
from pathlib import Path
from typing import Any

import tercet
from tercet.core.errors import TercetError
from tercet.core.position import Position
from tercet.core.records import Record
from tercet.core.registry import game_names
from tercet.core.undoing import can_undo, moves_to_undo
from tests.wasm.engine import built

sys.path.insert(0, str(Path(__file__).parents[2] / "web"))
import tools

NAMED = ("code", "game", "rule", "why", "move", "ply", "line", "column", "expected")
TAGS = {"Event": 'A "test" \\'}


def bundle(folder: Path, *scripts: str, platform: str = "node") -> None:
    """Make one file of each of these scripts in web/tests/engine."""
    sources = [f"tests/engine/{script}.ts" for script in scripts]
    names = ("--entry-file-names", "[name].mjs", "--chunk-file-names", "[name]-[hash].mjs")
    options = ("--dir", str(folder), "--platform", platform, "--format", "esm", *names)
    if tools.tool(tools.install(), "rolldown", *sources, *options):
        raise RuntimeError(f"{scripts} could not be bundled")


class Refused(Exception):
    """The engine refused a request; `error` describes its error."""

    def __init__(self, error: dict[str, Any]) -> None:
        super().__init__(error)
        self.error = error


class Driver:
    """The engine of one game in a process of Node."""

    def __init__(self, scripts: Path, game: str) -> None:
        """Start it."""
        self.game = game
        self._process = subprocess.Popen(
            [tools.find_node()[0], str(scripts / "driver.mjs")],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            encoding="utf-8",
        )
        files = built(game)
        paths = {"module": str(files.module), "manifest": str(files.manifest)}
        self.ask("load", **paths, names=game_names())

    def __enter__(self) -> "Driver":
        return self

    def __exit__(self, *_: object) -> None:
        assert self._process.stdin is not None
        assert self._process.stdout is not None
        self._process.stdin.close()
        self._process.stdout.close()
        self._process.wait()

    def ask(self, do: str, **arguments: Any) -> Any:
        """What the engine answers; `Refused` if it refuses."""
        assert self._process.stdin is not None
        assert self._process.stdout is not None
        self._process.stdin.write(json.dumps({"do": do, **arguments}) + "\n")
        self._process.stdin.flush()
        answer = json.loads(self._process.stdout.readline())
        if "error" in answer:
            raise Refused(answer["error"])
        return answer["value"]

    def refusal(self, do: str, **arguments: Any) -> dict[str, Any] | None:
        """How the engine refuses a request; None if it does not."""
        try:
            self.ask(do, **arguments)
        except Refused as refused:
            return refused.error
        return None


def described(error: TercetError) -> dict[str, Any]:
    """An error of the library as the driver describes it."""
    facts = dict(error.facts)
    cause = facts.pop("cause", None) or getattr(error, "cause", None)
    told: dict[str, Any] = {"name": type(error).__name__, "id": error.message, "facts": facts}
    for name in NAMED:
        if (value := getattr(error, name, None)) is not None:
            told[name] = value
    if isinstance(cause, TercetError):
        told["cause"] = described(cause)
    described_as: dict[str, Any] = as_json(told)
    return described_as


def as_json(value: Any) -> Any:
    """The value after its way through JSON."""
    return json.loads(json.dumps(value))


def look(position: Position, whole: bool) -> Any:
    """Everything that can be asked about a position; the past only if the whole is asked for."""
    viewers = [*position.seats, "spectator"]
    all_viewers = [*viewers, None]
    sets = [[position.seats[0]], [position.seats[1]], list(position.seats)]
    result = position.result
    told = {
        "legal": position.legal_moves(),
        "ply": position.ply,
        "to_move": position.to_move,
        "result": result
        and {"result": str(result), "reason": result.reason, "winner": result.winner},
        "scores": position.scores,
        "key": str(position.key),
        "text": position.text,
        "passed": _passed(position),
        "views": [position.view(viewer) for viewer in viewers],
        "last_events": [position.last_events(viewer) for viewer in all_viewers],
        "knowledge": [list(map(str, position.knowledge(viewer).tolist())) for viewer in viewers],
        "undo": [_undo(position, seats) for seats in sets],
    }
    if whole:
        told["moves"] = position.moves
        told["events"] = [position.events(viewer) for viewer in all_viewers]
        told["records"] = [str(position.record(viewer, **TAGS)) for viewer in all_viewers]
    return as_json(told)


def _passed(position: Position) -> Any:
    passed = position.rules.with_turn_passed(position.state)
    return None if passed is None else list(map(str, passed.tolist()))


def _undo(position: Position, seats: list[str]) -> Any:
    try:
        number = moves_to_undo(position, seats)
    except TercetError as error:
        assert not can_undo(position, seats)
        return described(error)
    assert can_undo(position, seats)
    return number


def read(text: str) -> Any:
    """What becomes of a record: its text, or how it is refused."""
    try:
        record = Record.parse(text)
        record.position()
    except TercetError as error:
        return described(error)
    return str(record)


def start(game: str, seed: str, options: dict[str, Any]) -> Position:
    """A position that both begin at."""
    return tercet.start(game, seed=seed, **options)
