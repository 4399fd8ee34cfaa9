"""Methods that work on any game's kernel: perft, random playouts. Knows kernels, not games."""
