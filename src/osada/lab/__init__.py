"""Research tools: arena, training, simulation."""

from __future__ import annotations

from osada.text.errors import Message


class LabMessage(Message):
    """A message of `lab/locale`."""

    package = "osada.lab"
