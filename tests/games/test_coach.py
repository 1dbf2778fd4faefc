"""The coach: true and sayable in every position of a game, and blind to what is hidden."""

from functools import cache
from importlib import import_module
from itertools import islice

import msgspec
import pytest

from osada.core.game import Game, Mode
from osada.core.position import OVER, Position
from osada.core.rng import Rng
from osada.games import find
from osada.teaching.coach import GAMES, HEARD, Heard, Tip
from osada.teaching.teaching import teaching_of
from osada.text.language import LANGUAGES

LONGEST = 25
NAMES = ("saltfjord", "sardinia", "settlers")


def modes(game: Game) -> list[Mode]:
    """A game of each number of players, and the last way to play."""
    found = {mode.players: mode for mode in reversed(game.modes())}
    return [*found.values(), game.modes()[-1]]


def tips(game: Game, position: Position, seat: int) -> dict[str, Tip]:
    return {tip.id: tip for tip in teaching_of(game).coach(position, seat)}


def after(game: Game, position: Position, seat: int, *moves: str) -> Position:
    """The position after moves that must be legal one after the other."""
    position = position.clone()
    for notation in moves:
        move = game.moves.from_notation(notation)
        assert move in position.legal(seat), notation
        position.play(seat, move)
    return position


@cache
def walk(game: Game) -> list[tuple[Position, int]]:
    """Positions of random games in which somebody is to act; nobody changes them."""
    found, rng = [], Rng(3)
    for mode in modes(game):
        position = game.new(mode.players, mode.options)
        while (seat := int(position.turn())) != OVER:
            if seat >= 0:
                found.append((position.clone(), seat))
            moves = position.legal(seat) if seat >= 0 else [m for m, _ in position.chances()]
            position.play(seat, moves[rng.below(len(moves))])
    return found


@pytest.mark.parametrize("name", NAMES)
def test_every_tip_can_be_said_shortly_and_cites_a_rule(name: str) -> None:
    game, seen = find(name), set[str]()
    for position, seat in walk(game):
        for tip in teaching_of(game).coach(position, seat):
            seen.add(tip.id)
            assert tip.rule in game.rules
            for code in LANGUAGES:
                words = teaching_of(game).advise(tip, game.text.language(code))
                assert len(words.split()) <= LONGEST, words
    assert len(seen) >= 10


@pytest.mark.parametrize("name", NAMES)
def test_the_coach_is_silent_out_of_turn(name: str) -> None:
    game = find(name)
    for position, _seat in walk(game):
        for seat in range(len(position.scores())):
            if not position.open_seats() >> seat & 1:
                assert teaching_of(game).coach(position, seat) == []


@pytest.mark.parametrize("name", NAMES)
def test_no_tip_depends_on_what_its_seat_cannot_know(name: str) -> None:
    game, rng = find(name), Rng(5)
    for position, seat in islice(walk(game), 0, None, 3):
        twin = position.clone()
        twin.reshuffle(seat, rng)
        assert teaching_of(game).coach(twin, seat) == teaching_of(game).coach(position, seat)


@pytest.mark.parametrize("name", NAMES)
def test_a_coach_has_words_for_all_its_tips_and_no_others(name: str) -> None:
    game = find(name)
    advice = import_module(f"{game.package}.presentation.coach").ADVICE
    ids = [f"coach-{it.id}" for it in advice]
    assert len(set(ids)) == len(ids) >= 10
    for code in LANGUAGES:
        keys = [key for key in game.text.language(code).keys if key.startswith("coach-")]
        assert sorted(keys) == sorted(ids)


# What is promised comes true


def test_sardinia_promises_no_points_that_do_not_come() -> None:
    game, kept = find("sardinia"), set[str]()
    province = next(domain for domain in game.domains if domain.name == "province")
    for position, seat in walk(game):
        found = tips(game, position, seat)
        if tip := found.get("call-now"):
            scored = after(game, position, seat, "card guardian").scores()
            gains = [new - old for new, old in zip(scored, position.scores(), strict=True)]
            assert gains.pop(seat) == tip.values["n"] > max(gains)
            kept.add(tip.id)
        if tip := found.get("crop-ready"):
            crop = f"crop {province.values[tip.values['province']]}"
            scored = after(game, position, seat, "card farmer", crop).scores()
            assert scored[seat] - position.scores()[seat] == tip.values["n"]
            kept.add(tip.id)
    assert kept == {"call-now", "crop-ready"}


def test_settlers_promises_no_field_and_no_building_that_does_not_come() -> None:
    game, kept = find("settlers"), set[str]()
    for position, seat in walk(game):
        found, view = tips(game, position, seat), msgspec.to_builtins(game.view(position, seat))
        legal = [game.moves.notation(move) for move in position.legal(seat)]
        built = view["players"][seat]["complete_sections"][3]
        bridge = f"build bridges-{built + 1} a"
        if tip := found.get("opens-field"):
            assert _opened(game, position, seat, bridge) == {tip.values["field"]}
            kept.add(tip.id)
        elif bridge in legal and view["players"][seat]["workers"] > 1:
            assert _opened(game, position, seat, bridge) == set()
        if "no-goods" in found:
            assert any(move.startswith("village") for move in legal)
            kept.add("no-goods")
    assert kept == {"opens-field", "no-goods"}


def _opened(game: Game, position: Position, seat: int, move: str) -> set[int]:
    """The fields that a move opens."""
    views = [game.view(p, seat) for p in (position, after(game, position, seat, move))]
    fields = [msgspec.to_builtins(view)["players"][seat]["open_fields"] for view in views]
    return set(fields[1]) - set(fields[0])


def test_saltfjord_promises_no_crate_and_no_tile_that_cannot_be_paid() -> None:
    game, kept = find("saltfjord"), set[str]()
    for position, seat in walk(game):
        found = tips(game, position, seat)
        moves = [game.moves.notation(move) for move in position.legal(seat)]
        if "large-tile" in found:
            assert any(move.startswith("build ell") for move in moves)
        if "order-ready" in found and "pass 2" in moves:
            tavern = after(game, position, seat, "pass 2")
            orders = [game.moves.notation(move) for move in tavern.legal(seat)]
            assert any(move.startswith("order") for move in orders)
        kept |= {"large-tile", "order-ready"} & set(found)
    assert kept == {"large-tile", "order-ready"}


# What was heard


def test_a_tip_is_said_once_in_a_game_and_the_worthiest_first() -> None:
    heard, tips = Heard(), [Tip("one", "S1"), Tip("two", "S2")]
    assert heard.next(tips, set()) == tips[0]
    assert heard.next(tips, {"one"}) == tips[1]
    assert heard.next(tips, {"one", "two"}) is None


def test_a_coach_says_less_from_game_to_game() -> None:
    heard, tips = Heard(), [Tip("one", "S1"), Tip("two", "S2")]
    for _ in range(HEARD):
        assert heard.next(tips, set()) == tips[0]
        heard.enter({"one"})
    assert heard.next(tips, set()) == tips[1]
    assert heard.speaks()
    for _ in range(GAMES - HEARD):
        heard.enter(set())
    assert not heard.speaks()
