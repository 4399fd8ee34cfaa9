"""How functions of a module are called from JavaScript: wrappers around numba's convention.

An array is its address and its length, a number is a double, and a 64-bit number without sign is a
BigInt. Numba passes a place for the result and one for an exception before the arguments, and
returns a status.
"""

from collections.abc import Iterator
from typing import Any

from llvmlite import ir
from numba import types

from tercet.wasm.lowering import Export

_I8, _I32, _I64, _F64 = ir.IntType(8), ir.IntType(32), ir.IntType(64), ir.DoubleType()
_POINTER = _I8.as_pointer()
# By numba's type: what numba passes, and what JavaScript passes
_SCALARS: dict[Any, tuple[Any, Any]] = {
    types.int64: (_I64, _F64),
    types.uint64: (_I64, _I64),
    types.float64: (_F64, _F64),
    types.boolean: (_I8, _I32),
}


class Unsuitable(Exception):
    """A parameter or result that cannot be passed."""


def flat(name: str, kind: Any) -> Iterator[tuple[str, Any]]:
    """A parameter, or the fields of a NamedTuple as parameters of their own."""
    if isinstance(kind, types.BaseNamedTuple):
        for field, inner in zip(kind.fields, kind.types, strict=True):
            yield from flat(f"{name}.{field}", inner)
    else:
        yield name, kind


def type_name(kind: Any) -> str | None:
    """What the manifest calls a type."""
    if kind == types.none:
        return None
    if isinstance(kind, types.Array):
        return f"{kind.dtype}{'[]' * kind.ndim}"
    return "bool" if kind == types.boolean else str(kind)


def described(export: Export) -> dict[str, Any]:
    """What the manifest says of a function."""
    parameters = [one for name, kind in export.parameters for one in flat(name, kind)]
    return {
        "parameters": [[name, type_name(kind)] for name, kind in parameters],
        "result": type_name(export.result),
    }


def wrappers(exports: list[Export]) -> str:
    """LLVM code of a function ``export.NAME`` per export."""
    module = ir.Module("wrappers")
    for export in exports:
        _wrap(module, export)
    return str(module)


def _wrap(module: ir.Module, export: Export) -> None:
    kinds = [kind for name, given in export.parameters for _, kind in flat(name, given)]
    result = export.result
    inside = [one for kind in kinds for one in _inside(kind)]
    outside = [one for kind in kinds for one in _outside(kind)]
    returned, shown = (_POINTER, ir.VoidType()) if result == types.none else _scalar(result)
    places = [returned.as_pointer(), _POINTER.as_pointer()]
    inner = ir.Function(module, ir.FunctionType(_I32, [*places, *inside]), export.symbol)
    outer = ir.Function(module, ir.FunctionType(shown, outside), f"export.{export.name}")
    builder = ir.IRBuilder(outer.append_basic_block())
    place, exception = builder.alloca(returned), builder.alloca(_POINTER)
    builder.store(ir.Constant(returned, None), place)
    given = iter(outer.args)
    arguments = [one for kind in kinds for one in _passed(builder, kind, given)]
    status = builder.call(inner, [place, exception, *arguments])
    with builder.if_then(builder.icmp_signed(">", status, ir.Constant(_I32, 0)), likely=False):
        trap = ir.FunctionType(ir.VoidType(), [])
        builder.call(module.declare_intrinsic("llvm.trap", (), trap), [])
        builder.unreachable()
    if result == types.none:
        builder.ret_void()
    else:
        builder.ret(_shown(builder, result, builder.load(place)))


def _scalar(kind: Any) -> tuple[Any, Any]:
    if kind not in _SCALARS:
        raise Unsuitable(str(kind))
    return _SCALARS[kind]


def _inside(kind: Any) -> list[Any]:
    """The types that numba passes: of an array owner, size, address, shape and strides."""
    if isinstance(kind, types.Array):
        if kind.layout != "C" or kind.ndim > 2:
            raise Unsuitable(str(kind))
        return [_POINTER, _POINTER, _I64, _I64, _POINTER, *[_I64] * (2 * kind.ndim)]
    return [_scalar(kind)[0]]


def _outside(kind: Any) -> list[Any]:
    if isinstance(kind, types.Array):
        return [_POINTER, *[_I32] * kind.ndim]
    return [_scalar(kind)[1]]


def _passed(builder: ir.IRBuilder, kind: Any, given: Iterator[Any]) -> list[Any]:
    """What JavaScript passed, as numba wants it."""
    if isinstance(kind, types.Array):
        address = next(given)
        shape = [builder.zext(next(given), _I64) for _ in range(kind.ndim)]
        size = ir.Constant(_I64, kind.dtype.bitwidth // 8)
        items, strides = shape[0], [size]
        if kind.ndim == 2:
            items, strides = builder.mul(*shape), [builder.mul(shape[1], size), size]
        nobody = ir.Constant(_POINTER, None)
        return [nobody, nobody, items, size, address, *shape, *strides]
    value = next(given)
    if kind == types.int64:
        return [builder.fptosi(value, _I64)]
    return [builder.trunc(value, _I8) if kind == types.boolean else value]


def _shown(builder: ir.IRBuilder, kind: Any, value: Any) -> Any:
    if kind == types.int64:
        return builder.sitofp(value, _F64)
    return builder.zext(value, _I32) if kind == types.boolean else value
