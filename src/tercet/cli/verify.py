"""``tercet verify``: check that the chance of a recorded game was fair."""

from pathlib import Path

from tercet.cli.common.arguments import JsonFlag, ThisTerminal, read_record
from tercet.cli.common.terminal import print_error

_NOT_PROVEN = 1


def verify(
    record: Path,
    /,
    *,
    commitment: str | None = None,
    as_json: JsonFlag = False,
    terminal: ThisTerminal,
) -> int:
    """Check the seed against its published hash, and all chance outcomes against the seed."""
    recorded, _ = read_record(terminal, record)
    from tercet.core import fairness  # noqa: PLC0415 - imports numba

    published = recorded.tags.get(fairness.COMMITMENT)
    try:
        drawn = fairness.verify(recorded)
        if commitment is not None and commitment.strip().lower() != published:
            raise fairness.NotProven("verify-other-commitment", written=published)
    except fairness.NotProven as error:
        if as_json:
            terminal.print_json({"fair": False, "problem": error.message, **error.facts})
        print_error(error.text(terminal.language))
        return _NOT_PROVEN
    if as_json:
        terminal.print_json({"fair": True, "commitment": published, "drawn": drawn})
        return 0
    terminal.print_message("verify-fair", count=drawn)
    if commitment is None:
        terminal.print_message("verify-compare", commitment=published)
    return 0
