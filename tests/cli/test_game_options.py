"""How many play when nobody says."""

from __future__ import annotations

import pytest

from osada.cli import game_options
from osada.cli.failures import Failure
from osada.cli.language_choice import words_of
from osada.core.game import Mode
from osada.games import find

SARDINIA = find("sardinia")
WORDS = words_of("en")
MODES = [
    Mode(2, {"guardian": "standard"}),
    Mode(3, {"guardian": "alternative", "full-tie": "shared"}),
    Mode(4, {"full-tie": "shared"}),
]


def players(asked: int | None = None, seated: int = 0, **flags: str) -> int:
    options = game_options.chosen_options(SARDINIA, [], flags, WORDS)
    return game_options.players(SARDINIA, asked, options, WORDS, seated=seated)


@pytest.fixture(autouse=True)
def modes(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(type(SARDINIA), "modes", lambda _game: MODES)


def test_two_play_unless_somebody_says_otherwise() -> None:
    assert players() == 2
    assert players(asked=3) == 3
    assert players(seated=4) == 4


def test_an_option_that_belongs_to_a_mode_brings_its_number() -> None:
    assert players(full_tie="shared") == 4, "the mode with the fewest options"
    assert players(full_tie="shared", guardian="alternative") == 3
    assert players(second_place="nothing") == 2, "no mode speaks of it"


def test_too_many_are_refused() -> None:
    with pytest.raises(Failure, match="2 to 4 players, not 5"):
        players(seated=5)


def test_long_lists_of_values_are_cut() -> None:
    assert game_options.some(["a", "b"]) == "a, b"
    assert game_options.some([str(n) for n in range(48)]).endswith("8, 9, …, 47")
