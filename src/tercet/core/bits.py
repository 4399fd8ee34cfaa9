"""Machine instructions that Python has no operator for, as functions a kernel may call.

With ``NUMBA_DISABLE_JIT=1`` plain Python takes their place, so that kernels run uncompiled.
"""

from typing import Any

from llvmlite import binding, ir
from numba import config, types
from numba.extending import intrinsic

from tercet.core.jit import helper
from tercet.core.state import Int

_SLOW_DEPOSIT = ("znver1", "znver2", "bdver4")  # processors that have the instruction in microcode


def _has_fast_deposit() -> Int:
    """Whether the processor spreads bits over a mask in an instruction (x86's ``pdep``)."""
    if config.DISABLE_JIT or config.CPU_NAME or config.CPU_FEATURES:
        return False
    return (
        bool(binding.get_host_cpu_features().get("bmi2"))
        and binding.get_host_cpu_name() not in _SLOW_DEPOSIT
    )


if config.DISABLE_JIT:

    def popcount(bits: Any) -> Int:
        """Number of set bits of a non-negative int64."""
        return int(bits).bit_count()

    def lowest(bits: Any) -> Int:
        """Index of the lowest set bit of a positive int64."""
        return (int(bits) & -int(bits)).bit_length() - 1

else:

    @intrinsic
    def popcount(_context: Any, _bits: Any) -> Any:
        """Number of set bits of a non-negative int64."""

        def emit(_context: Any, builder: ir.IRBuilder, _signature: Any, arguments: Any) -> Any:
            return builder.ctpop(arguments[0])

        return types.int64(types.int64), emit

    @intrinsic
    def lowest(_context: Any, _bits: Any) -> Any:
        """Index of the lowest set bit of a positive int64."""

        def emit(_context: Any, builder: ir.IRBuilder, _signature: Any, arguments: Any) -> Any:
            return builder.cttz(arguments[0], ir.Constant(ir.IntType(1), 1))

        return types.int64(types.int64), emit


if _has_fast_deposit():

    @intrinsic
    def nth(_context: Any, _bits: Any, _number: Any) -> Any:
        """Index of the set bit that has `number` set bits below it."""

        def emit(_context: Any, builder: ir.IRBuilder, _signature: Any, arguments: Any) -> Any:
            word = ir.IntType(64)
            deposit = builder.module.declare_intrinsic(
                "llvm.x86.bmi.pdep.64", (), ir.FunctionType(word, [word, word])
            )
            single = builder.shl(ir.Constant(word, 1), arguments[1])
            spread = builder.call(deposit, [single, arguments[0]])
            return builder.cttz(spread, ir.Constant(ir.IntType(1), 1))

        return types.int64(types.int64, types.int64), emit

else:

    @helper
    def nth(bits: int, number: int) -> Int:
        """Index of the set bit that has `number` set bits below it."""
        for _ in range(number):
            bits &= bits - 1
        return lowest(bits)
