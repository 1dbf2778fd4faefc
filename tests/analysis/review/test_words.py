"""A review in words, at the terminal, as JSON and as a page; and the words of hints."""

from __future__ import annotations

from pathlib import Path

import msgspec
import pytest

from osada.analysis.hints import Hint, Hints
from osada.analysis.review import review, turn_analyzer
from osada.analysis.review.model import Cause, Review
from osada.analysis.review.review_text import ReviewWriter, write_review
from osada.cli import main
from osada.core.record import read
from osada.core.table import Table
from osada.evaluation.recipe import Recipe
from osada.games import find

GOLDEN = Path(__file__).parents[2] / "golden"
QUICK = Recipe("plans", iterations=6, beam=2, plans=2, narrow=1, horizon=1)


@pytest.fixture(autouse=True)
def quick(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(turn_analyzer, "recipe_of", lambda _game: QUICK)


def test_a_review_at_the_terminal(capsys: pytest.CaptureFixture[str]) -> None:
    file = str(GOLDEN / "sardinia-2-standard.osada")
    assert main(["review", file, "--json"]) == 0
    found = msgspec.json.decode(capsys.readouterr().out, type=Review)
    for seat in found.seats:
        parts = (seat.start, seat.luck, seat.skill, seat.others)
        assert sum(parts) == pytest.approx(seat.result, abs=0.005)
    assert found.judge == "net"
    assert main(["review", file, "--json", "--html"]) == 2
    assert "--json" in capsys.readouterr().err


def test_what_is_no_finished_game_is_told(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "begun.osada"
    file.write_text(Table(find("sardinia"), 2, "begun").record().text(), encoding="utf-8")
    assert main(["review", str(file)]) == 2
    assert "over" in capsys.readouterr().err


def test_reasons_name_features_in_both_languages() -> None:
    game = find("settlers")
    record = read((GOLDEN / "settlers-1-14-r2.osada").read_text(encoding="utf-8"))
    found = review(game, record)
    lost = [each for each in found.decisions if each.causes]
    assert lost
    english, polish = (write_review(found, game, ["Ala"], code) for code in ("en", "pl"))
    number = lost[0].number
    assert "points better" in english.decisions[number].reason
    assert "pkt lepiej" in polish.decisions[number].reason
    assert polish.decisions[number].reason.endswith(f"”. {polish.decisions[number].why}")
    assert english.decisions[number].line[0].startswith("Ala: ")
    assert len(english.moments) == len(found.moments) == 3


def test_a_page_stands_alone(capsys: pytest.CaptureFixture[str]) -> None:
    file = str(GOLDEN / "settlers-1-14-r2.osada")
    assert main(["review", file, "--html", "--lang", "pl"]) == 0
    page = capsys.readouterr().out
    assert page.startswith("<!doctype html>")
    assert 'lang="pl"' in page
    assert "<svg" in page
    assert "http" not in page.replace("http://www.w3.org/2000/svg", "")
    assert main(["review", file]) == 0
    assert "Moments that mattered" in capsys.readouterr().out


@pytest.mark.parametrize(("code", "told"), [("en", "(Fishery)"), ("pl", "(Łowisko)")])
def test_hints_and_reviews_call_a_building_by_its_name(code: str, told: str) -> None:
    """A turn in words says which building of the sheet is meant by its number."""
    game = find("settlers")
    position = game.new(1, {"adventure": "12"})
    moves = [game.moves.from_notation("village 1 a"), game.moves.from_notation("done")]
    found = Hints(0, "points", [Hint(moves, 30.0, 1.0, [30.0], [])])
    first, last = found.texts(game, ["Ala"], code, position)[0].sentence.split("; ")
    assert first.endswith(told)
    assert not last.endswith(")")
    assert ReviewWriter(game, ["Ala"], code, position).turn(moves) == f"{first}; {last}"


def test_each_hint_is_told_from_its_own_side() -> None:
    """The best beside the next, a worse one beside the best, and equals without a reason."""
    game = find("settlers")
    position = game.new(1, {"adventure": "12"})
    why = [Cause("points", 0, 7.0, 1.0, 3.6)]
    options = [Hint([0], expected, 0.1, [expected], why) for expected in (5.0, 3.3, 4.99)]
    best, worse, equal = Hints(0, "points", options).texts(game, ["Ala"], "pl", position)
    assert best.why.endswith("W porównaniu z następną: punkty (7 zamiast 1).")
    assert worse.why == "O 1,7 pkt gorsza od najlepszej. Skąd ta różnica: punkty (1 zamiast 7)."
    assert equal.why == "Tak samo dobra."


def test_a_thing_that_differs_for_several_is_named_once() -> None:
    """The seat's numbers come first, then the others' with their names; zero has no sign."""
    found = [
        Cause("points", 1, 0.0, 5.0, 2.0),
        Cause("points", 0, 9.0, 2.0, 1.5),
        Cause("acts", 1, 0.0, 1.0, 1.0),
    ]
    writer = ReviewWriter(find("sardinia"), ["Ala", "Bo"], "pl")
    told = writer.causes(found, 0)
    assert told.startswith("Skąd ta różnica: punkty (9 zamiast 2, Bo: 0 zamiast 5); ")
    assert told.count("punkty") == 1
    assert [writer.signed(value) for value in (1.25, 0.04, -0.04, -2.0)] == [
        "+1,2",
        "0,0",
        "0,0",
        "−2,0",
    ]


def test_a_sole_hint_does_not_deny_a_choice() -> None:
    """That nothing can be chosen is only said where there is one move."""
    game = find("settlers")
    position = game.new(1, {"adventure": "12"})
    while position.turn() < 0:
        position.play(position.turn(), position.chances()[0][0])
    hint = Hint([position.legal(0)[0]], 30.0, 1.0, [30.0], [])
    assert len(position.legal(0)) > 1
    (told,) = Hints(0, "points", [hint]).texts(game, ["Ala"], "en", position)
    assert told.why == "The only turn that was looked into."
