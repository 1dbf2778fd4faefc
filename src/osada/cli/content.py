"""`osada content check`: whether a pack of component data is as its game needs it."""

from __future__ import annotations

import os
from collections import defaultdict
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from osada.cli import library
from osada.cli.problems import WRONG, Failure, read_bytes
from osada.cli.screen import Screen
from osada.core.content import MOST_BYTES
from osada.core.errors import ContentError
from osada.core.game import Game
from osada.core.language import Language
from osada.games import names

Packs = dict[tuple[Path, Game], dict[str, bytes]]


def check(path: Path, game: str | None, screen: Screen) -> None:
    """Check a file, or all files of a folder together; the faults are one failure."""
    words = screen.words
    with _as_shipped():
        named = None if game is None else library.game_named(game, words)
        packs = _packs(_files(path, words), named, words)
        faults = [fault for pack in packs.items() if (fault := _fault(*pack, screen)) is not None]
    if faults:
        raise Failure("; ".join(faults), WRONG)
    screen.say("content-fine", style="green", files=sum(map(len, packs.values())))


@contextmanager
def _as_shipped() -> Iterator[None]:
    """The games as they came: a broken pack of one's own must not keep them from judging it."""
    own = os.environ.pop("OSADA_CONTENT", None)
    try:
        yield
    finally:
        if own is not None:
            os.environ["OSADA_CONTENT"] = own


def _files(path: Path, words: Language) -> list[Path]:
    if not path.is_dir():
        return [path]
    found = sorted(path.rglob("*.json"))
    if not found:
        raise Failure(words.say("content-none", path=str(path)))
    return found


def _packs(files: list[Path], named: Game | None, words: Language) -> Packs:
    """Files that belong together: those of one game in one folder."""
    packs: Packs = defaultdict(dict)
    for file in files:
        data = read_bytes(file, words, MOST_BYTES + 1)
        packs[file.parent, named or _owner(file, words)][file.name] = data
    return packs


def _fault(place: tuple[Path, Game], pack: dict[str, bytes], screen: Screen) -> str | None:
    """What is wrong with a pack, or nothing."""
    folder, game = place
    try:
        game.check_content(pack)
    except ContentError as error:
        said = error.why.say(screen.words.code)
        if error.file in pack:
            return f"{folder / error.file}: {error.path}: {said}"
        return f"{folder}: {error.say(screen.words.code)}"  # A file that the pack left as it was.
    for name in pack:
        screen.say("content-file-fine", path=str(folder / name), game=game.name)
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
