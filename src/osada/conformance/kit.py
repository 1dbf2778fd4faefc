"""The kit as a pytest test: one line makes a test of every check and every mode."""

from __future__ import annotations

import os
from collections.abc import Callable, Sequence
from typing import Final

from osada.conformance import record_checks, rule_checks, secret_checks, text_checks, worker_task
from osada.conformance.random_game import finished_table, random_game, seats_and_spectator
from osada.core.game import Game, Mode
from osada.core.rng import Rng
from osada.text.language import LANGUAGES

_HANDFUL: Final = 3
"""Games of each mode that are checked move by move, compiled or not."""
_ONE_IN: Final = 8
"""Of many games one position in so many is looked at: looking is what costs, not playing."""
_WATCHED: Final = 4
"""Games of each mode that have their secrets watched, at most."""
_PART: Final = 100
"""Games of one test case at most."""


def kit(game: Game, *, games: int = 60) -> Callable[..., None]:
    """A pytest test of everything that the contract asks of a game.

    For each number of players it plays `games` random games, over all modes, or as many as the
    environment variable `OSADA_GAMES` says: few for a quick look, many for a long night. A handful
    of each mode is looked at move by move; with `OSADA_NIGHTLY` all of them. Where there is a
    compiled copy of the package (`OSADA_COMPILED`), that plays the many.
    """
    import pytest  # noqa: PLC0415 - only who tests needs it

    cases = [pytest.param(lambda: check_words(game), id="words")]
    cases += [pytest.param(lambda: check_codecs(game), id="codecs")]
    cases += [pytest.param(lambda: check_fields(game), id="fields")]
    games = int(os.environ.get("OSADA_GAMES", games))
    played = [(mode, _seeds(game, mode, games)) for mode in game.modes()]
    cases += [pytest.param(lambda: check_other_process(game, played), id="other-process")]
    copy = os.environ.get("OSADA_COMPILED", "")
    if copy:
        cases += [pytest.param(lambda: check_compiled(game, played, copy), id="compiled")]
    for mode, seeds in played:
        name = "-".join([str(mode.players), *mode.options.values()])
        cases += [
            pytest.param(_case(check_many, game, mode, part), id=f"many-{name}-from-{part.start}")
            for part in _parts(seeds[_HANDFUL:])
            if not copy
        ]
        cases += [
            pytest.param(_case(check_play, game, mode, seeds[:_HANDFUL]), id=f"play-{name}"),
            pytest.param(_case(check_secrets, game, mode, _watched(seeds)), id=f"secrets-{name}"),
            pytest.param(_case(check_records, game, mode, seeds), id=f"records-{name}"),
        ]

    @pytest.mark.parametrize("check", cases)
    def test(check: Callable[[], None]) -> None:
        check()

    return test


def _seeds(game: Game, mode: Mode, games: int) -> range:
    """A mode's share of the games for its number of players."""
    alike = sum(other.players == mode.players for other in game.modes())
    return range(-(-games // alike))


def _parts(seeds: range) -> list[range]:
    """Games in parts that several processes can share."""
    return [seeds[start : start + _PART] for start in range(0, len(seeds), _PART)]


def _case(
    check: Callable[[Game, Mode, range], None], game: Game, mode: Mode, seeds: range
) -> Callable[[], None]:
    return lambda: check(game, mode, seeds)


def check_play(game: Game, mode: Mode, seeds: range, *, one_in: int = 1) -> None:
    """Agreement, conservation, turn order, clones and the end, in random games.

    In every position of them, or in one of so many and the last.
    """
    for seed in seeds:
        for table, rng in random_game(game, mode, seed):
            rule_checks.check_turn_order(table)
            if table.over or rng.below(one_in) == 0:
                rule_checks.check_agreement(table, rng)
                rule_checks.check_conservation(table)
            if rng.below(32) == 0:
                rule_checks.check_clone(table, rng)
                rule_checks.check_snapshot(table)
            if table.over:
                rule_checks.check_end(table)


def check_many(game: Game, mode: Mode, seeds: range) -> None:
    """The same with a look now and then, unless there is a night for it."""
    check_play(game, mode, seeds, one_in=_one_in())


def _one_in() -> int:
    return 1 if os.environ.get("OSADA_NIGHTLY") else _ONE_IN


def check_secrets(game: Game, mode: Mode, seeds: range) -> None:
    """No leak: twins with other hidden draws and choices, and redeals, show nothing."""
    for seed in seeds:
        table, rng = finished_table(game, mode, seed), Rng(seed)
        secret_checks.check_events(table)
        for seat in seats_and_spectator(table):
            secret_checks.check_twin(table, seat, rng)
        for table, rng in random_game(game, mode, seed):
            if rng.below(8) == 0:
                secret_checks.check_redeal(table, rng)


def _watched(seeds: range) -> range:
    most = len(seeds) if os.environ.get("OSADA_NIGHTLY") else _WATCHED
    return seeds[: min(max(len(seeds) // 5, 1), most)]


def check_records(game: Game, mode: Mode, seeds: range) -> None:
    """Replay, undo, windows in another order, corrupted records."""
    for seed in _some(seeds):
        last = None
        for table, rng in random_game(game, mode, seed):
            if rng.below(8) == 0:
                record_checks.check_undo(table, int(rng.below(table.players)), rng)
            last = table
        assert last is not None
        record_checks.check_record(last)
        record_checks.check_commutation(last, Rng(seed))
        record_checks.check_corrupted(last)


def _some(seeds: range) -> range:
    return seeds[: max(len(seeds) // 10, 1)]


def check_other_process(game: Game, played: Sequence[tuple[Mode, range]]) -> None:
    """Records of all modes replay alike in another process."""
    texts = _records(game, played)
    answer = worker_task.run_in_worker(game, worker_task.WorkerTask(records=texts))
    assert answer.traces == [record_checks.trace(game, text) for text in texts], (
        "another process replays differently"
    )


def check_compiled(game: Game, played: Sequence[tuple[Mode, range]], copy: str) -> None:
    """Records of all modes replay alike in the compiled copy, which then plays the many games."""
    texts = _records(game, played)
    many = [(mode, min(_HANDFUL, seeds.stop), seeds.stop) for mode, seeds in played]
    answer = worker_task.run_in_worker(game, worker_task.WorkerTask(texts, many, _one_in()), copy)
    assert answer.compiled, "the compiled copy did not run"
    assert answer.traces == [record_checks.trace(game, text) for text in texts], (
        "the compiled build replays differently"
    )


def _records(game: Game, played: Sequence[tuple[Mode, range]]) -> list[str]:
    return [
        finished_table(game, mode, seed).record().text()
        for mode, seeds in played
        for seed in _some(seeds)
    ]


def check_words(game: Game) -> None:
    """Everything that a player can meet has words, the same in every language."""
    faults = text_checks.text_faults(game)
    assert not faults, "\n".join(faults)


def check_codecs(game: Game) -> None:
    """Every move comes back from notation, JSON and the sentence of each language."""
    moves = game.moves
    for move in range(moves.size):
        assert moves.from_notation(moves.notation(move)) == move
        assert moves.from_json(moves.to_json(move)) == move
        for code in LANGUAGES:
            language = game.text.language(code)
            assert moves.from_sentence(moves.sentence(move, language), language) == move


def check_fields(game: Game) -> None:
    """The names of the fields are those that the position really has."""
    position = game.new(game.modes()[0].players, game.modes()[0].options)
    named = {*game.scalars, *game.arrays}
    written: set[str] = set()
    for kind in type(position).__mro__:
        written |= set(getattr(kind, "__annotations__", {}))
    written.discard("tables")  # the edition's, which is no part of a position's state
    assert len(named) == len(game.scalars) + len(game.arrays), "a field is named twice"
    assert written in (named, set()), f"differ: {sorted(written ^ named)}"
    assert "players" in game.scalars, "every position has a field 'players'"
