"""Kernels as LLVM code for WebAssembly: numba's code before it would become machine code.

Only for a process that does nothing else: `prepare` changes what numba and `core.jit` make in it.
The process must have been started with `build.ENVIRONMENT`: numba reads it when it is imported.
"""

import inspect
import re
from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass
from typing import Any

from numba import types
from numba.core import codegen
from numba.core.errors import NumbaError
from numba.core.registry import CPUDispatcher, cpu_target
from numba.core.runtime import rtsys

from tercet.core import jit
from tercet.wasm.refusing import Refused


class Library(codegen.JITCodeLibrary):  # type: ignore[misc]
    """The LLVM code of one function. It is neither linked to others nor made into machine code."""

    def add_llvm_module(self, module: Any) -> None:
        """Take code in as it is."""
        self._final_module.link_in(module)

    def finalize(self) -> None:
        """Take in no more."""
        self._finalized = True

    def get_pointer_to_function(self, _name: str) -> int:
        """There is no machine code to point to."""
        return 0


class LazyKernel(jit.Helper):
    """A kernel that is compiled when it is exported or called: many are neither.

    One that takes functions is compiled for the functions that it is given, so that it calls them
    directly.
    """

    signature: Any

    def get_call_template(self, args: Any, kws: Any) -> Any:
        """What a caller needs to know of it."""
        if takes_functions(self):
            return super().get_call_template(args, kws)
        self.compile_once()
        return CPUDispatcher.get_call_template(self, args, kws)

    def compile_once(self) -> None:
        """Compile it for its signature and no other."""
        if not self.overloads:
            self.compile(self.signature)
            self.disable_compile()


@dataclass(frozen=True)
class Export:
    """A function of a module: the parameters as they are called outside, and the kernel."""

    name: str
    parameters: tuple[tuple[str, Any], ...]  # with their types
    kernel: LazyKernel

    @property
    def result(self) -> Any:
        """The type of what it returns."""
        return self.kernel.signature.return_type

    @property
    def symbol(self) -> str:
        """What LLVM calls the function."""
        name: str = self._compiled.fndesc.llvm_func_name
        return name

    @property
    def library(self) -> Library:
        """Its code."""
        library: Library = self._compiled.library
        return library

    def compile(self) -> None:
        """Have numba compile it, which takes a while; `Refused` if it cannot."""
        try:
            self.kernel.compile_once()
        except (NumbaError, ImportError) as error:
            raise Refused({self.name: [f"what numba cannot compile ({error})"]}) from error

    @property
    def _compiled(self) -> Any:
        self.compile()
        (compiled,) = self.kernel.overloads.values()
        return compiled


def prepare() -> None:
    """From now on, kernels of this process are compiled for export, when they are needed."""
    context = cpu_target.target_context
    rtsys.initialize(context)  # it needs machine code
    compiler = context.codegen()
    compiler._library_class = Library
    compiler.set_env = lambda *_: None
    jit.make_kernel = make_kernel


def make_kernel(signature: Any, function: Callable[..., object]) -> LazyKernel:
    """The kernel of a function."""
    kernel = LazyKernel(function, targetoptions=dict(jit.HELPER_OPTIONS))
    kernel.signature = signature
    return kernel


def takes_functions(kernel: LazyKernel) -> bool:
    """Whether a kernel works for any game, whose functions it is given."""
    return any(isinstance(kind, types.FunctionType) for kind in kernel.signature.args)


def export(name: str, kernel: LazyKernel, names: Iterable[str] | None = None) -> Export:
    """A kernel as it is; its parameters may be called by other names."""
    own = inspect.signature(kernel.py_func).parameters if names is None else names
    given = [parameter.lstrip("_") for parameter in own]
    return Export(name, tuple(zip(given, kernel.signature.args, strict=True)), kernel)


def specialised(name: str, kernel: LazyKernel, function_of: Callable[[str], Any]) -> Export:
    """A kernel that takes functions, with those of a game in their places; they come last."""
    names = list(inspect.signature(kernel.py_func).parameters)
    kinds = list(kernel.signature.args)
    plain = [kind for kind in kinds if not isinstance(kind, types.FunctionType)]
    given, functions = names[: len(plain)], names[len(plain) :]
    scope = {"kernel": kernel, **{function: function_of(function) for function in functions}}
    text = f"def {name}({', '.join(given)}):\n return kernel({', '.join(names)})\n"
    exec(text, scope)  # noqa: S102 - calls by name are direct and can be inlined
    made = make_kernel(kernel.signature.return_type(*plain), scope[name])
    return Export(name, tuple(zip(given, plain, strict=True)), made)


def reachable(libraries: Iterable[Library]) -> Iterator[Any]:
    """These libraries and those of all that they call, each once."""
    seen: set[int] = set()
    waiting = list(libraries)
    while waiting:
        library = waiting.pop(0)
        if id(library) not in seen:
            seen.add(id(library))
            yield library
            waiting += library._linking_libraries


def code_of(library: Any) -> str:
    """The LLVM code of one library."""
    return str(library._final_module)


def owned_code(libraries: Iterable[Library]) -> Iterator[tuple[str, str]]:
    """The code of all that is called, with the name of the kernel or helper that it is part of.

    Functions of numba's own belong to the kernels and helpers that call them.
    """
    seen: set[tuple[int, str]] = set()
    waiting = [(library, "") for library in libraries]
    while waiting:
        library, owner = waiting.pop()
        code = code_of(library)
        if not re.search(r"^define [^\n]*@\"?_ZN5numba", code, re.MULTILINE):
            owner = library.name.rpartition(".")[2]
        if (id(library), owner) not in seen:
            seen.add((id(library), owner))
            yield owner, code
            waiting += [(called, owner) for called in library._linking_libraries]
