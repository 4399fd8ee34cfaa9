"""The tables of messages in ``docs/protocol.md``: ``python -m tercet.server.protocol`` writes them.

Everything in them comes from `messages`: names, fields and docstrings.
"""

import re
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Any, get_args

from msgspec import Struct
from msgspec.structs import fields

from tercet.server import messages

TARGET = Path(__file__).parents[3] / "docs" / "protocol.md"
_NUMBER = "re"  # all requests and answers have it, so the document tells it once


def document(text: str) -> str:
    """The document with its tables written anew."""
    tables = {
        "requests": _table("type", get_args(messages.Incoming)),
        "messages": _table("type", get_args(messages.Outgoing)),
        "objects": _table("object", _objects()),
    }
    for name, table in tables.items():
        start, end = f"<!-- {name}: written by script/generate -->\n", f"<!-- end of {name} -->\n"
        before, _, rest = text.partition(start)
        _, _, after = rest.partition(end)
        text = f"{before}{start}{table}{end}{after}"
    return text


def _structs() -> dict[str, type[Struct]]:
    """All classes of messages and of their parts, by name."""
    return {
        name: value
        for name, value in vars(messages).items()
        if isinstance(value, type) and value.__module__ == messages.__name__
    }


def _objects() -> Iterator[type[Struct]]:
    """What messages and the answers over HTTP are made of."""
    for struct in _structs().values():
        if struct.__struct_config__.tag is None and struct is not messages.Request:
            yield struct


def _table(title: str, structs: Iterable[type[Struct]]) -> str:
    rows = "".join(_row(struct) for struct in structs)
    return f"\n| {title} | fields | |\n|---|---|---|\n{rows}\n"


def _row(struct: type[Struct]) -> str:
    named = ", ".join(f"`{field.name}`" for field in fields(struct) if field.name != _NUMBER)
    described = re.sub(r"`(\w+)`", _name, " ".join((struct.__doc__ or "").split()))
    return f"| `{_tag(struct)}` | {named} | {described.replace('``', '`')} |\n"


def _name(quoted: re.Match[str]) -> str:
    """What a docstring calls by its class is called by its `type` in the protocol."""
    struct = _structs().get(quoted[1])
    return quoted[0] if struct is None else f"`{_tag(struct)}`"


def _tag(struct: type[Struct]) -> Any:
    return struct.__struct_config__.tag or struct.__name__


if __name__ == "__main__":
    written = document(TARGET.read_text(encoding="utf-8"))
    TARGET.write_text(written, encoding="utf-8", newline="\n")
