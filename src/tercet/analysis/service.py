"""The service: requests and answers as lines of JSON; see ``docs/analysis.md``.

Every request is a job on one of a few threads, the rest wait in their order; kernels run beside one
another. Whatever is wrong with a line is answered, never fatal.
"""

import json
import threading
import time
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
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
            for job in self._jobs.values():
                job.cancelled.set()

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
        self._pool.submit(self._work, job)

    def _cancel(self, value: dict[str, Any]) -> None:
        name = CANCEL.check("", value)["cancel"]
        with self._lock:
            job = self._jobs.get(name)
            if job is not None:
                job.cancelled.set()
        if job is None:
            self._refuse(name, BadRequest("cancel", "request-not-running"))

    def _work(self, job: Job) -> None:
        """Answer one request, whatever comes."""
        try:
            inquiry = Inquiry(job.request.question())
            job.told = time.monotonic()
            analysis = inquiry.answer(lambda now: self._goes_on(job, now))
        except TercetError as error:
            self._refuse(job.request.id, error, job)
        except Exception as error:  # noqa: BLE001 - the other requests go on
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
        line = json.dumps(facts, ensure_ascii=False).encode(errors="replace") + b"\n"
        with self._lock:
            if done is not None:
                del self._jobs[done.request.id]
            self._write(line)


def _reported(name: str, kind: str, analysis: Analysis) -> dict[str, Any]:
    return {"id": name, "type": kind} | analysis.as_facts()


def lines_of(stream: IO[bytes]) -> Iterator[bytes]:
    """The lines of a stream; of one that is too long only the beginning, and more than allowed."""
    while line := stream.readline(LONGEST_LINE + 2):
        rest = line
        while rest and not rest.endswith(b"\n"):
            rest = stream.readline(LONGEST_LINE)
        yield line.rstrip(b"\r\n")
