"""Writes the service's description of itself, for the browser app's types: `python3 dev.py types`.

A game's events are left out: the app takes them as they come, by the names of their fields.
"""

from __future__ import annotations

import json
import sys
from pathlib import Path
from typing import Any

from osada.server.app import create_app
from osada.server.openapi import describe
from osada.server.platform.settings import Settings

EVENT = {"type": "object", "properties": {"event": {"type": "string"}}, "required": ["event"]}


def description() -> dict[str, Any]:
    """The types of the service, with the views of every game."""
    schema = describe(create_app(Settings(database_url="sqlite://")))
    known = schema["components"]["schemas"]
    wanted = {name: part for name, part in known.items() if not _is_event(name, part)}
    wanted["AnyEvent"] = EVENT | {"additionalProperties": True}
    return schema | {"paths": {}, "components": {"schemas": wanted}}


def _is_event(name: str, part: dict[str, Any]) -> bool:
    return name.endswith("GameEvent") or "event" in part.get("properties", {})


if __name__ == "__main__":
    Path(sys.argv[1]).write_text(json.dumps(description(), indent=1) + "\n", encoding="utf-8")
