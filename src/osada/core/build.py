"""Which build of the rules is running."""

from osada.core import position


def compiled() -> bool:
    """Whether the rules run as machine code or as plain Python."""
    return not position.__file__.endswith(".py")
