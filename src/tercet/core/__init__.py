"""What a game is: state header, compiled kernels, positions, records, errors. Knows no game."""
