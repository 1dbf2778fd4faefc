"""Component data: JSON files of a game, their hash and their errors.

Only files that are shipped in a game's package are read here.
"""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from hashlib import sha256
from importlib.resources import files
from typing import Annotated, Final, TypeVar

import msgspec
from msgspec import Meta

from osada.text.errors import ContentError, Message
from osada.text.foreign_errors import of_json
from osada.text.safety import odd_place

MOST_BYTES: Final = 1_000_000
LONGEST_TEXT: Final = 500

Id = Annotated[str, Meta(pattern=r"^[A-Za-z0-9][A-Za-z0-9_-]{0,39}$")]
"""A word that notations and messages can name a component by."""
Name = Annotated[str, Meta(min_length=1, max_length=40)]
"""The name of a component, for people."""
Provenance = dict[str, str]
"""The printed facts and the reconstructions, by field."""

T = TypeVar("T")


def laid(
    package: str, names: Sequence[str], additions: Sequence[str], changed: Mapping[str, bytes]
) -> dict[str, bytes]:
    """Return all files of an edition: the changed ones, and the rest as shipped."""
    kept = {name: shipped(package, name) for name in names if name not in changed}
    order = dict.fromkeys((*names, *additions, *changed))
    return {name: {**kept, **changed}[name] for name in order if name in kept or name in changed}


def shipped(package: str, name: str) -> bytes:
    """A file of `content/data` as it came with the game."""
    return (files(package) / "content/data" / name).read_bytes()


def plain(data: bytes) -> str:
    """A data file on one line; its fingerprint stays the same."""
    return msgspec.json.format(data, indent=-1).decode()


def is_json(text: str) -> bool:
    """Tell whether a text is JSON of any kind."""
    try:
        msgspec.json.decode(text)
    except (msgspec.MsgspecError, RecursionError):
        return False
    return True


def decode(data: bytes, kind: type[T]) -> T:
    """Typed content from JSON; an error names the path of what is wrong."""
    if len(data) > MOST_BYTES:
        raise ContentError("$", "content-bytes", most=MOST_BYTES)
    try:
        for path, reason in _odd_texts("$", msgspec.json.decode(data)):
            raise ContentError(path, reason)
        return msgspec.json.decode(data, type=kind)
    except (msgspec.MsgspecError, UnicodeDecodeError, RecursionError) as error:
        raise ContentError(*of_json(error)) from None


def _odd_texts(path: str, value: object) -> Iterator[tuple[str, Message]]:
    """Texts that no terminal, page or language file should be given."""
    if isinstance(value, dict):
        for key, item in value.items():
            yield from _odd_texts(path, key)
            yield from _odd_texts(f"{path}.{key}", item)
    elif isinstance(value, list):
        for i, item in enumerate(value):
            yield from _odd_texts(f"{path}[{i}]", item)
    elif isinstance(value, str):
        if len(value) > LONGEST_TEXT:
            yield path, Message("content-long-text", most=LONGEST_TEXT)
        if (at := odd_place(value)) is not None:
            yield path, Message("content-odd-text", character=value[at])


@contextmanager
def in_file(name: str) -> Iterator[None]:
    """Errors inside are errors of that file."""
    try:
        yield
    except ContentError as error:
        raise ContentError(error.path, error.why, file=error.file or name) from None


def fingerprint(*data: bytes) -> str:
    """A short hash of content files, blind to spacing and the order of keys."""
    digest = sha256()
    for item in data:
        digest.update(json.dumps(json.loads(item), sort_keys=True).encode())
    return digest.hexdigest()[:16]
