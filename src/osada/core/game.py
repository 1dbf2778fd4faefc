"""A game as the rest of the house sees it: one object a game."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Mapping, Sequence
from functools import cache, cached_property, lru_cache
from importlib.resources import files as folder
from typing import ClassVar, Self

import msgspec

from osada.core.almanac import Article
from osada.core.caution import Caution
from osada.core.coach import Tip
from osada.core.content import fingerprint, laid
from osada.core.design import Design, Printed
from osada.core.errors import ContentError, OptionError, OsadaError, RevisionError
from osada.core.events import Event
from osada.core.features import Features
from osada.core.language import Language
from osada.core.levels import Recipe
from osada.core.moves import Domain, MoveTable
from osada.core.nets import learned
from osada.core.options import Choices, Option, settle
from osada.core.paper import Paper
from osada.core.places import Place
from osada.core.position import Position
from osada.core.value import Value

RuleId = str


class Mode(msgspec.Struct, frozen=True):
    """A way to play a game: how many people, and the options that differ from the default."""

    players: int
    options: dict[str, str] = {}


class Way(msgspec.Struct, frozen=True):
    """Several moves that a person may choose as one, in one language."""

    moves: tuple[int, ...]
    """Each is legal once those before it have been played."""
    sentence: str


class Game(ABC):
    """One edition of a game: its rules in one revision, on one set of component data.

    It is what a game's folder offers; the abstract methods are what its author writes. Any number
    of editions live side by side. What follows from the data (`options`, `moves`, `domains`, words)
    is set by a game's own `__init__`, after this one.
    """

    name: ClassVar[str]
    revisions: ClassVar[tuple[int, ...]] = ()
    """Those that are played here, today's last; a game with one may just name its `revision`."""
    revision: int
    """Raised by every change that alters outcomes; a record names the one it was played under."""
    data: ClassVar[tuple[str, ...]] = ()
    """The names of the files in `content/data` that every edition has, its own or as shipped."""
    additions: ClassVar[tuple[str, ...]] = ()
    """The names of files that an edition may have besides."""
    own: ClassVar[Choices] = {}
    """The options that play what a pack has added."""
    players: ClassVar[range]
    minutes: ClassVar[tuple[int, ...]] = ()
    """About how long a game takes one person among bots, for each number of players.

    It follows from how much there is to decide, which `benchmarks/length.py` counts.
    """
    options: tuple[Option, ...]
    rules: ClassVar[tuple[RuleId, ...]]
    moves: MoveTable
    events: ClassVar[tuple[type[Event], ...]]
    domains: tuple[Domain, ...]
    """What events name: a field `province` or `from_province` is a value of that domain."""
    scalars: ClassVar[tuple[str, ...]]
    """The names of the position's `i64` fields; `players` is one of them in every game."""
    arrays: ClassVar[tuple[str, ...]]
    """The names of the position's `vec[i64]` fields."""

    def __init__(
        self, files: Mapping[str, bytes] | None = None, revision: int | None = None
    ) -> None:
        """The edition of a pack laid over what is shipped, under a revision, if not today's.

        Without a pack it is what is shipped, with the files of the folder `OSADA_CONTENT` over it.
        """
        self.supported = self.revisions or (self.revision,)
        if revision is not None and revision not in self.supported:
            raise RevisionError(self.name, revision, self.supported)
        self.revision = self.supported[-1] if revision is None else revision
        self._files = laid(self.package, self.data, self.additions, files)

    @abstractmethod
    def start(self, players: int, options: Choices) -> Position:
        """A position before the first draw; every option has its value."""

    @abstractmethod
    def modes(self) -> list[Mode]:
        """Every way to play that differs in its rules: what the conformance kit goes through."""

    @abstractmethod
    def why_not(self, position: Position, seat: int, move: int) -> RuleId | None:
        """The rule that forbids a move now, or `None` if it is legal."""

    @abstractmethod
    def view(self, position: Position, seat: int | None) -> msgspec.Struct:
        """All that a seat, or a spectator (`None`), may see."""

    @abstractmethod
    def broken(self, position: Position) -> list[str]:
        """What must always hold and does not, in plain words."""

    @abstractmethod
    def check_content(self, files: Mapping[str, bytes]) -> None:
        """Raise `ContentError` if data files are not as they must be, together with those shipped.

        What a pack leaves out is as it came with the game.
        """

    @abstractmethod
    def draw(
        self, position: Position, seat: int | None, names: Sequence[str], language: Language
    ) -> str:
        """The board in plain text, as a seat sees it."""

    # What a game may offer besides

    value: Value = Value()
    """What positions are worth to bots; the points there are, unless a game knows better."""

    features: Features | None = None
    """What nets of the game look at, if there are any."""

    @cached_property
    def judge(self) -> Value:
        """What positions are worth by the game's nets; the plain value where there are none."""
        if self.features is None:
            return self.value
        return learned(self.package, self.value, self.features)

    @cached_property
    def expert(self) -> Value:
        """The same for those who play as well as they can: bots choose by it."""
        if self.features is None:
            return self.value
        return learned(self.package, self.value, self.features, "play/nets/strong")

    levels: ClassVar[Mapping[str, Recipe]] = {}
    """How bots of `level1` … `level5` think; the usual way for a level that is not named.

    `review` is how turns are rehearsed when a game is reviewed; like the strongest, if not named.
    """

    def closing(self, position: Position, names: Sequence[str], language: Language) -> str:
        """How the points of a finished game came about, in plain text; empty if not told."""
        return ""

    def solo_category(self, options: Choices) -> str | None:
        """Under which name a personal best of a game for one is kept; `None` if it is not."""
        return None

    def honours(self, position: Position) -> list[str]:
        """The ranks, medals and achievements of a finished game for one, as message names."""
        return []

    def challenges(self) -> list[Mode]:
        """The games for one that a daily challenge chooses from; empty if there is none."""
        alone = [mode for mode in self.modes() if mode.players == 1]
        return [m for m in alone if self.solo_category(settle(self.options, m.options)) is not None]

    def ways(self, position: Position, seat: int, language: Language) -> list[Way]:
        """What is offered to people as one choice beside the moves: a payment with its steps."""
        return []

    def hint(self, position: Position, seat: int, move: int, language: Language) -> str:
        """What a legal move costs and gives in this position, in a few words; empty if plain."""
        return ""

    def subject(self, position: Position, move: int, language: Language) -> str:
        """What a move is about in this position, where its words say a number only; else empty."""
        return ""

    def tell_move(self, position: Position, move: int, language: Language) -> str:
        """A move in words, with the name of what it is about."""
        sentence = self.moves.sentence(move, language)
        subject = self.subject(position, move, language)
        return f"{sentence} ({subject})" if subject else sentence

    def caution(self, position: Position, seat: int, move: int) -> Caution | None:
        """What a person should know before this legal move, if it wastes something."""
        return None

    def warning(self, position: Position, seat: int, move: int, language: Language) -> str:
        """The caution before a legal move in words; empty if there is none."""
        found = self.caution(position, seat, move)
        return language.say(found.message, **found.values) if found is not None else ""

    def coach(self, position: Position, seat: int) -> list[Tip]:
        """What matters now to a newcomer whose turn it is, by what they see, worthiest first."""
        return []

    def advise(self, tip: Tip, language: Language) -> str:
        """A tip in words."""
        return language.say(f"coach-{tip.id}", **self._filled(tip.values, language))

    def places(self, position: Position, seat: int) -> list[Place]:
        """What a seat has at named places of the board, worthiest first; for reviews to compare."""
        return []

    def tell_place(self, place: Place, language: Language) -> str:
        """What somebody has somewhere, as a part of a sentence."""
        return language.say(f"place-{place.word}", **self._filled(place.values, language))

    def almanac(self, language: Language) -> list[Article]:
        """Longer explanations of the game's components: kind by kind, in alphabetical order."""
        return []

    def papers(self) -> tuple[str, ...]:
        """The names of what can be printed, besides a player aid."""
        return ()

    def paper(self, name: str, language: Language) -> Paper:
        """One of `papers`."""
        known = ", ".join(self.papers()) or "–"
        raise OsadaError("error-no-paper", name=name, known=known)

    def faults(self, files: Mapping[str, bytes]) -> list[ContentError]:
        """Everything that is wrong with a pack, or only the first thing if a game stops there."""
        try:
            self.check_content(files)
        except ContentError as error:
            return [error]
        return []

    def content_of(self, options: Choices) -> dict[str, bytes]:
        """The data that a table with these options can use: what its hash covers.

        All of it, unless a game knows better; every option has its value. It need not be in the
        form of the data files: it is only compared.
        """
        return self.content()

    former: frozenset[str] = frozenset()
    """The hashes of earlier sets of data whose tables go on with these."""

    def carried(self, options: Choices) -> dict[str, bytes]:
        """The files that a record needs besides what is shipped; all, unless a game knows better.

        Laid over whatever is shipped then, they must give the record's content again.
        """
        return self.content()

    def design(self, options: Choices) -> Design | None:
        """What a table with these options is played on, if people design such things themselves."""
        return None

    def printed(self) -> list[Printed]:
        """What was measured of the printed designs."""
        return []

    # What every game has

    def content(self) -> dict[str, bytes]:
        """The data files that the game is played with, by name."""
        return dict(self._files)

    def answers_to(self, content: str, options: Choices) -> bool:
        """Whether a table with these options that was begun on that content can go on here."""
        if content == self.content_hash or content in self.former:
            return True
        try:
            return content == self.hash_of(options)
        except OptionError:  # there is no such table here
            return False

    @cached_property
    def pack(self) -> dict[str, bytes]:
        """The files that differ from those shipped, or are not among them."""
        if not (self.data or self.additions):  # it takes none
            return {}
        shipped = laid(self.package, self.data, self.additions, {})
        prints = {name: fingerprint(data) for name, data in shipped.items()}
        own = self.content().items()
        return {name: data for name, data in own if fingerprint(data) != prints.get(name)}

    def needed(self, options: Choices) -> dict[str, bytes]:
        """The files that the record of a table must carry; none where what is shipped will do."""
        if not self.pack or self.edition({}).answers_to(self.hash_of(options), options):
            return {}
        return self.carried(options)

    def hash_of(self, options: Choices) -> str:
        """The content of a table as its record names it."""
        return self._hash_of(tuple(settle(self.options, options).items()))

    @cached_property
    def _hash_of(self) -> Callable[[tuple[tuple[str, str], ...]], str]:
        @lru_cache(256)
        def hashed(options: tuple[tuple[str, str], ...]) -> str:
            return fingerprint(*self.content_of(dict(options)).values())

        return hashed

    def edition(
        self, files: Mapping[str, bytes] | None = None, revision: int | None = None
    ) -> Self:
        """Another edition of this game, made once and kept for a while.

        A pack is laid over what is shipped; without one it is on the data of this edition. Data
        that are not as they must be are a `ContentError`, an unknown revision a `RevisionError`.
        """
        if revision is not None and revision not in self.supported:
            raise RevisionError(self.name, revision, self.supported)
        same = files is None or not (files or self.pack)
        wanted = self.revision if revision is None else revision
        if same and wanted == self.revision:
            return self
        pack = self.content() if files is None else files
        made = _edition(type(self), tuple(sorted(pack.items())), wanted)
        assert isinstance(made, type(self))
        return made

    def new(self, players: int, options: Choices | None = None) -> Position:
        """A position before the first draw."""
        key = players, tuple(options.items()) if options else ()
        if key not in self._fresh:
            self._fresh[key] = self._first(players, options or {})
        return self._fresh[key].clone()

    def _first(self, players: int, options: Choices) -> Position:
        if players not in self.players:
            first, last = self.players[0], self.players[-1]
            raise OptionError(
                "error-players", game=self.name, first=first, last=last, players=players
            )
        return self.start(players, settle(self.options, options))

    @cached_property
    def _fresh(self) -> dict[tuple[int, tuple[tuple[str, str], ...]], Position]:
        """Positions before the first draw: cloning one is quicker than making another."""
        return {}

    @cached_property
    def content_hash(self) -> str:
        """All the data by one word, so that a game never goes on with other data."""
        return fingerprint(*self.content().values())

    @property
    def package(self) -> str:
        """The package that the game lies in, with its folders `data` and `locale`."""
        definer = next(kind for kind in type(self).__mro__ if "name" in vars(kind))
        return definer.__module__.rpartition(".")[0]

    def language(self, code: str) -> Language:
        """The game's words."""
        return _language(self.package, code)

    def tell(self, event: Event, names: Sequence[str], language: Language) -> str:
        """An event in words; `names` are those of the players, by seat.

        What is named comes in words and, for languages that decline it, by its id: `resource_id`.
        """
        values = {field: getattr(event, field) for field in event.__struct_fields__}
        words = self._filled(values, language)
        if "seat" in values:
            words["seat"] = names[values["seat"]]
        return language.say(f"event-{event.kind()}", **words)

    def _filled(self, values: Mapping[str, int], language: Language) -> dict[str, str | int]:
        """Numbers, and things by their names; `from_province` is a value of `province`."""
        domains = {domain.name: domain for domain in self.domains}
        words: dict[str, str | int] = {}
        for field, value in values.items():
            words[field] = value
            if (domain := domains.get(field.rpartition("_")[2])) is not None:
                words[field] = domain.told(value, language)
                words[f"{field}_id"] = domain.values[value]
        return words


@cache
def _language(package: str, code: str) -> Language:
    return Language(code, [folder(package) / "locale"])


@lru_cache(64)
def _edition(kind: type[Game], files: tuple[tuple[str, bytes], ...], revision: int) -> Game:
    pack = dict(files)
    for name in pack:
        if name not in (*kind.data, *kind.additions):
            known = ", ".join((*kind.data, *kind.additions))
            raise ContentError("$", "content-files", file=name, known=known)
    return kind(pack, revision)
