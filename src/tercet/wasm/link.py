"""A linker for a single WebAssembly object: it gives data its addresses and exports their names.

All code is one LLVM module, so there is nothing to combine: what is left of linking is relocation.
"""

from collections.abc import Iterable

from tercet.wasm.objects import (
    ADDRESS_I32,
    ADDRESS_LEB,
    ADDRESS_SLEB,
    CODE,
    DATA,
    ELEMENT,
    EXPORT,
    FUNCTION,
    FUNCTION_IMPORT,
    FUNCTION_SYMBOL,
    GLOBAL,
    GLOBAL_IMPORT,
    MEMORY,
    TABLE,
    TYPE,
    Body,
    Object,
    Relocation,
    Segment,
    Symbol,
    Unlinkable,
    parse,
)

PAGE = 65536
STACK = 65536  # it begins at the end of its room and grows down, so that an overflow traps
_HEAP_ALIGNMENT = 64
_RELOCATED = 5  # bytes that the compiler leaves for a number that depends on addresses

# The other kinds of relocations
_FUNCTION_LEB, _TABLE_SLEB, _TABLE_I32 = 0, 1, 2
_TYPE_LEB, _GLOBAL_LEB, _TABLE_NUMBER_LEB = 6, 7, 20
_UNSIGNED = (_FUNCTION_LEB, ADDRESS_LEB, _TYPE_LEB, _GLOBAL_LEB, _TABLE_NUMBER_LEB)
_SIGNED = (_TABLE_SLEB, ADDRESS_SLEB)


class NeedsImports(Exception):
    """The object calls functions that are not in it."""

    def __init__(self, names: list[str]) -> None:
        super().__init__(", ".join(names))
        self.names = names


def link(data: bytes, exports: dict[str, str]) -> bytes:
    """The module of an object; `exports` has by symbol the name that it is exported under."""
    return _Linker(parse(data)).link(exports)


class _Linker:
    def __init__(self, found: Object) -> None:
        self.found = found
        if missing := found.imported(FUNCTION_IMPORT):
            raise NeedsImports(missing)
        self.heap = _place(found.segments)
        self.slots: dict[int, int] = {}  # places in the table of functions that are called by place

    def link(self, exports: dict[str, str]) -> bytes:
        found = self.found
        relocations = found.relocations.get(CODE, [])
        bodies = [self._relocated(body, relocations) for body in found.bodies]
        for relocation in found.relocations.get(DATA, []):
            self._relocate_data(relocation)
        globals_ = found.imported(GLOBAL_IMPORT)
        if globals_ not in ([], ["__stack_pointer"]):
            raise Unlinkable(f"globals {globals_}")
        pages = (self.heap + PAGE - 1) // PAGE
        module = b"\0asm\1\0\0\0" + _section(TYPE, found.types)
        module += _section(FUNCTION, _vector(map(_unsigned, found.functions)))
        if self.slots:
            module += _section(TABLE, _vector([b"\x70\x01" + _unsigned(len(self.slots) + 1) * 2]))
        module += _section(MEMORY, _vector([b"\0" + _unsigned(pages)]))
        if globals_:
            module += _section(GLOBAL, _vector([b"\x7f\x01\x41" + _signed(STACK) + b"\x0b"]))
        module += _section(EXPORT, self._exports(exports))
        if self.slots:
            order = sorted(self.slots, key=lambda function: self.slots[function])
            module += _section(
                ELEMENT, _vector([b"\0\x41\x01\x0b" + _vector(map(_unsigned, order))])
            )
        module += _section(CODE, _vector(bodies))
        segments = sorted(found.segments, key=lambda segment: segment.address)
        return module + _section(DATA, _vector(_data(one) for one in segments if any(one.data)))

    def _exports(self, exports: dict[str, str]) -> bytes:
        functions = {
            symbol.name: symbol.index
            for symbol in self.found.symbols
            if symbol.kind == FUNCTION_SYMBOL and not symbol.undefined
        }
        rows = [_name("memory") + b"\x02\0"]
        for symbol, name in exports.items():
            rows.append(_name(name) + b"\0" + _unsigned(functions[symbol]))
        return _vector(rows)

    def _value(self, relocation: Relocation) -> int:
        """The number that belongs into a place."""
        if relocation.kind == _TYPE_LEB:
            return relocation.target
        symbol = self.found.symbols[relocation.target]
        if relocation.kind in (ADDRESS_LEB, ADDRESS_SLEB, ADDRESS_I32):
            return self._address(symbol) + relocation.addend
        if relocation.kind in (_TABLE_SLEB, _TABLE_I32):
            return self.slots.setdefault(symbol.index, len(self.slots) + 1)
        return symbol.index

    def _address(self, symbol: Symbol) -> int:
        if symbol.name == "__heap_base":
            return self.heap
        if symbol.undefined:
            raise NeedsImports([symbol.name])
        return self.found.segments[symbol.segment].address + symbol.offset

    def _relocated(self, body: Body, relocations: list[Relocation]) -> bytes:
        """The code of a function with all numbers in their places, as short as they can be."""
        code, done = bytearray(), 0
        end = body.offset + len(body.code)
        for relocation in relocations:
            if not body.offset <= relocation.offset < end:
                continue
            at = relocation.offset - body.offset
            number = self._value(relocation)
            code += body.code[done:at]
            if relocation.kind in _SIGNED:
                code += _signed(number if number < 1 << 31 else number - (1 << 32))
            elif relocation.kind in _UNSIGNED:
                code += _unsigned(number)
            else:
                raise Unlinkable(f"relocation {relocation.kind}")
            done = at + _RELOCATED
        code += body.code[done:]
        return _unsigned(len(code)) + bytes(code)

    def _relocate_data(self, relocation: Relocation) -> None:
        if relocation.kind not in (_TABLE_I32, ADDRESS_I32):
            raise Unlinkable(f"relocation {relocation.kind} in data")
        for segment in self.found.segments:
            at = relocation.offset - segment.offset
            if 0 <= at < len(segment.data):
                segment.data[at : at + 4] = self._value(relocation).to_bytes(4, "little")


def _place(segments: list[Segment]) -> int:
    """Give each segment its address after the stack, zeros last; return where the heap begins."""
    address = STACK
    for segment in sorted(segments, key=lambda one: (not any(one.data), -one.align)):
        size = 1 << segment.align
        segment.address = (address + size - 1) // size * size
        address = segment.address + len(segment.data)
    return (address + _HEAP_ALIGNMENT - 1) // _HEAP_ALIGNMENT * _HEAP_ALIGNMENT


# Writing


def _unsigned(number: int) -> bytes:
    out = bytearray()
    while number > 127:
        out.append(number & 127 | 128)
        number >>= 7
    return bytes([*out, number])


def _signed(number: int) -> bytes:
    out = bytearray()
    while not -64 <= number < 64:
        out.append(number & 127 | 128)
        number >>= 7
    return bytes([*out, number & 127])


def _vector(items: Iterable[bytes]) -> bytes:
    listed = list(items)
    return _unsigned(len(listed)) + b"".join(listed)


def _name(text: str) -> bytes:
    return _unsigned(len(text.encode())) + text.encode()


def _section(number: int, body: bytes) -> bytes:
    return bytes([number]) + _unsigned(len(body)) + body


def _data(segment: Segment) -> bytes:
    begin = b"\0\x41" + _signed(segment.address) + b"\x0b"
    return begin + _unsigned(len(segment.data)) + bytes(segment.data)
