"""Registry of personal data: each feature registers how to export and how to erase its own."""

from __future__ import annotations

from collections.abc import Awaitable, Callable

from sqlalchemy.ext.asyncio import AsyncConnection

Export = Callable[[AsyncConnection, str], Awaitable[object]]
Erase = Callable[[AsyncConnection, str], Awaitable[None]]


class PersonalData:
    """The functions that export and erase what the server stores about a user, by id."""

    def __init__(self) -> None:
        self._exports: dict[str, Export] = {}
        self._erasures: list[Erase] = []

    def register(
        self, *, exports: dict[str, Export] | None = None, erase: Erase | None = None
    ) -> None:
        """Add a feature's functions; `exports` are named by their field in the export."""
        self._exports |= exports or {}
        if erase is not None:
            self._erasures.append(erase)

    async def export(self, connection: AsyncConnection, user: str) -> dict[str, object]:
        """Collect everything that the features store about a user."""
        return {name: await export(connection, user) for name, export in self._exports.items()}

    async def erase(self, connection: AsyncConnection, user: str) -> None:
        """Delete everything that the features store about a user."""
        for erase in self._erasures:
            await erase(connection, user)
