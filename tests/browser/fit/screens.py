"""The windows that a board must fit."""

from __future__ import annotations

import os
from typing import NamedTuple


class Screen(NamedTuple):
    """A window, and whether it is touched."""

    width: int
    height: int
    touch: bool = False
    zoom: int = 1
    """At 2 everything is twice as large: there is room for half as much."""

    @property
    def name(self) -> str:
        """As one says it: `1366x768`, enlarged `1366x768@200%`."""
        return f"{self.width}x{self.height}" + (f"@{self.zoom}00%" if self.zoom > 1 else "")

    @property
    def large(self) -> bool:
        """Whether there is room that must be used."""
        return self.width // self.zoom >= 1280


PLAIN = [
    Screen(360, 640, touch=True),
    Screen(390, 844, touch=True),
    Screen(844, 390, touch=True),
    Screen(768, 1024, touch=True),
    Screen(1024, 768),
    Screen(1280, 720),
    Screen(1366, 768),
    Screen(1440, 900),
    Screen(1920, 1080),
    Screen(2560, 1440),
]
SCREENS = [*PLAIN, *(screen._replace(zoom=2) for screen in PLAIN)]
EVERYDAY = {"360x640", "1366x768"}
"""The smallest one and the commonest; a night looks at all of them."""


def chosen(*, touch: bool) -> list[Screen]:
    """Those to look at now: `OSADA_FIT` is `all`, or names of some."""
    asked = os.environ.get("OSADA_FIT", "")
    names = set(asked.split()) if asked else EVERYDAY
    return [
        screen
        for screen in SCREENS
        if screen.touch == touch and (asked == "all" or screen.name in names)
    ]
