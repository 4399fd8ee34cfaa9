"""A process that builds the engine of one game: ``python -m tercet.wasm.build_process GAME``.

It writes one line of JSON per function that has been compiled, with ``done`` and ``total``, and at
last one with ``module``, in Base64, and ``manifest``; or one with ``refused`` that says why not. Its
environment has to hold `lowering.ENVIRONMENT`.
"""

import base64
import json
import os
import signal
import sys
from typing import Any

_NICENESS = 10  # everything else comes first


def _write(**facts: Any) -> None:
    sys.stdout.write(json.dumps(facts, ensure_ascii=False, separators=(",", ":")) + "\n")
    sys.stdout.flush()


def _run(name: str) -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl+C is for whoever asked
    if hasattr(os, "nice"):
        os.nice(_NICENESS)
    from tercet.wasm import lowering  # noqa: PLC0415 - numba takes a second

    lowering.prepare()
    from tercet.core.registry import find  # noqa: PLC0415 - only now kernels are compiled for us
    from tercet.wasm.exports import exports_of  # noqa: PLC0415
    from tercet.wasm.manifest import manifest_of  # noqa: PLC0415
    from tercet.wasm.module import Refused, module_of  # noqa: PLC0415

    game = find(name)
    exports = exports_of(game)
    try:
        for done, export in enumerate(exports):
            _write(done=done, total=len(exports) + 1)
            _ = export.library  # compiles it
        _write(done=len(exports), total=len(exports) + 1)
        module = module_of(exports)
    except Refused as refused:
        _write(refused=str(refused))
    else:
        manifest = manifest_of(game, exports, module)
        _write(module=base64.b64encode(module).decode(), manifest=manifest)


if __name__ == "__main__":
    _run(sys.argv[1])
