"""The almanac: characters, provinces, harbours, fort sites and crops, each with what is near."""

from __future__ import annotations

from collections import Counter

import pytest

from osada.games.sardinia import GAME
from osada.text.collation import order


@pytest.mark.parametrize("code", ["en", "pl"])
def test_everything_on_the_island_has_an_article(code: str) -> None:
    articles = GAME.teaching.almanac(GAME.text.language(code))
    kinds = Counter(article.kind for article in articles)
    assert kinds == {"character": 7, "province": 16, "harbour": 6, "site": 26, "crop": 5}
    for kind in kinds:
        titles = [order(article.title) for article in articles if article.kind == kind]
        assert titles == sorted(titles)


@pytest.mark.parametrize("code", ["en", "pl"])
def test_what_is_near_has_an_article_and_rules_exist(code: str) -> None:
    articles = GAME.teaching.almanac(GAME.text.language(code))
    ids = {article.id for article in articles}
    assert all(ids.issuperset(article.near) for article in articles)
    assert all(set(GAME.rules).issuperset(article.rules) for article in articles)


def test_a_province_tells_what_it_is_worth_and_what_lies_around() -> None:
    nurra = next(
        a for a in GAME.teaching.almanac(GAME.text.language("pl")) if a.id == "province-p1"
    )
    assert nurra.title == "Nurra"
    assert "dają tu 5 punktów, drugie co do wielkości – 2" in nurra.text
    assert dict(nurra.facts)["Uprawy"] == "oliwki / wino"
    assert {"site-1", "harbour-h1", "province-p2"} <= set(nurra.near)
