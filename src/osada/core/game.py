"""A game: its rules, its editions, and the facets that it has."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Mapping
from functools import cached_property, lru_cache
from typing import TYPE_CHECKING, ClassVar, Final, Generic, Self, cast

import msgspec

from osada.core.content import fingerprint, laid
from osada.core.design import Designs
from osada.core.events import Event
from osada.core.game_text import GameText, P
from osada.core.moves import Domain, MoveTable
from osada.core.options import Choices, Option, settle
from osada.core.solo import Solo
from osada.text.errors import ContentError, OptionError, OsadaError, RevisionError

if TYPE_CHECKING:
    from osada.evaluation.ai import Ai
    from osada.printing.printing import Printing
    from osada.teaching.teaching import Teaching

RuleId = str
_MOVED: Final = {
    **dict.fromkeys(("draw", "closing", "hint", "subject", "ways"), "text"),
    **dict.fromkeys(("caution", "coach", "almanac", "places"), "teaching"),
    **dict.fromkeys(("solo_category", "honours", "challenges"), "solo"),
    **dict.fromkeys(("papers", "paper"), "printing"),
    **dict.fromkeys(("design", "printed", "own"), "designs"),
    **dict.fromkeys(("value", "features", "levels"), "ai"),
}
"""Names that games had before there were facets, and the facet that each belongs to."""


class Mode(msgspec.Struct, frozen=True):
    """A way to play a game: how many people, and the options that differ from the default."""

    players: int
    options: dict[str, str] = {}


class Game(ABC, Generic[P]):
    """One edition of a game: its rules in one revision, on one set of component data.

    It is what a game's folder offers; the abstract methods are what its author writes. Any number
    of editions live side by side. What follows from the data (`options`, `moves`, `domains`) and
    the facets are set by a game's own `__init__`, after this one.
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
    """The domains that events name: `province` and `from_province` are values of `province`."""
    scalars: ClassVar[tuple[str, ...]]
    """The names of the position's `i64` fields; `players` is one of them in every game."""
    arrays: ClassVar[tuple[str, ...]]
    """The names of the position's `vec[i64]` fields."""

    text: GameText[P]
    teaching: Teaching[P] | None = None
    solo: Solo[P] | None = None
    printing: Printing | None = None
    designs: Designs | None = None
    ai: Ai | None = None

    def __init_subclass__(cls) -> None:
        """Say what to change in a game that was written before there were facets."""
        super().__init_subclass__()
        for name in vars(cls):
            if name in _MOVED:
                raise OsadaError("error-old-game", name=cls.__name__, old=name, facet=_MOVED[name])

    def __init__(
        self, files: Mapping[str, bytes] | None = None, revision: int | None = None
    ) -> None:
        """Make the edition with `files` laid over those shipped, under a revision of its rules."""
        self.supported = self.revisions or (self.revision,)
        if revision is not None and revision not in self.supported:
            raise RevisionError(self.name, revision, self.supported)
        self.revision = self.supported[-1] if revision is None else revision
        self._files = laid(self.package, self.data, self.additions, files or {})

    @abstractmethod
    def start(self, players: int, options: Choices) -> P:
        """Return a position before the first draw; every option has its value."""

    @abstractmethod
    def modes(self) -> list[Mode]:
        """Return every way to play that differs in its rules, for the conformance kit."""

    @abstractmethod
    def why_not(self, position: P, seat: int, move: int) -> RuleId | None:
        """Return the rule that forbids a move now, or `None` if it is legal."""

    @abstractmethod
    def view(self, position: P, seat: int | None) -> msgspec.Struct:
        """Return all that a seat, or a spectator (`None`), may see."""

    @abstractmethod
    def broken(self, position: P) -> list[str]:
        """Return the invariants that do not hold, in plain words."""

    @abstractmethod
    def check_content(self, files: Mapping[str, bytes]) -> None:
        """Raise `ContentError` if data files are not as they must be, together with those shipped.

        What a pack leaves out is as it came with the game.
        """

    # What a game may offer besides

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

        Laid over the files shipped at that time, they must give the record's content again.
        """
        return self.content()

    # What every game has

    def content(self) -> dict[str, bytes]:
        """The data files that the game is played with, by name."""
        return dict(self._files)

    def answers_to(self, content: str, options: Choices) -> bool:
        """Tell whether a table with these options that was begun on that content can go on here."""
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

    def new(self, players: int, options: Choices | None = None) -> P:
        """Return a position before the first draw."""
        key = players, tuple(options.items()) if options else ()
        if key not in self._fresh:
            self._fresh[key] = self._first(players, options or {})
        return cast(P, self._fresh[key].clone())

    def _first(self, players: int, options: Choices) -> P:
        if players not in self.players:
            first, last = self.players[0], self.players[-1]
            raise OptionError(
                "error-players", game=self.name, first=first, last=last, players=players
            )
        return self.start(players, settle(self.options, options))

    @cached_property
    def _fresh(self) -> dict[tuple[int, tuple[tuple[str, str], ...]], P]:
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


@lru_cache(64)
def _edition(kind: type[Game], files: tuple[tuple[str, bytes], ...], revision: int) -> Game:
    pack = dict(files)
    for name in pack:
        if name not in (*kind.data, *kind.additions):
            known = ", ".join((*kind.data, *kind.additions))
            raise ContentError("$", "content-files", file=name, known=known)
    return kind(pack, revision)
