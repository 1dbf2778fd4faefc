"""The record: a whole game as text, one line a move.

Playing a record again needs no seed, because nature's moves are in it. `docs/records.md` has the
grammar.
"""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterator, Mapping
from typing import Final

import msgspec

from osada.core.chance import Part, check_number
from osada.core.content import MOST_BYTES, is_json, plain
from osada.core.fork import Fork
from osada.core.position import NATURE
from osada.text.errors import OsadaError, RecordError
from osada.text.safety import odd_place

FORMAT: Final = 1
LETTERS: Final = "ABCDEFGH"
"""The seats, in order: a game can have eight players. Nature is `*`."""

LONGEST_NAME: Final = 40

_WORD: Final = re.compile(r"\S+")
_NUMBER: Final = re.compile(r"[0-9]{1,9}")
_SEAL: Final = re.compile(r"[0-9a-f]{64}")
_FILE: Final = re.compile(r"[a-z0-9][a-z0-9_-]{0,39}\.json")
_FOOT: Final = ("result", "places", "file")
_MOST_FILES: Final = 20


def check_name(name: str) -> str:
    """A player's name as a record can hold it: one short line of printable characters."""
    plain = " ".join(name.split())
    if not 0 < len(plain) <= LONGEST_NAME or odd_place(plain) is not None:
        raise OsadaError("error-name", most=LONGEST_NAME, name=name[:60])
    return plain


class RecordedMove(msgspec.Struct, frozen=True):
    """One move of a record, and where it stands in the text."""

    seat: int
    notation: str
    comments: tuple[str, ...] = ()
    line: int = 0
    column: int = 0


class Record(msgspec.Struct, kw_only=True):
    """A game, finished or not."""

    game: str
    revision: int
    content: str
    players: int
    commitment: str
    seed: str | None = None
    parts: dict[int, Part] = {}
    """The players' contributions to chance, by seat."""
    fork: Fork | None = None
    """Origin of its first moves, if it goes on from another game."""
    options: dict[str, str] = {}
    names: list[str] = []
    notes: list[str] = []
    moves: list[RecordedMove] = []
    result: list[int] | None = None
    places: list[int] | None = None
    files: dict[str, bytes] = {}
    """The data files that it was played with, where they are other than those shipped."""
    lines: dict[str, int] = {}
    """The line number of each header (an option as `option carts`) and of the result in the
    text."""

    def text(self) -> str:
        """The record as a file has it."""
        return "\n".join([*self._head(), "", *self._body(), *self._foot()]) + "\n"

    def _head(self) -> Iterator[str]:
        yield f"osada-record {FORMAT}"
        yield f"game {self.game}"
        yield f"revision {self.revision}"
        yield f"content {self.content}"
        yield f"players {self.players}"
        yield from (f"option {name} {value}" for name, value in self.options.items())
        yield from (f"name {LETTERS[i]} {name}" for i, name in enumerate(self.names))
        yield f"commitment {self.commitment}"
        if self.seed is not None:
            yield f"seed {self.seed}"
        yield from part_lines(self.parts)
        if self.fork is not None:
            yield fork_line(self.fork)
        yield from (f"note {note}" for note in self.notes)

    def _body(self) -> Iterator[str]:
        for number, line in enumerate(self.moves, 1):
            yield f"{number} {letter(line.seat)} {line.notation}"
            yield from (f"; {comment}" for comment in line.comments)

    def _foot(self) -> Iterator[str]:
        if self.result is not None:
            yield f"result {_by_seat(self.result)}"
        if self.places is not None:
            yield f"places {_by_seat(self.places)}"
        yield from (f"file {name} {plain(data)}" for name, data in self.files.items())


def letter(seat: int) -> str:
    """Return a seat as a record writes it."""
    return "*" if seat == NATURE else LETTERS[seat]


def part_lines(parts: Mapping[int, Part]) -> list[str]:
    """The players' parts as a record writes them; the draws depend on every letter of it."""
    lines: list[str] = []
    for seat, part in sorted(parts.items()):
        lines.append(f"seal {LETTERS[seat]} {part.seal}")
        if part.number is not None:
            lines.append(f"part {LETTERS[seat]} {part.number}")
    return lines


def fork_line(fork: Fork) -> str:
    """Return the header of a forked game."""
    return f"fork {fork.moves} {LETTERS[fork.seat]} {fork.luck} {fork.source}"


def _by_seat(numbers: list[int]) -> str:
    return " ".join(f"{LETTERS[i]} {number}" for i, number in enumerate(numbers))


def read(text: str) -> Record:
    """The record that a text holds; an error says the line, the column and what was expected."""
    return _Reader(text).record()


class _Reader:
    """Reads a record line by line."""

    def __init__(self, text: str) -> None:
        self.lines = text.split("\n")
        self.number = 0
        self.head: dict[str, str] = {}
        self.options: dict[str, str] = {}
        self.names: dict[int, str] = {}
        self.parts: dict[int, Part] = {}
        self.fork: Fork | None = None
        self.notes: list[str] = []
        self.moves: list[RecordedMove] = []
        self.numbers: dict[str, list[int]] = {}
        self.files: dict[str, bytes] = {}
        self.found: dict[str, int] = {}

    def record(self) -> Record:
        for number, line in enumerate(self.lines, 1):
            self.number = number
            if line.strip():
                self._line(line.rstrip())
        if not self.head:
            self._line("")
        players = self._whole("players")
        return Record(
            game=self._needed("game"),
            revision=self._whole("revision"),
            content=self._needed("content"),
            players=players,
            commitment=self._needed("commitment"),
            seed=self.head.get("seed"),
            parts=self.parts,
            fork=self._whole_fork(),
            options=self.options,
            names=self._all_names(players),
            notes=self.notes,
            moves=self.moves,
            result=self._one_each("result", players),
            places=self._one_each("places", players),
            files=self.files,
            lines=self.found,
        )

    def fail(self, column: int, reason: str | OsadaError, **arguments: str | int) -> RecordError:
        return RecordError(self.number, column, reason, **arguments)

    def _line(self, line: str) -> None:
        word, _, rest = line.partition(" ")
        if not self.head and word != "osada-record":
            raise self.fail(1, "record-first-line")
        for column, character in enumerate(line, 1):
            if unicodedata.category(character) == "Cc":
                raise self.fail(column, "record-control")
        if _NUMBER.fullmatch(word):
            self._move(line)
        elif word.startswith(";"):
            self._comment(line[1:].strip())
        elif word in _READERS:
            self._check_place(word)
            _READERS[word](self, word, rest.strip())
            self.found.setdefault(word, self.number)
        else:
            raise self.fail(1, "record-word", word=word)

    def _check_place(self, word: str) -> None:
        """Headers stand before the moves, the result, the places and the files after them."""
        if word not in _FOOT and (self.moves or self.numbers or self.files):
            raise self.fail(1, "record-header-late", word=word)

    def _move(self, line: str) -> None:
        if self.numbers or self.files:
            raise self.fail(1, "record-move-late")
        words = list(_WORD.finditer(line))
        if int(words[0][0]) != len(self.moves) + 1:
            wanted = len(self.moves) + 1
            raise self.fail(1, "record-move-number", wanted=wanted, found=words[0][0])
        if len(words) < 2 or words[1][0] not in (*self._seats(), "*"):
            raise self.fail(len(words[0][0]) + 2, "record-seat", last=self._seats()[-1])
        if len(words) < 3:
            raise self.fail(len(line) + 1, "record-no-move")
        seat = NATURE if words[1][0] == "*" else LETTERS.index(words[1][0])
        notation = " ".join(word[0] for word in words[2:])
        self.moves.append(RecordedMove(seat, notation, (), self.number, words[2].start() + 1))

    def _comment(self, text: str) -> None:
        if not self.moves:
            raise self.fail(1, "record-comment")
        last = self.moves[-1]
        self.moves[-1] = msgspec.structs.replace(last, comments=(*last.comments, text))

    def _single(self, word: str, rest: str) -> None:
        if word in self.head:
            raise self.fail(1, "record-second", word=word)
        if not rest or " " in rest:
            raise self.fail(len(word) + 2, "record-one-word", word=word)
        if word == "osada-record" and rest != str(FORMAT):
            raise self.fail(14, "record-format", wanted=FORMAT, found=rest)
        if word == "commitment" and not _SEAL.fullmatch(rest):
            raise self.fail(12, "record-seal")
        self.head[word] = rest

    def _option(self, word: str, rest: str) -> None:
        name, _, value = rest.partition(" ")
        if not name or not value or " " in value:
            raise self.fail(len(word) + 2, "record-option")
        if name in self.options:
            raise self.fail(len(word) + 2, "record-second-option", name=name)
        self.options[name] = value
        self.found[f"option {name}"] = self.number

    def _name(self, word: str, rest: str) -> None:
        seat, _, name = rest.partition(" ")
        if seat not in tuple(self._seats()) or not name:
            raise self.fail(len(word) + 2, "record-name", last=self._seats()[-1])
        if LETTERS.index(seat) in self.names:
            raise self.fail(len(word) + 2, "record-second-name", seat=seat)
        if len(name) > LONGEST_NAME:
            raise self.fail(len(word) + 4, "record-long-name", most=LONGEST_NAME)
        self.names[LETTERS.index(seat)] = name

    def _part(self, word: str, rest: str) -> None:
        """A seat's seal, and then its number if that was told."""
        seat, _, text = rest.partition(" ")
        if not seat or seat not in tuple(self._seats()):
            raise self.fail(len(word) + 2, "record-name", last=self._seats()[-1])
        number, at = LETTERS.index(seat), len(word) + 4
        if f"{word} {seat}" in self.found:
            raise self.fail(len(word) + 2, "record-second-part", word=word, seat=seat)
        if word == "seal" and not _SEAL.fullmatch(text):
            raise self.fail(at, "record-seal")
        if word == "part" and number not in self.parts:
            raise self.fail(1, "record-unsealed", word=word, seal="seal", seat=seat)
        self.found[f"{word} {seat}"] = self.number
        self.parts[number] = Part(text) if word == "seal" else self._told(number, text, at)

    def _told(self, seat: int, number: str, column: int) -> Part:
        try:
            return Part(self.parts[seat].seal, check_number(number))
        except OsadaError as error:
            raise self.fail(column, error) from None

    def _fork(self, word: str, rest: str) -> None:
        """Read a fork; records written earlier call it `study`."""
        words = rest.split(" ")
        numbers = [*words[:1], *words[2:3]]
        whole = len(words) == 4 and all(map(_NUMBER.fullmatch, numbers))
        if self.fork is not None:
            raise self.fail(1, "record-second", word=word)
        if not whole or words[1] not in tuple(self._seats()) or not _SEAL.fullmatch(words[3]):
            raise self.fail(len(word) + 2, "record-fork", last=self._seats()[-1])
        seat = LETTERS.index(words[1])
        self.fork = Fork(int(words[0]), seat, int(words[2]), words[3])
        self.found["fork"] = self.number

    def _whole_fork(self) -> Fork | None:
        """Return the fork; the record must have at least the moves it took over."""
        if self.fork is not None and self.fork.moves > len(self.moves):
            moves = {"moves": self.fork.moves, "found": len(self.moves)}
            raise RecordError(self.found["fork"], 1, "record-fork-short", **moves)
        return self.fork

    def _seats(self) -> str:
        """The seats of the record's players."""
        players = self.head.get("players", "")
        return LETTERS[: max(int(players), 1)] if _NUMBER.fullmatch(players) else LETTERS

    def _note(self, _word: str, rest: str) -> None:
        self.notes.append(rest)

    def _numbers(self, word: str, rest: str) -> None:
        words = rest.split()
        seats, numbers = words[::2], words[1::2]
        whole = all(_NUMBER.fullmatch(number.removeprefix("-")) for number in numbers)
        if word in self.numbers:
            raise self.fail(1, "record-second", word=word)
        if "".join(seats) != LETTERS[: len(seats)] or len(seats) != len(numbers) or not whole:
            raise self.fail(len(word) + 2, "record-numbers")
        self.numbers[word] = [int(number) for number in numbers]

    def _file(self, word: str, rest: str) -> None:
        name, _, text = rest.partition(" ")
        if not _FILE.fullmatch(name) or not is_json(text):
            raise self.fail(len(word) + 2, "record-file")
        if name in self.files:
            raise self.fail(len(word) + 2, "record-second", word=name)
        self.files[name] = text.encode()
        size = sum(map(len, self.files.values()))
        if size > MOST_BYTES or len(self.files) > _MOST_FILES:
            raise self.fail(1, "record-files", most=_MOST_FILES, bytes=MOST_BYTES)
        self.found[f"file {name}"] = self.number

    def _needed(self, word: str) -> str:
        if word not in self.head:
            raise self.fail(1, "record-missing", word=word)
        return self.head[word]

    def _whole(self, word: str) -> int:
        text = self._needed(word)
        if not _NUMBER.fullmatch(text):
            at = self.found[word], len(word) + 2
            raise RecordError(*at, "record-whole", word=word, text=text)
        return int(text)

    def _all_names(self, players: int) -> list[str]:
        if not self.names:
            return []
        if len(self.names) != players or sorted(self.names) != list(range(players)):
            raise RecordError(self.found["name"], 1, "record-names", players=players)
        return [self.names[seat] for seat in range(players)]

    def _one_each(self, word: str, players: int) -> list[int] | None:
        numbers = self.numbers.get(word)
        if numbers is not None and len(numbers) != players:
            at = self.found[word], 1
            raise RecordError(*at, "record-one-each", word=word, players=players)
        return numbers


_READERS: Final = {
    **dict.fromkeys(
        ("osada-record", "game", "revision", "content", "players", "commitment", "seed"),
        _Reader._single,
    ),
    "option": _Reader._option,
    "name": _Reader._name,
    "seal": _Reader._part,
    "part": _Reader._part,
    "fork": _Reader._fork,
    "study": _Reader._fork,
    "note": _Reader._note,
    "result": _Reader._numbers,
    "places": _Reader._numbers,
    "file": _Reader._file,
}
