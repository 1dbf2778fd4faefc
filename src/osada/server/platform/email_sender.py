"""E-mail senders."""

from __future__ import annotations

import sys
from importlib import import_module
from typing import Protocol

from osada.server.platform.email import Email
from osada.server.platform.identity.schemas import User
from osada.server.platform.settings import Settings, SettingsError, SettingsMessage
from osada.server.platform.smtp import SmtpSender
from osada.text.foreign_errors import of_code

_SHOWN = {
    "sign-in": "A sign-in link for {name}: {link}",
    "confirm": "A link that confirms an address for {name}: {link}",
    "moved": "The former address of {name} has been told that there is a new one.",
}


class Sender(Protocol):
    """Interface of senders; the setting `sender` may name any class with it."""

    async def send(self, user: User, email: Email) -> None:
        """Send an e-mail."""
        ...


class ConsoleSender:
    """Prints links to the terminal instead of sending them; they are not logged."""

    async def send(self, user: User, email: Email) -> None:
        """Print the link."""
        sys.stdout.write(_SHOWN[email.kind].format(name=user.name, link=email.link) + "\n")
        sys.stdout.flush()


def find_sender(settings: Settings) -> Sender:
    """Return the sender of the settings: `console`, `smtp`, or `package.module:Class`."""
    name = settings.sender
    if name == "console":
        return ConsoleSender()
    if name == "smtp":
        return SmtpSender(settings.smtp_url, settings.smtp_from)
    module, _, attribute = name.partition(":")
    try:
        sender = getattr(import_module(module), attribute)()
    except Exception as error:
        reason = SettingsMessage("sender-unloaded", name=name, reason=of_code(error))
        raise SettingsError(reason) from error
    if not callable(getattr(sender, "send", None)):
        raise SettingsError(SettingsMessage("sender-mute", name=name))
    found: Sender = sender
    return found
