"""Install and run the programs that tercet's benchmarks compare it with.

The peers are Jocly's Mana in Node (``peers/jocly``), games of OpenSpiel, written in C++
(``peers/openspiel``), and games of pgx, compiled by JAX (``peers/pgx``). Each is installed on first
use, by package name from the registry that npm, uv or pip is configured for, into a folder of its
own under ``build/peers``; nothing is added to tercet's own environment. The functions return the
JSON objects that the peer printed.

    python benchmarks/yardsticks.py jocly-perft --depth 7
    python benchmarks/yardsticks.py jocly-playouts --seconds 10
    python benchmarks/yardsticks.py openspiel-rollouts --seconds 10
"""

import argparse
import hashlib
import json
import os
import re
import shutil
import subprocess
import sys
from collections.abc import Iterable, Sequence
from pathlib import Path
from typing import Any

SOURCES = Path(__file__).resolve().parent / "peers"
CACHE = SOURCES.parent.parent / "build" / "peers"
STAMP = ".installed"
NODE_AT_LEAST = 18
INSTALL_SECONDS = 900


class PeerError(RuntimeError):
    """A peer could not be installed or run; the message says why."""


def jocly_perft(depth: int, start: str | None = None) -> list[dict[str, Any]]:
    """Jocly's perft counts at depths 1 to ``depth``, of the nine standard starts or of one."""
    arguments = ["perft", "--depth", str(depth)]
    return _jocly(arguments if start is None else [*arguments, "--start", start])


def jocly_playouts(seconds: float, seed: int = 1) -> dict[str, Any]:
    """Uniformly random games in Jocly, from the nine standard starts in turn."""
    return _only(_jocly(["playouts", "--seconds", str(seconds), "--seed", str(seed)]))


def jocly_search(
    start: str, moves: Sequence[str] = (), level: str = "Damyo", seed: int = 1
) -> dict[str, Any]:
    """The move that Jocly's own search chooses after some moves in tercet's notation."""
    arguments = ["search", "--start", start, "--level", level, "--seed", str(seed)]
    return _only(_jocly([*arguments, "--moves", " ".join(moves)]))


def openspiel_rollouts(
    seconds: float, seed: int = 1, *, processor_time: bool = False
) -> list[dict[str, Any]]:
    """Random games in OpenSpiel: 6x6 Breakthrough, then gin rummy, ``seconds`` each."""
    python = install_openspiel()
    script = SOURCES / "openspiel" / "rollouts.py"
    command = [str(python), str(script), "--seconds", str(seconds), "--seed", str(seed)]
    return _run([*command, "--processor-time"] if processor_time else command)


def openspiel_mcts(seconds: float, seed: int = 1) -> dict[str, Any]:
    """OpenSpiel's C++ MCTS on 6x6 Breakthrough."""
    python = install_openspiel()
    script = SOURCES / "openspiel" / "mcts.py"
    return _only(_run([str(python), str(script), "--seconds", str(seconds), "--seed", str(seed)]))


def install_jocly() -> Path:
    """Copy the driver and install Jocly beside it, if that is not done; the folder."""
    node = _program("node", "Node.js runs Jocly")
    found = _call([node, "--version"], "ask Node for its version").strip()
    version = re.match(r"v(\d+)\.", found)
    if version is None or int(version[1]) < NODE_AT_LEAST:
        raise PeerError(f"Jocly's driver needs Node {NODE_AT_LEAST} or newer, not {found}")
    source = SOURCES / "jocly"
    folder = _folder("jocly")
    for name in ("package.json", "package-lock.json", ".npmrc", "mana.mjs", "player.mjs"):
        shutil.copyfile(source / name, folder / name)
    needed = _digest([source / "package.json", source / "package-lock.json"])
    if _stamp(folder) != needed or not (folder / "node_modules" / "jocly").exists():
        npm = _program("npm", "npm installs Jocly")
        command = [npm, "ci", "--ignore-scripts", "--no-audit", "--no-fund"]
        _call(command, "install Jocly with npm", cwd=folder, timeout=INSTALL_SECONDS)
        _set_stamp(folder, needed)
    return folder


def install_openspiel() -> Path:
    """Make a virtual environment with OpenSpiel, if there is none yet; its Python."""
    return _install_wheels("openspiel", "OpenSpiel")


def install_pgx() -> Path:
    """Make a virtual environment with pgx, if there is none yet; its Python."""
    return _install_wheels("pgx", "pgx")


def _install_wheels(peer: str, title: str) -> Path:
    folder = _folder(peer)
    requirements = SOURCES / peer / "requirements.txt"
    environment = folder / "venv"
    windows = os.name == "nt"
    python = environment / ("Scripts/python.exe" if windows else "bin/python")
    needed = _digest([requirements], f"{sys.executable} {sys.version}")
    if _stamp(folder) == needed and python.exists():
        return python
    if environment.exists():
        shutil.rmtree(environment)
    if (uv := shutil.which("uv")) is not None:
        make = [uv, "venv", "--python", sys.executable, str(environment)]
        install = [uv, "pip", "install", "--python", str(python)]
    else:
        make = [sys.executable, "-m", "venv", str(environment)]
        install = [str(python), "-m", "pip", "install", "--disable-pip-version-check"]
    _call(make, f"make a virtual environment for {title}")
    install += ["--only-binary", ":all:", "-r", str(requirements)]
    _call(install, f"install {title} from its wheel", timeout=INSTALL_SECONDS)
    _set_stamp(folder, needed)
    return python


def _jocly(arguments: Sequence[str]) -> list[dict[str, Any]]:
    folder = install_jocly()
    node = _program("node", "Node.js runs Jocly")
    return _run([node, str(folder / "mana.mjs"), *arguments])


def _run(command: Sequence[str]) -> list[dict[str, Any]]:
    """Run a peer and parse what it printed: one JSON object per line."""
    output = _call(command, f"run {Path(command[1]).name}")
    results: list[dict[str, Any]] = []
    for line in output.splitlines():
        try:
            value = json.loads(line)
        except ValueError:
            value = None
        if not isinstance(value, dict):
            raise PeerError(f"{Path(command[1]).name} printed no JSON object but: {line[:200]}")
        results.append(value)
    return results


def _only(results: list[dict[str, Any]]) -> dict[str, Any]:
    if len(results) != 1:
        raise PeerError(f"expected one result from the peer, not {len(results)}")
    return results[0]


def _call(
    command: Sequence[str], purpose: str, cwd: Path | None = None, timeout: float | None = None
) -> str:
    """Run a command; its standard output, or a PeerError that quotes what it complained of."""
    kept_out = ("PYTHONPATH", "PYTHONHOME", "VIRTUAL_ENV")
    environment = {name: value for name, value in os.environ.items() if name not in kept_out}
    try:
        done = subprocess.run(
            command,
            cwd=cwd,
            env=environment,
            timeout=timeout,
            check=False,
            capture_output=True,
            text=True,
            encoding="utf-8",
            errors="replace",
        )
    except OSError as error:
        raise PeerError(f"could not {purpose}: {error}") from error
    except subprocess.TimeoutExpired as error:
        raise PeerError(
            f"could not {purpose}: no end after {timeout:g} seconds (is the registry reachable?)"
        ) from error
    if done.returncode != 0:
        lines = (done.stderr.strip() or done.stdout.strip()).splitlines()
        hint = " (is the registry reachable?)" if "install" in purpose else ""
        raise PeerError(
            f"could not {purpose}{hint}: exit code {done.returncode}\n" + "\n".join(lines[-12:])
        )
    return done.stdout


def _program(name: str, why: str) -> str:
    path = shutil.which(name)
    if path is None:
        raise PeerError(f"{name} is not on the PATH: {why}")
    return path


def _folder(name: str) -> Path:
    folder = CACHE / name
    folder.mkdir(parents=True, exist_ok=True)
    (CACHE / ".gitignore").write_text("*\n", encoding="utf-8")
    return folder


def _digest(files: Iterable[Path], extra: str = "") -> str:
    digest = hashlib.sha256(extra.encode())
    for file in files:
        digest.update(file.read_bytes())
    return digest.hexdigest()


def _stamp(folder: Path) -> str | None:
    try:
        return (folder / STAMP).read_text(encoding="utf-8")
    except FileNotFoundError:
        return None


def _set_stamp(folder: Path, digest: str) -> None:
    (folder / STAMP).write_text(digest, encoding="utf-8")


def main() -> None:
    parser = argparse.ArgumentParser(description="Run the peers of tercet's benchmarks.")
    commands = parser.add_subparsers(dest="command", required=True)
    commands.add_parser("install", help="install all peers")
    perft = commands.add_parser("jocly-perft")
    perft.add_argument("--depth", type=int, default=6)
    perft.add_argument("--start", help='for example "Db1 Db6"; otherwise all nine')
    for name in ("jocly-playouts", "openspiel-rollouts"):
        timed = commands.add_parser(name)
        timed.add_argument("--seconds", type=float, default=10.0)
        timed.add_argument("--seed", type=int, default=1)
    arguments = parser.parse_args()
    results: list[dict[str, Any]] = []
    try:
        match arguments.command:
            case "install":
                install_jocly()
                install_openspiel()
            case "jocly-perft":
                results = jocly_perft(arguments.depth, arguments.start)
            case "jocly-playouts":
                results = [jocly_playouts(arguments.seconds, arguments.seed)]
            case "openspiel-rollouts":
                results = openspiel_rollouts(arguments.seconds, arguments.seed)
    except PeerError as error:
        sys.exit(f"peers: {error}")
    for result in results:
        print(json.dumps(result))


if __name__ == "__main__":
    main()
