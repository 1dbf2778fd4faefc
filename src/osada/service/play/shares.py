"""Whose bots think next: one person's many tables do not keep everybody else's waiting."""

from __future__ import annotations

import asyncio
from weakref import WeakValueDictionary


class ThinkingShares:
    """Lets each person's tables have so many questions before the thinkers at once, and no more."""

    def __init__(self, at_once: int) -> None:
        self._at_once = at_once
        self._of: WeakValueDictionary[str, asyncio.Semaphore] = WeakValueDictionary()

    def of(self, person: str) -> asyncio.Semaphore:
        """To be held while a question of that person's tables is thought about."""
        share = self._of.get(person)
        if share is None:
            share = self._of[person] = asyncio.Semaphore(self._at_once)
        return share
