"""The `osada` command."""

from osada.cli.entry_point import main

__all__ = ["main"]
