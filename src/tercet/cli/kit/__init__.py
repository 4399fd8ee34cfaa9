"""What the commands share: arguments and help in words, the console, starting and telling."""
