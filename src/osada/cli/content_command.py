"""`osada content check`: whether a pack of component data is as its game needs it."""

from __future__ import annotations

from collections import defaultdict
from pathlib import Path

from osada.cli import game_options, packs
from osada.cli.failures import WRONG, Failure, read_bytes
from osada.cli.screen import Screen
from osada.core.content import MOST_BYTES
from osada.core.game import Game
from osada.games import names
from osada.text.language import Language

Packs = dict[tuple[Path, Game], dict[str, bytes]]


def check(path: Path, game: str | None, screen: Screen) -> None:
    """Check a file, or all files of a folder together; the faults are one failure."""
    words = screen.words
    with packs.as_shipped():
        named = None if game is None else game_options.game_named(game, words)
        found = _packs(_files(path, words), named, words)
        faults = [fault for pack in found.items() for fault in _faults(*pack, screen)]
    if faults:
        raise Failure("; ".join(faults), WRONG)
    screen.say("content-fine", style="green", files=sum(map(len, found.values())))


def _files(path: Path, words: Language) -> list[Path]:
    if not path.is_dir():
        return [path]
    found = sorted(path.rglob("*.json"))
    if not found:
        raise Failure(words.say("content-none", path=str(path)))
    return found


def _packs(files: list[Path], named: Game | None, words: Language) -> Packs:
    """Files that belong together: those of one game in one folder."""
    found: Packs = defaultdict(dict)
    for file in files:
        data = read_bytes(file, words, MOST_BYTES + 1)
        found[file.parent, named or _owner(file, words)][file.name] = data
    return found


def _faults(place: tuple[Path, Game], pack: dict[str, bytes], screen: Screen) -> list[str]:
    """Everything that is wrong with a pack."""
    folder, game = place
    faults = game.faults(pack)
    if not faults:
        for name in pack:
            screen.say("content-file-fine", path=str(folder / name), game=game.name)
    places = {name: folder / name for name in pack}
    return [packs.told(fault, places, screen.words) for fault in faults]


def owner(path: Path, words: Language) -> str:
    """The name of the one game that a pack is for."""
    with packs.as_shipped():
        found = {_owner(file, words).name for file in _files(path, words)}
    if len(found) != 1:
        raise Failure(words.say("content-whose", path=str(path), games=", ".join(names())))
    return found.pop()


def _owner(file: Path, words: Language) -> Game:
    """The game of a file: that of a folder it lies in, else the one that has such a file."""
    for part in reversed(file.absolute().parts[:-1]):
        if part in names():
            return game_options.game_named(part, words)
    owners = [game for game in game_options.all_games(words) if file.name in packs.files_of(game)]
    if len(owners) != 1:
        raise Failure(words.say("content-whose", path=str(file), games=", ".join(names())))
    return owners[0]
