"""Messages of `lab/locale`."""

from __future__ import annotations

from osada.text.errors import Message


class LabMessage(Message):
    """A message of the lab package."""

    package = "osada.lab"
