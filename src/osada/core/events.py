"""Events: small typed values that say what happened, each with an audience.

Log lines, animation, sound, statistics and undo are all made from events; no sentence is stored.
"""

from __future__ import annotations

import re
from typing import Final

import msgspec

EVERYONE: Final = -1
"""The audience of a public event: every seat and every spectator."""


def _kebab(name: str) -> str:
    return re.sub(r"(?<=[a-z])(?=[A-Z])", "-", name).lower()


class Event(
    msgspec.Struct, frozen=True, omit_defaults=True, kw_only=True, tag_field="event", tag=_kebab
):
    """Something that happened. A game's events are subclasses with plain fields."""

    audience: int = EVERYONE

    def seen_by(self, seat: int | None) -> bool:
        """Tell whether a seat may learn of this; `None` is a spectator."""
        if self.audience == EVERYONE:
            return True
        return seat is not None and bool(self.audience >> seat & 1)

    @classmethod
    def kind(cls) -> str:
        """The event's name in JSON and in the language files: `settler-placed`."""
        return _kebab(cls.__name__)
