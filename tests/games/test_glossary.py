"""The glossary: every term leads to rules and articles that exist, by the words of the game."""

from __future__ import annotations

import re
from importlib.resources import files

import pytest

from osada.core.game import Game
from osada.games import find
from osada.teaching.glossary import Kind, Term, kinds, terms
from osada.teaching.teaching import teaching_of
from osada.text.collation import order
from osada.text.language import LANGUAGES

NAMES = ("saltfjord", "sardinia", "settlers")
LONGEST = 25
LEARNING = ("glossary", "coach", "lessons")

of_each_game = pytest.mark.parametrize("name", NAMES)


def data(game: Game) -> tuple[Kind, ...]:
    return kinds(game.package)


def told(game: Game, code: str) -> list[Term]:
    return terms(game.package, game.text.language(code))


def other_words(game: Game, code: str) -> str:
    """All that the rules and the boards say."""
    folder = files(game.package) / "locale"
    own = [file for file in folder.iterdir() if file.name.endswith(f".{code}.ftl")]
    others = [file for file in own if file.name.split(".")[0] not in LEARNING]
    return " ".join(file.read_text(encoding="utf-8") for file in others).casefold()


@of_each_game
def test_every_rule_and_every_article_of_a_term_exists(name: str) -> None:
    game = find(name)
    articles = {article.id for article in teaching_of(game).almanac(game.text.language("en"))}
    found = told(game, "en")
    ids = [term.id for term in found]
    assert len(ids) == len(set(ids)) >= 20
    for term in found:
        assert term.rules
        assert set(term.rules) <= set(game.rules), term.id
        assert term.article is None or term.article in articles, term.id
        assert set(term.near) <= set(ids) - {term.id}, term.id


@of_each_game
@pytest.mark.parametrize("code", LANGUAGES)
def test_a_meaning_is_one_short_sentence(name: str, code: str) -> None:
    game = find(name)
    for term in told(game, code):
        assert len(term.text.split()) <= LONGEST, term.text
        assert re.fullmatch(r"[^.]+\.", term.text), term.text
        assert term.title != term.title.lower()


@of_each_game
@pytest.mark.parametrize("code", LANGUAGES)
def test_terms_of_a_kind_stand_in_the_order_of_the_alphabet(name: str, code: str) -> None:
    game = find(name)
    found = told(game, code)
    headings = [kind.kind for kind in data(game)]
    assert list(dict.fromkeys(term.kind for term in found)) == headings
    for heading in headings:
        titles = [term.title for term in found if term.kind == heading]
        assert titles == sorted(titles, key=order)


@of_each_game
@pytest.mark.parametrize("code", LANGUAGES)
def test_terms_are_the_words_of_the_game(name: str, code: str) -> None:
    """A title is a message of the game, or its words, but for endings, are found in others."""
    game = find(name)
    language, book = game.text.language(code), other_words(game, code)
    for kind in data(game):
        for entry in kind.terms:
            if entry.word is not None:
                assert language.knows(entry.word), entry.word
                continue
            for word in language.say(f"term-{entry.id}.title").split():
                stem = word[: max(3, len(word) - 2)].casefold()
                assert stem in book, f"{entry.id}: {word}"


@of_each_game
def test_no_words_of_the_glossary_are_left_over(name: str) -> None:
    game = find(name)
    wanted = {f"glossary-{kind.kind}" for kind in data(game)}
    wanted |= {f"term-{entry.id}" for kind in data(game) for entry in kind.terms}
    for code in LANGUAGES:
        keys = game.text.language(code).keys
        assert {key for key in keys if key.startswith(("term-", "glossary-"))} == wanted


def test_a_game_without_a_glossary_has_no_terms() -> None:
    assert kinds("osada.core") == ()
