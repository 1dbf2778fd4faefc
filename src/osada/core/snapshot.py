"""Positions to and from plain values: for puzzles, bug reports, tests and comparing."""

from __future__ import annotations

import re
from collections.abc import Mapping
from hashlib import sha256
from typing import TYPE_CHECKING

import msgspec

from osada.core.bits import members
from osada.core.position import Position
from osada.text.errors import ContentError, Message, PositionError, RevisionError
from osada.text.foreign_errors import of_json

if TYPE_CHECKING:
    from osada.core.game import Game

Values = dict[str, int | list[int]]


def values(game: Game, position: Position) -> Values:
    """Every field of a position by name, arrays as lists."""
    scalars: Values = {name: getattr(position, name) for name in game.scalars}
    arrays: Values = {name: [int(i) for i in getattr(position, name)] for name in game.arrays}
    return scalars | arrays


def key(game: Game, position: Position) -> str:
    """A short text that is equal for equal positions, in every process and build."""
    return sha256(msgspec.json.encode(values(game, position))).hexdigest()[:32]


def to_json(game: Game, position: Position, *, carry: bool = False) -> str:
    """A position as a JSON object with the game's name, revision and every field.

    It can carry the data files of its edition that are not shipped.
    """
    head: dict[str, object] = {"game": game.name, "revision": game.revision}
    head["content"] = game.content_hash
    if carry and game.pack:
        head["files"] = {name: msgspec.Raw(file) for name, file in game.content().items()}
    data = msgspec.json.encode({**head, "position": values(game, position)})
    return msgspec.json.format(data, indent=1).decode()


def read(text: str | bytes) -> dict[str, object]:
    """The JSON object of a position, of any game."""
    try:
        return msgspec.json.decode(text, type=dict[str, object])
    except (msgspec.MsgspecError, UnicodeError, RecursionError) as error:
        path, reason = of_json(error)
        raise PositionError("error-at-path", path=path, reason=reason) from None


def edition_of(game: Game, data: Mapping[str, object]) -> Game:
    """The edition that a position's JSON names: this game in that revision, on the files it has."""
    revision, files = data.get("revision"), data.get("files")
    pack = None
    if isinstance(files, Mapping):
        pack = {str(name): msgspec.json.encode(file) for name, file in files.items()}
    try:
        return game.edition(pack, revision if type(revision) is int else None)
    except (ContentError, RevisionError) as error:
        raise PositionError(error.message) from None


def from_json(game: Game, text: str | bytes) -> Position:
    """The position that a JSON object describes; an impossible one is refused."""
    data = read(text)
    for name, wanted in (("game", game.name), ("revision", game.revision)):
        if data.get(name) != wanted:
            found = _shown(data[name]) if name in data else Message("null")
            raise PositionError("position-game", name=name, wanted=repr(wanted), found=found)
    if data.get("content", game.content_hash) != game.content_hash:
        raise PositionError("position-content", found=_shown(data["content"]))
    return _fill(game, data.get("position"))


def _fill(game: Game, data: object) -> Position:
    if not isinstance(data, Mapping):
        raise PositionError("position-object")
    wanted = {*game.scalars, *game.arrays}
    for name in sorted(wanted ^ set(data)):
        key = "position-missing" if name in wanted else "position-unknown"
        raise PositionError(key, name=name[:60])
    model = _model(game, _integer(data["players"], "players"))
    for name in game.scalars:
        setattr(model, name, _integer(data[name], name))
    for name in game.arrays:
        array = getattr(model, name)  # compiled, of librt's type, which this module cannot name
        setattr(model, name, type(array)(_array(data[name], name, len(array))))
    for reason in game.broken(model):
        rule = re.match(r"[A-Z]+\d+(?=:)", reason)
        cited = rule[0] if rule else "none"
        raise PositionError("position-impossible", reason=reason, rule=cited)
    for seat in members(model.open_seats()):
        if not model.legal(seat):
            raise PositionError("position-stuck", seat=seat)
    return model


def _model(game: Game, players: int) -> Position:
    """Any position for that many players: it has all fields, each array of the right length."""
    for mode in game.modes():
        if mode.players == players:
            model: Position = game.new(players, mode.options)
            return model
    raise PositionError("position-players", game=game.name, players=players)


def _integer(value: object, name: str) -> int:
    if type(value) is not int or not -(2**62) < value < 2**62:
        raise PositionError("position-number", name=name, found=_shown(value))
    return value


def _shown(value: object) -> Message:
    """A value for a sentence, however long or deep it is."""
    if isinstance(value, list | dict):
        return Message("json-list" if isinstance(value, list) else "json-object")
    return Message(repr(value)[:60])


def _array(value: object, name: str, length: int) -> list[int]:
    if not isinstance(value, list) or len(value) != length:
        raise PositionError("position-list", name=name, length=length)
    return [_integer(item, f"{name}[{i}]") for i, item in enumerate(value)]
