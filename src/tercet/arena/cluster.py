"""Work spread over a Ray cluster, or over a Ray of this machine's own where there is none."""

import os
from collections.abc import Callable, Generator, Iterable
from itertools import islice
from typing import Any, TypeVar

from tercet.arena.processes import WorkerLost, portable
from tercet.core.errors import TercetError

Item = TypeVar("Item")
Answer = TypeVar("Answer")


class RayMissing(TercetError):
    """Ray is not installed."""

    message = "error-ray-missing"


class RayFailed(TercetError):
    """Ray cannot be reached or started."""

    message = "error-ray-failed"


def on_ray(
    work: Callable[[Item], Answer], items: Iterable[Item], workers: int
) -> Generator[Answer, None, None]:
    """The answers as they come; the first error ends everything.

    An address in ``RAY_ADDRESS`` is connected to, and all of its processors are used; without one
    a Ray with as many processors as `workers` is started, and ended afterwards.
    """
    ray = _ray()
    os.environ.setdefault("RAY_USAGE_STATS_ENABLED", "0")  # we report to nobody
    begun = not ray.is_initialized()
    if begun:
        _begin(ray, workers)
    try:
        yield from _spread(ray, work, items)
    finally:
        if begun:
            ray.shutdown()


def _ray() -> Any:
    try:
        import ray  # noqa: PLC0415 - an extra
    except ImportError:
        raise RayMissing from None
    return ray


def _begin(ray: Any, workers: int) -> None:
    options: dict[str, Any] = {"logging_level": "error", "log_to_driver": False}
    tries = 1
    if not os.environ.get("RAY_ADDRESS"):
        options |= {"address": "local", "num_cpus": workers, "include_dashboard": False}
        tries = 3  # it gives up after half a minute, which a busy machine may need
    for left in reversed(range(tries)):
        try:
            ray.init(**options)
        except Exception as error:
            ray.shutdown()
            if not left:
                problem = str(error).strip().partition("\n")[0][:200]
                raise RayFailed(problem=problem or type(error).__name__) from error
        else:
            return


def _spread(
    ray: Any, work: Callable[[Item], Answer], items: Iterable[Item]
) -> Generator[Answer, None, None]:
    task = ray.remote(max_retries=3)(carried)
    places = max(1, int(ray.cluster_resources().get("CPU", 1)))
    waiting = iter(items)
    under_way = [task.remote(work, item) for item in islice(waiting, places)]
    try:
        while under_way:
            ready, under_way = ray.wait(under_way)
            for reference in ready:
                answer = _got(ray, reference)
                under_way += [task.remote(work, item) for item in islice(waiting, 1)]
                yield answer
    finally:
        for reference in under_way:
            ray.cancel(reference, force=True)


def _got(ray: Any, reference: Any) -> Any:
    try:
        done, answer = ray.get(reference)
    except ray.exceptions.RayError:
        raise WorkerLost from None
    if not done:
        raise answer
    return answer


def carried(work: Callable[[Item], Answer], item: Item) -> tuple[bool, Any]:
    """The answer, or the error as it is: Ray would change its kind."""
    try:
        return True, work(item)
    except Exception as error:
        return False, portable(error)
