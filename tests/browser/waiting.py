"""Waiting for something that no page shows."""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import TypeVar

from playwright.sync_api import Page, Route

Found = TypeVar("Found")


def until(find: Callable[[], Found | None], what: str, seconds: float = 60) -> Found:
    """Call `find` until it returns something true; fail by the name of `what` after `seconds`."""
    end = time.monotonic() + seconds
    while not (found := find()):
        assert time.monotonic() < end, f"{what}: not within {seconds:g} s"
        time.sleep(0.05)
    return found


class Held:
    """Requests of a page that are held back until a test lets them go."""

    def __init__(self, page: Page, pattern: str) -> None:
        self._page = page
        self._routes: list[Route] = []
        page.route(pattern, self._hold)

    def _hold(self, route: Route) -> None:
        self._routes.append(route)

    def first(self) -> Route:
        """Wait for a request; it comes in while the page is asked something."""
        return until(self._came, "a request")[0]

    def _came(self) -> list[Route]:
        self._page.evaluate("true")
        return self._routes
