"""E-mails to users, in their language."""

from __future__ import annotations

from typing import Literal

import msgspec

from osada.server.platform.settings import SettingsMessage

EmailKind = Literal["sign-in", "confirm", "moved"]


class Email(msgspec.Struct, frozen=True):
    """An e-mail to a user."""

    kind: EmailKind
    address: str | None
    """None for an account without one: only the console sender can show it."""
    language: str
    link: str = ""

    @property
    def subject(self) -> str:
        """The subject line."""
        return SettingsMessage(f"letter-{self.kind}-subject").say(self.language)

    @property
    def text(self) -> str:
        """The body."""
        return SettingsMessage(f"letter-{self.kind}", link=self.link).say(self.language)
