"""Trained nets as data: the files `ai/nets/*.json` of a game, one for each kind of its games."""

from __future__ import annotations

from collections.abc import Iterator
from importlib.resources import files
from importlib.resources.abc import Traversable

import msgspec

from osada.core import content
from osada.evaluation.features import Features
from osada.evaluation.learned import LearnedValue
from osada.evaluation.net import Net
from osada.evaluation.value import Value


class NetFile(msgspec.Struct, frozen=True):
    """A net in whole numbers, and what it is of."""

    kind: str
    """The kind of positions that it judges, as `Features.kind` names it."""
    features: str
    """The version of the features that it was trained on."""
    provenance: str
    limits: list[int]
    first: list[list[int]]
    first_bias: list[int]
    second: list[list[int]]
    second_bias: list[int]

    def net(self) -> Net:
        """The net itself; a `ValueError` if its parts do not fit."""
        parts = (self.limits, self.first, self.first_bias, self.second, self.second_bias)
        return Net(*parts)


def read_net(data: bytes) -> NetFile:
    """A net from its file; a `ContentError` says what is wrong with it."""
    return content.decode(data, NetFile)


def written(net: NetFile) -> str:
    """A net as its file has it, one row of weights a line."""
    parts = msgspec.to_builtins(net)
    lines = [f"  {_text(name)}: {_rows(value)}" for name, value in parts.items()]
    return "{\n" + ",\n".join(lines) + "\n}\n"


def _rows(value: object) -> str:
    if isinstance(value, list) and value and isinstance(value[0], list):
        return "[\n    " + ",\n    ".join(map(_text, value)) + "\n  ]"
    return _text(value)


def _text(value: object) -> str:
    return msgspec.json.encode(value).decode()


def net_files(package: str, place: str = "ai/nets") -> Iterator[NetFile]:
    """The nets that lie beside a game."""
    folder = files(package) / place
    if not folder.is_dir():
        return
    for file in sorted(folder.iterdir(), key=_name):
        if file.name.endswith(".json"):
            yield read_net(file.read_bytes())


def _name(file: Traversable) -> str:
    return file.name


def learned(package: str, plain: Value, features: Features, place: str = "ai/nets") -> LearnedValue:
    """Return the value by a game's nets; nets for other features are left out."""
    version = features.version()
    nets = {file.kind: file.net() for file in net_files(package, place) if file.features == version}
    return LearnedValue(plain, features, nets)
