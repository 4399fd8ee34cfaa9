"""A process that builds the engine of a game: ``python -m tercet.wasm.build_process GAME FOLDER``.

It writes one line of JSON per step, with ``done`` and ``total``, and one with ``problem`` if the
engine cannot be built. Its environment has to hold `build.ENVIRONMENT`. Its input is a pipe: when
that closes, whoever asked is gone.
"""

import json
import os
import signal
import sys
import threading
from pathlib import Path
from typing import Any

from tercet.core.files import save_bytes
from tercet.wasm.engines import Engine, sources_stamp

_NICENESS = 10  # everything else comes first


def _write(**facts: Any) -> None:
    sys.stdout.write(json.dumps(facts) + "\n")
    sys.stdout.flush()


def _end_with_whoever_asked() -> None:
    sys.stdin.read()
    os._exit(1)


def _built(name: str) -> tuple[bytes, dict[str, Any]]:
    """The module and the manifest of a game."""
    from tercet.wasm import lowering  # noqa: PLC0415 - numba takes a second

    lowering.prepare()
    from tercet.core.registry import find  # noqa: PLC0415 - from here on kernels are lowered
    from tercet.wasm.exports import exports_of  # noqa: PLC0415
    from tercet.wasm.manifest import manifest_of  # noqa: PLC0415
    from tercet.wasm.module import module_of  # noqa: PLC0415

    game = find(name)
    exports = exports_of(game)
    steps = len(exports) + 2  # the module takes as long as two functions or more
    for done, export in enumerate(exports):
        _write(done=done, total=steps)
        export.compile()
    _write(done=len(exports), total=steps)
    module = module_of(exports)
    return module, manifest_of(game, exports, module)


def _run(name: str, folder: Path) -> int:
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl+C is for whoever asked
    if hasattr(os, "nice"):
        os.nice(_NICENESS)
    threading.Thread(target=_end_with_whoever_asked, daemon=True).start()
    from tercet.wasm.refusing import Refused  # noqa: PLC0415

    try:
        module, manifest = _built(name)
        manifest["sources"] = sources_stamp(name)
        text = json.dumps(manifest, ensure_ascii=False, separators=(",", ":"))
        engine = Engine.within(folder, name)
        folder.mkdir(parents=True, exist_ok=True)
        save_bytes(engine.module, module)
        save_bytes(engine.manifest, text.encode())
    except (Refused, OSError) as problem:
        _write(problem=str(problem))
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(_run(sys.argv[1], Path(sys.argv[2])))
