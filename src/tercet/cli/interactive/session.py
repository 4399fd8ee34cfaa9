"""The interactive game, from the first move to the last or until somebody quits."""

import contextlib

from tercet.cli import INTERRUPTED
from tercet.cli.common.game_text import draw, event_sentences, heading
from tercet.cli.common.terminal import Terminal
from tercet.cli.interactive.autosave import GameSaver, interrupted_games
from tercet.cli.interactive.commands import COMMANDS, Quit, command_names, find_command
from tercet.cli.interactive.prompt import Prompt
from tercet.cli.interactive.seats import Seats
from tercet.core.errors import TercetError, excerpt
from tercet.core.position import Position
from tercet.core.signals import Stopped
from tercet.core.texts import Texts
from tercet.core.views import SPECTATOR
from tercet.core.wording import tell_result
from tercet.players import Turn


def opponent_text(seat: str, name: str, words: Texts) -> str:
    """The computer player of a seat, in words."""
    level = name.removeprefix("level:").partition(":")[0]
    if name.startswith("level:") and words.has(f"level-name-{level}"):
        level_name = words.say(f"level-name-{level}")
        return words.say("play-opponent-level", seat=seat, level=int(level), name=level_name)
    return words.say("play-opponent", seat=seat, player=name)


class Session:
    """A game in progress: its position, its players, and what each of them is shown."""

    def __init__(
        self,
        terminal: Terminal,
        position: Position,
        seats: Seats,
        prompt: Prompt,
        saver: GameSaver,
    ) -> None:
        """Prepare the game; `run` plays it."""
        self.terminal = terminal
        self.position = position
        self.seats = seats
        self.saver = saver
        self.words = terminal.words(position.game)
        self.moves_played = 0  # in this session; only these can be taken back
        self.last_refusal: TercetError | None = None  # for the command "why"
        self._prompt = prompt
        self._shown_to: str | None = None  # whose view is on the shared screen
        self._unread: dict[str, list[str]] = {}  # sentences that a viewer has not seen yet

    def run(self) -> int:
        """Play; the game is saved however it ends. Returns the exit code."""
        code = 0
        try:
            self._print_welcome()
            while not self.position.is_over:
                self._turn()
            self._print_result()
        except (EOFError, Quit):
            pass
        except KeyboardInterrupt:
            code = INTERRUPTED
        except Stopped as stopped:
            code = stopped.code
        finally:
            self._save()
        return code

    # Turns

    def _print_welcome(self) -> None:
        for path in interrupted_games():
            self.terminal.print_message("play-cut-off", path=str(path))
        for seat, name in self.seats.names.items():
            self.terminal.print_line(opponent_text(seat, name, self.words))
        if not self.seats.is_shared:
            self.terminal.print_message("play-welcome")

    def _turn(self) -> None:
        seat = str(self.position.to_move)
        player = self.seats.players.get(seat)
        if player is not None:
            self.play(player.choose(Turn.of(self.position)))
            return
        self._hand_over(seat)
        self._show(seat)
        ply = self.position.ply
        while self.position.ply == ply:
            self._read_line(seat)

    def _read_line(self, seat: str) -> None:
        """Read a line of the person to move: a move or a command."""
        moves = self.position.legal_moves()
        question = f"{self.words.say(f'seat-{seat}')} ›"
        line = self._prompt.ask(question, seat, [*moves, *command_names(self.words)])
        first, _, rest = line.partition(" ")
        if not first:
            return
        if command := find_command(first, self.words):
            COMMANDS[command](self, rest.strip())
        elif rest.strip():
            self.terminal.print_message("play-one-move", text=excerpt(line))
        else:
            self._try_move(line, moves)

    def _try_move(self, text: str, moves: list[str]) -> None:
        """Play what was typed, in upper or lower case, or say why it is not allowed."""
        spelling = {move.casefold(): move for move in moves}
        seat = str(self.position.to_move)
        try:
            self.play(spelling.get(text.casefold(), text))
        except TercetError as error:
            self.last_refusal = error
            self.terminal.print_line(error.text(self.terminal.language), "red")
        else:
            self._show_drawn_cards(seat)

    def play(self, move: str) -> None:
        """Play a move, save it and queue its events for every viewer."""
        self.position.play(move)
        self.moves_played += 1
        self.last_refusal = None
        self.saver.autosave(self.position)
        for viewer in self._viewers():
            self._queue_events(viewer)

    def take_back(self, number: int) -> None:
        """Take back this many moves; the caller has checked that it is allowed."""
        moves = [self.position.undo() for _ in range(number)]
        self.moves_played -= number
        self.saver.autosave(self.position)
        sentence = self.words.say("play-taken-back", count=number, moves=moves)
        self._unread = {viewer: [sentence] for viewer in self._viewers()}

    # What is shown, and to whom

    def _viewers(self) -> set[str]:
        return {self.seats.viewer(seat) for seat in self.position.seats}

    def _queue_events(self, viewer: str) -> None:
        events = self.position.last_events(viewer)
        sentences = event_sentences(self.position.game, events, self.words)
        self._unread.setdefault(viewer, []).extend(sentences)

    def _hand_over(self, seat: str) -> None:
        """On a shared screen, wait until the person of this seat has the device."""
        if not self.seats.is_shared or self._shown_to == seat:
            return
        self._hide_secrets()
        self._prompt.pause(self.words.say("play-hand-over", seat=seat))
        self.terminal.clear()
        self._shown_to = seat

    def _hide_secrets(self) -> None:
        """Remove everything secret from a shared screen, and from the command "why"."""
        if self.seats.is_shared:
            self.terminal.clear()
            self.last_refusal = None
            self._shown_to = None

    def _show(self, seat: str | None) -> None:
        """Print new events and the position, as they may be seen while this seat is to move."""
        viewer = self.seats.viewer(seat)
        for sentence in self._unread.pop(viewer, []):
            self.terminal.print_line(sentence)
        view = self.position.view(viewer)
        self.terminal.print_line()
        self.terminal.print_line(heading(view, self.words), "bold")
        self.terminal.print(draw(view, self.words))

    def _show_drawn_cards(self, seat: str) -> None:
        """Before handing over, show a person the cards that only this person may see."""
        position = self.position
        if not self.seats.is_shared or position.is_over or position.to_move == seat:
            return
        if position.last_events(seat) != position.last_events(SPECTATOR):
            self._show(seat)
            self._prompt.pause(self.words.say("play-hide"))

    # The end

    def _print_result(self) -> None:
        self._hide_secrets()
        if self.seats.is_shared:
            self._unread = {}
            self._queue_events(SPECTATOR)
        self._show(None)
        view = self.position.view(self.seats.viewer(None))
        self.terminal.print_line(tell_result(view, self.words), "bold")

    def _save(self) -> None:
        try:
            has_moves = self.moves_played > 0
            path, error = self.saver.save_on_exit(self.position, has_moves=has_moves)
        finally:
            if not self.position.is_over:
                with contextlib.suppress(OSError):  # the terminal may have been closed
                    self._hide_secrets()
        with contextlib.suppress(OSError):
            if error is not None:
                text = error.text(self.terminal.language)
                self.terminal.print_message("play-not-saved-there", problem=text)
            if path is not None:
                self.terminal.print_message("play-saved", path=str(path))
