"""Words in the order of a dictionary."""

from __future__ import annotations

from osada.text.collation import order


def test_polish_letters_stand_after_their_sisters() -> None:
    words = ["żaba", "zebra", "łan", "las", "lot", "ćma", "cel", "mur", "Łowisko", "źle"]
    expected = ["cel", "ćma", "las", "lot", "łan", "Łowisko", "mur", "zebra", "źle", "żaba"]
    assert sorted(words, key=order) == expected


def test_numbers_count_by_their_value_and_signs_for_nothing() -> None:
    titles = ["Fort site 10", "Fort site 2", "“Fort site 1”", "Fort"]
    assert sorted(titles, key=order) == ["Fort", "“Fort site 1”", "Fort site 2", "Fort site 10"]


def test_letters_of_other_languages_stand_with_their_sisters() -> None:
    assert sorted(["zero", "Église", "farm", "дом"], key=order) == ["Église", "farm", "zero", "дом"]
