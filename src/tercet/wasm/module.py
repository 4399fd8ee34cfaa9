"""One WebAssembly module from kernels: link their LLVM code, optimise it, and refuse what is left.

What kernels cannot use there ends up as something that nobody defines (lists, `print`, `np.random`,
`pow`), or as an address of this process (a constant array above 1 MB).
"""

import re
from pathlib import Path
from typing import Any

from llvmlite import binding as llvm

from tercet.wasm.link import NeedsImports, link
from tercet.wasm.lowering import Export, code_of, owned_code, reachable
from tercet.wasm.marshalling import Unsuitable, wrappers
from tercet.wasm.refusing import Refused

_TRIPLE = "wasm32-unknown-unknown"
_FEATURES = "+mutable-globals,+sign-ext,+nontrapping-fptoint,+bulk-memory,+bulk-memory-opt,+simd128"
_RUNTIME = Path(__file__).with_name("runtime.ll")
_CALLED_BY_BACKEND = ("__multi3",)
_MEMORY = ("alloc", "release")
# Numba words the exception of an array of the wrong shape with a dictionary: a trap will do.
_WORDING = re.compile(
    r"^(define [^\n]*@\"?[^\"(\n]*ol_raise_with_shape_context[^\n]*\{)\n.*?^\}$", re.M | re.S
)
# What an exception says, which nobody reads; it has paths of this machine in it.
_EXCEPTION = re.compile(r"store ptr @[\w.]*\.const\.picklebuf[\w.]*, ptr (%[\w.]+)")
_ADDRESS = re.compile(r"inttoptr \(i64 \d{5,}")
_DYNAMIC = "@numba.dynamic.globals"


def module_of(exports: list[Export]) -> bytes:
    """The module with these functions; `Refused` if a kernel cannot be in one."""
    llvm.initialize_all_targets()
    llvm.initialize_all_asmprinters()
    machine = llvm.Target.from_triple(_TRIPLE).create_target_machine(
        cpu="mvp", features=_FEATURES, opt=3, reloc="static", codemodel="default"
    )
    program = _Program(exports, machine)
    program.optimise()
    program.check()
    names = {f"export.{export.name}": export.name for export in exports}
    data = machine.emit_object(program.module)
    try:
        return link(data, names | {name: name for name in _MEMORY})
    except NeedsImports as needed:
        raise program.refusal(needed.names) from None


class _Program:
    """All code of a module."""

    def __init__(self, exports: list[Export], machine: Any) -> None:
        self._exports = exports
        self._machine = machine
        self._layout = str(machine.target_data)
        self.module = self._parsed(_RUNTIME.read_text())
        for library in reachable(export.library for export in exports):
            self._add(_tamed(code_of(library)))
        for export in exports:
            try:
                self._add(wrappers([export]))
            except Unsuitable as kind:
                raise Refused({export.name: [f"a parameter or result of type {kind}"]}) from None
        kept = {f"export.{export.name}" for export in exports} | {*_MEMORY, *_CALLED_BY_BACKEND}
        for function in self.module.functions:
            if not function.is_declaration and function.name not in kept:
                function.linkage = "internal"
        for variable in self.module.global_variables:
            if not variable.is_declaration:
                variable.linkage = "internal"
        self.module.verify()

    def optimise(self) -> None:
        """First what lets reference counts be pruned, then everything with those gone."""
        self._run_passes("add_global_dead_code_eliminate_pass")
        for level, vectorise in ((2, False), (3, True)):
            tuning = llvm.create_pipeline_tuning_options(speed_level=level)
            tuning.loop_vectorization = tuning.slp_vectorization = vectorise
            tuning.loop_interleaving = False
            builder = llvm.create_pass_builder(self._machine, tuning)
            passes = builder.getModulePassManager()
            passes.add_refprune_pass()
            passes.run(self.module, builder)
        self._run_passes(
            "add_constant_merge_pass",
            "add_global_dead_code_eliminate_pass",
            "add_strip_dead_prototype_pass",
        )
        self.module.verify()

    def check(self) -> None:
        """`Refused` if something is used that nobody defines."""
        functions = [one.name for one in self.module.functions if one.is_declaration]
        variables = [one.name for one in self.module.global_variables if one.is_declaration]
        missing = [name for name in functions if not name.startswith("llvm.")]
        missing += [name for name in variables if name != "__heap_base"]
        if missing:
            raise self.refusal(missing)
        text = str(self.module)
        if _DYNAMIC in text or _ADDRESS.search(text):
            raise self.refusal([_DYNAMIC])

    def refusal(self, names: list[str]) -> Refused:
        """Which kernels, or helpers of theirs, use these names."""
        problems: dict[str, list[str]] = {}
        for kernel, code in owned_code(export.library for export in self._exports):
            for name in names:
                said = _said(name)
                if _uses(code, name) and said not in problems.setdefault(kernel, []):
                    problems[kernel].append(said)
        found = {kernel: said for kernel, said in problems.items() if said}
        return Refused(found or {"the module": names})

    def _add(self, code: str) -> None:
        part = self._parsed(code)
        for function in part.functions:
            if function.linkage == llvm.Linkage.linkonce_odr:
                function.linkage = "external"
        for variable in part.global_variables:
            if variable.linkage == llvm.Linkage.common:
                variable.linkage = "internal"
        self.module.link_in(part)

    def _parsed(self, code: str) -> Any:
        module = llvm.parse_assembly(code)
        module.triple = _TRIPLE
        module.data_layout = self._layout
        return module

    def _run_passes(self, *names: str) -> None:
        tuning = llvm.create_pipeline_tuning_options(speed_level=0)
        passes = llvm.create_new_module_pass_manager()
        for name in names:
            getattr(passes, name)()
        passes.run(self.module, llvm.create_pass_builder(self._machine, tuning))


def _tamed(code: str) -> str:
    """Numba's code without what words exceptions."""
    code = _WORDING.sub(r"\1\n  call void @llvm.trap()\n  unreachable\n}", code)
    if "@llvm.trap()" in code and "declare void @llvm.trap()" not in code:
        code += "\ndeclare void @llvm.trap()\n"
    return _EXCEPTION.sub(r"store ptr null, ptr \1", code)


def _uses(code: str, name: str) -> bool:
    """Whether code mentions a function or variable, or an intrinsic that becomes a call of it."""
    if name == _DYNAMIC:
        return re.search(rf"load [^\n]*{_DYNAMIC}", code) is not None
    return re.search(rf"@(llvm\.)?{re.escape(name)}\b", code) is not None


def _said(name: str) -> str:
    """A missing name as it is put to people."""
    return "a constant array that is too large" if name == _DYNAMIC else name
