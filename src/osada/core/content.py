"""Component data: JSON files of a game, their place, their hash and their errors."""

from __future__ import annotations

import json
import os
from hashlib import sha256
from importlib.resources import files
from pathlib import Path
from typing import TypeVar

import msgspec

from osada.core.errors import ContentError
from osada.core.faults import of_json

T = TypeVar("T")


def read(package: str, name: str) -> bytes:
    """A file of `content/data` in a game's package.

    A folder named by `OSADA_CONTENT` comes first: `sardinia/map.json` there replaces the map, so an
    owner of the box can correct a pack, and a fan can write a new one, without touching code.
    """
    corrected = os.environ.get("OSADA_CONTENT")
    if corrected:
        file = Path(corrected) / package.rpartition(".")[2] / name
        if file.exists():
            return file.read_bytes()
    return (files(package) / "content/data" / name).read_bytes()


def decode(data: bytes, kind: type[T]) -> T:
    """Typed content from JSON; an error names the path of what is wrong."""
    try:
        return msgspec.json.decode(data, type=kind)
    except (msgspec.MsgspecError, UnicodeDecodeError, RecursionError) as error:
        raise ContentError(*of_json(error)) from None


def fingerprint(*data: bytes) -> str:
    """A short hash of content files, blind to spacing and the order of keys."""
    digest = sha256()
    for item in data:
        digest.update(json.dumps(json.loads(item), sort_keys=True).encode())
    return digest.hexdigest()[:16]
