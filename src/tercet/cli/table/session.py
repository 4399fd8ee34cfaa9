"""A game from the first move to the last, or until somebody leaves."""

import contextlib

from tercet.cli import INTERRUPTED
from tercet.cli.kit.records import SPECTATOR
from tercet.cli.kit.telling import draw, heading, tell
from tercet.cli.kit.terminal import Terminal
from tercet.cli.table.keeping import Keeper, cut_off_games
from tercet.cli.table.reading import Reader
from tercet.cli.table.seating import Seating
from tercet.cli.table.stopping import Stopped
from tercet.cli.table.words import WORDS, Left, find_word, known_words
from tercet.core.errors import TercetError, excerpt
from tercet.core.position import Position
from tercet.core.texts import Texts
from tercet.core.wording import tell_result
from tercet.players import Turn


def opponent(seat: str, name: str, words: Texts) -> str:
    """Who sits there, in words."""
    level = name.removeprefix("level:").partition(":")[0]
    if name.startswith("level:") and words.has(f"level-name-{level}"):
        called = words.say(f"level-name-{level}")
        return words.say("play-opponent-level", seat=seat, level=int(level), name=called)
    return words.say("play-opponent", seat=seat, player=name)


class Session:
    """The table: a position, the people and players around it, and what they are shown."""

    def __init__(
        self,
        terminal: Terminal,
        position: Position,
        seating: Seating,
        reader: Reader,
        keeper: Keeper,
    ) -> None:
        """Sit down; `run` plays."""
        self.terminal = terminal
        self.position = position
        self.seating = seating
        self.keeper = keeper
        self.words = terminal.words(position.game)
        self.movers: list[str] = []  # who made the moves that can be taken back
        self.refused: TercetError | None = None  # the last refusal, for "why"
        self._reader = reader
        self._facing: str | None = None  # whose secrets are on the screen
        self._news: dict[str, list[str]] = {}  # what a viewer has not been told yet

    def run(self) -> int:
        """Play; the game is saved however it ends."""
        code = 0
        try:
            self._open()
            while not self.position.is_over:
                self._turn()
            self._close()
        except (EOFError, Left):
            pass
        except KeyboardInterrupt:
            code = INTERRUPTED
        except Stopped as stopped:
            code = stopped.code
        finally:
            self._leave()
        return code

    # The course of the game

    def _open(self) -> None:
        for path in cut_off_games():
            self.terminal.say("play-cut-off", path=str(path))
        for seat, name in self.seating.names.items():
            self.terminal.line(opponent(seat, name, self.words))
        if not self.seating.is_shared:
            self.terminal.say("play-welcome")

    def _turn(self) -> None:
        seat = str(self.position.to_move)
        player = self.seating.players.get(seat)
        if player is not None:
            self.play(player.choose(Turn.of(self.position)))
            return
        self._face(seat)
        self._show(seat)
        ply = self.position.ply
        while self.position.ply == ply:
            self._answer(seat)

    def _answer(self, seat: str) -> None:
        """Read a line of the person to move and do what it says."""
        moves = self.position.legal_moves()
        question = f"{self.words.say(f'seat-{seat}')} ›"
        line = self._reader.ask(question, seat, [*moves, *known_words(self.words)])
        first, _, rest = line.partition(" ")
        if not first:
            return
        if word := find_word(first, self.words):
            WORDS[word](self, rest.strip())
        elif rest.strip():
            self.terminal.say("play-one-move", text=excerpt(line))
        else:
            self._try(line, moves)

    def _try(self, line: str, moves: list[str]) -> None:
        """Play what was typed, or say why it cannot be."""
        by_letters = {move.casefold(): move for move in moves}
        seat = str(self.position.to_move)
        try:
            self.play(by_letters.get(line.casefold(), line))
        except TercetError as error:
            self.refused = error
            self.terminal.line(error.text(self.terminal.language), "red")
        else:
            self._show_draw(seat)

    def play(self, move: str) -> None:
        """Play a move and remember what is to be told of it."""
        seat = str(self.position.to_move)
        self.position.play(move)
        self.movers.append(seat)
        self.refused = None
        self.keeper.write_down(self.position)
        self._note_events()

    def take_back(self, number: int) -> None:
        """Take moves back, as many as the caller has found to be allowed."""
        moves = [self.position.undo() for _ in range(number)]
        del self.movers[len(self.movers) - number :]
        self._news = {}
        self.keeper.write_down(self.position)
        self._note(self.words.say("play-taken-back", count=number, moves=moves), *self._viewers())

    # What is shown, and to whom

    def _viewers(self) -> set[str]:
        return {self.seating.eyes(seat) for seat in self.position.seats}

    def _note_events(self) -> None:
        for viewer in self._viewers():
            self._note_to(viewer)

    def _note_to(self, viewer: str) -> None:
        events = self.position.last_events(viewer)
        for sentence in tell(self.position.game, events, self.words):
            self._note(sentence, viewer)

    def _note(self, sentence: str, *viewers: str) -> None:
        for viewer in viewers:
            self._news.setdefault(viewer, []).append(sentence)

    def _face(self, seat: str) -> None:
        """See to it that nobody but this seat's person sees what comes next."""
        if not self.seating.is_shared or self._facing == seat:
            return
        self._hide()
        question = self.words.say("play-hand-over", seat=seat)
        self._reader.pause(question)
        self.terminal.clear()
        self._facing = seat

    def _hide(self) -> None:
        """Leave nothing of anybody's secrets: not on the screen, not for "why"."""
        if self.seating.is_shared:
            self.terminal.clear()
            self.refused = None
            self._facing = None

    def _show(self, seat: str | None) -> None:
        """The news and the table, as they may be seen while this seat is to move."""
        viewer = self.seating.eyes(seat)
        for sentence in self._news.pop(viewer, []):
            self.terminal.line(sentence)
        view = self.position.view(viewer)
        self.terminal.line()
        self.terminal.line(heading(view, self.words), "bold")
        self.terminal.show(draw(view, self.words))

    def _show_draw(self, seat: str) -> None:
        """Let somebody see what he alone has drawn before the screen is handed over."""
        position = self.position
        if not self.seating.is_shared or position.is_over or position.to_move == seat:
            return
        if position.last_events(seat) != position.last_events(SPECTATOR):
            self._show(seat)
            self._reader.pause(self.words.say("play-hide"))

    # The end

    def _close(self) -> None:
        self._hide()
        if self.seating.is_shared:
            self._news = {}
            self._note_to(SPECTATOR)
        self._show(None)
        view = self.position.view(self.seating.eyes(None))
        self.terminal.line(tell_result(view, self.words), "bold")

    def _leave(self) -> None:
        try:
            path, problem = self.keeper.leave(self.position, begun=bool(self.movers))
        finally:
            if not self.position.is_over:
                with contextlib.suppress(OSError):  # the terminal may be gone
                    self._hide()
        with contextlib.suppress(OSError):
            if problem is not None:
                text = problem.text(self.terminal.language)
                self.terminal.say("play-not-saved-there", problem=text)
            if path is not None:
                self.terminal.say("play-saved", path=str(path))
