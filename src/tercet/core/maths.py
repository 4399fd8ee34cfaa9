"""Exponential and logarithm with the same bits on every platform, for kernels and for Python.

The C libraries of two systems may differ in the last bit; a search that follows such a bit grows
another tree. These are the algorithms of fdlibm (Sun Microsystems, 1993), wrong by less than one
unit in the last place. `math.sqrt` is exact everywhere.
"""

import struct
from typing import Any

import numpy as np
from llvmlite import ir
from numba import config, types
from numba.extending import intrinsic

from tercet.core.jit import kernel

_LN2_HIGH = float.fromhex("0x1.62e42fee00000p-1")
_LN2_LOW = float.fromhex("0x1.a39ef35793c76p-33")
_INVERSE_LN2 = float.fromhex("0x1.71547652b82fep+0")
_HALF_LN2 = 0.34657359027997264
_LARGEST = 709.782712893384  # larger ones overflow
_SMALLEST = -745.133219101941  # smaller ones are 0
_TINY = 2.0**-28  # of such a small one nothing but 1 + x is left

# Coefficients of the polynomials
_P1, _P2, _P3, _P4, _P5 = (
    1.66666666666666019037e-01,
    -2.77777777770155933842e-03,
    6.61375632143793436117e-05,
    -1.65339022054652515390e-06,
    4.13813679705723846039e-08,
)
_L1, _L2, _L3, _L4, _L5, _L6, _L7 = (
    6.666666666666735130e-01,
    3.999999999940941908e-01,
    2.857142874366239149e-01,
    2.222219843214978396e-01,
    1.818357216161805012e-01,
    1.531383769920937332e-01,
    1.479819860511658591e-01,
)

if config.DISABLE_JIT:

    def bits_of(number: Any) -> int:
        """The bits of a float64 as an int64."""
        return int.from_bytes(struct.pack(">d", number), signed=True)

    def number_of(bits: Any) -> float:
        """The float64 that has these bits."""
        number: float = struct.unpack(">d", int(bits).to_bytes(8, signed=True))[0]
        return number

else:

    @intrinsic
    def bits_of(_context: Any, _number: Any) -> Any:
        """The bits of a float64 as an int64."""

        def emit(_context: Any, builder: ir.IRBuilder, _signature: Any, arguments: Any) -> Any:
            return builder.bitcast(arguments[0], ir.IntType(64))

        return types.int64(types.float64), emit

    @intrinsic
    def number_of(_context: Any, _bits: Any) -> Any:
        """The float64 that has these bits."""

        def emit(_context: Any, builder: ir.IRBuilder, _signature: Any, arguments: Any) -> Any:
            return builder.bitcast(arguments[0], ir.DoubleType())

        return types.float64(types.int64), emit


@kernel(types.float64(types.float64), brief=True)
def exp(x: float) -> float:
    """The power of e with this exponent."""
    if np.isnan(x):
        return x
    if x > _LARGEST:
        return np.inf
    if x < _SMALLEST:
        return 0.0
    size = abs(x)
    if size < _TINY:
        return 1.0 + x
    # x = k · ln 2 + r, and r = high - low is at most half of ln 2
    k = np.int64(0)
    high = x
    low = 0.0
    if size > _HALF_LN2:
        if size < 3 * _HALF_LN2:
            k = np.int64(1) if x > 0 else np.int64(-1)
        else:
            k = np.int64(_INVERSE_LN2 * x + (0.5 if x > 0 else -0.5))
        high = x - k * _LN2_HIGH
        low = k * _LN2_LOW
    r = high - low
    t = r * r
    c = r - t * (_P1 + t * (_P2 + t * (_P3 + t * (_P4 + t * _P5))))
    if k == 0:
        return 1.0 - ((r * c) / (c - 2.0) - r)
    y = 1.0 - ((low - (r * c) / (2.0 - c)) - high)
    if k == 1024:
        return y * 2.0 * 2.0**1023
    if k >= -1021:
        return number_of(bits_of(y) + (k << 52))
    return number_of(bits_of(y) + ((k + 1000) << 52)) * 2.0**-1000


@kernel(types.float64(types.float64), brief=True)
def log(x: float) -> float:
    """The natural logarithm; -inf of 0, and nan of negative numbers."""
    bits = bits_of(x)
    k = np.int64(0)
    if bits < 1 << 52:  # smaller than the smallest normal number, or negative
        if x == 0:
            return -np.inf
        if bits < 0:
            return np.nan
        k -= 54
        x *= 2.0**54
        bits = bits_of(x)
    if bits >= 0x7FF << 52:
        return x
    # x = 2 ** k · (1 + f), and 1 + f is about between the roots of 1/2 and 2
    high = bits >> 32
    k += (high >> 20) - 1023
    high &= 0xFFFFF
    upper = (high + 0x95F64) & 0x100000
    f = number_of(((high | (upper ^ 0x3FF00000)) << 32) | (bits & 0xFFFFFFFF)) - 1.0
    k += upper >> 20
    whole = np.float64(k)
    if (0xFFFFF & (2 + high)) < 3:  # f is tiny
        if f == 0.0:
            return whole * _LN2_HIGH + whole * _LN2_LOW
        r = f * f * (0.5 - 0.33333333333333333 * f)
        return whole * _LN2_HIGH - ((r - whole * _LN2_LOW) - f)
    s = f / (2.0 + f)
    z = s * s
    w = z * z
    t1 = w * (_L2 + w * (_L4 + w * _L6))
    t2 = z * (_L1 + w * (_L3 + w * (_L5 + w * _L7)))
    r = t2 + t1
    if ((high - 0x6147A) | (0x6B851 - high)) > 0:
        half = 0.5 * f * f
        return whole * _LN2_HIGH - ((half - (s * (half + r) + whole * _LN2_LOW)) - f)
    return whole * _LN2_HIGH - ((s * (f - r) - whole * _LN2_LOW) - f)
