"""What the server keeps: people, tables, seats, moves and links, in SQLite."""
