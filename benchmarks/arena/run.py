"""Measure the claims about the bots; what was played before is kept, so it can be stopped.

    .venv/bin/python -m benchmarks.arena.run [CLAIM ...] [--share 0.1] [--jobs 2]

`--share 0.1` plays a tenth of the games: the first deals of the same seeds.
"""

from __future__ import annotations

import argparse
import json
from math import sqrt
from pathlib import Path
from statistics import fmean, median, pstdev
from time import process_time

import msgspec

from benchmarks.arena.claims import CLAIMS, SEED, Duel, Solo
from osada.bots.bot import Budget
from osada.bots.match import Decision, Match, answer
from osada.core.build import compiled
from osada.games import find
from osada.lab.arena.arena_journal import ArenaJournal
from osada.lab.arena.game_result import play_all
from osada.lab.arena.standings import standings, wilson
from osada.lab.arena.tournament import pairings
from osada.lab.executors import workers

RESULTS = Path(__file__).parent / "results"
"""Where games are kept, unless `--results` names another folder."""
PATIENCE = Budget(seconds=600.0)
"""A busy machine must not decide what is played alone; times are of the processor."""
Game = dict[str, float]


def duel(file: Path, claim: Duel, share: float, jobs: int) -> str:
    plan = claim.plan
    games = max(plan.players, round(plan.games * share / plan.players) * plan.players)
    plan = msgspec.structs.replace(plan, games=games)
    journal = ArenaJournal(file, plan)
    done = {game.pairing.number for game in journal.items}
    for game in play_all(plan, [p for p in pairings(plan) if p.number not in done], jobs):
        journal.add(game)
    build = "compiled" if compiled(find(plan.game)) else "interpreted"
    result = standings(plan, journal.items, build)
    row = next(row for row in result.rows if row.bot == claim.bot)
    pair = next((p for p in result.pairs if (p.bot, p.other) == (claim.bot, claim.other)), None)
    found = pair.ahead if pair else row.wins
    assert found is not None
    return (
        f"{100 * found.share:.1f} % [{100 * found.low:.1f}, {100 * found.high:.1f}] "
        f"of {result.games} games (target {100 * claim.target:.0f} %), "
        f"{row.median:.2f} s an answer, slowest {row.slowest:.2f} s"
    )


def solo(file: Path, name: str, claim: Solo, share: float, jobs: int) -> str:
    file.parent.mkdir(parents=True, exist_ok=True)
    kept = [json.loads(line) for line in file.read_text().splitlines()] if file.exists() else []
    done = {(game["sheet"], game["seed"]) for game in kept}
    seeds = max(1, round(claim.seeds * share))
    sheets = range(len(claim.options))
    todo = [(i, seed) for seed in range(seeds) for i in sheets if (i, seed) not in done]
    with workers(jobs) as pool, file.open("a") as out:
        for game in pool.map(one, [name] * len(todo), *zip(*todo, strict=True)) if todo else ():
            out.write(json.dumps(game) + "\n")
            out.flush()
            kept.append(game)
    scores = [game["score"] for game in kept]
    error = 1.96 * pstdev(scores) / sqrt(len(scores))
    won = wilson(sum(game["won"] for game in kept), len(kept))
    return (
        f"{fmean(scores):.1f} ± {error:.1f} points in {len(kept)} games "
        f"(target {claim.target:.0f}), "
        f"won {100 * won.share:.0f} % [{100 * won.low:.0f}, {100 * won.high:.0f}], "
        f"{median(game['median'] for game in kept):.2f} s an answer, "
        f"slowest {max(game['slowest'] for game in kept):.2f} s"
    )


def one(name: str, sheet: int, seed: int) -> Game:
    """One game for one; it is won if every special tile gives ten points, where there are any."""
    claim = CLAIMS[name]
    assert isinstance(claim, Solo)
    match = Match(find(claim.game), 1, claim.options[sheet], f"{SEED}-{sheet}-{seed}")
    times = [0.0]

    def think(decision: Decision) -> list[int]:
        began = process_time()
        plan = answer(claim.bot, match.game, decision, PATIENCE)
        times.append(process_time() - began)
        return plan

    position = match.run(think)
    thought = sorted(time for time in times if time > 0.001) or [0.0]
    return {
        "sheet": sheet,
        "seed": seed,
        "score": position.scores()[0],
        "won": float(position.places()[0] == 1 and specials_reached(position)),
        "median": round(thought[len(thought) // 2], 4),
        "slowest": round(max(times), 3),
    }


def specials_reached(position: object) -> bool:
    from osada.games.saltfjord.rules.position import SaltfjordPosition  # noqa: PLC0415
    from osada.games.saltfjord.rules.scoring import tile_points  # noqa: PLC0415

    if not isinstance(position, SaltfjordPosition):
        return True
    tiles = [position.special[i] for i in range(position.specials)]
    return all(tile_points(position, 0, tile) >= 10 for tile in tiles)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("claims", nargs="*", default=list(CLAIMS))
    parser.add_argument("--share", type=float, default=1.0)
    parser.add_argument("--jobs", type=int, default=1)
    parser.add_argument("--results", type=Path, default=RESULTS, help="the folder of the games")
    wish = parser.parse_args()
    for name in wish.claims:
        claim = CLAIMS[name]
        if isinstance(claim, Duel):
            found = duel(wish.results / name, claim, wish.share, wish.jobs)
        else:
            found = solo(wish.results / f"{name}.jsonl", name, claim, wish.share, wish.jobs)
        print(f"{name}: {found}", flush=True)


if __name__ == "__main__":
    main()
