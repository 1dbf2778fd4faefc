"""`osada backup`: a copy of everything that the server keeps, while it runs."""

from __future__ import annotations

from pathlib import Path

from osada.cli.language_choice import choose
from osada.cli.screen import Screen


def backup(
    file: Path,
    /,
    *,
    database: str | None = None,
    settings: Path | None = None,
    lang: str | None = None,
) -> None:
    """Copy the server's database into a file."""
    from osada.server.platform.backup import write  # noqa: PLC0415
    from osada.server.platform.settings import load  # noqa: PLC0415 - other commands start faster

    screen = Screen(choose(lang))
    chosen = load(settings, database_url=database)
    size = write(chosen.database_url, file)
    screen.say("backup-done", path=str(file), size=size)
