"""The service: requests and answers as lines of JSON; see ``docs/analysis.md``.

Every request is a job on one of a few threads, the rest wait in their order; kernels run beside one
another. Whatever is wrong with a line is answered, never fatal.
"""

import json
import signal
import threading
import time
from collections.abc import Callable, Iterator
from concurrent.futures import Future, ThreadPoolExecutor
from contextlib import contextmanager
from typing import IO, Any

from tercet.analysis.asking import Inquiry
from tercet.analysis.requests import CANCEL, LONGEST_LINE, BadRequest, Request, parsed
from tercet.core.errors import TercetError
from tercet.core.judgement import Analysis

MOST_WAITING = 1000  # requests

Write = Callable[[bytes], None]


class Job:
    """A request under way or waiting."""

    def __init__(self, request: Request) -> None:
        self.request = request
        self.cancelled = threading.Event()
        self.future: Future[None] | None = None
        self.told = time.monotonic()


class Service:
    """Answers requests through `write`, which gets whole lines."""

    def __init__(self, write: Write, workers: int, language: str = "en") -> None:
        """Work on so many requests at a time."""
        self._write = write
        self._language = language
        self._pool = ThreadPoolExecutor(workers)
        self._lock = threading.Lock()  # of the output and of the jobs
        self._jobs: dict[str, Job] = {}

    def take(self, line: bytes) -> None:
        """Begin what a line asks for."""
        name: str | None = None
        try:
            if len(line) > LONGEST_LINE:
                raise BadRequest(None, "request-long", most=LONGEST_LINE)
            value = parsed(line)
            name = value["id"] if isinstance(value.get("id"), str) else None
            if "cancel" in value and "id" not in value:
                self._cancel(value)
            else:
                self._begin(Request.of(value))
        except TercetError as error:
            self._refuse(name, error)

    def stop(self) -> None:
        """Cancel everything; those waiting are answered too."""
        with self._lock:
            jobs = list(self._jobs.values())
        for job in jobs:
            self._break_off(job)

    def close(self) -> None:
        """Wait until everything is answered."""
        self._pool.shutdown()

    def _begin(self, request: Request) -> None:
        job = Job(request)
        with self._lock:
            if request.id in self._jobs:
                raise BadRequest("id", "request-running")
            if len(self._jobs) >= MOST_WAITING:
                raise BadRequest("id", "request-busy", most=MOST_WAITING)
            self._jobs[request.id] = job
            job.future = self._pool.submit(self._work, job)

    def _cancel(self, value: dict[str, Any]) -> None:
        name = CANCEL.check("", value)["cancel"]
        with self._lock:
            job = self._jobs.get(name)
        if job is None:
            self._refuse(name, BadRequest("cancel", "request-not-running"))
        else:
            self._break_off(job)

    def _break_off(self, job: Job) -> None:
        """Stop a job; one that has not begun yet is answered at once."""
        job.cancelled.set()
        if job.future is not None and job.future.cancel():
            nothing = {"depth": 0, "nodes": 0, "moves": [], "verdict": None, "finished": False}
            self._answer({"id": job.request.id, "type": "cancelled"} | nothing, job)

    def _work(self, job: Job) -> None:
        """Answer one request, whatever comes."""
        try:
            inquiry = Inquiry(job.request.question())
            job.told = time.monotonic()
            analysis = inquiry.answer(lambda now: self._goes_on(job, now))
        except TercetError as error:
            self._refuse(job.request.id, error, job)
        except Exception as error:
            problem = f"{type(error).__name__}: {error}"
            self._refuse(job.request.id, BadRequest(None, "request-failed", problem=problem), job)
        else:
            kind = "cancelled" if job.cancelled.is_set() else "final"
            self._answer(_reported(job.request.id, kind, analysis), job)

    def _goes_on(self, job: Job, inquiry: Inquiry) -> bool:
        every = job.request.partial_every
        now = time.monotonic()
        if every is not None and now - job.told >= every and not job.cancelled.is_set():
            job.told = now
            self._answer(_reported(job.request.id, "partial", inquiry.analysis()))
        return not job.cancelled.is_set()

    def _refuse(self, name: str | None, error: TercetError, job: Job | None = None) -> None:
        facts = {
            "id": name,
            "type": "error",
            "field": getattr(error, "field", None),
            "code": error.message,
            "message": error.text(self._language),
        }
        self._answer(facts, job)

    def _answer(self, facts: dict[str, Any], done: Job | None = None) -> None:
        """Write a line; a job that is done makes room for another one of its id."""
        line = json.dumps(facts).encode() + b"\n"
        with self._lock:
            if done is not None:
                del self._jobs[done.request.id]
            self._write(line)


def _reported(name: str, kind: str, analysis: Analysis) -> dict[str, Any]:
    return {"id": name, "type": kind} | analysis.as_facts()


class _Stop(BaseException):
    """A signal has come."""


class Signals:
    """Signals that ask to stop; they break in only while nothing else is being done."""

    def __init__(self) -> None:
        self.asked = False
        self._waiting = False

    @contextmanager
    def heard(self) -> Iterator[None]:
        """Take the signals in hand."""
        numbers = (signal.SIGTERM, signal.SIGINT)
        before = {number: signal.signal(number, self._note) for number in numbers}
        try:
            yield
        finally:
            for number, handler in before.items():
                signal.signal(number, handler)

    @contextmanager
    def waiting(self) -> Iterator[None]:
        """While this is on, `_Stop` may come at any time."""
        self._waiting = True
        try:
            if self.asked:
                raise _Stop
            yield
        finally:
            self._waiting = False

    def _note(self, _number: int, _frame: object) -> None:
        self.asked = True
        if self._waiting:
            self._waiting = False
            raise _Stop


def serve(source: IO[bytes], sink: IO[bytes], workers: int, language: str) -> int:
    """Answer the lines of a stream; at its end finish what is under way, at a signal cancel it."""
    main = threading.main_thread().ident

    def write(line: bytes) -> None:
        try:
            sink.write(line)
            sink.flush()
        except (OSError, ValueError):  # nobody reads any more
            if hasattr(signal, "pthread_kill") and main is not None:
                signal.pthread_kill(main, signal.SIGTERM)

    service = Service(write, workers, language)
    signals = Signals()
    lines = lines_of(source)
    with signals.heard():
        try:
            while True:
                with signals.waiting():
                    line = next(lines, None)
                if line is None:
                    break
                service.take(line)
            with signals.waiting():
                service.close()
        except _Stop:
            service.stop()
            service.close()
    return 0


def lines_of(stream: IO[bytes]) -> Iterator[bytes]:
    """The lines of a stream; of one that is too long only the beginning, and more than allowed."""
    while line := stream.readline(LONGEST_LINE + 2):
        rest = line
        while rest and not rest.endswith(b"\n"):
            rest = stream.readline(LONGEST_LINE)
        yield line.rstrip(b"\r\n")
