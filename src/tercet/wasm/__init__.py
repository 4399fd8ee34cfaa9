"""Engines: the kernels of a game as one WebAssembly module with a manifest, for browsers."""
