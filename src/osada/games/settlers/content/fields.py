"""Every field of JSON that does not fit its type, not only the first: for those who mend data."""

from __future__ import annotations

import re
from collections.abc import Iterator
from types import NoneType, UnionType
from typing import Annotated, Any, Final, Literal, Union, get_args, get_origin

import msgspec
from msgspec import Meta

from osada.games.settlers.content.checks import Fault, SettlersMessage
from osada.text.errors import Message
from osada.text.foreign_errors import of_json
from osada.text.safety import odd_place

_PLAIN: Final = re.compile(r"[A-Za-z0-9_]{1,40}")
_MOST_ENTRIES: Final = 40
"""Nothing has more entries than this; who sends more is told about these."""


def misfits(value: object, kind: Any, path: str) -> Iterator[Fault]:
    """Each field that is missing, unknown or not of its type, by its own path."""
    origin = get_origin(kind)
    if isinstance(kind, type) and issubclass(kind, msgspec.Struct) and isinstance(value, dict):
        yield from _of_struct(value, kind, path)
    elif origin is list and isinstance(value, list):
        for i, item in enumerate(value[:_MOST_ENTRIES]):
            yield from misfits(item, get_args(kind)[0], f"{path}[{i}]")
    elif origin in (Union, UnionType):
        yield from _of_union(value, kind, path)
    else:
        yield from _of_leaf(value, kind, path)


def _of_struct(value: dict[str, object], kind: type[msgspec.Struct], path: str) -> Iterator[Fault]:
    fields = {field.encode_name: field for field in msgspec.structs.fields(kind)}
    tag = kind.__struct_config__.tag_field
    for name in value:
        if name not in fields and name != tag:
            if _PLAIN.fullmatch(name):
                yield f"{path}.{name}", SettlersMessage("content-unknown")
            else:
                yield path, Message("json-unknown", name=name[:40])
    for name, field in fields.items():
        if name in value:
            yield from misfits(value[name], field.type, f"{path}.{name}")
        elif field.required:
            yield f"{path}.{name}", SettlersMessage("content-missing")


def _of_union(value: object, kind: Any, path: str) -> Iterator[Fault]:
    """Nothing, or one of some structs, told apart by their tag."""
    kinds = [each for each in get_args(kind) if each is not NoneType]
    if value is None and len(kinds) < len(get_args(kind)):
        return
    if len(kinds) == 1:
        yield from misfits(value, kinds[0], path)
    elif isinstance(value, dict):
        known = {str(each.__struct_config__.tag): each for each in kinds}
        tag = kinds[0].__struct_config__.tag_field
        chosen = known.get(str(value.get(tag)))
        if chosen is None:
            yield f"{path}.{tag}", Message("content-one-of", known=", ".join(known))
        else:
            yield from misfits(value, chosen, path)
    else:
        yield path, Message("json-kind", wanted="object")


def _of_leaf(value: object, kind: Any, path: str) -> Iterator[Fault]:
    try:
        msgspec.convert(value, kind)
    except (msgspec.ValidationError, RecursionError) as error:
        where, why = of_json(error)
        yield path + where[1:], _plainer(kind) or why
        return
    if isinstance(value, str) and (at := odd_place(value)) is not None:
        yield path, Message("content-odd-text", character=value[at])


def _plainer(kind: Any) -> Message | None:
    """Describe a field to people who do not know JSON; `None` if there are no words for it."""
    if get_origin(kind) is Literal:
        return Message("content-one-of", known=", ".join(map(str, get_args(kind))))
    if get_origin(kind) is not Annotated:
        return None
    base, meta = get_args(kind)[:2]
    if not isinstance(meta, Meta):
        return None
    if base is int and meta.ge is not None and meta.le is not None:
        return Message("content-range", first=int(meta.ge), last=int(meta.le))
    if base is str and meta.max_length is not None:
        return SettlersMessage("content-text", least=meta.min_length or 0, most=meta.max_length)
    return None
