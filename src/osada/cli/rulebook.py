"""The rules and the almanac of a game, to be read."""

from __future__ import annotations

from collections.abc import Iterator
from difflib import get_close_matches

from rich.text import Text

from osada.cli import game_options
from osada.cli.failures import Failure
from osada.cli.screen import Screen
from osada.core.game import Game, RuleId
from osada.teaching.almanac import Article
from osada.teaching.teaching import teaching_of
from osada.text.language import Language


def sections(game: Game, language: Language) -> Iterator[tuple[str, list[RuleId]]]:
    """The rules by section; the language file has them in order."""
    title, rules = "", list[RuleId]()
    for key in language.keys:
        if key.startswith("rules-section-"):
            if rules:
                yield title, rules
            title, rules = language.say(key), []
        elif key.removeprefix("rule-") in game.rules:
            rules.append(key.removeprefix("rule-"))
    if rules:
        yield title, rules


def show_rules(screen: Screen, game: Game, words: Language) -> None:
    """The whole page: what the game is, every rule, what was decided by us, where it is from."""
    language = game.text.language(words.code)
    screen.heading(language.say("rules-title").upper())
    screen.paragraph(language.say("rules-about"))
    for title, rules in sections(game, language):
        screen.show()
        screen.heading(title)
        for rule in rules:
            _show(screen, rule, language)
    screen.show()
    screen.heading(words.say("rules-provenance"))
    screen.paragraph(language.say("rules-provenance"))


def show_rule(screen: Screen, game: Game, rule: str, words: Language) -> None:
    """One rule; an id that does not exist is answered with those that are near."""
    ids = {known.casefold(): known for known in game.rules}
    if rule.casefold() not in ids:
        near = get_close_matches(rule.casefold(), ids, n=3, cutoff=0.5)
        hint = ", ".join(ids[key] for key in near) or f"{game.rules[0]} … {game.rules[-1]}"
        raise Failure(words.say("no-such-rule", rule=rule, game=game.name, hint=hint))
    _show(screen, ids[rule.casefold()], game.text.language(words.code))


def show_titles(screen: Screen, game: Game, words: Language) -> None:
    """Every rule by its title."""
    language = game.text.language(words.code)
    for title, rules in sections(game, language):
        screen.heading(title)
        screen.columns([Text(f"{rule} {language.say(f'rule-{rule}')}") for rule in rules])
    screen.say("rules-one", style="dim", rule=game.rules[0])


def _show(screen: Screen, rule: RuleId, language: Language) -> None:
    key = f"rule-{rule}"
    screen.show(Text.assemble((f"{rule} ", "bold cyan"), (language.say(key), "bold")))
    screen.paragraph(language.say(f"{key}.text"), indent=4)
    if language.knows(f"{key}.ruling"):
        text = f"{screen.words.say('our-ruling')} {language.say(f'{key}.ruling')}"
        screen.paragraph(text, style="italic", indent=4)


def show_almanac(screen: Screen, games: list[Game], words: Language) -> None:
    """List the articles of the almanacs, by title."""
    found = False
    for game in games:
        articles = teaching_of(game).almanac(game.text.language(words.code))
        if articles:
            found = True
            screen.heading(game_options.title(game, words.code))
            screen.columns([Text(f"{article.title} ({article.id})") for article in articles])
    if not found:
        raise Failure(words.say("almanac-empty"))


def show_article(screen: Screen, games: list[Game], name: str, words: Language) -> None:
    """The articles of that id or title, or those whose title begins so."""
    known = [a for game in games for a in teaching_of(game).almanac(game.text.language(words.code))]
    found = _named(known, name.casefold())
    if not found:
        near = get_close_matches(name, [a.title for a in known], n=3)
        hint = words.say("perhaps", names=", ".join(near)) if near else ""
        raise Failure(words.say("no-such-article", name=name, hint=hint).strip())
    for article in found:
        _article(screen, article)


def _article(screen: Screen, article: Article) -> None:
    screen.heading(article.title)
    screen.paragraph(article.text, indent=2)
    for name, fact in article.facts:
        screen.paragraph(f"{name}: {fact}", indent=2)
    if article.sketch:
        screen.paragraph(article.sketch, indent=2)
    if article.rules:
        screen.paragraph(", ".join(article.rules), style="dim", indent=2)


def _named(articles: list[Article], name: str) -> list[Article]:
    exact = [a for a in articles if name in _names(a)]
    return exact or [a for a in articles if a.title.casefold().startswith(name)]


def _names(article: Article) -> list[str]:
    return [name.casefold() for name in (article.id, article.title, *article.also)]
