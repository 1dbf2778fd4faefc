"""`osada serve`: the server, until it is told to stop."""

from __future__ import annotations

import gc
import os
from pathlib import Path

from osada.cli.failures import Failure
from osada.cli.language_choice import choose
from osada.cli.numbers import Whole
from osada.cli.screen import Screen


def serve(
    *,
    host: str | None = None,
    port: Whole | None = None,
    database: str | None = None,
    settings: Path | None = None,
    lang: str | None = None,
) -> None:
    """Serve the games to browsers and bots."""
    gc.disable()  # what is loaded stays: to look for what does not is a fifth of a start
    try:
        _serve(settings, lang, {"host": host, "port": port, "database_url": database})
    finally:
        gc.enable()  # as the server itself does when it is ready


def _serve(settings: Path | None, lang: str | None, given: dict[str, str | int | None]) -> None:
    from osada.server import run  # noqa: PLC0415 - other commands start faster
    from osada.server.platform.settings import load  # noqa: PLC0415

    screen = Screen(choose(lang))
    chosen = load(settings, os.environ, **given)
    try:
        listening = run.prepare(chosen)
    except run.CannotServe as error:
        told = error.reason.say(screen.words.code)
        about = {"kind": error.kind, "what": error.what, "reason": told}
        raise Failure(screen.words.say("serve-cannot", **about)) from None
    screen.say("serve-where", address=run.address(chosen))
    screen.console.file.flush()
    run.serve(chosen, listening)
