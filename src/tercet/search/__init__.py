"""Methods for any kernel: perft, playouts, alpha-beta, proof numbers, UCT, ISMCTS."""
