"""The move table: every move a game can have, and its four codecs.

index ↔ JSON ↔ notation ↔ sentence. The notation of a move is the name of its family and its
arguments (`settler p7`), the JSON is the same with named arguments, the sentence is a message of
the language files. Nature's moves are in the table like everybody's.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import lru_cache
from itertools import product
from typing import TYPE_CHECKING

from osada.text.errors import MoveError

if TYPE_CHECKING:
    from osada.text.language import Language


class Domain:
    """A kind of thing that a move or an event can name: provinces, seats, cards."""

    def __init__(
        self, name: str, values: Sequence[str], proper_names: Sequence[str] | None = None
    ) -> None:
        self.name = name
        self.values = tuple(values)
        self.index = {value: i for i, value in enumerate(self.values)}
        self.proper_names = proper_names

    def label(self, value: int, language: Language) -> str:
        """A value in words: its proper name, or the message `crop-wine`."""
        if self.proper_names is not None:
            return self.proper_names[value]
        return language.say(f"{self.name}-{self.values[value]}")

    def name_in(self, value: int, language: Language) -> str:
        """A value in a story, where it need not be told from all others."""
        return self.label(value, language)

    def parse(self, text: str) -> int:
        """The value with that id."""
        if text not in self.index:
            known = _examples(self.values)
            raise MoveError("error-no-thing", kind=self.name, text=text, known=known)
        return self.index[text]


def _examples(values: Sequence[str]) -> str:
    shown = ", ".join(values[:8])
    return f"{shown}{', …' if len(values) > 8 else ''}"


class Family:
    """Moves of one kind, with consecutive indices from `first`."""

    def __init__(
        self,
        first: int,
        name: str,
        domains: Mapping[str, Domain] | None = None,
        *,
        entries: Sequence[tuple[int, ...]] | None = None,
        nature: bool = False,
    ) -> None:
        self.first = first
        self.name = name
        self.nature = nature
        """True if only chance plays these moves."""
        self.domains = dict(domains or {})
        everything = product(*(range(len(d.values)) for d in self.domains.values()))
        self.entries = tuple(entries) if entries is not None else tuple(everything)
        self._offset = {entry: i for i, entry in enumerate(self.entries)}

    def move(self, *arguments: int) -> int:
        """The index of the move with these arguments."""
        if arguments not in self._offset:
            named = ", ".join(map(str, arguments))
            raise MoveError("error-no-arguments", family=self.name, arguments=named)
        return self.first + self._offset[arguments]

    def __len__(self) -> int:
        return len(self.entries)


class MoveTable:
    """All families of a game, in the order of their indices."""

    def __init__(self, families: Sequence[Family]) -> None:
        self.families = tuple(families)
        self.by_name = {family.name: family for family in self.families}
        self.size = self._count_without_gaps()
        self._parts = [(family, entry) for family in self.families for entry in family.entries]
        self._sentences = lru_cache(maxsize=8)(self._index_sentences)

    def _count_without_gaps(self) -> int:
        size = 0
        for family in self.families:
            if family.first != size:
                raise MoveError(f"family {family.name} must start at {size}, not {family.first}")
            size += len(family)
        return size

    def parts(self, move: int) -> tuple[Family, tuple[int, ...]]:
        """The family and the arguments of a move."""
        if not 0 <= move < self.size:
            raise MoveError("error-move-number", move=move, size=self.size)
        return self._parts[move]

    def _family(self, name: object) -> Family:
        if not isinstance(name, str) or name not in self.by_name:
            raise MoveError("error-no-move", name=str(name), known=", ".join(self.by_name))
        return self.by_name[name]

    # index ↔ notation

    def notation(self, move: int) -> str:
        """The move as a record writes it: `settler p7`."""
        family, arguments = self.parts(move)
        values = zip(family.domains.values(), arguments, strict=True)
        return " ".join([family.name, *(domain.values[i] for domain, i in values)])

    def from_notation(self, text: str) -> int:
        """The move that a notation names."""
        name, *words = text.split() or [""]
        family = self._family(name)
        if len(words) != len(family.domains):
            wanted = " ".join([name, *(f"<{key}>" for key in family.domains)])
            raise MoveError("error-move-shape", text=text, shape=wanted)
        pairs = zip(family.domains.values(), words, strict=True)
        return self._find(family, tuple(domain.parse(word) for domain, word in pairs), text)

    def _find(self, family: Family, arguments: tuple[int, ...], text: str) -> int:
        try:
            return family.move(*arguments)
        except MoveError:
            raise MoveError("error-no-such-move", text=text) from None

    # index ↔ JSON

    def to_json(self, move: int) -> dict[str, str]:
        """The move as an object: `{"move": "settler", "province": "p7"}`."""
        family, arguments = self.parts(move)
        pairs = zip(family.domains.items(), arguments, strict=True)
        return {"move": family.name, **{key: domain.values[i] for (key, domain), i in pairs}}

    def from_json(self, data: Mapping[str, object]) -> int:
        """The move that an object names."""
        family = self._family(data.get("move"))
        unknown = sorted(set(data) - set(family.domains) - {"move"})
        missing = sorted(set(family.domains) - set(data))
        if unknown or missing:
            key = "error-move-unknown" if unknown else "error-move-missing"
            raise MoveError(key, move=family.name, field=(unknown or missing)[0])
        arguments = tuple(domain.parse(str(data[key])) for key, domain in family.domains.items())
        return self._find(family, arguments, str(dict(data)))

    # index ↔ sentence

    def sentence(self, move: int, language: Language) -> str:
        """The move in words: `Place a settler in Nurra`."""
        family, arguments = self.parts(move)
        pairs = zip(family.domains.items(), arguments, strict=True)
        words = {key: domain.label(i, language) for (key, domain), i in pairs}
        return language.say(f"move-{family.name}", **words)

    def from_sentence(self, text: str, language: Language) -> int:
        """The move that a sentence describes."""
        sentences = self._sentences(language)
        if text.strip() not in sentences:
            raise MoveError("error-no-sentence", text=text)
        return sentences[text.strip()]

    def _index_sentences(self, language: Language) -> dict[str, int]:
        return {self.sentence(move, language): move for move in range(self.size)}
