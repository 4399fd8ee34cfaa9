"""What is refused at a table: each error has a code for programs and a sentence for people."""

import logging
from typing import Any

from tercet.core.errors import TercetError

_log = logging.getLogger(__name__)


class Refusal(TercetError):
    """A request that changed nothing; its code names the message that words it."""

    def __init__(self, code: str, **facts: Any) -> None:
        super().__init__(**facts)
        self.code = code
        self.message = f"refused-{code}"


def as_refusal(error: Exception) -> TercetError:
    """The error, if it says what is wrong with the request; else it is logged, and "broken"."""
    if isinstance(error, TercetError) and error.code != TercetError.code:
        return error
    _log.error("failed", exc_info=error)
    return Refusal("broken")
