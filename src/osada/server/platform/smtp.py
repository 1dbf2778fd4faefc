"""E-mail by SMTP."""

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
    """Sends by `smtps://name:password@host` (TLS) or `smtp://host:587` (STARTTLS).

    A password is never sent without TLS.
    """

    def __init__(self, url: str, sender: str) -> None:
        self._url = _read(url)
        if "@" not in sender:
            raise SettingsError(SettingsMessage("sender-from"))
        self._from = sender
        self._lock = asyncio.Lock()

    async def send(self, _user: User, email: Email) -> None:
        """Send an e-mail; an account without an address gets none."""
        if email.address is None:
            return
        message = _message(email, self._from)
        async with self._lock:  # one connection at a time
            await asyncio.to_thread(self._deliver, message)

    def _deliver(self, message: EmailMessage) -> None:
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
    except ValueError:  # an invalid port
        pass
    raise SettingsError(SettingsMessage("sender-url"))


def _message(email: Email, sender: str) -> EmailMessage:
    message = EmailMessage()
    message["From"] = sender
    message["To"] = email.address
    message["Subject"] = email.subject
    message["Date"] = formatdate()
    message["Message-ID"] = make_msgid(domain=sender.rpartition("@")[2].rstrip(">"))
    message["Auto-Submitted"] = "auto-generated"
    message.set_content(email.text)
    return message
