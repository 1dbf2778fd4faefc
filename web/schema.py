"""Writes the service's description of itself, for the browser app's types: `python3 dev.py types`.

Of the events of a game only the names are written (`<Game>GameEventName`):
the app reads their fields by name.
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
    wanted |= {
        f"{name}Name": _names(part, known) for name, part in known.items() if _is_union(name)
    }
    wanted["AnyEvent"] = EVENT | {"additionalProperties": True}
    return schema | {"paths": {}, "components": {"schemas": wanted}}


def _is_union(name: str) -> bool:
    return name.endswith("GameEvent")


def _names(union: dict[str, Any], known: dict[str, Any]) -> dict[str, Any]:
    """Return the schema of the names of all events of a game."""
    events = [known[option["$ref"].rsplit("/", 1)[1]] for option in union["anyOf"]]
    return {
        "enum": sorted(name for event in events for name in event["properties"]["event"]["enum"])
    }


def _is_event(name: str, part: dict[str, Any]) -> bool:
    return _is_union(name) or "event" in part.get("properties", {})


if __name__ == "__main__":
    Path(sys.argv[1]).write_text(json.dumps(description(), indent=1) + "\n", encoding="utf-8")
