"""What carries a sign-in link to its owner."""

from __future__ import annotations

import sys
from importlib import import_module
from typing import Protocol

from osada.core.faults import of_code
from osada.service.settings import Reason, SettingsError
from osada.service.wire.people import User


class Sender(Protocol):
    """Anything with this method; a server's owner can name their own class."""

    async def send(self, user: User, address: str | None, link: str) -> None:
        """Bring the link to its owner."""
        ...


class ConsoleSender:
    """Shows links to whoever runs the server; they are written to the terminal, not to the log."""

    async def send(self, user: User, _address: str | None, link: str) -> None:
        """Show the link."""
        sys.stdout.write(f"A sign-in link for {user.name}: {link}\n")
        sys.stdout.flush()


def find_sender(name: str) -> Sender:
    """The sender that the settings name: `console`, or `package.module:Class`."""
    if name == "console":
        return ConsoleSender()
    module, _, attribute = name.partition(":")
    try:
        sender = getattr(import_module(module), attribute)()
    except Exception as error:
        reason = Reason("sender-unloaded", name=name, reason=of_code(error))
        raise SettingsError(reason) from error
    if not callable(getattr(sender, "send", None)):
        raise SettingsError(Reason("sender-mute", name=name))
    found: Sender = sender
    return found
