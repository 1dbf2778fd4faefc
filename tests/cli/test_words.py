"""The command says the same in both languages."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from osada import cli
from osada.analysis.review import review_text
from osada.cli import commands
from osada.cli.language_choice import words_of
from tests.cli.driver import Osada


def test_every_message_of_the_code_exists() -> None:
    texts = [path.read_text(encoding="utf-8") for path in Path(cli.__file__).parent.rglob("*.py")]
    used = {key for text in texts for key in re.findall(r'\bsay\(\s*"([a-z-]+)"', text)}
    of_the_games = {"rules-title", "rules-about"}
    of_reviews = set(review_text.words_of("en").keys)
    assert used - set(words_of("en").keys) - of_reviews == of_the_games


@pytest.mark.parametrize("command", [command.__name__ for command in commands.ALL])
def test_help_in_both_languages(osada_: Osada, command: str) -> None:
    english = osada_(command, "--help")
    polish = osada_(command, "--lang", "pl", "--help")
    assert english.code == polish.code == 0
    assert words_of("en").say(f"usage-{command}") in english.out
    assert words_of("pl").say(f"usage-{command}") in polish.out
    assert "Opcje" in polish.out


def test_every_message_is_used() -> None:
    texts = [path.read_text(encoding="utf-8") for path in Path(cli.__file__).parent.rglob("*.py")]
    built = ("command-", "usage-", "column-", "name-", "build-")  # made of parts in the code
    names = [key for key in words_of("en").keys if not key.startswith(built)]
    assert [
        key for key in names if not any(re.search(rf"[\"']{key}[\"']", text) for text in texts)
    ] == []
