"""`python -m osada` is the `osada` command."""

import sys

from osada.cli import main

if __name__ == "__main__":
    sys.exit(main())
