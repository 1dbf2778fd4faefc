"""Inputs of the nets, in positions of random games of every mode."""

from __future__ import annotations

import pytest

from examples.pebbles import GAME as PEBBLES
from osada.conformance.random_game import random_game
from osada.core.bits import zeros
from osada.core.game import Game, Mode
from osada.core.rng import Rng
from osada.core.snapshot import key
from osada.evaluation.ai import ai_of
from osada.evaluation.features import Features, offset_of
from osada.evaluation.learned import LearnedValue
from osada.evaluation.net_files import net_files, written
from osada.evaluation.value import ONE
from osada.games import find, names
from osada.text.language import LANGUAGES

GAMES = [*(find(name) for name in names()), PEBBLES]
MODES = [(game, mode) for game in GAMES for mode in game.modes()]


def label(part: Game | Mode) -> str:
    if isinstance(part, Game):
        return part.name
    return "-".join([str(part.players), *part.options.values()])


@pytest.mark.parametrize("game", GAMES, ids=label)
def test_every_feature_has_a_name_of_its_own_and_words(game: Game) -> None:
    features = _of(game)
    every = [*features.table, *features.seat]
    assert len({feature.name for feature in every}) == len(every)
    assert len(features.names(3)) == features.size(3)
    for code in LANGUAGES:
        language = game.text.language(code)
        for feature in every:
            assert language.knows(f"feature-{feature.word}"), feature.word
            assert "{" not in feature.name_in(language)


@pytest.mark.parametrize(("game", "mode"), MODES, ids=label)
def test_a_seat_is_told_what_it_knows_and_looking_changes_nothing(game: Game, mode: Mode) -> None:
    features = _of(game)
    size = features.size(mode.players)
    seen, dealt = zeros(size), zeros(size)
    for table, rng in random_game(game, mode, 5):
        if rng.below(9) and not table.over:
            continue
        before, seat = key(game, table.position), rng.below(mode.players)
        features.write(table.position, seat, seen)
        assert key(game, table.position) == before
        other = table.position.clone()
        other.reshuffle(seat, Rng(rng.below(1000)))
        features.write(other, seat, dealt)
        assert list(seen) == list(dealt)


@pytest.mark.parametrize(("game", "mode"), MODES, ids=label)
def test_one_kind_has_one_number(game: Game, mode: Mode) -> None:
    """The quick number must not mix up games that different nets judge."""
    features, position = _of(game), game.new(mode.players, mode.options)
    number = features.number(position)
    assert 0 <= number < 64
    for other in game.modes():
        start = game.new(other.players, other.options)
        if features.number(start) == number:
            assert features.kind(start) == features.kind(position)


@pytest.mark.parametrize(("game", "mode"), MODES, ids=label)
def test_a_learned_value_is_a_value(game: Game, mode: Mode) -> None:
    value = ai_of(game).judge
    assert isinstance(value, LearnedValue)
    points, results = zeros(mode.players), zeros(mode.players)
    for table, rng in random_game(game, mode, 3):
        if rng.below(9) and not table.over:
            continue
        value.results_into(table.position, points, results)
        assert all(0 <= result <= ONE for result in results)


@pytest.mark.parametrize("game", GAMES, ids=label)
def test_nets_are_small_and_of_the_features_there_are(game: Game) -> None:
    features = _of(game)
    strong = net_files(game.package, "ai/nets/strong")
    for file in (*net_files(game.package), *strong):
        assert file.features == features.version()
        assert len(written(file).encode()) <= 150_000
        net = file.net()
        assert net.hidden <= 64
        players = net.outputs // 2
        assert net.inputs == features.size(players)


def _of(game: Game) -> Features:
    features = ai_of(game).features
    assert features is not None
    return features


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_every_offset_follows_from_one_name(game: Game) -> None:
    assert game.ai is not None
    assert game.ai.features is not None
    for table in (game.ai.features.table, game.ai.features.seat):
        names = [feature.name for feature in table]
        assert [offset_of(table, name) for name in names] == list(range(len(names)))
