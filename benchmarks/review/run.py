"""Measure reviews.

    .venv/bin/python -m benchmarks.review.run spreads [CASE ...]
    .venv/bin/python -m benchmarks.review.run MEASURE [CASE ...] [--games 4]

`spreads` plays games between equals and prints the spread of results of every kind of game, which
is what `src/osada/analysis/review/spreads.json` holds. The measures:

sums     whether ledgers add up to 0.01 point (quick bots; --games 1000)
seconds  CPU seconds of a review of a game of level 5
labels   how many labels are the same under two seeds
planted  how many turns at random that lose three points or more are found
real     what losses come to if both turns are played on to the end of the game
levels   points lost in a decision, and blunders, of level 1 to level 5
luck     the mean luck of every seat, in standard errors

With --part 8 the judge has an eighth of its rollouts, or six of every turn if that is more:
less certain of a single turn, which is good enough for the means of `levels`. Games lie in
`build/review` and are not played twice. Everything is printed as a line of JSON, and added to
`benchmarks/review/results.jsonl` with --keep.
"""

from __future__ import annotations

import argparse
import json
from collections.abc import Callable, Iterator
from math import sqrt
from pathlib import Path
from statistics import fmean, stdev, variance
from time import process_time

from msgspec.structs import replace

from benchmarks.review.games import CASES, ends, record_of
from osada.analysis.review import review, turn_analyzer
from osada.analysis.review.compare import compare, forced
from osada.analysis.review.labels import kind_of, spread_of, thresholds
from osada.analysis.review.model import Review
from osada.analysis.review.segments import goes_on, played_segments, segments, turn_of
from osada.analysis.review.turn_analyzer import Candidate, TurnAnalyzer
from osada.bots.known import as_known
from osada.core.build import compiled
from osada.core.game import Game, Mode
from osada.core.position import NATURE, Position
from osada.core.record import Record, read
from osada.core.replay import check_header
from osada.core.rng import Rng
from osada.evaluation.ai import ai_of
from osada.evaluation.recipe import Recipe
from osada.games import find

Found = dict[str, object]
QUICK = "greedy"
LEVELS = tuple(f"level{i}" for i in range(1, 6))
LOST = 3.0
ENDLESS = 1000
"""Turns: no game has so many."""
MODES = 6
"""Ways to play of one kind that are played."""


def reviewed(name: str, bots: str, number: int, seed: str = "review") -> Review:
    record = read(record_of(name, bots, number))
    return review(find(record.game), record, seed)


def spreads(name: str, games: int) -> Iterator[Found]:
    """The deviation of results between equals, of every kind of a case's game; within sheets."""
    game = find(CASES[name].game)
    kinds: dict[str, list[Mode]] = {}
    for mode in game.modes():
        modes = kinds.setdefault(kind_of(game, game.new(mode.players, mode.options)), [])
        if len(modes) < MODES:
            modes.append(mode)
    for kind, modes in kinds.items():
        variances = []
        for mode in modes:
            points = [ends(game, mode, number) for number in range(max(2, games // len(modes)))]
            variances.append(stdev(row[0] - max(row[1:], default=0) for row in points) ** 2)
        yield {"key": f"{game.name} {kind}", "spread": round(sqrt(fmean(variances)), 1)}


def sums(name: str, games: int) -> Iterator[Found]:
    """Whether ledgers add up; how hard the judge thinks makes no difference to that."""
    _think_little()
    worst = 0.0
    for number in range(games):
        for seat in reviewed(name, "random", number).seats:
            parts = seat.start + seat.luck + seat.skill + seat.others
            worst = max(worst, abs(parts - seat.result))
    yield {"games": games, "worst": round(worst, 6)}


def _think_little() -> None:
    turn_analyzer.recipe_of = lambda game: Recipe("plans", 6, beam=2, plans=2, narrow=1, horizon=1)


def think_less(part: int) -> None:
    """Let the judge spend only a part of its rollouts."""
    usual = turn_analyzer.recipe_of

    def recipe_of(game: Game) -> Recipe:
        recipe = usual(game)
        return replace(recipe, iterations=recipe.iterations // part)

    turn_analyzer.recipe_of = recipe_of


def seconds(name: str, games: int) -> Iterator[Found]:
    spent = []
    for number in range(games):
        record_of(name, "level5", number)
        began = process_time()
        reviewed(name, "level5", number)
        spent.append(process_time() - began)
    yield {"games": games, "mean": round(fmean(spent), 1), "most": round(max(spent), 1)}


def labels(name: str, games: int) -> Iterator[Found]:
    same = every = named = 0
    for number in range(games):
        bots = LEVELS[(number + 2) % len(LEVELS)]
        one, two = (reviewed(name, bots, number, seed) for seed in ("one", "two"))
        for left, right in zip(one.decisions, two.decisions, strict=True):
            if left.label != "forced":
                every += 1
                same += left.label == right.label
                named += left.label not in ("best", "good")
    yield {"games": games, "decisions": every, "same": round(same / every, 4), "errors": named}


def planted(name: str, games: int) -> Iterator[Found]:
    """Turns at random, at moments of games between strong players."""
    found = real = tried = 0
    for number in range(games):
        for lost, seen in _planted(name, number):
            tried += 1
            real += lost >= LOST
            found += lost >= LOST and seen
    yield {"games": games, "tried": tried, "lose three": real, "found": found}


def _scene(name: str, bots: str, number: int) -> tuple[Game, Record, TurnAnalyzer, list[float]]:
    """A game between bots, who judges it, and from where on a loss has a name."""
    record = read(record_of(name, bots, number))
    game = find(record.game)
    start = check_header(game, record)
    found = thresholds(spread_of(game, start))
    return game, record, TurnAnalyzer(game, start), [found.inaccuracy, found.mistake, found.blunder]


def _planted(name: str, number: int) -> Iterator[tuple[float, bool]]:
    game, record, usual, marks = _scene(name, "level4", number)
    deep = TurnAnalyzer(game, check_header(game, record), _deeper(usual.recipe))
    rng = Rng(number)
    for moment in played_segments(game, record, segments(game, record)):
        seat = moment.segment.seat
        if seat == NATURE or rng.below(8):
            continue
        root = as_known(moment.before, seat)
        losses = []
        moves = _random_turn(game, root, seat, rng)
        for analyzer, luck in ((deep, 1), (usual, 2)):
            played = analyzer.candidate(root, seat, moves)
            losses.append(
                compare(analyzer, analyzer.candidates(root, seat), played, seat, luck, marks).loss
            )
        yield losses[0], losses[1] >= marks[0]


def real(name: str, games: int) -> Iterator[Found]:
    """Every fourth decision: the best turn and the one that was played, played on to the end."""
    for level in LEVELS[:4]:
        found = [pair for number in range(games) for pair in _real(name, level, number)]
        said, came = sum(loss for loss, _, _ in found), sum(gap for _, gap, _ in found)
        error = sqrt(sum(square for _, _, square in found))
        row = {"said": round(said, 1), "came": round(came, 1), "error": round(error, 1)}
        yield {"level": level, "games": games, "errors": len(found), **row}


def _real(name: str, level: str, number: int) -> Iterator[tuple[float, float, float]]:
    """What was said to be lost, what it came to, and the square of the error of that."""
    game, record, usual, marks = _scene(name, level, number)
    whole = TurnAnalyzer(game, check_header(game, record), replace(usual.recipe, horizon=ENDLESS))
    rng = Rng(number)
    for moment in played_segments(game, record, segments(game, record)):
        seat = moment.segment.seat
        if seat == NATURE or rng.below(4) or forced(moment.before, seat, moment.segment.moves):
            continue
        root = as_known(moment.before, seat)
        played = usual.candidate(root, seat, moment.segment.moves)
        verdict = compare(usual, usual.candidates(root, seat), played, seat, 1, marks)
        if verdict.loss:
            yield verdict.loss, *_to_the_end(whole, root, seat, (verdict.finalists[0], played))


def _to_the_end(
    analyzer: TurnAnalyzer, root: Position, seat: int, two: tuple[Candidate, Candidate]
) -> tuple[float, float]:
    one, other = (analyzer.candidate(root, seat, each.moves) for each in two)
    for luck in range(64):
        analyzer.roll_out(one, seat, luck)
        analyzer.roll_out(other, seat, luck)
    gaps = [best - made for best, made in zip(one.results, other.results, strict=True)]
    return fmean(gaps), variance(gaps) / len(gaps)


def _deeper(recipe: Recipe) -> Recipe:
    """Who says what a turn has really lost: twice as many rollouts, half as far again."""
    return replace(
        recipe,
        iterations=2 * recipe.iterations,
        horizon=recipe.horizon + max(1, recipe.horizon // 2),
    )


def _random_turn(game: Game, root: Position, seat: int, rng: Rng) -> list[int]:
    walker, moves, began = root.clone(), list[int](), turn_of(ai_of(game).value, root, seat)
    while not moves or goes_on(ai_of(game).value, walker, seat, began):
        legal = walker.legal(seat)
        moves.append(legal[int(rng.below(len(legal)))])
        walker.play(seat, moves[-1])
    return moves


def levels(name: str, games: int) -> Iterator[Found]:
    for level in LEVELS:
        found = [reviewed(name, level, number) for number in range(games)]
        judged = [d for each in found for d in each.decisions if d.label != "forced"]
        blunders = sum(each.label == "blunder" for each in judged)
        yield {
            "level": level,
            "games": games,
            "decisions": len(judged),
            "error": round(fmean(each.loss for each in judged), 3),
            "blunders": round(blunders / len(judged), 4),
            "skill": round(fmean(s.skill for r in found for s in r.seats), 1),
        }


def luck(name: str, games: int) -> Iterator[Found]:
    """The luck of every seat: a matter of first impressions, not of how hard the judge thinks."""
    _think_little()
    found = [reviewed(name, QUICK, number) for number in range(games)]
    for seat in range(CASES[name].players):
        lucks = [each.seats[seat].luck for each in found]
        error = stdev(lucks) / sqrt(games)
        mean = fmean(lucks)
        yield {"seat": seat, "games": games, "mean": round(mean, 2), "error": round(error, 2)}


MEASURES: dict[str, Callable[[str, int], Iterator[Found]]] = {
    "spreads": spreads,
    "sums": sums,
    "seconds": seconds,
    "labels": labels,
    "planted": planted,
    "real": real,
    "levels": levels,
    "luck": luck,
}


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("measure", choices=MEASURES)
    parser.add_argument("cases", nargs="*", default=list(CASES))
    parser.add_argument("--games", type=int, default=4)
    parser.add_argument("--part", type=int, default=1)
    parser.add_argument("--keep", action="store_true")
    wish = parser.parse_args()
    think_less(wish.part)
    for name in wish.cases:
        for found in MEASURES[wish.measure](name, wish.games):
            row = {"measure": wish.measure, "case": name, "part": wish.part, **found}
            row["compiled"] = compiled(find(CASES[name].game))
            print(json.dumps(row), flush=True)
            if wish.keep:
                with (Path(__file__).parent / "results.jsonl").open("a") as file:
                    file.write(json.dumps(row) + "\n")


if __name__ == "__main__":
    main()
