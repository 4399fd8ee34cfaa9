"""``tercet play``: a game in the terminal, between two people or against the computer."""

import secrets
from datetime import date
from pathlib import Path

from rich.padding import Padding

import tercet
from tercet.cli.common.arguments import (
    GameOptions,
    SetupOption,
    ThisTerminal,
    parse_game_options,
    read_record,
)
from tercet.cli.common.terminal import Terminal
from tercet.cli.common.usage_errors import UsageError
from tercet.cli.interactive.autosave import GameSaver, autosave_folder
from tercet.cli.interactive.prompt import Prompt, make_prompt
from tercet.cli.interactive.seats import Seats, assign_seats
from tercet.cli.interactive.session import Session
from tercet.core.game import Game
from tercet.core.registry import game_names
from tercet.core.signals import StopSignals


def play(
    game: str | None = None,
    /,
    *,
    opponent: str | None = None,
    seat: str | None = None,
    setup: SetupOption = None,
    option: GameOptions = None,
    seed: str | None = None,
    save: Path | None = None,
    resume: Path | None = None,
    terminal: ThisTerminal,
) -> int:
    """Play until the game is over or somebody quits, then save it."""
    signals = StopSignals()
    prompt = make_prompt(terminal, signals)
    if resume is not None:
        if game or setup or option or seed:
            raise UsageError("usage-resume-alone")
        recorded, found = read_record(terminal, resume, players=opponent is not None)
        seats = assign_seats(found, opponent, seat, secrets.token_hex(16))
        saver = GameSaver(save, recorded.tags | _tags(found, seats))
        position = recorded.position()
        before = position.moves
        with signals.handled():
            code = Session(terminal, position, seats, prompt, saver).run()
        is_saved_elsewhere = save is not None or position.moves != before
        if is_saved_elsewhere and resume.resolve().parent == autosave_folder().resolve():
            resume.unlink(missing_ok=True)
        return code
    if game is None:
        try:
            game = choose_game(terminal, prompt)
        except EOFError:
            return 0
    found = terminal.find_game(game, players=opponent is not None)
    options = parse_game_options(found, setup, option)
    seed = secrets.token_hex(16) if seed is None else seed
    seats = assign_seats(found, opponent, seat, seed)
    saver = GameSaver(save, _tags(found, seats))
    position = tercet.start(game, seed=seed, **options)
    with signals.handled():
        return Session(terminal, position, seats, prompt, saver).run()


def choose_game(terminal: Terminal, prompt: Prompt) -> str:
    """Ask until the answer is the name of a game or its number in the list."""
    names = list(game_names())
    terminal.print_message("play-choose", "bold")
    for number, name in enumerate(names, 1):
        words = terminal.words(name)
        terminal.print_line(f"  {number}  {words.say('game-name')}", "bold")
        terminal.print(Padding(words.say("game-blurb"), (0, 0, 0, 5)))
    while True:
        answer = prompt.ask("›", "", names).casefold()
        if answer in names:
            return answer
        if answer in map(str, range(1, len(names) + 1)):
            return names[int(answer) - 1]
        terminal.print_message("play-choose-again", number=len(names))


def _tags(game: Game, seats: Seats) -> dict[str, str]:
    """Date and players, for the record."""
    players = {seat.capitalize(): seats.names.get(seat, "person") for seat in game.seats}
    return {"Date": date.today().isoformat()} | players
