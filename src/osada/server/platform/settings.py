"""Settings of the server, from a file and the environment."""

from __future__ import annotations

import logging
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
RENAMED: Final = {
    "thinkers": "bot_processes",
    "most_tables": "max_tables_per_user",
    "telling_ms": "reveal_wait_ms",
}
"""Former names of settings, which still work."""
_FORMER_NAMES_USED: Final[set[str]] = set()
"""Logged by `log_former_names`: logging is set up after the settings are loaded."""
_LOG: Final = logging.getLogger("osada")


class SettingsError(OsadaError):
    """An unknown or invalid setting."""


class SettingsMessage(Message):
    """A message of the server."""

    package = "osada.server"


class Settings(msgspec.Struct, kw_only=True, frozen=True, forbid_unknown_fields=True):
    """All settings; `OSADA_PORT=9000` or `port = 9000` in the file."""

    host: str = "127.0.0.1"
    port: int = 8000
    database_url: str = "sqlite:///osada.db"
    public_url: str = ""
    """Public URL of the server, for links in e-mails: `https://osada.example`."""
    origins: list[str] = []
    """Further allowed origins, besides the server's own."""
    proxies: str = ""
    """Addresses of trusted proxies (X-Forwarded headers), separated by commas."""
    secure_cookies: bool = False
    """Send cookies over HTTPS only; always the case if the request came by HTTPS."""
    web: str = ""
    """Folder of the built browser app; by default the one in the package."""
    bot_processes: int = 1
    """Worker processes for bots."""
    compiled_later: str = ""
    """Folder of a compiled copy of the package, used once it has a file `.made`."""
    bot_seconds: float = CEILING
    """Longest time in seconds for one answer of a bot: a move, or a plan of several."""
    jobs: Literal["auto", "local", "procrastinate"] = "auto"
    limits: float = 1.0
    """Rate limits are multiplied by this; 0 switches them off."""
    session_days: int = 180
    sender: str = "console"
    """E-mail sender: `console`, `smtp`, or any `package.module:Class`."""
    smtp_url: str = ""
    """Mail server: `smtps://name:password@host`."""
    smtp_from: str = ""
    """Sender address of e-mails: `Osada <games@osada.example>`."""
    metrics_token: str = ""
    """Bearer token for /metrics and /operator, which are closed without one."""
    log_level: Literal["debug", "info", "warning", "error"] = "info"
    migrate: bool = True
    """Migrate the database at the start."""
    max_tables_per_user: int = 50
    """Unfinished tables that a user may have created."""
    clock_tick_ms: int = 500
    """Milliseconds between two checks of the players' clocks."""
    reveal_wait_ms: int = 10_000
    """Milliseconds that a new game waits for players to reveal their committed numbers."""

    @property
    def postgres(self) -> bool:
        """True if the database is PostgreSQL."""
        return self.database_url.startswith("postgres")


def load(
    file: Path | None = None, environment: Mapping[str, str] = os.environ, **given: object
) -> Settings:
    """Return the settings: `given` overrides the environment, which overrides the file."""
    named = environment.get(f"{PREFIX}SETTINGS")
    path = file or (Path(named) if named else None)
    values = _with_new_names(_from_file(path)) if path else {}
    values |= _from_environment(environment)
    values |= {name: value for name, value in given.items() if value is not None}
    try:
        return msgspec.convert(values, Settings, strict=False)
    except msgspec.ValidationError as error:
        reason = ContentError(*of_json(error))
        raise SettingsError(SettingsMessage("settings-wrong", reason=reason)) from None


def _with_new_names(values: dict[str, object]) -> dict[str, object]:
    for old, new in RENAMED.items():
        if old in values:
            _FORMER_NAMES_USED.add(old)
            value = values.pop(old)
            values.setdefault(new, value)
    return values


def log_former_names() -> None:
    """Log a warning for each former name that was used, with the new one."""
    for old in sorted(_FORMER_NAMES_USED):
        _LOG.warning("the setting %s is now called %s", old, RENAMED[old])


def _from_file(path: Path) -> dict[str, object]:
    try:
        return tomllib.loads(path.read_text(encoding="utf-8"))
    except OSError as error:
        reason = SettingsMessage("settings-file", path=str(path), reason=of_system(error))
        raise SettingsError(reason) from None
    except tomllib.TOMLDecodeError as error:
        raise SettingsError(_not_toml(path, str(error))) from None


def _not_toml(path: Path, error: str) -> SettingsMessage:
    """Return the message for invalid TOML, with line and column if known."""
    place = re.search(r"at line (?P<line>\d+), column (?P<column>\d+)", error)
    if place is None:
        return SettingsMessage("settings-toml-end", path=str(path))
    return SettingsMessage("settings-toml", path=str(path), **place.groupdict())


def _from_environment(environment: Mapping[str, str]) -> dict[str, object]:
    """Read the variables that name settings; other parts of Osada use the prefix, too."""
    found: dict[str, object] = {}
    for field in (*Settings.__struct_fields__, *RENAMED):
        text = environment.get(PREFIX + field.upper())
        if text is not None:
            found[field] = text.split(",") if field == "origins" else text
    return _with_new_names(found)
