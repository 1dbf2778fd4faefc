"""Text of a review, in Polish or English."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from importlib.resources import files

import msgspec

from osada.analysis.review.model import (
    PARTS,
    Cause,
    EvaluatedTurn,
    KeyMoment,
    Ledger,
    Places,
    Review,
    ReviewedDecision,
)
from osada.core.game import Game
from osada.core.position import Position
from osada.evaluation.ai import ai_of
from osada.evaluation.features import Feature
from osada.teaching.teaching import teaching_of
from osada.text.language import Language


@cache
def words_of(code: str) -> Language:
    """Return the messages of reviews."""
    return Language(code, [files("osada.analysis.review") / "locale"])


class DecisionText(msgspec.Struct, frozen=True):
    """A decision in words."""

    played: str
    best: str
    line: list[str]
    """The expected variation, move by move, each with its player."""
    reason: str
    """Empty where nothing better was found."""
    why: str
    """The same without the turn that is better: only what makes the difference."""


class ReviewText(msgspec.Struct, frozen=True):
    """All the words of a review."""

    judge: str
    thresholds: str
    summary: list[str]
    moments: list[str]
    decisions: list[DecisionText]
    draws: list[str]


class ReviewWriter:
    """Writes about one game in a language."""

    def __init__(
        self, game: Game, names: Sequence[str], code: str, position: Position | None = None
    ) -> None:
        """A position of what is told about gives moves the names that belong to it."""
        self.words = words_of(code)
        self._names = names
        self._position = position
        self._game, self._game_words = game, game.text.language(code)
        features = ai_of(game).features
        every = [*features.table, *features.seat] if features is not None else []
        self._features: dict[str, Feature] = {each.name: each for each in every}

    def number(self, value: float, digits: int = 1) -> str:
        """A number as the language writes it."""
        near = round(value, digits) + 0.0  # nothing has no sign
        text = f"{near:.{digits}f}".replace("-", "−")
        return text.replace(".", ",") if self.words.code == "pl" else text

    def signed(self, value: float, digits: int = 1) -> str:
        """A number with its sign."""
        text = self.number(value, digits)
        return f"+{text}" if round(value, digits) > 0 else text

    def turn(self, moves: Sequence[int]) -> str:
        """The moves of a turn in one line."""
        return "; ".join(self.move(move) for move in moves)

    def move(self, move: int) -> str:
        """A move in words."""
        if self._position is None:
            return self._game.moves.sentence(move, self._game_words)
        return self._game.text.tell_move(self._position, move, self._game_words)

    def line(self, decision: ReviewedDecision) -> list[str]:
        """Return the expected variation, move by move."""
        return [f"{self._names[reply.seat]}: {self.move(reply.move)}" for reply in decision.line]

    def causes(self, causes: Sequence[Cause], seat: int, key: str = "review-causes") -> str:
        """Name the causes, each feature once; empty if there are none."""
        alike: dict[str, list[Cause]] = {}
        for cause in causes:
            if cause.word in self._features:
                feature = self._features[cause.word].name_in(self._game_words)
                alike.setdefault(feature, []).append(cause)
        told = [self._alike(feature, found, seat) for feature, found in alike.items()]
        return self.words.say(key, causes="; ".join(told)) if told else ""

    def _alike(self, feature: str, causes: Sequence[Cause], seat: int) -> str:
        """Name a feature and its numbers, those of the seat itself first."""
        ordered = sorted(causes, key=lambda cause: cause.seat not in (None, seat))
        numbers = ", ".join(self._numbers(cause, seat) for cause in ordered)
        return self.words.say("review-cause", feature=feature, numbers=numbers)

    def _numbers(self, cause: Cause, seat: int) -> str:
        numbers = {"best": self._short(cause.best), "played": self._short(cause.played)}
        if cause.seat is None or cause.seat == seat:
            return self.words.say("review-numbers", **numbers)
        return self.words.say("review-numbers-other", name=self._names[cause.seat], **numbers)

    def _short(self, value: float) -> str:
        return self.number(value, 0 if value == round(value) else 1)

    def places(self, found: Places) -> str:
        """Compare the board after the better turn and after the other; may be empty."""
        best, played = (
            ", ".join(teaching_of(self._game).tell_holding(each, self._game_words) for each in side)
            for side in (found.best, found.played)
        )
        kind = "both" if played else "best"
        return self.words.say(f"review-places-{kind}", best=best, played=played) if best else ""

    def outlook(self, changes: Sequence[float]) -> str:
        """Say how many points more or fewer each seat has some turns later."""
        told = [
            f"{self._names[seat]} {self.signed(change)}"
            for seat, change in enumerate(changes)
            if abs(change) >= 0.05
        ]
        return self.words.say("review-outlook", changes=", ".join(told)) if told else ""

    def reason(self, decision: ReviewedDecision) -> str:
        """Say which turn would have been better, and why."""
        if not decision.loss:
            return ""
        best = self.turn(decision.options[0].moves)
        points = self.number(decision.loss)
        better = self.words.say("review-better", points=points, best=best)
        return " ".join(filter(None, [better, self.why(decision)]))

    def why(self, decision: ReviewedDecision) -> str:
        """Explain the difference between the best turn and the one that was played."""
        if not decision.loss:
            return ""
        parts = [
            self.places(decision.places),
            self.causes(decision.causes, decision.seat),
            self.outlook(decision.outlook),
        ]
        return " ".join(filter(None, parts))

    def ledger(self, ledger: Ledger, scale: str) -> str:
        """Summarise a ledger in a sentence."""
        numbers = {name: self.signed(getattr(ledger, name)) for name in PARTS}
        alone = scale == "points"
        result = str(ledger.result) if alone else self.signed(ledger.result, 0)
        if alone:
            numbers["start"] = self.number(ledger.start)
        name = self._names[ledger.seat]
        return self.words.say(f"review-ledger-{scale}", name=name, result=result, **numbers)


def write_review(
    review: Review, game: Game, names: Sequence[str], code: str, position: Position | None = None
) -> ReviewText:
    """Write a whole review; a position of its game gives moves their full names."""
    writer = ReviewWriter(game, names, code, position)
    say = writer.words.say
    marks = msgspec.structs.asdict(review.thresholds)
    numbers = {name: writer.number(value) for name, value in marks.items()}
    return ReviewText(
        judge=say(f"review-judge-{review.judge}"),
        thresholds=say("review-thresholds", spread=writer.number(review.spread), **numbers),
        summary=[writer.ledger(each, review.scale) for each in review.seats],
        moments=[_moment(writer, review, names, key) for key in review.moments],
        decisions=[_decision(writer, each) for each in review.decisions],
        draws=[_draw(writer, names, draw.luck, draw.moves[-1]) for draw in review.draws],
    )


def _decision(writer: ReviewWriter, decision: ReviewedDecision) -> DecisionText:
    best = decision.options[0] if decision.options else EvaluatedTurn([], [], 0.0)
    turns = writer.turn(decision.played.moves), writer.turn(best.moves)
    return DecisionText(
        *turns, writer.line(decision), writer.reason(decision), writer.why(decision)
    )


def _moment(writer: ReviewWriter, review: Review, names: Sequence[str], key: KeyMoment) -> str:
    if key.kind == "draw":
        return _draw(writer, names, review.draws[key.number].luck, key.move)
    decision = review.decisions[key.number]
    return writer.words.say(
        "review-moment-decision",
        move=key.move,
        name=names[key.seat],
        played=writer.turn(decision.played.moves),
        best=writer.turn(decision.options[0].moves),
        points=writer.number(decision.loss),
    )


def _draw(writer: ReviewWriter, names: Sequence[str], luck: Sequence[float], move: int) -> str:
    """Say which seat a draw helped most; alone also how it hurt."""
    seat = max(range(len(luck)), key=lambda seat: luck[seat])
    kind = "good" if luck[seat] >= 0 else "bad"
    points = writer.number(abs(luck[seat]))
    key = f"review-moment-{kind}-draw"
    return writer.words.say(key, move=move, name=names[seat], points=points)
