"""Services: the parts of a server that live as long as it does, found by their class."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TypeVar, cast

S = TypeVar("S", bound="Service")


class Service:
    """One part of the server; override what it needs."""

    async def open(self) -> None:
        """Prepare for the first request."""

    async def close(self) -> None:
        """Finish or cancel work in progress."""

    async def sweep(self) -> None:
        """Delete expired data; called every ten minutes."""


class Services:
    """All services of one server, in the order in which they were added."""

    def __init__(self) -> None:
        self._services: dict[type[Service], Service] = {}

    def add(self, service: S) -> S:
        """Register a service under its own class."""
        self._services[type(service)] = service
        return service

    def __getitem__(self, kind: type[S]) -> S:
        """Return the service of that class."""
        return cast(S, self._services[kind])

    def __iter__(self) -> Iterator[Service]:
        return iter(self._services.values())
