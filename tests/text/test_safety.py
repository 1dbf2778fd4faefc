"""Invisible and control characters are found, shown or removed."""

from __future__ import annotations

import pytest

from osada.text.safety import is_odd, odd_place, plain, printable, visible


@pytest.mark.parametrize("character", ["\x1b", "\n", "\u202e", "\u2028", "\ud800"])
def test_controls_and_direction_marks_are_odd(character: str) -> None:
    assert is_odd(character)
    assert odd_place(f"ab{character}c") == 2


@pytest.mark.parametrize("text", ["Łódź", "👩\u200d🚀", "می\u200cخواهم", "❤\ufe0f"])
def test_names_of_all_scripts_are_left_alone(text: str) -> None:
    assert odd_place(text) is None
    assert printable(text) == plain(text) == text
    assert visible(text)


def test_odd_characters_are_shown_in_print_but_lines_stay() -> None:
    assert printable("a\x1b[2Jb\n\tc") == "a\ufffd[2Jb\n\tc"


def test_a_plain_text_is_one_line_without_blanks() -> None:
    assert plain("  a\u202e b\n\u3164c\u2028d ") == "a b c d"
    assert plain("a\u2800\x00b") == "ab"


@pytest.mark.parametrize("text", ["", " ", "\u3164", "\u200d", "\u2800\u00a0"])
def test_a_text_without_visible_characters_is_found(text: str) -> None:
    assert not visible(text)
