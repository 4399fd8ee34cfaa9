"""The header that every game's state begins with.

A state is a flat, contiguous ``int64`` array that holds the whole truth of a position. The first
`HEADER` numbers mean the same in every game; what follows is documented in the game's kernel.
"""

from typing import Any, TypeAlias

import numpy as np
from numpy.typing import NDArray

State: TypeAlias = NDArray[np.int64]
"""A position as a kernel sees it."""

Int: TypeAlias = Any
"""A number in a kernel: a machine integer when compiled, a Python or numpy one when not."""

MOVER = 0  # 0 or 1: that seat is to move; CHANCE; OVER
RESULT = 1  # RUNNING, FIRST_WINS, SECOND_WINS or DRAW
REASON = 2  # index into the game's reasons; meaningful when the game is over
AUDIENCE = 3  # while chance is to move: who sees the outcome, a seat or EVERYONE
DUE = 4  # while chance is to move: letters of this chance token not drawn yet
HEADER = 5

CHANCE = 2
OVER = -1
EVERYONE = -1

RUNNING = 0
FIRST_WINS = 1
SECOND_WINS = 2
DRAW = 3

SPECTATOR_NUMBER = 2  # a viewer who holds no seat; seats are viewers 0 and 1

MAX_ACTIONS = 256  # every position of every game has fewer legal actions than this
ACTION_BITS = 14  # the number of an action takes at most so many bits

DECIDED = 10_000  # a search value beyond this is a won game, beyond its negative a lost one
WIN = 20_000
UNKNOWN = 30_000  # in place of a search value
