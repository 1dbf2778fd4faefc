"""`osada designs`: what people say about published designs, and taking one down."""

from __future__ import annotations

from datetime import UTC, datetime
from pathlib import Path

from rich.text import Text

from osada.cli.failures import Failure
from osada.cli.language_choice import choose
from osada.cli.screen import Screen


def designs(
    *,
    remove: str | None = None,
    database: str | None = None,
    settings: Path | None = None,
    lang: str | None = None,
) -> None:
    """List reports about published designs, or take a design down."""
    from osada.server.designs import moderation  # noqa: PLC0415
    from osada.server.platform.settings import load  # noqa: PLC0415 - other commands start faster

    screen = Screen(choose(lang))
    url = load(settings, database_url=database).database_url
    if remove is not None:
        if not moderation.remove_at(url, remove):
            raise Failure(screen.words.say("designs-unknown", content=remove))
        screen.say("designs-removed", style="green", content=remove)
        return
    found = moderation.reports_at(url)
    for report in found:
        when = datetime.fromtimestamp(report.at / 1000, UTC).strftime("%Y-%m-%d %H:%M")
        screen.show(Text(f"{report.content}  {when}  {report.text}"))
    if not found:
        screen.say("designs-none")
