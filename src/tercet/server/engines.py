"""The engines that browsers get: those of the wheel, or built in the background.

They are built one at a time and with low priority, after everything that this server itself needs
has been compiled: whoever wants to play now comes first.
"""

import asyncio
import contextlib

from tercet.core.errors import UnknownGame
from tercet.core.registry import game_names
from tercet.server.errors import Refusal
from tercet.server.http.pages import Body
from tercet.server.kernels import Kernels
from tercet.server.logs import log_event
from tercet.wasm.build import Builder, NotBuilt
from tercet.wasm.engines import Engine, find

_TYPES = {"wasm": "application/wasm", "json": "application/json"}


class Engines:
    """Starts to build missing engines at once, unless none is needed."""

    def __init__(self, kernels: Kernels, *, is_needed: bool = True) -> None:
        self._builder = Builder()
        self._bodies: dict[str, dict[str, Body]] = {}  # by game and kind of file
        self._impossible: set[str] = set()  # the games that have no engine
        self._building = asyncio.create_task(self._build(kernels) if is_needed else _nothing())

    async def file(self, path: str) -> Body:
        """A file by its name, such as ``NAME.wasm``; `Refusal` while it is not built."""
        name, _, kind = path.rpartition(".")
        if kind not in _TYPES:
            raise Refusal("no-such-page")
        if name not in game_names():
            raise UnknownGame(name, list(game_names()))
        if name not in self._bodies and (found := await asyncio.to_thread(find, name)):
            await self._keep(name, found)
        if name not in self._bodies:
            raise Refusal("no-such-page" if name in self._impossible else "preparing")
        return self._bodies[name][kind]

    async def addresses(self) -> dict[str, str]:
        """Where browsers find the engines, with a hash of each; nothing until all are built."""
        found = {}
        for name in game_names():
            try:
                module, manifest = [await self.file(f"{name}.{kind}") for kind in _TYPES]
            except Refusal as refusal:
                if refusal.code == "preparing":
                    return {}
                continue
            found[f"engines/{name}.wasm?{module.hash}"] = module.hash
            found[f"engines/{name}.json"] = manifest.hash
        return found

    async def close(self) -> None:
        """Stop building."""
        self._building.cancel()
        with contextlib.suppress(asyncio.CancelledError):
            await self._building
        await self._builder.close()

    async def _build(self, kernels: Kernels) -> None:
        await kernels.wait_until_loaded()
        for name in game_names():
            try:
                await self._keep(name, await self._builder.engine(name))
                log_event("engine-ready", game=name)
            except NotBuilt as problem:
                self._impossible.add(name)
                log_event("engine-not-built", game=name, problem=str(problem))

    async def _keep(self, name: str, engine: Engine) -> None:
        """Read the files of an engine and compress them."""

        def read() -> dict[str, Body]:
            files = {"wasm": engine.module, "json": engine.manifest}
            bodies = {kind: Body(path.read_bytes(), _TYPES[kind]) for kind, path in files.items()}
            for body in bodies.values():
                _ = body.packed
            return bodies

        self._bodies[name] = await asyncio.to_thread(read)


async def _nothing() -> None:
    """Build nothing."""
