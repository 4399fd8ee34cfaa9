"""``python -m tercet.cli`` is the ``tercet`` command."""

import sys

from tercet.cli import main

if __name__ == "__main__":
    sys.exit(main())
