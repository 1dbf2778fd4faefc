"""The coach: true and sayable in every position of a game, and blind to what is hidden."""

from importlib import import_module
from itertools import islice

import pytest

from osada.core.coach import GAMES, HEARD, Heard, Tip
from osada.core.game import Game, Mode
from osada.core.language import LANGUAGES
from osada.core.position import OVER, Position
from osada.core.rng import Rng
from osada.games import find

LONGEST = 25
NAMES = ("saltfjord", "sardinia", "settlers")


def modes(game: Game) -> list[Mode]:
    """A game of each number of players, and the last way to play."""
    found = {mode.players: mode for mode in reversed(game.modes())}
    return [*found.values(), game.modes()[-1]]


def walk(game: Game, rng: Rng) -> list[tuple[Position, int]]:
    """Positions of random games in which somebody is to act."""
    found = []
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
    for position, seat in walk(game, Rng(3)):
        for tip in game.coach(position, seat):
            seen.add(tip.id)
            assert tip.rule in game.rules
            for code in LANGUAGES:
                words = game.advise(tip, game.language(code))
                assert len(words.split()) <= LONGEST, words
    assert len(seen) >= 10


@pytest.mark.parametrize("name", NAMES)
def test_the_coach_is_silent_out_of_turn(name: str) -> None:
    game = find(name)
    for position, _seat in walk(game, Rng(4)):
        for seat in range(len(position.scores())):
            if not position.open_seats() >> seat & 1:
                assert game.coach(position, seat) == []


@pytest.mark.parametrize("name", NAMES)
def test_no_tip_depends_on_what_its_seat_cannot_know(name: str) -> None:
    game, rng = find(name), Rng(5)
    for position, seat in islice(walk(game, rng), 0, None, 3):
        twin = position.clone()
        twin.reshuffle(seat, rng)
        assert game.coach(twin, seat) == game.coach(position, seat)


@pytest.mark.parametrize("name", NAMES)
def test_a_coach_has_words_for_all_its_tips_and_no_others(name: str) -> None:
    game = find(name)
    advice = import_module(f"{game.package}.telling.coach").ADVICE
    ids = [f"coach-{it.id}" for it in advice]
    assert len(set(ids)) == len(ids) >= 10
    for code in LANGUAGES:
        keys = [key for key in game.language(code).keys if key.startswith("coach-")]
        assert sorted(keys) == sorted(ids)


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
