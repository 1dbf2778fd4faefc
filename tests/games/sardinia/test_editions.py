"""Editions side by side: the printed map and another one, each played and told by its own data."""

from __future__ import annotations

import json
import subprocess
import sys
from typing import Any

import pytest

from osada.core.events import Event
from osada.core.playout import playout
from osada.core.position import NATURE, OVER
from osada.core.rng import Rng
from osada.core.snapshot import from_json, key, to_json
from osada.games.sardinia import GAME
from osada.games.sardinia.game import Sardinia
from osada.games.sardinia.presentation.view import view
from osada.games.sardinia.rules.crowds import add_settler
from osada.games.sardinia.rules.position import SardiniaPosition
from osada.games.sardinia.rules.state import OPEN_ROW
from osada.text.errors import ContentError, MoveError, PositionError, RevisionError

NURRA, CIVITA = 0, 4


def other_map() -> bytes:
    """Nurra is called Nova, is worth 9 points, borders on Civita and has its wheat."""
    island: dict[str, Any] = json.loads(GAME.content()["map.json"])
    provinces = island["provinces"]
    provinces[NURRA].update(points=9, second_points=4, name="Nova")
    for here, there in ((NURRA, CIVITA), (CIVITA, NURRA)):
        provinces[here]["neighbours"].append(provinces[there]["id"])
    between = [provinces[NURRA]["id"], provinces[CIVITA]["id"]]
    island["borders"].append({"between": between, "forts": [], "points": [[0, 0], [1, 1]]})
    for field in ("goods", "terrain"):
        mine, theirs = provinces[NURRA][field], provinces[CIVITA][field]
        provinces[NURRA][field], provinces[CIVITA][field] = theirs, mine
    return json.dumps(island).encode()


PRINTED = GAME
OTHER = Sardinia({"map.json": other_map()})
BOTH = (PRINTED, OTHER)


def opened(game: Sardinia) -> SardiniaPosition:
    """A game for two after its set-up; A is first, and site 1, of Nurra, is scored next."""
    position = game.new(2, {"first-player": "A"})
    assert isinstance(position, SardiniaPosition)
    while position.phase != OPEN_ROW:
        position.play(NATURE, position.chances()[0][0])
    for site in ("1", "2"):
        position.play(NATURE, game.moves.from_notation(f"site {site}"))
    return position


def play(game: Sardinia, position: SardiniaPosition, *moves: str) -> list[Event]:
    told: list[Event] = []
    for text in moves:
        seat, move = position.turn(), game.moves.from_notation(text)
        assert game.why_not(position, seat, move) is None, text
        assert move in position.legal(seat), text
        position.play(seat, move, told)
    return told


def test_the_two_maps_differ_where_they_were_changed() -> None:
    assert PRINTED.content_hash != OTHER.content_hash
    assert [game.tables.points[NURRA] for game in BOTH] == [5, 9]
    assert OTHER.moves.size == PRINTED.moves.size + 2
    assert OTHER.content()["map.json"] == other_map()


def test_each_is_scored_by_its_own_points() -> None:
    scores = []
    for game in BOTH:
        position = opened(game)
        play(game, position, "card commander", "settler p1", "card farmer", "done")
        play(game, position, "card guardian")
        scores.append(position.scores())
    assert scores == [[5, 0], [9, 0]]


def test_a_settler_steps_over_the_borders_of_its_own_map() -> None:
    position = opened(OTHER)
    add_settler(position, 0, NURRA)
    play(OTHER, position, "card commander", "step p1 p5", "step p5 p1")
    with pytest.raises(MoveError, match="step p1 p5"):
        PRINTED.moves.from_notation("step p1 p5")


def test_crops_are_dealt_by_each_map() -> None:
    first = [{game.moves.notation(m) for m, _ in game.new(2).chances()} for game in BOTH]
    assert first[0].isdisjoint(first[1])


def test_each_is_told_and_drawn_by_its_own_names() -> None:
    language = PRINTED.text.language("en")
    for game, mine, other in ((PRINTED, "Nurra 5", "Nova"), (OTHER, "Nova 9", "Nurra")):
        position = opened(game)
        told = play(game, position, "card commander", "settler p1")
        texts = [game.text.tell(event, ("Ala", "Bo"), language) for event in told]
        board = game.text.draw(position, 0, ("Ala", "Bo"), language)
        sentence = game.moves.sentence(game.moves.from_notation("settler p1"), language)
        assert mine in board
        assert mine.split()[0] in texts[-1]
        assert mine.split()[0] in sentence
        assert not any(other in text for text in (board, sentence, *texts))
        assert view(position, 0).provinces[NURRA].influence == [1, 0]


def test_random_games_side_by_side_keep_to_the_rules() -> None:
    """Move by move in turns, so that anything they shared would show."""
    positions, rng = [game.new(3) for game in BOTH], Rng(7)
    for _ in range(600):
        for game, position in zip(BOTH, positions, strict=True):
            if (seat := position.turn()) == OVER:
                continue
            moves = position.legal(seat) if seat >= 0 else [m for m, _ in position.chances()]
            position.play(seat, moves[rng.below(len(moves))])
            assert game.broken(position) == []
    for _ in range(20):
        for game in BOTH:
            playout(position := game.new(2), rng)
            assert game.broken(position) == []


def test_a_position_is_written_and_read_by_its_own_edition() -> None:
    for game, stranger in (BOTH, BOTH[::-1]):
        text = to_json(game, opened(game))
        again = from_json(game, text)
        assert isinstance(again, SardiniaPosition)
        assert key(game, again) == key(game, opened(game))
        assert again.tables is game.tables
        assert again.clone().tables is game.tables
        with pytest.raises(PositionError):
            from_json(stranger, text)


def test_another_edition_is_made_once_and_a_wrong_one_is_refused() -> None:
    pack = {"map.json": other_map()}
    assert PRINTED.edition(pack) is PRINTED.edition(pack)
    assert PRINTED.edition(pack).content_hash == OTHER.content_hash
    with pytest.raises(ContentError, match=r"\$: Object missing required field"):
        PRINTED.edition({"map.json": b"{}"})
    with pytest.raises(RevisionError, match="not 2"):
        Sardinia(revision=2)


def test_importing_the_game_reads_no_file() -> None:
    """Files of the package are watched while it is imported; making the game does read them."""
    code = """
import sys, osada.core.game, osada.bots
read = []
def watch(event, arguments):
    if event == "open" and str(arguments[0]).endswith((".json", ".ftl")):
        read.append(arguments[0])
sys.addaudithook(watch)
import osada.games.sardinia
print(len(read))
osada.games.sardinia.GAME
print(len(read))
"""
    env = {"PYTHONPATH": ":".join(sys.path)}
    run = subprocess.run(
        [sys.executable, "-c", code], env=env, capture_output=True, text=True, check=True
    )
    assert run.stdout.split() == ["0", "2"]
