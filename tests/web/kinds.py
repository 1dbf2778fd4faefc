"""Writes what effects a building can have, and between which bounds, for the sheet editor.

`python tests/web/kinds.py` writes `web/src/boards/settlers/workshop/kinds.json` anew.
"""

from __future__ import annotations

import json
import sys
from pathlib import Path
from typing import Any, Final, get_args

import msgspec
from msgspec import inspect

ROOT: Final = Path(__file__).resolve().parents[2]
sys.path.insert(0, str(ROOT))

from osada.games.settlers.content import effects  # noqa: E402

FILE: Final = ROOT / "web/src/boards/settlers/workshop/kinds.json"


def kinds() -> list[dict[str, Any]]:
    """Every kind of effect with its fields, in the order of the documents."""
    return [
        {"kind": kind.__struct_config__.tag, "timing": kind.timing, "fields": _fields(kind)}
        for kind in get_args(effects.AnyEffect)
    ]


def _fields(kind: type[msgspec.Struct]) -> list[dict[str, Any]]:
    shape = inspect.type_info(kind)
    assert isinstance(shape, inspect.StructType)
    return [_field(field) for field in shape.fields]


def _field(field: inspect.Field) -> dict[str, Any]:
    optional = {} if field.required else {"optional": True}
    return {"name": field.encode_name, **optional, **_value(field.type)}


def _value(kind: inspect.Type) -> dict[str, Any]:
    match kind:
        case inspect.UnionType():
            return _value(next(t for t in kind.types if not isinstance(t, inspect.NoneType)))
        case inspect.IntType():
            return {"number": [kind.ge, kind.le]}
        case inspect.LiteralType():
            return {"choice": list(kind.values)}
        case inspect.ListType(item_type=inspect.LiteralType() as item):
            return {"some": list(item.values)}
        case inspect.StructType() if all(isinstance(f.type, inspect.IntType) for f in kind.fields):
            return {"goods": [field.encode_name for field in kind.fields]}
        case inspect.StructType():
            return {"fields": [_field(field) for field in kind.fields]}
    raise AssertionError(kind)


def text() -> str:
    """The file, a kind a line."""
    lines = ",\n".join(f"  {json.dumps(kind)}" for kind in kinds())
    return f"[\n{lines}\n]\n"


if __name__ == "__main__":
    FILE.parent.mkdir(parents=True, exist_ok=True)
    FILE.write_text(text(), encoding="utf-8")
