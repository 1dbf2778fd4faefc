"""The data files of an edition, read and checked."""

from __future__ import annotations

from collections.abc import Mapping

import msgspec

from osada.games.settlers.content import checks, sheet
from osada.games.settlers.content.components import FILES, SHEET_FILE, Box, shipped
from osada.text.errors import ContentError


def read(files: Mapping[str, bytes]) -> Box:
    """Return the components of an edition; the first fault is raised."""
    box = checks.check(files)
    if SHEET_FILE in files:
        return msgspec.structs.replace(box, designed=sheet.read(files[SHEET_FILE]))
    return box


def faults(pack: Mapping[str, bytes]) -> list[ContentError]:
    """Return the faults of files: all of a designed sheet, the first one elsewhere."""
    for name in pack:
        if name not in (*FILES, SHEET_FILE):
            known = ", ".join((*FILES, SHEET_FILE))
            return [ContentError("$", "content-files", file=name, known=known)]
    try:
        checks.check({**shipped(), **pack})
    except ContentError as error:
        return [error]
    return sheet.faults(pack[SHEET_FILE]) if SHEET_FILE in pack else []
