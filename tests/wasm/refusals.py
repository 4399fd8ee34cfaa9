"""Kernels that cannot be part of an engine: prints as JSON what the build says of each.

Of a few that can it prints the module, in Base64.

Run as a process with `build.ENVIRONMENT`: ``python -m tests.wasm.refusals``.
"""

import base64
import json
import math
from typing import Any

import numpy as np
from llvmlite import ir
from numba import types
from numba.extending import intrinsic

from tercet.core import jit
from tercet.wasm import lowering
from tercet.wasm.module import module_of
from tercet.wasm.refusing import Refused

LARGE = np.arange(200_000, dtype=np.int64)
SMALL = np.arange(100, dtype=np.int64)


@intrinsic
def from_elsewhere(_context: Any, _number: Any) -> Any:
    """A function that nobody defines."""

    def emit(_context: Any, builder: ir.IRBuilder, _signature: Any, arguments: Any) -> Any:
        kind = ir.FunctionType(ir.IntType(64), [ir.IntType(64)])
        return builder.call(ir.Function(builder.module, kind, "from_elsewhere"), arguments)

    return types.int64(types.int64), emit


def large_constant(numbers: Any) -> Any:
    return LARGE[numbers[0]]


def small_constant(numbers: Any) -> Any:
    return SMALL[numbers[0]]


def random_numbers(_numbers: Any) -> Any:
    return np.random.randint(0, 5)


def lists(numbers: Any) -> Any:
    found = [1, 2]
    for number in numbers:
        found.append(number + 1)  # noqa: PERF401 - the list is to grow
    return found[numbers[0]]


def dictionaries(numbers: Any) -> Any:
    found = {1: 2}
    found[numbers[0]] = 3
    return found[1]


def printing(numbers: Any) -> Any:
    print(numbers[0])
    return 1


def text(numbers: Any) -> Any:
    return len("abc" + str(numbers[0]))


def products(numbers: Any) -> Any:
    floats = numbers.astype(np.float64)
    return np.int64(np.dot(floats, floats))


def power(numbers: Any) -> Any:
    return np.int64(float(numbers[0]) ** 0.3)


def sine(numbers: Any) -> Any:
    return np.int64(1000 * math.sin(numbers[0]))


def library_exponential(numbers: Any) -> Any:
    return np.int64(math.exp(numbers[0]))


def imports(numbers: Any) -> Any:
    return from_elsewhere(numbers[0])


@jit.helper
def helper_with_a_logarithm(number: Any) -> Any:
    return math.log(number)


def calls_a_helper(numbers: Any) -> Any:
    return np.int64(helper_with_a_logarithm(float(numbers[0])))


def raising(numbers: Any) -> Any:
    if numbers[0] > 3:
        raise ValueError("too much")
    return 10 // numbers[0]


def slices(numbers: Any) -> Any:
    numbers[1:3] = numbers[:2]
    return numbers.sum()


def root(numbers: Any) -> Any:
    return np.int64(math.sqrt(numbers[0]))


def tuples(numbers: tuple[Any, Any]) -> Any:
    return numbers[0]


REFUSED = (
    large_constant,
    random_numbers,
    lists,
    dictionaries,
    printing,
    text,
    products,
    power,
    sine,
    library_exponential,
    imports,
    calls_a_helper,
)
ACCEPTED = (small_constant, raising, slices, root)


def main() -> None:
    lowering.prepare()
    said: dict[str, str] = {}
    modules: dict[str, str] = {}
    for function in (*REFUSED, *ACCEPTED):
        kernel = lowering.make_kernel(types.int64(types.int64[::1]), function)
        try:
            module = module_of([lowering.export(function.__name__, kernel)])
            modules[function.__name__] = base64.b64encode(module).decode()
        except Refused as refusal:
            said[function.__name__] = str(refusal)
    pair = types.UniTuple(types.int64, 2)
    try:
        module_of([lowering.export("tuples", lowering.make_kernel(types.int64(pair), tuples))])
    except Refused as refusal:
        said["tuples"] = str(refusal)
    print(json.dumps({"said": said, "modules": modules}))


if __name__ == "__main__":
    main()
