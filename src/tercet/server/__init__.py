"""The server: HTTP, WebSocket, tables and their store."""
