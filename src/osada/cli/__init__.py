"""The `osada` command."""

from osada.cli.app import main

__all__ = ["main"]
