"""What the commands share: arguments, help, errors, output, progress."""
