"""The address under which others reach this server."""

import re
import socket

from tercet.server.messages import Address

_HOST = re.compile(r"(?:[A-Za-z0-9.-]{1,253}|\[[0-9A-Fa-f:.]{2,45}\])(?::[0-9]{1,5})?")
_EVERYWHERE = ("0.0.0.0", "::")  # noqa: S104 - compared with, not listened on
_HERE = ("localhost", "127.0.0.1", "[::1]")


def host_of(header: str) -> str | None:
    """The ``Host`` header if it is a name or number and perhaps a port, and nothing else.

    >>> host_of("table.example:8000"), host_of("[::1]:8000"), host_of("a b"), host_of('x"/<y>')
    ('table.example:8000', '[::1]:8000', None, None)
    """
    return header if _HOST.fullmatch(header) else None


def address_for(scheme: str, host: str, listening: str) -> Address:
    """The address to give to a friend by somebody who came by `host`.

    >>> address_for("https", "table.example", "127.0.0.1")
    Address(base='https://table.example', shared=True)
    >>> address_for("http", "localhost:8000", "127.0.0.1")
    Address(base='http://localhost:8000', shared=False)
    """
    name, _, port = host.rpartition(":") if re.search(r":[0-9]+$", host) else (host, "", "")
    if name.lower() not in _HERE and not name.startswith("127."):
        return Address(f"{scheme}://{host}", shared=True)
    own = own_address() if listening in _EVERYWHERE else None
    if own is None:
        return Address(f"{scheme}://{host}", shared=False)
    return Address(f"{scheme}://{own}" + (f":{port}" if port else ""), shared=True)


def own_address() -> str | None:
    """The number of this computer in its network; None without a network.

    The system is asked from where it would send; nothing is sent.
    """
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(("192.0.2.1", 9))
            found = str(probe.getsockname()[0])
        except OSError:
            return None
    return None if found.startswith("127.") or found in _EVERYWHERE else found
