from pathlib import Path

import pytest

from osada.games.sardinia import GAME
from osada.text.errors import LanguageError
from osada.text.language import LANGUAGES, Language, as_message


def words(folder: Path, text: str) -> Language:
    (folder / "words.en.ftl").write_text(text, encoding="utf-8")
    (folder / "words.pl.ftl").write_text("hello = Cześć", encoding="utf-8")
    return Language("en", [folder])


def test_messages_attributes_and_blanks(tmp_path: Path) -> None:
    english = words(tmp_path, "hello = Hello, { $name }\n    .short = Hi\n")
    assert english.say("hello", name="Ala") == "Hello, Ala"
    assert english.say("hello.short") == "Hi"
    assert english.knows("hello.short")
    assert not english.knows("hello.long")
    assert Language("pl", [tmp_path]).say("hello") == "Cześć"


@pytest.mark.parametrize(
    "text",
    [
        "rząd 2, kolumna 3",
        "A\nmove-done = HACKED",
        "A\r\n    .attribute = x",
        "{ $seat } {",
        'a "quoted" \\ name',
        " spaces ",
        "",
        "[x] .y *z",
        "👨‍👩‍👧",
    ],
)
def test_a_text_becomes_a_message_that_says_it_and_nothing_else(tmp_path: Path, text: str) -> None:
    english = words(tmp_path, f"{as_message('name', text)}\nmove-done = Done\n")
    assert english.say("name") == text
    assert english.say("move-done") == "Done"
    assert english.keys == ["name", "move-done"]


def test_what_is_missing_is_named(tmp_path: Path) -> None:
    english = words(tmp_path, "hello = Hello, { $name }\nonly =\n    .part = x\n")
    with pytest.raises(LanguageError, match="no message 'bye'"):
        english.say("bye")
    with pytest.raises(LanguageError, match="'hello'"):
        english.say("hello")
    with pytest.raises(LanguageError, match="'only' is empty"):
        english.say("only")


def test_what_is_very_long_is_cut(tmp_path: Path) -> None:
    english = words(tmp_path, "hello = Hello, { $name }\n")
    assert english.say("hello", name="x" * 5000) == "Hello, " + "x" * 200 + "…"


def test_an_unknown_language(tmp_path: Path) -> None:
    with pytest.raises(LanguageError, match="no language 'xx': one of en, pl"):
        Language("xx", [tmp_path])


@pytest.mark.parametrize("code", LANGUAGES)
@pytest.mark.parametrize("rule", GAME.rules)
def test_every_rule_is_told_in_both_languages(rule: str, code: str) -> None:
    language = GAME.text.language(code)
    assert len(language.say(f"rule-{rule}")) < 60
    assert len(language.say(f"rule-{rule}.text")) > 20


def test_a_message_is_understood_when_it_is_first_said(tmp_path: Path) -> None:
    english = words(
        tmp_path,
        "# A comment.\n-game = Osada\nhello = { welcome }\nwelcome =\n    Welcome to { -game }\n"
        "other = { $n ->\n    [one] one\n   *[other] { $n } of { welcome }\n}\nlast = Bye\n",
    )
    assert english.keys == ["hello", "welcome", "other", "last"]
    assert len(english._unread) == 5
    assert english.say("hello") == "Welcome to Osada"
    assert sorted(english._unread) == ["last", "other"]
    assert english.say("other", n=2) == "2 of Welcome to Osada"
    assert english.say("last") == "Bye"
