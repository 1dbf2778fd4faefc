"""The language files: the same messages in both, each in its own tongue, numbers declined."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path
from typing import Final, TypeGuard

import pytest
from fluent.syntax import ast

from osada.text.fluent import Messages
from osada.text.language import LANGUAGES
from tests.house.vocabulary import ROOT, Said, english_in, files, nodes, plain, said

PAIRS: Final = [path.relative_to(ROOT) for path in files("en")]
NUMBERS: Final = (0, 1, 2, 5, 12, 22)
FORMS: Final = {"en": ("one", "other"), "pl": ("one", "few", "many")}

ONLY_ENGLISH: Final = {
    "error-no-thing": {"kind"},
    "position-impossible": {"reason"},
}
"""Blanks whose filling is English, which the Polish message does without."""

EQUAL: Final = {
    *("bot", "bot-name", "bot-strength", "user-bot", "name-bot", "arena-column-bot", "login"),
    *(
        "language-en",
        "language-pl",
        "key-c",
        "key-escape",
        "key-l",
        "key-m",
        "key-h",
        "key-s",
        "key-tab",
        "key-u",
    ),
    *("key-a", "key-w", "rules-title", "piece-fort", "short-points", "do-technology"),
    "course-saltfjord",
    *("board-letter-settler", "board-letter-fort", "aid-title"),
}
"""Messages that are, and may be, the same in both languages."""

CODE: Final = {
    "error-alone": {"adventure", "drawn"},
    "error-special-tiles": {"special", "tiles"},
    "error-not-a-game": {"core", "game"},
    "error-not-a-bot": {"choose"},
    "error-no-ray": {"pip", "install"},
    "error-arena-bots": {"level", "greedy"},
    "train-no-numpy": {"numpy", "pip", "install"},
    "usage-train.bots": {"level"},
    "learn-over": {"level"},
    "email": {"mail"},
    "login-or-email": {"mail"},
    "sender-mute": {"send"},
    "sender-url": {"smtp", "url"},
    "sender-from": {"smtp", "from"},
    "backup-no-program": {"apt", "get", "install", "client", "dump"},
    "backup-failed": {"dump"},
    "record-first-line": {"record"},
    "record-comment": {"note"},
    "content-prebuilt": {"prebuilt"},
    "content-advanced": {"prebuilt"},
    "usage-arena.bots": {"level", "greedy", "random"},
    "usage-play.bots": {"random"},
    "usage-par.seed": {"play"},
    "usage-any.game": {"games"},
    "usage-any.flags": {"games"},
    "almanac-empty": {"games"},
    "games-hint": {"play", "rules"},
    "see-rule": {"rules"},
    "load-no-seed": {"replay"},
    "kept-for-you": {"play"},
    "help-play": {"nurra", "play"},
    "seal-of-chance": {"verify"},
    "how-to-verify": {"verify"},
    "content-broken": {"content", "check"},
}
"""What a person types or a program is called, in the messages that say so."""

NOT_POLISH: Final = (
    *(r"\bstartow", r"\bSpasuj do\b", r"pasuje do tawerny", r"za każde z twoich", r"samoczynn"),
    *(
        r"[\d}] × ",
        r"z wartością",
        r"kafelk\w+ z \d kwadrat",
        r"na (dowolnym )?molo\b",
        r"nagrod\w+ mola\b",
    ),
    *(r"[Zz]akład\w* osad\w+ według", r"Łowisko \{", r"we dwoje", r"ygrywa największa", r"(?m) …$"),
    *(r"więcej akcji:", r"chwilę wybierasz", r"zboże za 3", r"ulepszać weź"),
    *(r"Rzut kością", r"Odkryto, ", r"na którym masz ich", r"wskazuje ją stół", r"Poniżej to zwyc"),
    *(
        r"O darmową akcję prosisz",
        r"albo nie jego kolej",
        r"i rozkłada je",
        r"gdzie liczy Strażnik",
    ),
    *(
        r"dla obu",
        r"nie widać nic nowego",
        r"Za \{ \$name \} gra",
        r"dwojgiem",
        r"widzieć ani zrobić",
    ),
    *(r"rejs swoich", r"pierwsza osoba”", r"Łódź jest w\b", r"albo rezygnacja", r"tyle ryb:"),
)
"""What had crept in and no Pole would say."""


def polish(english: Path) -> Path:
    return ROOT / english.with_name(english.name.replace(".en.ftl", ".pl.ftl"))


def blanks(it: Said) -> set[str]:
    """What is filled in, and which other messages are put in."""
    variables = {n.id.name for n in nodes(it.pattern) if isinstance(n, ast.VariableReference)}
    return variables | {n.id.name for n in nodes(it.pattern) if isinstance(n, ast.MessageReference)}


def selectors(it: Said) -> Iterator[tuple[str, list[str], str]]:
    """Of every choice of variants: what is looked at, the keys, and the default one."""
    for node in nodes(it.pattern):
        if isinstance(node, ast.SelectExpression):
            assert isinstance(node.selector, ast.VariableReference)
            keys = [
                v.key.name if isinstance(v.key, ast.Identifier) else v.key.value
                for v in node.variants
            ]
            default = next(k for k, v in zip(keys, node.variants, strict=True) if v.default)
            yield node.selector.id.name, keys, default


@pytest.mark.parametrize("path", PAIRS, ids=str)
def test_both_languages_have_the_same_messages_and_blanks(path: Path) -> None:
    ours = {it.key: blanks(it) for it in said(ROOT / path)}
    theirs = {it.key: blanks(it) | ONLY_ENGLISH.get(it.key, set()) for it in said(polish(path))}
    theirs["position-impossible"] = ours.get("position-impossible", set())  # names the rule instead
    ours.setdefault("position-impossible", set())
    assert ours == theirs


def test_no_language_has_a_file_of_its_own() -> None:
    assert [polish(path) for path in PAIRS] == files("pl")


def is_plural(keys: list[str]) -> bool:
    return bool({"zero", "one", "two", "few", "many"} & set(keys))


@pytest.mark.parametrize("code", LANGUAGES)
def test_a_number_has_every_form_that_its_language_needs(code: str) -> None:
    """CLDR: Polish has one, few and many for whole numbers; English one and other."""
    wrong = []
    for path in files(code):
        for it in said(path):
            for _name, keys, default in selectors(it):
                forms = [key for key in keys if not key.isdigit()]
                if is_plural(keys) and (forms, default) != ([*FORMS[code]], FORMS[code][-1]):
                    wrong.append(f"{path.name}: {it.key} has {', '.join(keys)}")
    assert wrong == []


@pytest.mark.parametrize("folder", sorted({path.parent for path in PAIRS}), ids=str)
@pytest.mark.parametrize("code", LANGUAGES)
def test_every_message_can_be_said_with_every_number(folder: Path, code: str) -> None:
    """With 0, 1, 2, 5, 12 and 22: nothing is missing; in Polish 22 goes like 2, 0 and 12 like 5."""
    places = [ROOT / folder, *_of_its_game(folder)]
    messages = Messages(code, places)
    every = [it for place in places for path in place.glob(f"*.{code}.ftl") for it in said(path)]
    names = {n.id.name for it in every for n in nodes(it.pattern) if _is_blank(n)}
    for it in every:
        if it.file.parent != ROOT / folder:
            continue
        for chosen in _choices(it):
            texts = [_said(messages, it, {**dict.fromkeys(names, n), **chosen}) for n in NUMBERS]
            none, _one, two, five, twelve, many = texts
            exact = any(key.isdigit() for _, keys, _ in selectors(it) for key in keys)
            assert exact or none == five == twelve, it.key
            assert many == (two if code == "pl" else five), it.key


def _of_its_game(folder: Path) -> list[Path]:
    """A board speaks with the words of its game, too."""
    if folder.parent.parent.name != "boards":
        return []
    return [ROOT / "src/osada/games" / folder.parent.name / "locale"]


def _is_blank(node: ast.BaseNode) -> TypeGuard[ast.VariableReference]:
    return isinstance(node, ast.VariableReference)


def _choices(it: Said) -> Iterator[dict[str, str]]:
    """Every way to choose among variants that are not numbers."""
    yield {}
    for name, keys, _default in selectors(it):
        if not is_plural(keys):
            yield from ({name: key} for key in keys)


def _said(messages: Messages, it: Said, blanks: dict[str, int | str]) -> str:
    """A message with its blanks filled in, for all numbers."""
    text, fault = messages.fill(it.key, blanks)
    assert not fault, f"{it.file.name}: {it.key}: {fault}"
    return re.sub(r"\d+", "#", text)


@pytest.mark.parametrize("path", PAIRS, ids=str)
def test_polish_messages_are_polish(path: Path) -> None:
    """What is the same in both languages, or has an English word in it, stands on a list."""
    ours = {it.key: plain(it.pattern).strip() for it in said(ROOT / path)}
    for it in said(polish(path)):
        text = plain(it.pattern).strip()
        if text == ours[it.key] and re.search(r"[^\W\d_]", text):
            cites_rules = it.key.endswith(".rules")
            assert it.key in EQUAL or cites_rules, f"{it.key} = {text}"
        assert english_in(text) <= CODE.get(it.key, set()), f"{it.key} = {text}"


@pytest.mark.parametrize("path", PAIRS, ids=str)
def test_polish_messages_sound_right(path: Path) -> None:
    lines = polish(path).read_text(encoding="utf-8").splitlines()
    text = "\n".join(line for line in lines if not line.startswith("#"))
    assert [found for found in NOT_POLISH if re.search(found, text)] == []


HTTP_HEADERS = {
    "content-type",
    "content-length",
    "content-disposition",
    "content-encoding",
    "content-security-policy",
}


def test_every_error_of_the_code_has_its_words() -> None:
    """A key without a message would stand for itself."""
    known = {it.key for path in files("en") for it in said(path)}
    kinds = r"error|record|json|position|content|settings|sender|backup|serve|misuse|system"
    for path in (ROOT / "src").rglob("*.py"):
        used = re.findall(rf'"((?:{kinds})-[a-z-]+)"', path.read_text(encoding="utf-8"))
        assert set(used) - HTTP_HEADERS <= known, path


def test_pages_have_no_words_of_their_own() -> None:
    """What a Svelte file shows comes from the language files, but for the name of the house."""
    for path in (ROOT / "web/src").rglob("*.svelte"):
        text = path.read_text(encoding="utf-8")
        markup = re.sub(
            r"<script.*?</script>|<style.*?</style>|<!--.*?-->", "", text, flags=re.DOTALL
        )
        while re.search(r"\{[^{}]*\}", markup):
            markup = re.sub(r"\{[^{}]*\}", "", markup)
        labels = re.findall(r'(?:aria-label|title|alt|placeholder)="([^"]*)"', markup)
        shown = " ".join([re.sub(r"<[^>]*>", " ", markup), *labels])
        assert set(re.findall(r"[^\W\d_]{3,}", shown)) <= {"Osada"}, path
