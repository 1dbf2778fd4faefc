"""`osada content check`: whether a pack of component data is as its game needs it."""

from __future__ import annotations

from pathlib import Path

from osada.cli import library
from osada.cli.problems import WRONG, Failure, read_bytes
from osada.cli.screen import Screen
from osada.core.errors import ContentError
from osada.core.game import Game
from osada.core.language import Language
from osada.games import names


def check(path: Path, game: str | None, screen: Screen) -> None:
    """Check a file or every data file in a folder; the faults are one failure."""
    words = screen.words
    named = None if game is None else library.game_named(game, words)
    files = _files(path, words)
    faults = [fault for file in files if (fault := _fault(file, named, screen)) is not None]
    if faults:
        raise Failure("; ".join(faults), WRONG)
    screen.say("content-fine", style="green", files=len(files))


def _files(path: Path, words: Language) -> list[Path]:
    if not path.is_dir():
        return [path]
    found = sorted(path.rglob("*.json"))
    if not found:
        raise Failure(words.say("content-none", path=str(path)))
    return found


def _fault(file: Path, named: Game | None, screen: Screen) -> str | None:
    """What is wrong with a file, or nothing."""
    data = read_bytes(file, screen.words)
    game = named or _owner(file, screen.words)
    try:
        game.check_content(file.name, data)
    except ContentError as error:
        return f"{file}: {error}"
    screen.say("content-file-fine", path=str(file), game=game.name)
    return None


def _owner(file: Path, words: Language) -> Game:
    """The game of a file: that of a folder it lies in, else the one that has such a file."""
    for part in reversed(file.absolute().parts[:-1]):
        if part in names():
            return library.game_named(part, words)
    owners = [game for game in library.all_games(words) if file.name in game.content()]
    if len(owners) != 1:
        raise Failure(words.say("content-whose", path=str(file), games=", ".join(names())))
    return owners[0]
