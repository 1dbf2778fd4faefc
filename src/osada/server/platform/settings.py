"""How a server is set up: by a file, by the environment, or not at all."""

from __future__ import annotations

import os
import re
import tomllib
from collections.abc import Mapping
from pathlib import Path
from typing import Final, Literal

import msgspec

from osada.bots import CEILING
from osada.text.errors import ContentError, Message, OsadaError
from osada.text.foreign_errors import of_json, of_system

PREFIX: Final = "OSADA_"


class SettingsError(OsadaError):
    """A setting that the server does not have or cannot use."""


class SettingsMessage(Message):
    """A message of the server's own."""

    package = "osada.server"


class Settings(msgspec.Struct, kw_only=True, frozen=True, forbid_unknown_fields=True):
    """Everything that can be set; `OSADA_PORT=9000` or `port = 9000` in the file."""

    host: str = "127.0.0.1"
    port: int = 8000
    database_url: str = "sqlite:///osada.db"
    public_url: str = ""
    """Where people reach the server, for sign-in links: `https://osada.example`."""
    origins: list[str] = []
    """Further origins whose pages may call, besides the server's own."""
    proxies: str = ""
    """Addresses of proxies whose X-Forwarded headers are believed, separated by commas."""
    secure_cookies: bool = False
    """Send cookies over HTTPS only; always so when a request came by HTTPS."""
    web: str = ""
    """The folder of the built browser app; the one in the package if not named."""
    thinkers: int = 1
    """Processes in which bots think."""
    compiled_later: str = ""
    """A folder in which a compiled copy of the package is going to be, with a file `.made`."""
    bot_seconds: float = CEILING
    """The longest a bot may think about one answer: a move, or a plan of several."""
    jobs: Literal["auto", "local", "procrastinate"] = "auto"
    limits: float = 1.0
    """Rate limits are multiplied by this; 0 switches them off."""
    session_days: int = 180
    sender: str = "console"
    """What carries letters: `console`, `smtp`, or `package.module:Class` of anybody's."""
    smtp_url: str = ""
    """A mail server: `smtps://name:password@host`."""
    smtp_from: str = ""
    """Whom letters come from: `Osada <games@osada.example>`."""
    metrics_token: str = ""
    """The bearer token for /metrics and /operator; without one they are closed."""
    log_level: Literal["debug", "info", "warning", "error"] = "info"
    migrate: bool = True
    """Bring the database up to date at the start."""
    most_tables: int = 50
    """Unfinished tables that one person may have made."""
    clock_tick_ms: int = 500
    """How often clocks are looked at."""
    telling_ms: int = 10_000
    """How long a game that begins waits for the numbers that players have sealed."""

    @property
    def postgres(self) -> bool:
        """Whether the database is PostgreSQL."""
        return self.database_url.startswith("postgres")


def load(
    file: Path | None = None, environment: Mapping[str, str] = os.environ, **given: object
) -> Settings:
    """The settings: what is given beats the environment, and that beats the file."""
    named = environment.get(f"{PREFIX}SETTINGS")
    path = file or (Path(named) if named else None)
    values = _from_file(path) if path else {}
    values |= _from_environment(environment)
    values |= {name: value for name, value in given.items() if value is not None}
    try:
        return msgspec.convert(values, Settings, strict=False)
    except msgspec.ValidationError as error:
        reason = ContentError(*of_json(error))
        raise SettingsError(SettingsMessage("settings-wrong", reason=reason)) from None


def _from_file(path: Path) -> dict[str, object]:
    try:
        return tomllib.loads(path.read_text(encoding="utf-8"))
    except OSError as error:
        reason = SettingsMessage("settings-file", path=str(path), reason=of_system(error))
        raise SettingsError(reason) from None
    except tomllib.TOMLDecodeError as error:
        raise SettingsError(_not_toml(path, str(error))) from None


def _not_toml(path: Path, said: str) -> SettingsMessage:
    """Where the reader of TOML gave up."""
    place = re.search(r"at line (?P<line>\d+), column (?P<column>\d+)", said)
    if place is None:
        return SettingsMessage("settings-toml-end", path=str(path))
    return SettingsMessage("settings-toml", path=str(path), **place.groupdict())


def _from_environment(environment: Mapping[str, str]) -> dict[str, object]:
    """Only names that are settings: other parts of the house have variables of their own."""
    found: dict[str, object] = {}
    for field in Settings.__struct_fields__:
        text = environment.get(PREFIX + field.upper())
        if text is not None:
            found[field] = text.split(",") if field == "origins" else text
    return found
