"""``tercet verify``: prove that the deal of a recorded game was fair."""

from pathlib import Path
from typing import Annotated

from cyclopts import Parameter

from tercet.cli.kit.records import read
from tercet.cli.kit.terminal import Here, complain

_NOT_PROVEN = 1


def verify(
    record: Path,
    /,
    *,
    commitment: str | None = None,
    as_json: Annotated[bool, Parameter(name="--json", negative="")] = False,
    terminal: Here,
) -> int:
    """Check the seed against its hash, and all chance against the seed."""
    recorded, _ = read(terminal, record)
    from tercet.core import fairness  # noqa: PLC0415 - brings numba

    shown = recorded.tags.get(fairness.COMMITMENT)
    try:
        drawn = fairness.verify(recorded)
        if commitment is not None and commitment.strip().lower() != shown:
            raise fairness.NotProven("verify-other-commitment", written=shown)
    except fairness.NotProven as error:
        if as_json:
            terminal.data({"fair": False, "problem": error.message, **error.facts})
        complain(error.text(terminal.language))
        return _NOT_PROVEN
    if as_json:
        terminal.data({"fair": True, "commitment": shown, "drawn": drawn})
        return 0
    terminal.say("verify-fair", count=drawn)
    if commitment is None:
        terminal.say("verify-compare", commitment=shown)
    return 0
