"""The lock of the data folder."""

import errno
import os
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from tercet.core.errors import TercetError


class DataInUse(TercetError):
    """Another server uses this data folder."""

    message = "serve-data-in-use"


@contextmanager
def locked(folder: Path) -> Iterator[None]:
    """Lock the folder: one process would not see what another one changes at its tables."""
    descriptor = os.open(folder / "lock", os.O_RDWR | os.O_CREAT, 0o600)
    try:
        try:
            import fcntl  # noqa: PLC0415 - not on every system
        except ImportError:
            pass
        else:
            try:
                fcntl.flock(descriptor, fcntl.LOCK_EX | fcntl.LOCK_NB)
            except OSError as error:
                if error.errno not in (errno.EAGAIN, errno.EACCES):
                    raise
                raise DataInUse(path=str(folder)) from None
        yield
    finally:
        os.close(descriptor)
