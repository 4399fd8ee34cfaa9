"""The analysis service: requests and responses as lines of JSON, see ``docs/analysis.md``.

A pool of threads works on requests in their order; compiled searches run in parallel. An invalid
line gets an error response and never ends the service.
"""

import json
import signal
import threading
import time
from collections.abc import Callable, Iterator
from concurrent.futures import Future, ThreadPoolExecutor
from typing import IO, Any

from tercet.analysis.analyser import Analyser
from tercet.analysis.service_requests import (
    CANCEL,
    MAX_LINE_BYTES,
    BadRequest,
    ServiceRequest,
    parse_line,
)
from tercet.core.analysis import Analysis
from tercet.core.errors import TercetError
from tercet.core.signals import Stopped, StopSignals

MAX_JOBS = 1000

Write = Callable[[bytes], None]


class Job:
    """A request that is running or waiting for a thread."""

    def __init__(self, request: ServiceRequest) -> None:
        self.request = request
        self.cancelled = threading.Event()
        self.future: Future[None] | None = None
        self.reported = time.monotonic()


class Service:
    """Runs requests and passes each response to `write` as one line."""

    def __init__(self, write: Write, workers: int, language: str = "en") -> None:
        """Run up to `workers` requests at a time."""
        self._write = write
        self._language = language
        self._pool = ThreadPoolExecutor(workers)
        self._lock = threading.Lock()  # for `_write` and `_jobs`
        self._jobs: dict[str, Job] = {}

    def handle(self, line: bytes) -> None:
        """Start or cancel a job, or respond with an error."""
        request_id: str | None = None
        try:
            if len(line) > MAX_LINE_BYTES:
                raise BadRequest(None, "request-long", most=MAX_LINE_BYTES)
            value = parse_line(line)
            request_id = value["id"] if isinstance(value.get("id"), str) else None
            if "cancel" in value and "id" not in value:
                self._cancel_requested(value)
            else:
                self._start(ServiceRequest.parse(value))
        except TercetError as error:
            self._respond_error(request_id, error)

    def cancel_all(self) -> None:
        """Cancel all jobs; each gets its response."""
        with self._lock:
            jobs = list(self._jobs.values())
        for job in jobs:
            self._cancel(job)

    def close(self) -> None:
        """Wait until every request has its response."""
        self._pool.shutdown()

    def _start(self, request: ServiceRequest) -> None:
        job = Job(request)
        with self._lock:
            if request.id in self._jobs:
                raise BadRequest("id", "request-running")
            if len(self._jobs) >= MAX_JOBS:
                raise BadRequest("id", "request-busy", most=MAX_JOBS)
            self._jobs[request.id] = job
            job.future = self._pool.submit(self._run, job)

    def _cancel_requested(self, value: dict[str, Any]) -> None:
        request_id = CANCEL.check("", value)["cancel"]
        with self._lock:
            job = self._jobs.get(request_id)
        if job is None:
            self._respond_error(request_id, BadRequest("cancel", "request-not-running"))
        else:
            self._cancel(job)

    def _cancel(self, job: Job) -> None:
        """Stop a job; one that has not started yet gets its response at once."""
        job.cancelled.set()
        if job.future is not None and job.future.cancel():
            nothing = {"depth": 0, "nodes": 0, "moves": [], "verdict": None, "finished": False}
            self._respond({"id": job.request.id, "type": "cancelled"} | nothing, job)

    def _run(self, job: Job) -> None:
        """Run a job; it gets a response whatever happens."""
        try:
            analyser = Analyser(job.request.analysis_request())
            job.reported = time.monotonic()
            analysis = analyser.run(lambda now: self._keep_going(job, now))
        except TercetError as error:
            self._respond_error(job.request.id, error, job)
        except Exception as error:
            failed = BadRequest(None, "request-failed", problem=f"{type(error).__name__}: {error}")
            self._respond_error(job.request.id, failed, job)
        else:
            kind = "cancelled" if job.cancelled.is_set() else "final"
            self._respond(_report(job.request.id, kind, analysis), job)

    def _keep_going(self, job: Job, analyser: Analyser) -> bool:
        """Send a partial report if one is due; False once the job is cancelled."""
        every = job.request.partial_every
        now = time.monotonic()
        if every is not None and now - job.reported >= every and not job.cancelled.is_set():
            job.reported = now
            self._respond(_report(job.request.id, "partial", analyser.analysis()))
        return not job.cancelled.is_set()

    def _respond_error(
        self, request_id: str | None, error: TercetError, job: Job | None = None
    ) -> None:
        response = {
            "id": request_id,
            "type": "error",
            "field": getattr(error, "field", None),
            "code": error.message,
            "message": error.text(self._language),
        }
        self._respond(response, job)

    def _respond(self, response: dict[str, Any], done: Job | None = None) -> None:
        """Write a response; if it is the last one of a job, the id becomes free."""
        line = json.dumps(response).encode() + b"\n"
        with self._lock:
            if done is not None:
                del self._jobs[done.request.id]
            self._write(line)


def _report(request_id: str, kind: str, analysis: Analysis) -> dict[str, Any]:
    return {"id": request_id, "type": kind} | analysis.as_dict()


def serve(source: IO[bytes], sink: IO[bytes], workers: int, language: str) -> int:
    """Serve the requests of a stream; at its end finish all jobs, on a signal cancel them."""
    main_thread = threading.main_thread().ident

    def write(line: bytes) -> None:
        try:
            sink.write(line)
            sink.flush()
        except (OSError, ValueError):  # the reader has closed the stream
            if hasattr(signal, "pthread_kill") and main_thread is not None:
                signal.pthread_kill(main_thread, signal.SIGTERM)

    service = Service(write, workers, language)
    signals = StopSignals()
    lines = read_lines(source)
    with signals.handled():
        try:
            while True:
                with signals.interruptible():
                    line = next(lines, None)
                if line is None:
                    break
                service.handle(line)
            with signals.interruptible():
                service.close()
        except Stopped:
            service.cancel_all()
            service.close()
    return 0


def read_lines(stream: IO[bytes]) -> Iterator[bytes]:
    """The lines of a stream; of a line that is too long only the start, one byte over the limit."""
    while line := stream.readline(MAX_LINE_BYTES + 2):
        rest = line
        while rest and not rest.endswith(b"\n"):
            rest = stream.readline(MAX_LINE_BYTES)
        yield line.rstrip(b"\r\n")
