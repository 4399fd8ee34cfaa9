"""The working tree and an earlier commit of it, so that both can be measured in the same run."""

import os
import statistics
import subprocess
from dataclasses import dataclass
from pathlib import Path

ROOT = Path(__file__).parents[1]
AGAINST = "41cc35a"  # before games were numbers and names


@dataclass(frozen=True)
class Version:
    """A working copy with an environment of its own."""

    name: str
    root: Path

    @property
    def python(self) -> str:
        """The interpreter that has this version installed."""
        return str(self.root / ".venv" / "bin" / "python")


def working_tree() -> Version:
    """What is being worked on."""
    return Version("working tree", ROOT)


def commit(name: str) -> Version:
    """An earlier commit, checked out and set up under ``build`` on first use."""
    short = _git("rev-parse", "--short", f"{name}^{{commit}}")
    root = ROOT / "build" / "versions" / short
    if not root.exists():
        _git("worktree", "prune")
        _git("worktree", "add", "--detach", str(root), short)
    path = f"{ROOT / 'build' / 'uv' / 'bin'}:{os.environ['PATH']}"  # where script/setup puts uv
    subprocess.run(
        [root / "script" / "setup", "--no-dev"], env=os.environ | {"PATH": path}, check=True
    )
    return Version(short, root)


def comparison(
    what: str, old: list[float], new: list[float], shape: str = "{:,.1f}", wanted: str = ""
) -> str:
    """One line: medians of both versions, median and range of the ratios of the rounds."""
    ratios = sorted(after / before for before, after in zip(old, new, strict=True))
    spread = f" ({ratios[0]:.2f}–{ratios[-1]:.2f})" if len(ratios) > 1 else ""
    values = " → ".join(shape.format(statistics.median(side)) for side in (old, new))
    promise = f", promised {wanted}" if wanted else ""
    return f"{what}: {values}, ratio {statistics.median(ratios):.2f}{spread}{promise}"


def _git(*arguments: str) -> str:
    ran = subprocess.run(
        ["git", *arguments], cwd=ROOT, check=True, stdout=subprocess.PIPE, text=True
    )
    return ran.stdout.strip()
