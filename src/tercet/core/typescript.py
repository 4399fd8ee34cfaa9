"""The types of what is sent of each game, for its board: ``python -m tercet.core.typescript``.

They go to ``schema.ts`` in every board folder; a test sees to it that they are up to date.
"""

import json
from collections.abc import Iterator
from pathlib import Path

from tercet.core.game import Choice, Game
from tercet.core.registry import find, folder, game_names
from tercet.core.schema import (
    Bool,
    BySeat,
    Cells,
    Const,
    Counts,
    Grid,
    Items,
    Letters,
    List,
    Name,
    Names,
    Node,
    Nullable,
    Num,
    Obj,
)

_HEAD = """\
/** What the server sends of {name}. Written by `python -m tercet.core.typescript`: do not edit. */

import type {{ Cause, View as AnyView }} from "$lib/board";
"""
_AS_WRITTEN = "\n// prettier-ignore\n"
_TAIL = """
export type View = AnyView<Table, Seat, Options, EndReason>;
export type Why = Cause<Reason>;
"""


def target(game: str) -> Path:
    """Where the types of a game belong."""
    return folder(game) / "board" / "schema.ts"


def game_types(game: Game) -> str:
    """The types of everything that is sent of a game."""
    schema, types = game.schema, _Types()
    types.name(Names("Seat", game.seats))
    table = types.of(schema.TABLE, "\n  ")
    events = [
        types.of(Obj({"type": Const(event.type, f'"{event.type}"'), **event.facts.fields}))
        for event in schema.EVENTS.values()
    ]
    events.append('{ type: "end"; result: string; reason: EndReason }')
    reasons = dict.fromkeys(
        f'{{ why: "{reason.code}"; facts: {types.of(reason.facts)} }}'
        for reason in schema.REASONS.values()
    )
    reasons['{ why: "over"; facts: { reason: EndReason } }'] = None
    parts = [
        _HEAD.format(name=game.name.capitalize()),
        *map(_words, types.names),
        f"{_AS_WRITTEN}export type Options = {_options(game)};\n",
        f"{_AS_WRITTEN}export type EndReason = {' | '.join(map(json.dumps, game.reasons))};\n",
        f"{_AS_WRITTEN}export interface Table {table}\n",
        _union("Event", events),
        _union("Reason", list(reasons)),
        _TAIL,
    ]
    return "".join(parts)


class _Types:
    """Nodes as types, and the names that they use."""

    def __init__(self) -> None:
        self.names: dict[Names, None] = {}

    def name(self, names: Names) -> str:
        """The type of a word."""
        self.names[names] = None
        return names.type

    def of(self, node: Node, before_field: str = " ") -> str:
        """The type of a node."""
        match node:
            case Num():
                return "number"
            case Bool():
                return "boolean"
            case Letters():
                return "string"
            case Const(_, type_):
                return type_
            case Name(_, names):
                return self.name(names)
            case Cells(_, names):
                return f"{self.name(names)}[]"
            case Counts(_, names):
                return f"Record<{self.name(names)}, number>"
            case Nullable(item):
                return f"{self.of(item)} | null"
            case List():
                inner = self.of(node.item(node.at))
                return f"({inner})[]" if " | " in inner else f"{inner}[]"
            case Grid(at, names, item_at, _):
                return f"Partial<Record<{self.name(names)}, {self.of(item_at(at))}>>"
            case Items(items):
                return f"[{', '.join(map(self.of, items))}]"
            case BySeat():
                return f"Record<Seat, {self.of(node.item(0))}>"
            case Obj():
                fields = [f"{name}: {self.of(one)}" for name, one in node.fields.items()]
                inner = f";{before_field}".join(fields)
                end = " " if before_field == " " else ";\n"
                return f"{{{before_field}{inner}{end}}}" if fields else "Record<string, never>"


def _words(names: Names) -> str:
    """A set of names: its list, and the type of one of them."""
    constant = f"{names.type.upper()}S"
    listed = ", ".join(f'"{word}"' for word in names.words if word)
    return (
        f"{_AS_WRITTEN}export const {constant} = [{listed}] as const;\n"
        f"export type {names.type} = (typeof {constant})[number];\n"
    )


def _options(game: Game) -> str:
    """The type of the options that a table is set up with."""
    fields = []
    for option in game.options:
        values = map(json.dumps, option.values) if isinstance(option, Choice) else ["number"]
        fields.append(f"{option.name}: {' | '.join(values)}")
    return f"{{ {'; '.join(fields)} }}" if fields else "Record<string, never>"


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
