"""With `--lang pl` no command and no error prints an English word."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest

from osada.bots.find import names as bot_names
from osada.cli import commands
from osada.core import snapshot
from osada.core.game import Game
from osada.core.table import Table
from osada.games import find, names
from tests.cli.driver import Osada
from tests.house.vocabulary import english_in, words

GOLDEN = Path(__file__).parents[1] / "golden"
HEADERS = (
    *("game", "revision", "content", "players", "commitment", "seed", "option", "name", "note"),
    *("result", "places"),
)
DATA = Path(__file__).parents[2] / "src/osada/games"


@cache
def identifiers() -> set[str]:
    """What is typed and stored: games, options, moves, bots, commands. They have no language."""
    found = [*names(), *bot_names(), *HEADERS, "content", "check", "choose", "Class"]
    found += [command.__name__ for command in commands.ALL]
    found += [*commands.BELOW]
    for game in map(find, names()):
        found += [part for option in game.options for part in (option.name, *option.values)]
        found += [value for domain in game.domains for value in domain.values]
        found += proper_names(game)
        for family in game.moves.families:
            found += [family.name, *family.domains]
            found += [value for domain in family.domains.values() for value in domain.values]
    return words(" ".join(found).replace("-", " "))


def proper_names(game: Game) -> list[str]:
    """What is called the same in both languages, such as a province."""
    english, polish = game.text.language("en"), game.text.language("pl")
    things = [(domain, i) for domain in game.domains for i in range(len(domain.values))]
    labels = ((domain.label(i, english), domain.label(i, polish)) for domain, i in things)
    return [theirs for ours, theirs in labels if ours == theirs]


def english(text: str, *given: object) -> set[str]:
    """The English words of a text, but for identifiers, seeds and what was given to the command."""
    text = re.sub(r"\b[0-9a-f]{16,}\b", " ", text)  # a seed may well have "add" in it
    for part in given:
        if str(part) not in identifiers():
            text = text.replace(str(part), " ")
    return english_in(text) - identifiers()


@pytest.fixture
def polish(osada_: Osada, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Osada:
    """The command in Polish; nothing that it prints has an English word in it."""
    monkeypatch.setenv("OSADA_LANG", "pl")
    monkeypatch.chdir(tmp_path)

    def run(*arguments: str, typed: str = "") -> object:
        done = osada_(*arguments, typed=typed)
        assert english(done.out + done.err, tmp_path, DATA, *arguments) == set(), done
        return done

    return run  # type: ignore[return-value]


def test_the_test_finds_english() -> None:
    """Both the words of our own messages and none that Polish has too."""
    assert english("No such file: expected 3 entries") == {"such", "file", "expected", "entries"}
    assert english("ziarno 7f1add90bad4c0de630d29f44f") == set()
    assert english("Nie ma pliku; to jest plan na 3 osoby i fort, osada play sardinia") == set()


@pytest.mark.parametrize("command", [[], *([c.__name__] for c in commands.ALL), ["content"]])
def test_help(polish: Osada, command: list[str]) -> None:
    assert polish(*command, "--help").code == 0


def test_what_can_be_read(polish: Osada) -> None:
    for name in ("sardinia", "settlers", "saltfjord"):
        assert polish("games", name).code == 0
        assert polish("rules", name).code == 0
        polish("almanac", "--game", name)
    assert polish("almanac", "Farma").code == 0
    assert polish("almanac", "Pilot portowy").code == 0
    assert polish("--version").code == 0


@pytest.mark.parametrize(
    "record", ["sardinia-2-alternative", "settlers-1-7", "saltfjord-1-yes-village-2"]
)
def test_what_was_played(polish: Osada, record: str) -> None:
    file = str(GOLDEN / f"{record}.osada")
    assert polish("replay", file).code == 0
    assert polish("replay", file, "--at", "60", "--step", typed="p\n\nx\n").code == 0
    assert polish("verify", file).code == 0
    assert polish("position", file).code == 0


SESSION = [
    *("", "pomoc", "?", "? nonsens", "? settler p1", "? settler", "? settler p99", "? step p1 p16"),
    *("cofnij", "cofnij coś", "zasady", "zasady S5", "zasady X9", "dziennik", "plansza"),
    *("zapisz x.osada", "zapisz zajęty.osada", "zapisz ./", "uwaga", "uwaga ładnie", "język xx"),
    *("nonsens", "999", "1", "1", "1", "1", "koniec", "z", "koniec", "n"),
]


def test_a_session(polish: Osada, tmp_path: Path) -> None:
    (tmp_path / "zajęty.osada").write_text("")
    typed = "\n".join(SESSION) + "\n"
    for game in ("sardinia", "settlers", "saltfjord"):
        done = polish("play", game, "--seed", "5", typed=typed)
        assert "Do zobaczenia." in done.out
    assert polish("play", "--load", "x.osada", typed="koniec\nn\n").code == 0


@pytest.mark.parametrize("game", [["settlers", "--adventure", "7"], ["saltfjord"]])
def test_a_game_for_one_to_the_end(polish: Osada, game: list[str]) -> None:
    arguments = ["play", *game, "--players", "1", "--seed", "5"]
    first = polish(*arguments, typed="1\n" * 900)
    assert "twój pierwszy wynik" in first.out
    assert "twoim rekordem wciąż jest" in polish(*arguments, typed="1\n" * 900).out


def test_the_lab(polish: Osada) -> None:
    assert polish("simulate", "saltfjord", "--games", "2").code == 0
    arena = ("arena", "sardinia", "--bots", "random,greedy", "--games", "1", "--out", "here")
    assert polish(*arena).code == 0
    assert polish("arena", "sardinia", "--bots", "random,random", "--out", "here").code == 2
    assert polish("arena", "sardinia", "--games", "0").code == 2
    assert polish("par", "sardinia", "--seed", "1").code == 2


USAGE = [
    *("nonsense", "content nonsense", "play chess", "play", "replay", "replay a b", "rules"),
    *("play sardinia --players", "play sardinia --players 9", "play sardinia --players many"),
    *("play sardinia --humans 3 --players 2", "play sardinia --players 2 --bots random,random"),
    *("play sardinia --bots deep-blue", "play sardinia --bot nie_ma:Bot"),
    *("play sardinia --bot json:loads", "play sardinia --option guardian"),
    *("play sardinia --option guardian=nice", "play sardinia --kasztel big"),
    *("play sardinia --names a,b,c", "play sardinia --first-player D", "play sardinia --lang xx"),
    *("play --load missing.osada", "play --load x.osada --players 2", "replay .", "verify missing"),
    *("play settlers --players 1", "play saltfjord --players 2 --special-tiles 3"),
    *("simulate sardinia --games 0", "simulate sardinia --players 7", "rules sardinia S99"),
    *("rules sardinia S1 S2", "verify x --seed 3", "content check missing.json"),
    *("content check .", "position missing.json", "almanac nonsense"),
    *("serve --settings missing.toml", "serve --host nowhere.invalid"),
    *("backup copy.db", "backup copy.db --database sqlite:///missing.db", "serve --port many"),
]


@pytest.mark.parametrize("line", USAGE)
def test_what_cannot_be_done(polish: Osada, line: str) -> None:
    done = polish(*line.split())
    assert done.code in (1, 2)
    assert done.err.startswith("osada: ")


def test_other_things_that_cannot_be_done(polish: Osada, tmp_path: Path) -> None:
    (tmp_path / "copy.db").write_text("")
    (tmp_path / "wrong.toml").write_text("port = = 3")
    (tmp_path / "odd.toml").write_text('port = "many"')
    (tmp_path / "text").write_bytes(b"\xff\xfe")
    for line in (
        ["replay", "a\0b"],
        ["replay", "x" * 400],
        ["play", "sardinia", "--seed", "two words"],
        ["play", "sardinia", "--names", "x" * 99],
        ["backup", "copy.db"],
        ["serve", "--settings", "wrong.toml"],
        ["serve", "--settings", "odd.toml"],
        ["verify", "text"],
        ["position", "copy.db"],
    ):
        assert polish(*line).code in (1, 2)


def broken_records() -> Iterator[str]:
    """Records with one thing wrong."""
    text = Table(find("sardinia"), 2, "5", names=["Ala", "Ola"]).record(with_seed=True).text()
    for old, new in (
        ("osada-record 1", "osada-record 9"),
        ("osada-record", "hello"),
        ("game sardinia", "game szachy"),
        ("game sardinia", "game sardinia\ngame sardinia"),
        ("game sardinia", "game two words"),
        ("game sardinia\n", ""),
        ("game sardinia", "wordless"),
        ("revision 1", "revision 77"),
        ("revision 1", "revision x"),
        ("content ", "content f"),
        ("players 2", "players 9"),
        ("players 2", "players 3"),
        ("option guardian standard", "option guardian nice"),
        ("option guardian standard", "option guardian"),
        ("option guardian standard", "option guardian standard\noption guardian standard"),
        ("option guardian standard", "option kasztel big"),
        ("name A Ala", "name A"),
        ("name A Ala", "name B Ala"),
        ("name A Ala", f"name A {'x' * 99}"),
        ("name A Ala\n", ""),
        ("commitment ", "commitment f"),
        ("\n1 *", "\n; a remark\n1 *"),
        ("\n1 *", "\n2 *"),
        ("\n1 *", "\n1 X"),
        ("\n1 *", "\n1 A"),
        ("1 * deal-crop", "1 *\n2 * deal-crop"),
        ("5 * deal-crop wheat", "5 * deal-crop wine"),
        ("5 * deal-crop wheat", "5 * deal-crop gold"),
        ("5 * deal-crop wheat", "5 * deal-crop"),
        ("5 * deal-crop wheat", "5 * fly home"),
        ("seed 5", "seed 6"),
        ("seed 5\n", ""),
        ("Ola", "O\tla"),
    ):
        assert old in text, old
        yield text.replace(old, new, 1)
    yield text + "20 A card admiral\n"
    yield text + "20 B fort 3\n"
    yield text + "result A 3 B 4\n"
    yield text + "result A 3\n"
    yield text + "result A x B 4\n"
    yield text + "result A 3 B 4\n20 A card admiral\n"
    yield text + "result A 3 B 4\nresult A 3 B 4\n"
    yield text + "result A 3 B 4\nnote late\n"


def test_broken_records(polish: Osada, tmp_path: Path) -> None:
    for text in broken_records():
        (tmp_path / "broken.osada").write_text(text)
        assert polish("verify", "broken.osada").code in (1, 2), text
        polish("play", "--load", "broken.osada", typed="koniec\nn\n")


def test_broken_positions(polish: Osada, tmp_path: Path) -> None:
    game = find("sardinia")
    whole = snapshot.to_json(game, game.new(2))
    for old, new in (
        (whole, "{"),
        (whole, "{]"),
        (whole, '{"game": 7}'),
        (whole, '{"game": "sardinia"}'),
        (whole, '{"a":' * 4000),
        ('"revision": 1', '"revision": 7'),
        ('"content": "', '"content": "f'),
        ('"row": 11', '"row": 5'),
        ('"row": 11', '"row": "11"'),
        ('"row": 11', '"row": 999'),
        ('"row": 11,', ""),
        ('"row": 11', '"row": 11, "speed": 3'),
        ('"players": 2', '"players": 7'),
        ('"score": [', '"score": [0, '),
    ):
        assert old in whole
        (tmp_path / "p.json").write_text(whole.replace(old, new, 1))
        assert polish("position", "p.json").code in (1, 2)
    (tmp_path / "p.json").write_text(whole)
    for move in ("fly", "settler", "settler p99", "settler p1", "B settler p1"):
        assert polish("position", "p.json", "--play", move).code in (1, 2)


def broken_data() -> Iterator[tuple[str, str]]:
    """Data files with one thing wrong: every list too short, every number and text odd."""
    for path in sorted(DATA.glob("*/content/data/*.json")):
        place = f"{path.parts[-4]}/{path.name}"
        whole = json.loads(path.read_text(encoding="utf-8"))
        yield place, "{"
        yield place, "[]"
        yield place, json.dumps({**whole, "colour": "blue"})
        for key, value in whole.items():
            yield place, json.dumps({k: v for k, v in whole.items() if k != key})
            for odd in _odd(value, depth=4):
                yield place, json.dumps({**whole, key: odd})


def _odd(value: object, depth: int) -> Iterator[object]:
    """A value with one thing changed in it, not too deep."""
    if isinstance(value, list):
        yield from ([], value[:-1], [*value, *value[:1]], value[::-1])
    if isinstance(value, int):
        yield from (-1, 99, "x")
    if isinstance(value, str):
        yield from ("", "odd thing", 3)
    if depth and isinstance(value, list) and value:
        yield from ([odd, *value[1:]] for odd in _odd(value[0], depth - 1))
    if depth and isinstance(value, dict):
        for key, inner in value.items():
            yield {k: v for k, v in value.items() if k != key}
            yield from ({**value, key: odd} for odd in _odd(inner, depth - 1))


def test_broken_data(tmp_path: Path) -> None:
    """Told by the games, whose ids are in the files; the command adds the name of the file."""
    told = set()
    for place, text in broken_data():
        game, name = place.split("/")
        try:
            find(game).check_content({name: text.encode()})
        except ValueError as error:
            said = getattr(error, "say", str)("pl")
            assert english(said) <= set(re.findall("[a-z]+", text)), said
            told.add(said)
    assert len(told) > 300
