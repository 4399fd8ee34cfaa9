"""The types of what is sent of each game, for its board: ``python -m tercet.core.typescript``.

They go to ``schema.ts`` in every board folder; a test sees to it that they are up to date.
"""

from collections.abc import Iterator
from pathlib import Path

from tercet.core.game import Game
from tercet.core.registry import find, folder, game_names
from tercet.core.schema import Names, Obj, names_in

_HEAD = """\
/** What the server sends of {name}. Written by `python -m tercet.core.typescript`: do not edit. */

import type {{ Cause, View as AnyView }} from "$lib/board";
"""
_AS_WRITTEN = "\n// prettier-ignore\n"
_TAIL = """
export type View = AnyView<Table, Seat>;
export type Why = Cause<Reason>;
"""


def target(game: str) -> Path:
    """Where the types of a game belong."""
    return folder(game) / "board" / "schema.ts"


def game_types(game: Game) -> str:
    """The types of everything that is sent of a game."""
    schema = game.schema
    if not isinstance(schema.TABLE, Obj):
        raise TypeError("a table is an object")
    facts = [event.facts for event in schema.EVENTS.values()]
    facts += [reason.facts for reason in schema.REASONS.values()]
    names = {Names("Seat", game.seats): None}
    for node in (schema.TABLE, *facts):
        names |= dict.fromkeys(names_in(node))
    events = [f'{{ type: "{event.type}"{_more(event.facts)} }}' for event in schema.EVENTS.values()]
    events.append('{ type: "end"; result: string; reason: string }')
    reasons = dict.fromkeys(
        f'{{ why: "{reason.code}"; facts: {reason.facts.typescript()} }}'
        for reason in schema.REASONS.values()
    )
    ends = " | ".join(f'"{reason}"' for reason in game.reasons)
    reasons[f'{{ why: "over"; facts: {{ reason: {ends} }} }}'] = None
    parts = [
        _HEAD.format(name=game.name.capitalize()),
        *map(_words, names),
        f"{_AS_WRITTEN}export interface Table {{\n{_fields(schema.TABLE)}}}\n",
        _union("Event", events),
        _union("Reason", list(reasons)),
        _TAIL,
    ]
    return "".join(parts)


def _words(names: Names) -> str:
    """A set of names: its list, and the type of one of them."""
    constant = f"{names.type.upper()}S"
    listed = ", ".join(f'"{word}"' for word in names.words if word)
    return (
        f"{_AS_WRITTEN}export const {constant} = [{listed}] as const;\n"
        f"export type {names.type} = (typeof {constant})[number];\n"
    )


def _fields(node: Obj) -> str:
    return "".join(f"  {name}: {one.typescript()};\n" for name, one in node.fields.items())


def _more(facts: Obj) -> str:
    inner = facts.typescript()[2:-2]
    return f"; {inner}" if facts.fields else ""


def _union(name: str, parts: list[str]) -> str:
    return f"{_AS_WRITTEN}export type {name} =" + "".join(f"\n  | {part}" for part in parts) + ";\n"


def files() -> Iterator[tuple[Path, str]]:
    """Every file and what belongs there; a game without a board of its own has none."""
    for name in game_names():
        if target(name).parent.is_dir():
            yield target(name), game_types(find(name))


if __name__ == "__main__":
    for path, text in files():
        path.write_text(text, encoding="utf-8", newline="\n")
