"""Training loop: play, fit, measure; again with more games."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path
from time import monotonic

import msgspec
import numpy as np

from osada.core.game import Game
from osada.core.options import Choices
from osada.core.solo import challenges_of
from osada.evaluation.ai import ai_of
from osada.evaluation.net_files import NetFile, written
from osada.games import find
from osada.lab import LabMessage
from osada.lab.executors import run_all
from osada.lab.seeds import Purpose
from osada.lab.train.dataset import Dataset, concatenate, features_of, make_dataset
from osada.lab.train.fit import Hyperparameters, error_of, fit
from osada.lab.train.mlp import Model
from osada.lab.train.run_dir import RunDir, TrainingStep
from osada.lab.train.selfplay import SelfPlayPlan, play_game
from osada.text.errors import OsadaError


class TrainConfig(msgspec.Struct, frozen=True):
    """Settings of a training: time, workers, size of the net."""

    seconds: float
    jobs: int = 1
    ray: str | None = None
    hidden: int = 48
    first: int = 200
    """Games before the first fit."""
    growth: float = 1.6
    """Growth factor of the number of games from fit to fit."""
    most: int = 40_000
    """Games to learn from, at most."""
    tune: int = 100
    """Games that are only measured with."""
    hyperparameters: Hyperparameters = Hyperparameters()
    command: str = ""
    """Command line of the training, for the provenance in the net's file."""


def selfplay_plan(
    game: Game, players: int, options: Choices, bots: tuple[str, ...]
) -> SelfPlayPlan:
    """Plan the self-play of one kind of game: alone all challenges, if no options are named."""
    features = ai_of(game).features
    if features is None:
        raise OsadaError(LabMessage("error-no-features", game=game.name))
    ways = [mode for mode in challenges_of(game) if mode.players == players] if not options else []
    if not ways:
        game.new(players, options)
        return SelfPlayPlan(game.name, players, (dict(options),), bots)
    kinds = [features.kind(game.new(players, way.options)) for way in ways]
    same = tuple(w.options for w, kind in zip(ways, kinds, strict=True) if kind == kinds[0])
    return SelfPlayPlan(game.name, players, same, bots)


def net_kind(plan: SelfPlayPlan) -> str:
    """Return the kind of net that a plan trains."""
    game = find(plan.game)
    return features_of(game).kind(game.new(plan.players, plan.options[0]))


class TrainingLoop:
    """One training, in one run directory."""

    def __init__(self, plan: SelfPlayPlan, config: TrainConfig, folder: RunDir) -> None:
        self.plan, self.config, self.run_dir = plan, config, folder
        self.game = find(plan.game)
        features = features_of(self.game)
        self.model = Model(int(features.size(plan.players)), config.hidden, plan.players, 1)
        self.ready = folder.load(self.model)
        self._end = monotonic() + config.seconds
        self._began = monotonic()
        self._known: list[Dataset] = []
        self._read = 0

    def run(
        self, tell: Callable[[int, int], None] = lambda done, of: None
    ) -> Iterator[TrainingStep]:
        """Play and fit until the time is up; each round ends with a checkpoint and a net."""
        self._play(Purpose.TUNE, self.config.tune, tell)
        wanted = max(self.config.first, len(self.run_dir.of(Purpose.TRAIN)))
        while True:
            self._play(Purpose.TRAIN, wanted, tell)
            yield self._fit()
            if monotonic() > self._end or wanted >= self.config.most:
                return
            wanted = min(self.config.most, max(wanted + 1, int(wanted * self.config.growth)))

    def _play(self, purpose: Purpose, games: int, tell: Callable[[int, int], None]) -> None:
        """Play until there are so many games, or until it is time for a last fit."""
        missing = self.run_dir.missing(purpose, games)
        for done, log in enumerate(
            run_all(play_game, self.plan, missing, self.config.jobs, self.config.ray)
        ):
            self.run_dir.add(log)
            tell(games - len(missing) + done + 1, games)
            late = self._began + 0.8 * (self._end - self._began)
            if purpose is Purpose.TRAIN and done + 1 >= self.config.first and monotonic() > late:
                return

    def _fit(self) -> TrainingStep:
        found = self._dataset()
        if not self.ready:
            self.model.measure(found.inputs, found.points)
            self.ready = True
        chaos = np.random.default_rng(self.model.steps)
        fit(self.model, found, self.config.hyperparameters, chaos)
        tuned = self.tuned()
        error = error_of(self.model, tuned)
        games = len(self.run_dir.of(Purpose.TRAIN))
        seconds = round(monotonic() - self._began, 1)
        step = TrainingStep(games, len(found), seconds, error.points, error.brier)
        self.run_dir.note(step)
        self.run_dir.save(self.model)
        (self.run_dir.path / f"{self.kind}.json").write_text(written(self.net()), encoding="utf-8")
        return step

    def _dataset(self) -> Dataset:
        """Return all training data; games read before are not read again."""
        logs = [log for log in self.run_dir.logs if log.purpose == Purpose.TRAIN.value]
        self._known.append(make_dataset(self.game, self.plan, logs[self._read :]))
        self._read = len(logs)
        self._known = [concatenate(self._known)]
        return self._known[0]

    def tuned(self) -> Dataset:
        """Return the dataset of the games that are only measured."""
        return make_dataset(self.game, self.plan, self.run_dir.of(Purpose.TUNE))

    @property
    def kind(self) -> str:
        """The kind of net."""
        return net_kind(self.plan)

    def net(self) -> NetFile:
        """The net as it stands, in whole numbers."""
        games = len(self.run_dir.of(Purpose.TRAIN))
        told = f"Learnt from {games} games of its own: {self.config.command}"
        return self.model.whole(self.kind, features_of(self.game).version(), told)


def save_net(net: NetFile, folder: Path) -> Path:
    """Lay a net beside its game."""
    place = folder / "ai/nets" / f"{net.kind}.json"
    place.parent.mkdir(parents=True, exist_ok=True)
    place.write_text(written(net), encoding="utf-8")
    return place
