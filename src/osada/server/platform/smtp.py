"""Letters by e-mail, through anybody's mail server."""

from __future__ import annotations

import asyncio
import smtplib
import ssl
from email.message import EmailMessage
from email.utils import formatdate, make_msgid
from typing import Final
from urllib.parse import SplitResult, unquote, urlsplit

from osada.server.platform.email import Email
from osada.server.platform.identity.schemas import User
from osada.server.platform.settings import SettingsError, SettingsMessage

_PORTS: Final = {"smtp": 25, "smtps": 465}
_SECONDS: Final = 30


class SmtpSender:
    """`smtps://name:password@host` speaks TLS from the start, `smtp://host:587` as soon as it can.

    A password is never sent in the clear.
    """

    def __init__(self, url: str, sender: str) -> None:
        self._url = _read(url)
        if "@" not in sender:
            raise SettingsError(SettingsMessage("sender-from"))
        self._from = sender
        self._turn = asyncio.Lock()

    async def send(self, _user: User, letter: Email) -> None:
        """Hand the letter over; an account without an address gets none."""
        if letter.address is None:
            return
        message = _message(letter, self._from)
        async with self._turn:  # a mail server is met one letter at a time
            await asyncio.to_thread(self._hand_over, message)

    def _hand_over(self, message: EmailMessage) -> None:
        with self._connect() as server:
            if self._url.username:
                server.login(unquote(self._url.username), unquote(self._url.password or ""))
            server.send_message(message)

    def _connect(self) -> smtplib.SMTP:
        host, scheme = self._url.hostname or "", self._url.scheme
        port, context = self._url.port or _PORTS[scheme], ssl.create_default_context()
        if scheme == "smtps":
            return smtplib.SMTP_SSL(host, port, timeout=_SECONDS, context=context)
        server = smtplib.SMTP(host, port, timeout=_SECONDS)
        server.ehlo()
        if self._url.username or server.has_extn("starttls"):
            server.starttls(context=context)
        return server


def _read(url: str) -> SplitResult:
    try:
        parts = urlsplit(url)
        if parts.scheme in _PORTS and parts.hostname and parts.port != 0:
            return parts
    except ValueError:  # a port that is none
        pass
    raise SettingsError(SettingsMessage("sender-url"))


def _message(letter: Email, sender: str) -> EmailMessage:
    message = EmailMessage()
    message["From"] = sender
    message["To"] = letter.address
    message["Subject"] = letter.subject
    message["Date"] = formatdate()
    message["Message-ID"] = make_msgid(domain=sender.rpartition("@")[2].rstrip(">"))
    message["Auto-Submitted"] = "auto-generated"
    message.set_content(letter.text)
    return message
