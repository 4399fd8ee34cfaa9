"""What the server stores: people, tables, seats, moves and links."""
