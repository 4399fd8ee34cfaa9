"""Read a WebAssembly object file: its functions, data, symbols and relocations.

See the tool conventions, https://github.com/WebAssembly/tool-conventions/blob/main/Linking.md.
"""

from dataclasses import dataclass, field
from typing import NamedTuple

FUNCTION_IMPORT, TABLE_IMPORT, MEMORY_IMPORT, GLOBAL_IMPORT = range(4)
CUSTOM, TYPE, IMPORT, FUNCTION, TABLE, MEMORY, GLOBAL, EXPORT, START, ELEMENT, CODE, DATA, COUNT = (
    range(13)
)
FUNCTION_SYMBOL, DATA_SYMBOL, GLOBAL_SYMBOL, SECTION_SYMBOL, TAG_SYMBOL, TABLE_SYMBOL = range(6)
ADDRESS_LEB, ADDRESS_SLEB, ADDRESS_I32 = 3, 4, 5  # the relocations that have an addend
_UNDEFINED, _NAMED = 0x10, 0x40  # flags of symbols
_SEGMENTS, _SYMBOLS = 5, 8  # parts of the section "linking"
_LINKING_VERSION = 2
_I32_CONST, _END = 0x41, 0x0B


class Unlinkable(Exception):
    """The object has something in it that this linker does not know."""


class Relocation(NamedTuple):
    """A place, from the begin of its section, where a number depends on where things are put."""

    kind: int
    offset: int
    target: int  # the number of a symbol, or of a type
    addend: int


@dataclass
class Symbol:
    """A function, a piece of data, a global variable or a table."""

    kind: int
    undefined: bool
    name: str = ""
    index: int = -1
    segment: int = -1
    offset: int = 0


@dataclass
class Segment:
    """A piece of data; it gets its address later."""

    data: bytearray
    offset: int  # from the begin of its section
    align: int = 0  # as a power of two
    address: int = 0


class Body(NamedTuple):
    """The code of a function."""

    offset: int  # from the begin of its section
    code: bytes


@dataclass
class Object:
    """What an object file holds."""

    types: bytes = b""
    imports: list[tuple[str, int]] = field(default_factory=list)  # names and kinds
    functions: list[int] = field(default_factory=list)  # their types
    bodies: list[Body] = field(default_factory=list)
    segments: list[Segment] = field(default_factory=list)
    symbols: list[Symbol] = field(default_factory=list)
    relocations: dict[int, list[Relocation]] = field(default_factory=dict)  # by section

    def imported(self, kind: int) -> list[str]:
        """The names of what is imported of a kind."""
        return [name for name, its_kind in self.imports if its_kind == kind]


class _Reader:
    """Reads bytes one after the other."""

    def __init__(self, data: bytes, at: int = 0, end: int | None = None) -> None:
        self.data, self.at, self.end = data, at, len(data) if end is None else end

    def more(self) -> bool:
        return self.at < self.end

    def byte(self) -> int:
        self.at += 1
        return self.data[self.at - 1]

    def unsigned(self) -> int:
        value = shift = 0
        while True:
            byte = self.byte()
            value |= (byte & 127) << shift
            shift += 7
            if byte < 128:
                return value

    def signed(self) -> int:
        value = shift = 0
        while True:
            byte = self.byte()
            value |= (byte & 127) << shift
            shift += 7
            if byte < 128:
                return value - (1 << shift) if byte & 64 else value

    def take(self, size: int) -> bytes:
        self.at += size
        return self.data[self.at - size : self.at]

    def name(self) -> str:
        return self.take(self.unsigned()).decode()

    def expect(self, *bytes_: int) -> None:
        for byte in bytes_:
            if self.byte() != byte:
                raise Unlinkable(f"byte {byte} was expected at {self.at - 1}")


def parse(data: bytes) -> Object:
    """Read an object file."""
    found, reader = Object(), _Reader(data)
    reader.expect(*b"\0asm\1\0\0\0")
    sections: list[int] = []
    while reader.more():
        kind, size = reader.byte(), reader.unsigned()
        begin = reader.at
        reader.at += size
        sections.append(kind)
        _parse_section(kind, _Reader(data, begin, begin + size), found, sections)
    return found


def _parse_section(kind: int, part: _Reader, found: Object, sections: list[int]) -> None:
    begin = part.at
    if kind == TYPE:
        found.types = part.take(part.end - begin)
    elif kind == IMPORT:
        for _ in range(part.unsigned()):
            found.imports.append(_parse_import(part))
    elif kind == FUNCTION:
        found.functions = [part.unsigned() for _ in range(part.unsigned())]
    elif kind == CODE:
        for _ in range(part.unsigned()):
            length = part.unsigned()
            found.bodies.append(Body(part.at - begin, part.take(length)))
    elif kind == DATA:
        for _ in range(part.unsigned()):
            part.expect(0, _I32_CONST)  # active, at a constant address
            part.signed()
            part.expect(_END)
            length = part.unsigned()
            found.segments.append(Segment(bytearray(), part.at - begin))
            found.segments[-1].data += part.take(length)
    elif kind == CUSTOM:
        title = part.name()
        if title == "linking":
            _parse_linking(part, found)
        elif title.startswith("reloc."):
            section = sections[part.unsigned()]
            found.relocations[section] = [_relocation(part) for _ in range(part.unsigned())]
    elif kind not in (ELEMENT, COUNT):  # these are made anew
        raise Unlinkable(f"section {kind}")


def _parse_import(part: _Reader) -> tuple[str, int]:
    part.name()
    name, kind = part.name(), part.byte()
    if kind == FUNCTION_IMPORT:
        part.unsigned()
    elif kind in (TABLE_IMPORT, MEMORY_IMPORT):
        if kind == TABLE_IMPORT:
            part.byte()
        limited = part.byte() & 1
        part.unsigned()
        if limited:
            part.unsigned()
    else:
        part.take(2)
    return name, kind


def _relocation(part: _Reader) -> Relocation:
    kind, offset, target = part.byte(), part.unsigned(), part.unsigned()
    addend = part.signed() if kind in (ADDRESS_LEB, ADDRESS_SLEB, ADDRESS_I32) else 0
    return Relocation(kind, offset, target, addend)


def _parse_linking(part: _Reader, found: Object) -> None:
    if part.unsigned() != _LINKING_VERSION:
        raise Unlinkable("another version of the linking section")
    while part.more():
        kind, size = part.byte(), part.unsigned()
        end = part.at + size
        if kind == _SYMBOLS:
            found.symbols = [_symbol(part, found) for _ in range(part.unsigned())]
        elif kind == _SEGMENTS:
            for index in range(part.unsigned()):
                part.name()
                found.segments[index].align = part.unsigned()
                part.unsigned()
        part.at = end


def _symbol(part: _Reader, found: Object) -> Symbol:
    kind, flags = part.byte(), part.unsigned()
    symbol = Symbol(kind, bool(flags & _UNDEFINED))
    if kind == DATA_SYMBOL:
        symbol.name = part.name()
        if not symbol.undefined:
            symbol.segment, symbol.offset, _ = (part.unsigned() for _ in range(3))
        return symbol
    symbol.index = part.unsigned()
    if kind != SECTION_SYMBOL:
        if symbol.undefined and not flags & _NAMED:
            imports = {
                FUNCTION_SYMBOL: FUNCTION_IMPORT,
                TABLE_SYMBOL: TABLE_IMPORT,
                GLOBAL_SYMBOL: GLOBAL_IMPORT,
            }
            symbol.name = found.imported(imports[kind])[symbol.index]
        else:
            symbol.name = part.name()
    return symbol
