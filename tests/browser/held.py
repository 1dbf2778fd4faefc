"""Requests of a page that are held back until a test lets them go."""

from __future__ import annotations

from playwright.sync_api import Page, Route

from tests.waiting import wait_for


class Held:
    """Requests whose address fits a pattern."""

    def __init__(self, page: Page, pattern: str) -> None:
        self._page = page
        self._routes: list[Route] = []
        page.route(pattern, self._hold)

    def _hold(self, route: Route) -> None:
        self._routes.append(route)

    def first(self) -> Route:
        """Wait for a request; Playwright reports it while the page is asked something."""
        return wait_for(self._came)[0]

    def _came(self) -> list[Route]:
        self._page.evaluate("true")
        return self._routes
