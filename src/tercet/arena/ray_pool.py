"""The same as `process_pool`, on a Ray cluster or on a local Ray started for the purpose."""

import os
from collections.abc import Callable, Generator, Iterable
from itertools import islice
from typing import Any, TypeVar

from tercet.arena.process_pool import WorkerLost, attempt, unwrap
from tercet.core.errors import TercetError

Item = TypeVar("Item")
Result = TypeVar("Result")


class RayMissing(TercetError):
    """Ray is not installed."""

    message = "error-ray-missing"


class RayFailed(TercetError):
    """Ray cannot be reached or started."""

    message = "error-ray-failed"


def ray_map(
    function: Callable[[Item], Result], items: Iterable[Item], workers: int
) -> Generator[Result, None, None]:
    """Call `function` on every item; yield results as they finish. The first error ends everything.

    With ``RAY_ADDRESS`` set, that cluster and all its processors are used. Otherwise a local Ray
    with `workers` processors is started, and shut down afterwards.
    """
    try:
        import ray  # noqa: PLC0415 - an optional dependency
    except ImportError:
        raise RayMissing from None
    os.environ.setdefault("RAY_USAGE_STATS_ENABLED", "0")
    started_here = not ray.is_initialized()
    if started_here:
        _start(ray, workers)
    try:
        yield from _run(ray, function, items)
    finally:
        if started_here:
            ray.shutdown()


def _start(ray: Any, workers: int) -> None:
    options: dict[str, Any] = {"logging_level": "error", "log_to_driver": False}
    attempts = 1
    if not os.environ.get("RAY_ADDRESS"):
        options |= {"address": "local", "num_cpus": workers, "include_dashboard": False}
        attempts = 3  # Ray gives up after half a minute, which can be too short on a busy machine
    for left in reversed(range(attempts)):
        try:
            ray.init(**options)
        except Exception as error:
            ray.shutdown()
            if not left:
                problem = str(error).strip().partition("\n")[0][:200]
                raise RayFailed(problem=problem or type(error).__name__) from error
        else:
            return


def _run(
    ray: Any, function: Callable[[Item], Result], items: Iterable[Item]
) -> Generator[Result, None, None]:
    # Ray would wrap an exception in one of its own types, so errors are returned as values.
    task = ray.remote(max_retries=3)(attempt)
    processors = max(1, int(ray.cluster_resources().get("CPU", 1)))
    pending = iter(items)
    running = [task.remote(function, item) for item in islice(pending, processors)]
    try:
        while running:
            ready, running = ray.wait(running)
            for reference in ready:
                try:
                    outcome = ray.get(reference)
                except ray.exceptions.RayError:
                    raise WorkerLost from None
                result = unwrap(outcome)
                running += [task.remote(function, item) for item in islice(pending, 1)]
                yield result
    finally:
        for reference in running:
            ray.cancel(reference, force=True)
