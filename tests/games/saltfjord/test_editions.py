"""Editions side by side in one process: each plays, tells, draws and keeps by its own data."""

import json
import subprocess
import sys
from typing import Any

import pytest

from osada.core import snapshot
from osada.core.playout import playout
from osada.core.position import NATURE, OVER
from osada.core.rng import Rng
from osada.games.saltfjord import GAME
from osada.games.saltfjord.game import Saltfjord
from osada.games.saltfjord.rules.position import SaltfjordPosition
from osada.text.errors import ContentError, PositionError, RevisionError

READS = """
import sys
read = []
sys.addaudithook(lambda event, args: event == "open" and read.append(str(args[0])))
import osada.games.saltfjord.game
wrong = [path for path in read if path.endswith((".json", ".ftl"))]
assert not wrong, wrong
"""


def changed(name: str, **fields: Any) -> bytes:
    """A data file with some of its parts replaced: `tiles[0]` by another tile."""
    data = json.loads(GAME.content()[name])
    for field, parts in fields.items():
        if isinstance(parts, dict):
            for place, part in parts.items():
                data[field][place] |= part
        else:
            data[field] = parts
    return json.dumps(data).encode()


@pytest.fixture(scope="module")
def other() -> Saltfjord:
    """A box with a rich first tile, dear large tiles, one more token and a short fjord."""
    fjord = json.loads(GAME.content()["fjord.json"])
    tile = {"squares": [{"row": 0, "col": 0, "building": {"gain": {"gold": 3}}}]}
    return Saltfjord(
        {
            "buildings.json": changed(
                "buildings.json", tiles={0: tile}, shapes={2: {"cost": {"gold": 2}}}
            ),
            "crates.json": changed("crates.json", crates={0: {"points": 77}}),
            "fjord.json": changed(
                "fjord.json",
                areas=fjord["areas"][:3],
                tokens=[*fjord["tokens"], {"kind": 1, "reward": {"gold": 2}, "count": 4}],
            ),
        }
    )


def dealt(game: Saltfjord, *wanted: str) -> SaltfjordPosition:
    """A game for two that has begun, with some of nature's draws as wanted."""
    position = game.new(2, {"first-player": "A"})
    moves = [game.moves.from_notation(text) for text in wanted]
    while position.turn() == NATURE:
        possible = [move for move, _ in position.chances()]
        position.play(NATURE, next((m for m in moves if m in possible), possible[-1]))
    return position


def test_importing_the_game_reads_no_file() -> None:
    subprocess.run([sys.executable, "-c", READS], check=True)


def test_only_what_a_pack_names_differs(other: Saltfjord) -> None:
    assert other.content_hash != GAME.content_hash
    assert other.content()["abilities.json"] == GAME.content()["abilities.json"]
    again = Saltfjord({name: GAME.content()[name] for name in ("crates.json", "fjord.json")})
    assert again.content_hash == GAME.content_hash
    assert [m.first for m in other.moves.families] == [m.first for m in GAME.moves.families]


def test_a_pack_that_is_wrong_and_an_unknown_revision_are_refused() -> None:
    with pytest.raises(ContentError, match="44"):
        Saltfjord({"crates.json": changed("crates.json", crates=[])})
    with pytest.raises(RevisionError):
        Saltfjord(revision=7)


def test_each_plays_by_its_own_data(other: Saltfjord) -> None:
    plain, rich = dealt(GAME), dealt(other)
    assert len(plain.tokens) + 1 == len(rich.tokens)
    for game, position in ((GAME, plain), (other, rich), (GAME, plain.clone())):
        rng, areas = Rng(5), len(json.loads(game.content()["fjord.json"])["areas"])
        furthest = 0
        while (seat := position.turn()) != OVER:
            assert game.broken(position) == []
            moves = position.legal(seat) if seat >= 0 else [m for m, _ in position.chances()]
            position.play(seat, moves[rng.below(len(moves))])
            furthest = max(furthest, *position.boat)
        assert furthest <= areas
    assert any(plain.scores())
    assert any(rich.scores())


def test_the_same_seed_plays_another_game_on_other_data(other: Saltfjord) -> None:
    for game in (GAME, other):
        one, two = (playout_key(game) for _ in range(2))
        assert one == two
    assert playout_key(GAME) != playout_key(other)


def playout_key(game: Saltfjord) -> str:
    position = game.new(3)
    playout(position, Rng(11))
    return snapshot.key(game, position)


def test_each_tells_and_draws_its_own_components(other: Saltfjord) -> None:
    tile = GAME.moves.tile.values[0]
    for game, squares in ((GAME, False), (other, True)):
        language = game.text.language("en")
        position = dealt(game, f"tile {tile}")
        board = game.text.draw(position, 0, ["Ann", "Bob"], language)
        assert ("3 gold" in board) == squares
        sentence = game.moves.sentence(game.moves.from_notation(f"tile {tile}"), language)
        assert ("3 gold" in sentence) == squares
        assert game.moves.from_sentence(sentence, language) == game.moves.from_notation(
            f"tile {tile}"
        )
        assert (len(game.view(position, 0).fjord) == 3) == squares


def test_what_a_tile_costs_is_judged_by_its_own_data(other: Saltfjord) -> None:
    build = GAME.moves.from_notation("build ell-a")
    for game, allowed in ((GAME, False), (other, True)):
        position: Any = dealt(game)
        while position.round == 0 or position.turn() == NATURE:
            seat = int(position.turn())
            moves = position.legal(seat) if seat >= 0 else [m for m, _ in position.chances()]
            position.play(seat, moves[0])
        seat = int(position.turn())
        for kind in range(8):
            position.goods[seat * 8 + kind] = 2 if kind == 7 else 0
        assert (game.why_not(position, seat, build) is None) == allowed
        assert (build in position.legal(seat)) == allowed


def test_a_position_goes_back_to_its_own_edition_only(other: Saltfjord) -> None:
    position = dealt(other)
    text = snapshot.to_json(other, position)
    again = snapshot.from_json(other, text)
    assert snapshot.key(other, again) == snapshot.key(other, position)
    with pytest.raises(PositionError):
        snapshot.from_json(GAME, text)
