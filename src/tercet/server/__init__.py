"""The table in the browser: HTTP, WebSocket, tables and their store."""
