"""What is learnt, tuned and claimed never has the same luck."""

from __future__ import annotations

from benchmarks.arena import claims
from benchmarks.arena.claims import CLAIMS, Duel
from osada.lab.seeds import Purpose, seed_of


def test_every_purpose_has_seeds_of_its_own() -> None:
    seeds = [seed_of(purpose, "1", number) for purpose in Purpose for number in range(50)]
    assert len(set(seeds)) == len(seeds)
    for purpose in Purpose:
        assert seed_of(purpose, "any-word", 3).startswith(f"{purpose.value}-")


def test_claims_are_played_with_none_of_them() -> None:
    seeds = {f"{claims.SEED}-3-1"}  # as games for one are dealt
    seeds |= {f"{claim.plan.seed}-0" for claim in CLAIMS.values() if isinstance(claim, Duel)}
    words = tuple(f"{purpose.value}-" for purpose in Purpose)
    assert not any(seed.startswith(words) for seed in seeds)
