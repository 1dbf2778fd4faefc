"""OpenAPI: the routes, every type on the wire, and the views and events of each game."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, get_type_hints

import msgspec
from fastapi import FastAPI
from fastapi.openapi.utils import get_openapi

from osada import __version__
from osada.core.game import Game
from osada.games import every
from osada.server.platform.api import TYPES, ref
from osada.server.platform.problems import ErrorAnswer
from osada.server.tables.access import SEEN
from osada.server.tables.state.frame_schemas import LobbySocketFrame, PingFrame, TableFrame

_TEMPLATE = "#/components/schemas/{name}"
Schema = dict[str, Any]


def describe(app: FastAPI) -> Schema:
    """The whole description, made once."""
    if app.openapi_schema is None:
        schema = get_openapi(
            title="Osada",
            version=__version__,
            description="Play euro games with people and bots. See docs/api.md.",
            routes=app.routes,
        )
        components: Schema = schema.setdefault("components", {}).setdefault("schemas", {})
        for unused in ("HTTPValidationError", "ValidationError"):
            components.pop(unused, None)
        _say_seen(schema["paths"])
        components |= _types() | _frames() | _games(every())
        app.openapi_schema = schema
    return app.openapi_schema


def _say_seen(paths: Schema) -> None:
    """Describe the `Osada-Seen` header of every request about a table."""
    header = {
        "name": SEEN,
        "in": "header",
        "description": "The last entry of the table's log that the client has been told.",
        "schema": {"type": "integer", "minimum": 0, "maximum": 999_999_999},
    }
    for path, methods in paths.items():
        for method in methods.values() if "{table}" in path else ():
            method.setdefault("parameters", []).append(header)


def _types() -> Schema:
    kinds = sorted({*TYPES, ErrorAnswer}, key=lambda kind: str(kind.__name__))
    _, components = msgspec.json.schema_components(kinds, ref_template=_TEMPLATE)
    return _typed(components)


def _frames() -> Schema:
    """Return the schemas of socket frames by name."""
    frames = {"TableFrame": TableFrame, "LobbySocketFrame": LobbySocketFrame}
    (table, lobby, _ping), components = msgspec.json.schema_components(
        [*frames.values(), PingFrame], ref_template=_TEMPLATE
    )
    return _typed(components) | {"TableFrame": table, "LobbySocketFrame": lobby}


def _typed(components: Schema) -> Schema:
    """Say what is known of the parts that each game has in its own form."""
    for name in ("TableState", "ReplayStep", "Preview"):
        if name in components:
            components[name]["properties"]["view"] = ref("AnyView")
    for name in ("Entry", "ReplayStep", "Preview"):
        if name in components:
            components[name]["properties"]["events"] = {"type": "array", "items": ref("AnyEvent")}
    return components


def _games(games: Iterable[Game]) -> Schema:
    """Each game's types, with the game's name before theirs: `SardiniaView`, `SardiniaEvent`."""
    schemas: Schema = {}
    views: list[Schema] = []
    events: list[Schema] = []
    for game in games:
        prefix = game.name.title().replace("-", "").replace("_", "")
        view = get_type_hints(type(game).view)["return"]
        kinds = [view, *game.events]
        (top, *told), components = msgspec.json.schema_components(
            kinds, ref_template=f"#/components/schemas/{prefix}{{name}}"
        )
        schemas |= {f"{prefix}{name}": schema for name, schema in components.items()}
        schemas |= _named(prefix, top, told)
        views.append(ref(f"{prefix}GameView"))
        events.append(ref(f"{prefix}GameEvent"))
    schemas["AnyView"] = {"anyOf": [*views, {"type": "null"}]}
    schemas["AnyEvent"] = {"anyOf": events}
    return schemas


def _named(prefix: str, view: Schema, told: list[Schema]) -> Schema:
    return {f"{prefix}GameView": view, f"{prefix}GameEvent": {"anyOf": told}}
