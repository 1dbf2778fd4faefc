"""Games on a design, as it is and without each of its parts."""

from __future__ import annotations

from collections.abc import Iterator
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from typing import Final, Literal

import msgspec

from osada.bots.levels import STRONGEST
from osada.bots.match import Match, answer
from osada.core.design import Design, Use, Variant, designs_of
from osada.games import find

STRONG: Final = STRONGEST
QUICK: Final = "level4"
"""The level below: a tenth of the time, and it still plans."""


Form = Literal["whole", "without", "gift"]
"""The design as it is, without a part, or with a part for next to nothing."""


class DesignTrial(msgspec.Struct, frozen=True):
    """A game to be played."""

    form: Form
    part: int
    seed: str
    level: str


class TrialOutcome(msgspec.Struct, frozen=True):
    """The result of a trial."""

    trial: DesignTrial
    points: int
    uses: list[Use]
    sources: dict[str, int]


class TrialSetup(msgspec.Struct, frozen=True):
    """Design under test, as another process needs it to play trials."""

    options: dict[str, str]
    """Of the design in its own game."""
    game: str
    pack: dict[str, bytes]

    def design(self) -> Design:
        """The design, made again wherever the games are played."""
        found = designs_of(find(self.game).edition(self.pack)).design(self.options)
        assert found is not None
        return found


def play_trial(bench: TrialSetup, trial: DesignTrial) -> TrialOutcome:
    """Play one game for one to its end."""
    design = bench.design()
    variant = _variant(design, trial)
    game = find(variant.game).edition(variant.pack)
    match = Match(game, 1, variant.options, trial.seed)
    end = match.run(lambda decision: answer(trial.level, game, decision))
    return TrialOutcome(trial, end.scores()[0], design.uses(end), design.sources(end))


def _variant(design: Design, trial: DesignTrial) -> Variant:
    match trial.form:
        case "whole":
            return design.whole()
        case "without":
            return design.without(trial.part)
        case "gift":
            return design.gift(trial.part)


def run_trials(
    bench: TrialSetup,
    trials: Iterator[DesignTrial],
    pool: ProcessPoolExecutor | None,
    jobs: int = 1,
) -> Iterator[TrialOutcome]:
    """Play trials in a pool, or here if there is none; closing the iterator stops it."""
    if pool is None:
        yield from (play_trial(bench, trial) for trial in trials)
        return
    waiting: set[Future[TrialOutcome]] = set()
    for trial in trials:
        waiting.add(pool.submit(play_trial, bench, trial))
        if len(waiting) > jobs:
            done, waiting = wait(waiting, return_when=FIRST_COMPLETED)
            yield from (each.result() for each in done)
    for each in waiting:
        yield each.result()
