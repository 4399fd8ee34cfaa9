"""A program of one's own: ``program:COMMAND``, spoken to in lines of JSON.

Every turn it is written one line with what its seat may know, and answers with one line,
``{"move": "a1-a2"}``; ``"seconds"``, the time that it took by its own account, may be added. The
program starts with its first turn and is to end when its input does. ``program:seconds=5:COMMAND``
gives it five seconds per move; else it has a minute.
"""

import contextlib
import json
import os
import re
import shlex
import shutil
import signal
import subprocess
import time
import weakref
from concurrent.futures import ThreadPoolExecutor
from concurrent.futures import TimeoutError as NotInTime
from typing import IO, Any, cast

from tercet.core.errors import TercetError, excerpt
from tercet.core.game import Game
from tercet.core.signals import defer_exit
from tercet.players.player import Turn

LONGEST_ANSWER = 65536  # bytes
_SECONDS = 60
_LIMIT = re.compile(r"seconds=([1-9][0-9]{0,5}):")
_MAX_SECONDS = 1e9  # that a program may say a move took
_GRACE = 2.0  # seconds to end in when there is nothing left to do


class ProgramFailed(TercetError):
    """A program that plays cannot be run or does not play by the protocol."""


class Program:
    """Plays what a program of its own says; close it to end the program."""

    def __init__(self, command: list[str], limit: int) -> None:
        """Run a command when the first move is due, with so many seconds for each move."""
        self.command = command
        self.limit = limit
        self._spent = 0.0
        self._process: subprocess.Popen[bytes] | None = None
        self._thread = ThreadPoolExecutor(1)

    def clock(self) -> float:
        """The seconds that the program has thought, by its own account where it gives one."""
        return self._spent

    def choose(self, turn: Turn) -> str:
        """One of the legal moves, as the program says."""
        begun = time.monotonic()
        answer = self._ask(turn)
        took = time.monotonic() - begun
        move: str = answer["move"]
        if move not in turn.view["legal"]:
            raise self._failed("error-program-move", turn, move=excerpt(move))
        self._spent += _time(answer.get("seconds"), took)
        return move

    def close(self) -> None:
        """End the program."""
        if self._process is not None:
            _end(self._process)
        self._thread.shutdown()

    def _ask(self, turn: Turn) -> dict[str, Any]:
        if self._process is None:
            self._process = self._start()
        line = json.dumps(turn_message(turn), ensure_ascii=False).encode() + b"\n"
        try:
            answer = self._thread.submit(_exchange, self._process, line).result(self.limit)
        except NotInTime:
            _kill(self._process)
            raise self._failed("error-program-silent", turn, seconds=self.limit) from None
        if len(answer) > LONGEST_ANSWER:
            raise self._failed("error-program-long", turn, most=LONGEST_ANSWER)
        if not answer.endswith(b"\n"):
            raise self._failed("error-program-ended", turn)
        try:
            read = json.loads(answer)
        except (ValueError, RecursionError):
            read = None
        if not isinstance(read, dict) or not isinstance(read.get("move"), str):
            shown = excerpt(answer.decode(errors="replace").rstrip("\r\n"))
            raise self._failed("error-program-answer", turn, answer=shown)
        return read

    def _start(self) -> subprocess.Popen[bytes]:
        with defer_exit():  # else a program could be left that nobody knows of
            try:
                process = subprocess.Popen(  # noqa: S603 - the user's own command, without a shell
                    self.command,
                    stdin=subprocess.PIPE,
                    stdout=subprocess.PIPE,
                    start_new_session=True,
                )
            except (OSError, ValueError) as error:
                raise _cannot_start(self.command[0], error) from None
            weakref.finalize(self, _end, process)
        return process

    def _failed(self, message: str, turn: Turn, **facts: Any) -> ProgramFailed:
        command = excerpt(shlex.join(self.command))
        return ProgramFailed(message, command=command, ply=turn.ply + 1, **facts)


def turn_message(turn: Turn) -> dict[str, Any]:
    """What is sent to a program for its turn: what its seat may know."""
    return {
        "game": turn.game.name,
        "options": turn.view["options"],
        "seat": turn.game.seats[turn.seat],
        "ply": turn.ply,
        "legal": turn.view["legal"],
        "view": turn.view,
        "record": str(turn.record),
    }


def make(_game: Game, settings: str, _seed: str) -> Program:
    """A program as a player."""
    limit = _LIMIT.match(settings)
    text = settings[limit.end() :] if limit else settings
    try:
        command = shlex.split(text)
    except ValueError:
        command = []
    if not command:
        raise ProgramFailed("error-program-command", command=excerpt(text))
    if shutil.which(command[0]) is None:
        raise _cannot_start(command[0], FileNotFoundError())
    return Program(command, int(limit[1]) if limit else _SECONDS)


def _cannot_start(name: str, error: Exception) -> ProgramFailed:
    problem = getattr(error, "strerror", None) or type(error).__name__
    return ProgramFailed("error-program-start", command=excerpt(name), problem=problem)


def _time(own: object, measured: float) -> float:
    """The seconds by the program's own account, if it gives one that makes sense."""
    sensible = type(own) in (float, int) and 0 <= cast("float", own) < _MAX_SECONDS
    return cast("float", own) if sensible else measured


def _exchange(process: subprocess.Popen[bytes], line: bytes) -> bytes:
    """Write a line, read a line; what was read is without an end if the program has ended."""
    source, sink = _pipes(process)
    try:
        sink.write(line)
        sink.flush()
        return source.readline(LONGEST_ANSWER + 1)
    except (OSError, ValueError):  # it does not listen any more
        return b""


def _pipes(process: subprocess.Popen[bytes]) -> tuple[IO[bytes], IO[bytes]]:
    assert process.stdout is not None  # noqa: S101 - asked for
    assert process.stdin is not None  # noqa: S101 - asked for
    return process.stdout, process.stdin


def _end(process: subprocess.Popen[bytes]) -> None:
    """Let a program end by itself, and end it if it does not."""
    source, sink = _pipes(process)
    with defer_exit():
        with contextlib.suppress(OSError):
            sink.close()
        try:
            process.wait(_GRACE)
        except subprocess.TimeoutExpired:
            _kill(process)
        source.close()


def _kill(process: subprocess.Popen[bytes]) -> None:
    with contextlib.suppress(OSError):
        if hasattr(os, "killpg"):
            os.killpg(process.pid, signal.SIGKILL)
        else:
            process.kill()
    process.wait()
