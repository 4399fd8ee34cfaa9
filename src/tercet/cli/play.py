"""``tercet play``: a game at one terminal, between two people or against a player."""

import secrets
from datetime import date
from pathlib import Path
from typing import Annotated

from cyclopts import Parameter

from tercet.cli.kit.problems import UsageProblem
from tercet.cli.kit.records import read
from tercet.cli.kit.starting import begin, options_of
from tercet.cli.kit.terminal import Here
from tercet.cli.table.choosing import choose_game
from tercet.cli.table.keeping import Keeper, running_folder
from tercet.cli.table.reading import make_reader
from tercet.cli.table.seating import Seating, seat_players
from tercet.cli.table.session import Session
from tercet.cli.table.stopping import Stopping
from tercet.core.game import Game


def play(
    game: str | None = None,
    /,
    *,
    opponent: str | None = None,
    seat: str | None = None,
    setup: Annotated[str | None, Parameter(name=["--setup", "--deal"])] = None,
    option: Annotated[list[str] | None, Parameter(negative="")] = None,
    seed: str | None = None,
    save: Path | None = None,
    resume: Path | None = None,
    terminal: Here,
) -> int:
    """Play until the game is over or somebody leaves, then save it."""
    stopping = Stopping()
    reader = make_reader(terminal, stopping)
    if resume is not None:
        if game or setup or option or seed:
            raise UsageProblem("usage-resume-alone")
        recorded, found = read(terminal, resume, players=opponent is not None)
        seating = seat_players(found, opponent, seat, secrets.token_hex(16))
        keeper = Keeper(save, recorded.tags | _tags(found, seating))
        position = recorded.position()
        before = position.moves
        with stopping.on():
            code = Session(terminal, position, seating, reader, keeper).run()
        saved_anew = save is not None or position.moves != before
        if saved_anew and resume.resolve().parent == running_folder().resolve():
            resume.unlink(missing_ok=True)
        return code
    if game is None:
        try:
            game = choose_game(terminal, reader)
        except EOFError:
            return 0
    found = terminal.find(game, players=opponent is not None)
    options = options_of(found, setup, option or [])
    seed = secrets.token_hex(16) if seed is None else seed
    seating = seat_players(found, opponent, seat, seed)
    keeper = Keeper(save, _tags(found, seating))
    position = begin(found, options, seed)
    with stopping.on():
        return Session(terminal, position, seating, reader, keeper).run()


def _tags(game: Game, seating: Seating) -> dict[str, str]:
    """Who played when, for the record."""
    tags = {seat.capitalize(): seating.names.get(seat, "person") for seat in game.seats}
    return {"Date": date.today().isoformat()} | tags
