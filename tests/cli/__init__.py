"""The terminal, tried as its users do: real processes, real keyboards, real files."""
