"""The engine in TypeScript does what the library does."""
