"""Recorded games as a row of moments: what the rules say at each of them."""

from __future__ import annotations

import json
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Any, NamedTuple

import msgspec

from osada.core.bits import members
from osada.core.events import Event
from osada.core.game import Game
from osada.core.position import Position
from osada.core.record import read
from osada.core.replay import check_header
from osada.games import find

FOLDERS = [Path(__file__).parents[2] / "golden", Path(__file__).parents[2] / "browser/records"]
Move = dict[str, str]
Told = dict[str, Any]
View = dict[str, Any]


class Moment(NamedTuple):
    """A position in which a seat may move."""

    game: Game
    position: Position
    seat: int

    def view(self) -> View:
        """What the seat sees, as the service writes it."""
        view: View = msgspec.to_builtins(self.game.view(self.position, self.seat))
        return view

    def legal(self, family: str) -> list[Move]:
        """The seat's legal moves of a family."""
        moves = map(self.game.moves.to_json, self.position.legal(self.seat))
        return [move for move in moves if move["move"] == family]

    def after(self, move: Move) -> tuple[Moment, list[Told]]:
        """The moment after a move of the seat, and what happened, as the service writes it."""
        position, events = self.position.clone(), list[Event]()
        position.play(self.seat, self.game.moves.from_json(move), events)
        told = [{"event": event.kind(), **msgspec.structs.asdict(event)} for event in events]
        return Moment(self.game, position, self.seat), told


def moments(name: str) -> Iterator[Moment]:
    """Every moment of every recorded game in which somebody may move."""
    game = find(name)
    for file in sorted(path for folder in FOLDERS for path in folder.glob(f"{name}-*.osada")):
        record = read(file.read_text(encoding="utf-8"))
        position = check_header(game, record)
        for line in record.moves:
            for seat in members(position.open_seats()):
                yield Moment(game, position.clone(), seat)
            position.play(line.seat, game.moves.from_notation(line.notation), None)


def unique(cases: Iterable[Any]) -> list[Any]:
    """Each case once, in order."""
    texts = {json.dumps(case, sort_keys=True) for case in cases}
    return [json.loads(text) for text in sorted(texts)]
