"""Device names from the User-Agent: browser and system only."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from osada.text.safety import plain

_BROWSERS: Final = (
    # The first match counts: most browsers also name others
    ("Edg", "Edge"),
    ("OPR/", "Opera"),
    ("SamsungBrowser/", "Samsung Internet"),
    ("Firefox/", "Firefox"),
    ("FxiOS/", "Firefox"),
    ("CriOS/", "Chrome"),
    ("Chrome/", "Chrome"),
    ("Safari/", "Safari"),
)
_SYSTEMS: Final = (
    ("iPhone", "iPhone"),
    ("iPad", "iPad"),
    ("Android", "Android"),
    ("Windows", "Windows"),
    ("Mac OS", "macOS"),
    ("CrOS", "ChromeOS"),
    ("Linux", "Linux"),
)
_LONGEST: Final = 40


def device(agent: str) -> str:
    """Return browser and system, or the name of a program: `Firefox, Linux`."""
    names = [name for name in (_first(_BROWSERS, agent), _first(_SYSTEMS, agent)) if name]
    return ", ".join(names) or plain(agent.partition("/")[0])[:_LONGEST]


def _first(names: Sequence[tuple[str, str]], agent: str) -> str | None:
    return next((name for sign, name in names if sign in agent), None)
