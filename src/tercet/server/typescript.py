"""The messages as TypeScript, for ``web/src/lib/wire.ts``: ``python -m tercet.server.typescript``.

What a browser sends may leave out what has a default; what the server sends always has it all.
Tables on a device send the same messages as the server: for them there are the defaults.
"""

import json
import types
from pathlib import Path
from typing import Any, Literal, Union, get_args, get_origin, get_type_hints

from msgspec import NODEFAULT, Struct
from msgspec.structs import FieldInfo, fields

from tercet.core.views import EventJson, View
from tercet.server import messages

TARGET = Path(__file__).parents[3] / "web" / "src" / "lib" / "wire.ts"
_WIDTH = 110
_HEAD = """\
/** All messages. Written by `python -m tercet.server.typescript`: do not edit. */

import type { GameEvent, View } from "$lib/board";
"""
_PLAIN = {
    int: "number",
    str: "string",
    bool: "boolean",
    types.NoneType: "null",
    Any: "unknown",
    View: "View",  # these two are each game's own, declared with its board
    EventJson: "GameEvent",
}


def _aliases() -> dict[str, Any]:
    """The named types of the module, in its order."""
    found = vars(messages).items()
    return {name: value for name, value in found if get_origin(value) in _UNIONS}


_UNIONS = (Union, types.UnionType, Literal)


def _type(hint: Any) -> str:
    """A type in TypeScript."""
    for name, alias in _aliases().items():
        if hint == alias:
            return name
    if hint in _PLAIN:
        return _PLAIN[hint]
    arguments = get_args(hint)
    if get_origin(hint) is Literal:
        return " | ".join(f'"{value}"' for value in arguments)
    if get_origin(hint) in _UNIONS:
        return " | ".join(map(_type, arguments))
    if get_origin(hint) is list:
        item = _type(arguments[0])
        return f"({item})[]" if " " in item else f"{item}[]"
    if get_origin(hint) is dict:
        return f"Record<string, {_type(arguments[1])}>"
    if isinstance(hint, type) and issubclass(hint, Struct):
        return hint.__name__
    raise TypeError(f"no TypeScript for {hint}")


def _comment(text: str, indent: str = "") -> str:
    lines = text.strip().split("\n")
    if len(lines) == 1:
        return f"{indent}/** {lines[0]} */\n"
    body = "".join(f"{indent} * {line.strip()}".rstrip() + "\n" for line in lines)
    return f"{indent}/**\n{body}{indent} */\n"


def _interface(struct: type[Struct]) -> str:
    """A message, or a part of one."""
    hints = get_type_hints(struct)
    (base,) = struct.__bases__
    inherited = set() if base is Struct else {field.name for field in fields(base)}
    extends = "" if base is Struct else f" extends {base.__name__}"
    lines = (
        [] if struct.__struct_config__.tag is None else [f'type: "{struct.__struct_config__.tag}"']
    )
    for field in fields(struct):
        if field.name not in inherited:
            optional = _may_leave_out(struct) and _has_default(field)
            lines.append(f"{field.name}{'?' if optional else ''}: {_type(hints[field.name])}")
    body = "".join(f"  {line};\n" for line in lines)
    inside = f"{{\n{body}}}" if body else "{}"
    return f"{_comment(struct.__doc__ or '')}export interface {struct.__name__}{extends} {inside}\n"


def _alias(name: str, value: Any) -> str:
    """A named choice, as wide as prettier lets a line be."""
    if get_origin(value) is Literal:
        parts = [f'"{part}"' for part in get_args(value)]
    else:
        parts = [_type(part) for part in get_args(value)]
    line = f"export type {name} = {' | '.join(parts)};\n"
    if len(line) <= _WIDTH + 1:
        return line
    line = f"  {' | '.join(parts)};\n"
    many = "\n".join(f"  | {part}" for part in parts) + ";\n"
    return f"export type {name} =\n" + (line if len(line) <= _WIDTH + 1 else many)


def _defaults() -> str:
    """The defaults in what the server sends, by message."""
    written = ""
    for name, struct in vars(messages).items():
        if isinstance(struct, type) and issubclass(struct, Struct) and not _may_leave_out(struct):
            values = {
                field.name: field.default_factory() if field.default is NODEFAULT else field.default
                for field in fields(struct)
                if _has_default(field)
            }
            if values:
                inside = ", ".join(f"{one}: {json.dumps(value)}" for one, value in values.items())
                written += f"  {name}: {{ {inside} }},\n"
    text = "What a message says of these fields if there is nothing to say."
    return f"{_comment(text)}export const DEFAULTS = {{\n{written}}} as const;\n"


def _may_leave_out(struct: type[Struct]) -> bool:
    """Whether it is sent by a browser, which may leave out what has a default."""
    return struct.__struct_config__.forbid_unknown_fields


def _has_default(field: FieldInfo) -> bool:
    return field.default is not NODEFAULT or field.default_factory is not NODEFAULT


def typescript() -> str:
    """The whole file."""
    aliases = _aliases()
    parts = [_HEAD]
    for name, value in vars(messages).items():
        if name in aliases:
            parts.append(_alias(name, value))
        elif getattr(value, "__module__", None) == messages.__name__:
            parts.append(_interface(value))
    parts.append(_defaults())
    return "\n".join(parts)


if __name__ == "__main__":
    TARGET.write_text(typescript(), encoding="utf-8", newline="\n")
