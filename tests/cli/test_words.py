"""The command says the same in both languages."""

from __future__ import annotations

import re
from pathlib import Path

from osada import cli
from osada.cli.words import words_of

LOCALE = Path(cli.__file__).parent / "locale"


def blanks(code: str) -> dict[str, set[str]]:
    """Every message with the blanks that are filled in."""
    text = (LOCALE / f"cli.{code}.ftl").read_text(encoding="utf-8")
    messages = re.split(r"^(?=[a-z])", text, flags=re.MULTILINE)
    named = (message.partition(" =") for message in messages if " =" in message)
    return {name: set(re.findall(r"\$(\w+)", rest)) for name, _, rest in named}


def test_both_languages_have_the_same_messages_and_blanks() -> None:
    assert blanks("en") == blanks("pl")


def test_every_message_of_the_code_exists() -> None:
    texts = [path.read_text(encoding="utf-8") for path in Path(cli.__file__).parent.rglob("*.py")]
    used = {key for text in texts for key in re.findall(r'\bsay\(\s*"([a-z-]+)"', text)}
    of_the_games = {"rules-title", "rules-about"}
    assert used - set(words_of("en").keys) == of_the_games
