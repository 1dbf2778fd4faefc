"""Packs spoiled at random: refused by path and reason, or else they can be played and told."""

from __future__ import annotations

import json
import random
from pathlib import Path

import pytest

from osada.core.bits import members
from osada.core.events import Event
from osada.core.game import Game
from osada.core.position import OVER
from osada.games import find
from osada.teaching.teaching import teaching_of
from osada.text.errors import ContentError
from osada.text.grid import WIDTH
from osada.text.language import LANGUAGES
from tests.fuzz.budget import tries
from tests.fuzz.mutate import spoiled
from tests.games.anew import load

NAMES = ("Ala", "Bo", "Cyd", "Dan")


def a_pack(game: Game, rng: random.Random) -> dict[str, bytes]:
    """One or two data files of a game, spoiled."""
    data = game.content()
    names = rng.sample(sorted(data), k=min(len(data), rng.randint(1, 2)))
    return {name: json.dumps(spoiled(json.loads(data[name]), rng)).encode() for name in names}


def accepted(game: Game, pack: dict[str, bytes]) -> bool:
    """Check a pack; every fault is an error with a file, a path, a reason."""
    try:
        game.check_content(pack)
    except ContentError as error:
        assert_helpful(game, error)
        return False
    return True


def assert_helpful(game: Game, error: ContentError) -> None:
    assert error.file in game.content()
    assert error.path.startswith("$")
    assert len(str(error)) < 1000


def play(game: Game, rng: random.Random) -> None:
    """A random game in a random mode, with everything told on the way."""
    mode = rng.choice(game.modes())
    position = game.new(mode.players, mode.options)
    language = game.text.language(rng.choice(LANGUAGES))
    for _ in range(3000):
        if (seat := int(position.turn())) == OVER:
            break
        if seat >= 0:
            seat = rng.choice(members(position.open_seats()))
        moves = position.legal(seat) if seat >= 0 else [m for m, _ in position.chances()]
        move = rng.choice(moves)
        if seat >= 0 and rng.random() < 0.2:
            assert game.why_not(position, seat, move) is None
            game.text.hint(position, seat, move, language)
            board = game.text.draw(position, seat, NAMES, language)
            assert max(map(len, board.splitlines())) <= WIDTH
        events: list[Event] = []
        position.play(seat, move, events)
        for event in events:
            assert "\n" not in game.text.tell(event, NAMES, language)
        assert game.broken(position) == []
    assert position.turn() == OVER
    game.text.closing(position, NAMES, language)


@pytest.mark.parametrize("name", ["sardinia", "settlers", "saltfjord"])
def test_whatever_is_accepted_can_be_played(name: str, tmp_path: Path) -> None:
    game, played = find(name), 0
    for number, rng in enumerate(tries(30)):
        pack = a_pack(game, rng)
        if not accepted(game, pack):
            continue
        folder = tmp_path / str(number) / name
        folder.mkdir(parents=True)
        for file, data in pack.items():
            (folder / file).write_bytes(data)
        other, _ = load(name, folder.parent)
        for language in LANGUAGES:
            words = other.text.language(language)
            sentences = {other.moves.sentence(m, words) for m in range(other.moves.size)}
            assert len(sentences) == other.moves.size, "two moves are told alike"
            teaching_of(other).almanac(words)
        play(other, rng)
        played += 1
    assert played
