"""`osada position`: a position from a file, played on and shown."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

import msgspec

from osada.cli import packs, record_commands
from osada.cli.failures import WRONG, Failure, read_text
from osada.cli.play.reasons import reason
from osada.cli.screen import Screen
from osada.core import snapshot
from osada.core.bits import members
from osada.core.game import Game
from osada.core.position import NATURE, OVER, Position
from osada.core.record import LETTERS, letter
from osada.text.errors import MoveError, PositionError
from osada.text.language import Language


class Scene(msgspec.Struct, frozen=True):
    """A position, its game and the names at the table."""

    game: Game
    position: Position
    names: Sequence[str]


def show(scene: Scene, moves: Sequence[str], screen: Screen, *, json: bool) -> None:
    """Play moves in a position, and print the board or the JSON."""
    for text in moves:
        _play(scene, text, screen.words)
    if json:
        screen.show(snapshot.to_json(scene.game, scene.position, carry=True))
        return
    language = scene.game.text.language(screen.words.code)
    screen.show(scene.game.text.draw(scene.position, None, scene.names, language))
    screen.show()
    _show_moves(scene, screen)


def load(path: Path, words: Language, content: Path | None = None) -> Scene:
    """A position in JSON, or the last one of a record."""
    text = read_text(path, words)
    if text.lstrip().startswith("{"):
        return _from_json(path, text, words, content)
    file = record_commands.of_text(text, path, words, content)
    position = record_commands.start(file)
    for step in record_commands.steps(file):
        position = step.position
    return Scene(file.game, position, file.names)


def _from_json(path: Path, text: str, words: Language, content: Path | None) -> Scene:
    try:
        head = snapshot.read(text)
        game = snapshot.edition_of(packs.edition(str(head.get("game")), content, words), head)
        position = snapshot.from_json(game, text)
    except PositionError as error:
        raise Failure(error, WRONG, at=path) from None
    return Scene(game, position, record_commands.plain_names(len(position.scores()), words))


def _play(scene: Scene, text: str, words: Language) -> None:
    """Play a move given in the notation, in a window with its seat before it: `B done`."""
    position = scene.position
    seat, notation = int(position.turn()), text
    first, _, rest = text.partition(" ")
    if rest and first in (*LETTERS, "*"):
        seat, notation = NATURE if first == "*" else LETTERS.index(first), rest
    try:
        move = scene.game.moves.from_notation(notation)
    except MoveError as error:
        raise Failure(f"{text}: {error.say(words.code)}") from None
    _check(scene, seat, move, text, words)
    position.play(seat, move)


def _check(scene: Scene, seat: int, move: int, text: str, words: Language) -> None:
    """Refuse what the rules refuse."""
    if scene.position.turn() == OVER:
        raise Failure(words.say("position-over", move=text), WRONG)
    if scene.position.turn() == NATURE or seat == NATURE:
        chances = scene.position.chances() if scene.position.turn() == NATURE else []
        if seat != NATURE or move not in (possible for possible, _ in chances):
            raise Failure(words.say("position-not-drawn", move=text), WRONG)
        return
    rule = scene.game.why_not(scene.position, seat, move)
    if rule is not None:
        because = reason(scene.game, rule, words)
        raise Failure(words.say("not-allowed", sentence=text, reason=because), WRONG)


def _show_moves(scene: Scene, screen: Screen) -> None:
    """List the legal moves of every seat to act."""
    position, notation = scene.position, scene.game.moves.notation
    if position.turn() == OVER:
        screen.say("game-over")
        return
    for seat in members(position.open_seats()) or [NATURE]:
        moves = position.legal(seat) if seat >= 0 else [move for move, _ in position.chances()]
        who = scene.names[seat] if seat >= 0 else screen.words.say("nature")
        screen.paragraph(f"{letter(seat)} {who}: {'; '.join(notation(move) for move in moves)}")
