"""Why the lab refuses something."""

from __future__ import annotations

from osada.core.errors import Words


class Reason(Words):
    """A message of the lab's own."""

    package = "osada.lab"
