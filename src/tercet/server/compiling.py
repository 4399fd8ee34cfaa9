"""Compile the rules for a server, in a process of its own: ``python -m tercet.server.compiling``.

Its input is a pipe whose other end the server holds: when that closes, the server is gone.
"""

import os
import sys
import threading

from tercet.core.warm import warm_up

_NICENESS = 5  # the server comes first


def _end_with_the_server() -> None:
    sys.stdin.buffer.read()
    os._exit(1)


if __name__ == "__main__":
    threading.Thread(target=_end_with_the_server, daemon=True).start()
    if hasattr(os, "nice"):
        os.nice(_NICENESS)
    warm_up()
    os._exit(0)  # the thread is still reading
