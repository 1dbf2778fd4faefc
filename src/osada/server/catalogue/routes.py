"""Routes of the catalogue: games, their rules, editions, almanac and glossary."""

from __future__ import annotations

from importlib.resources import files
from typing import Annotated

from fastapi import Path, Request, Response

from osada.core.game import Game
from osada.core.moves import Domain
from osada.core.options import settle
from osada.core.solo import category_of, challenges_of
from osada.games import every
from osada.server.catalogue.schemas import (
    Almanac,
    ArticleText,
    DomainInfo,
    FamilyInfo,
    GameCard,
    GameInfo,
    GameList,
    Glossary,
    ModeInfo,
    OptionInfo,
    RuleBook,
    RuleText,
)
from osada.server.platform.api import Api
from osada.server.platform.problems import not_found
from osada.server.platform.response_cache import cached
from osada.server.tables.bot_requests import known_bots
from osada.server.tables.game_params import Code, RequestedGame, edition_key
from osada.teaching.almanac import Article
from osada.teaching.glossary import terms
from osada.teaching.teaching import teaching_of
from osada.text.language import LANGUAGES, Language, as_message

API = Api("games")


def _say(language: Language, key: str) -> str:
    return language.say(key) if language.knows(key) else ""


def _card(game: Game) -> GameCard:
    titles = {
        code: _say(game.text.language(code), "rules-title") or game.name for code in LANGUAGES
    }
    return GameCard(
        game.name,
        titles,
        list(game.players),
        solo=_solo(game),
        daily=bool(challenges_of(game)),
        minutes=list(game.minutes),
    )


def _solo(game: Game) -> bool:
    alone = (mode for mode in game.modes() if mode.players == 1)
    return any(category_of(game, settle(game.options, mode.options)) for mode in alone)


def _domains(game: Game) -> list[Domain]:
    """Everything that moves and events can name."""
    domains = {domain.name: domain for domain in game.domains}
    for family in game.moves.families:
        for domain in family.domains.values():
            domains.setdefault(domain.name, domain)
    return list(domains.values())


def _names(domain: Domain) -> list[str] | None:
    """Names that are the same in every language."""
    return list(domain.proper_names) if domain.proper_names and not _composed(domain) else None


def _composed(domain: Domain) -> bool:
    """Check if a domain overrides how labels are built in each language."""
    return type(domain).label is not Domain.label


@API.route("GET", "/games", gives=GameList)
async def get_games(request: Request) -> Response:
    """The games of the house."""
    return await cached(request, ("games",), _list)


def _list() -> GameList:
    return GameList([_card(game) for game in every()])


@API.route("GET", "/games/{game}", gives=GameInfo)
async def get_game(request: Request, found: RequestedGame) -> Response:
    """All that a client needs to know of a game beforehand."""
    return await cached(request, edition_key("game", found), lambda: _info(found))


def _info(found: Game) -> GameInfo:
    card = _card(found)
    moves = found.moves
    return GameInfo(
        name=card.name,
        titles=card.titles,
        players=card.players,
        solo=card.solo,
        daily=card.daily,
        minutes=card.minutes,
        revision=found.revision,
        content=found.content_hash,
        options=[OptionInfo(option.name, list(option.values)) for option in found.options],
        modes=[ModeInfo(mode.players, mode.options) for mode in found.modes()],
        bots=known_bots(),
        domains=[DomainInfo(d.name, list(d.values), _names(d)) for d in _domains(found)],
        families=[
            FamilyInfo(f.name, f.first, len(f), {key: d.name for key, d in f.domains.items()})
            for f in moves.families
        ],
        move_count=moves.size,
        rules=list(found.rules),
        events=[event.kind() for event in found.events],
        files=list(found.content()),
        languages=list(LANGUAGES),
    )


@API.route("GET", "/games/{game}/words/{language}.ftl", media="text/plain")
async def get_words(
    request: Request, found: RequestedGame, language: Annotated[str, Path(pattern="^(en|pl)$")]
) -> Response:
    """All words of a game, its rules included, as Fluent text."""
    key = edition_key("words", found, language)
    return await cached(request, key, lambda: _words(found, language), "text/plain")


def _words(found: Game, language: str) -> bytes:
    folder = files(found.package) / "locale"
    parts = sorted(
        (part for part in folder.iterdir() if _is_said_at_tables(part.name, language)),
        key=lambda part: part.name,
    )
    texts = [part.read_text(encoding="utf-8") for part in parts]
    words = found.text.language(language)
    texts += [_labels(domain, words) for domain in _domains(found) if _composed(domain)]
    return "\n".join(texts).encode()


def _is_said_at_tables(file: str, language: str) -> bool:
    """Lessons bring their words with each step."""
    return file.endswith(f".{language}.ftl") and not file.startswith("lessons.")


def _labels(domain: Domain, words: Language) -> str:
    """Labels that a game puts together from its data, as messages like all others.

    Where a story says less (no number of a tile), that is the message's attribute `told`.
    """
    lines: list[str] = []
    for i, value in enumerate(domain.values):
        label, told = domain.label(i, words), domain.name_in(i, words)
        lines.append(as_message(f"{domain.name}-{value}", label))
        lines += [f"    {as_message('.told', told)}"] if told != label else []
    return "\n".join(lines)


@API.route("GET", "/games/{game}/rules", gives=RuleBook)
async def get_rules(request: Request, found: RequestedGame, language: Code = "en") -> Response:
    """The rules of a game in words."""
    key = edition_key("rules", found, language)
    return await cached(request, key, lambda: _rules(found, language))


def _rules(found: Game, language: str) -> RuleBook:
    words = found.text.language(language)
    return RuleBook(
        title=_say(words, "rules-title"),
        about=_say(words, "rules-about"),
        provenance=_say(words, "rules-provenance"),
        rules=[
            RuleText(
                id=rule,
                title=_say(words, f"rule-{rule}"),
                text=_say(words, f"rule-{rule}.text"),
                ruling=_say(words, f"rule-{rule}.ruling") or None,
            )
            for rule in found.rules
        ],
    )


@API.route("GET", "/games/{game}/almanac", gives=Almanac)
async def get_almanac(request: Request, found: RequestedGame, language: Code = "en") -> Response:
    """Longer explanations of a game's components."""
    key = edition_key("almanac", found, language)
    return await cached(request, key, lambda: _almanac(found, language))


def _almanac(found: Game, language: str) -> Almanac:
    articles = teaching_of(found).almanac(found.text.language(language))
    return Almanac([_article(article, found.text.language(language)) for article in articles])


def _article(it: Article, words: Language) -> ArticleText:
    return ArticleText(
        id=it.id,
        title=it.title,
        text=it.text,
        kind=it.kind,
        heading=_say(words, f"almanac-kind-{it.kind}"),
        facts=[list(pair) for pair in it.facts],
        rules=list(it.rules),
        near=list(it.near),
        also=list(it.also),
    )


@API.route("GET", "/games/{game}/glossary", gives=Glossary)
async def get_glossary(request: Request, found: RequestedGame, language: Code = "en") -> Response:
    """Return the glossary of a game, with links to read more."""
    key = edition_key("glossary", found, language)
    return await cached(request, key, lambda: _glossary(found, language))


def _glossary(found: Game, language: str) -> Glossary:
    return Glossary(terms(found.package, found.text.language(language)))


@API.route("GET", "/games/{game}/content/{file}", media="application/json")
async def get_content(
    request: Request, found: RequestedGame, file: Annotated[str, Path(max_length=60)]
) -> Response:
    """A data file that the game is played with."""
    if file not in found.content():
        raise not_found("file")
    return await cached(request, edition_key("content", found, file), lambda: found.content()[file])
