"""Work on processes: every answer once, errors as they were, nothing left behind."""

import multiprocessing
from collections.abc import Iterator

import pytest

from tercet.arena.process_pool import WorkerLost, process_map
from tests.arena.support import dying, failing, played, squared, timeless, untransportable
from tests.arena.test_match import usual


@pytest.mark.parametrize("workers", [1, 3])
def test_every_item_is_answered_once(workers: int) -> None:
    answers = list(process_map(squared, range(20), workers))
    assert sorted(answers) == [number * number for number in range(20)]
    assert multiprocessing.active_children() == []
    assert list(process_map(squared, [], workers)) == []


def test_items_are_chosen_when_somebody_is_free() -> None:
    taken = []

    def items() -> Iterator[int]:
        for number in range(100):
            taken.append(number)
            yield number

    answers = process_map(squared, items(), 2)
    next(answers)
    assert len(taken) <= 4
    answers.close()
    assert multiprocessing.active_children() == []


def test_errors_come_back_as_they_were() -> None:
    with pytest.raises(LookupError, match="no 1") as failed:
        list(process_map(failing, [1], 1))
    assert "in failing" in failed.value.__notes__[0]
    with pytest.raises(RuntimeError, match="local 1"):
        list(process_map(untransportable, [1], 1))
    with pytest.raises(WorkerLost, match="unexpectedly"):
        list(process_map(dying, range(4), 2))
    assert multiprocessing.active_children() == []


@pytest.mark.parametrize(("game", "workers"), [("mana", 1), ("mandala", 2)])
def test_a_match_is_the_same_on_any_number_of_processes(game: str, workers: int) -> None:
    match = usual(game, seed="p")
    alone = timeless(played(match, 10).games)
    assert timeless(played(match, 10, process_map, workers).games) == alone
