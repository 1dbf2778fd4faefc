"""What games say about a design."""

from __future__ import annotations

import json
import re
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import msgspec
import pytest

from osada.analysis.balance import trial_plan
from osada.analysis.balance.balance_text import BalanceWriter
from osada.analysis.balance.design_trials import (
    QUICK,
    STRONG,
    DesignTrial,
    TrialOutcome,
    TrialSetup,
    play_trial,
)
from osada.analysis.balance.trial_plan import FIRST, FULL, BalanceEffort, trials
from osada.analysis.balance.verdict import BalanceJudge, Estimate, Judgement
from osada.cli.entry_point import main
from osada.core.design import Design, Printed, Use, designs_of
from osada.games import find

EXAMPLE = re.search(r"```json\n(.*?)\n```", Path("docs/sheets.md").read_text("utf-8"), re.DOTALL)
assert EXAMPLE
SHEET = json.loads(EXAMPLE[1])
OWN = {"adventure": "fan"}
MILL, WELL = 0, 5


def bench_of(sheet: object) -> TrialSetup:
    return TrialSetup(OWN, "settlers", {"sheet.json": json.dumps(sheet).encode()})


def with_building(number: int, sheet: Any = SHEET, /, **building: object) -> Any:
    buildings = list(sheet["buildings"])
    buildings[number] = {**buildings[number], **building}
    return {**sheet, "buildings": buildings}


DESIGN = bench_of(SHEET).design()
PRINTED = [
    Printed(
        name=name,
        mean=mean,
        error=1.0,
        worth=[0.0, 1.0, 2.0, 3.0, 4.0, 5.0],
        gift=[6.0] * 6,
        gift_built=[1.0] * 6,
        built=[0.5] * 6,
        kinds=["gain", "gain", "gain", "gain", "final_per", "final_per"],
    )
    for name, mean in (("A", 58.0), ("B", 62.0))
]
Points = Callable[[DesignTrial, int], int]


def less(worth: dict[int, int], gift: int = 6, whole: int = 60) -> Points:
    """How games end where some parts bring that much, and each as a gift `gift`."""

    def points(trial: DesignTrial, _dice: int) -> int:
        without = whole - worth.get(trial.part, 3)
        return {"whole": whole, "without": without, "gift": without + gift}[trial.form]

    return points


def invented(points: Points, built: list[bool]) -> Iterator[TrialOutcome]:
    """Games that end as told, by the trial and the number of the dice."""
    uses = [Use(each, settled=2 if i == 1 else 0) for i, each in enumerate(built)]
    for trial in trials(BalanceEffort(strong=20, quick=20), 6):
        dice = int(trial.seed.split("-")[1])
        yield TrialOutcome(trial, points(trial, dice), uses, {"box-walls": 10})


def judged(points: Points, built: list[bool] | None = None, design: Design = DESIGN) -> Judgement:
    return BalanceJudge(design, PRINTED).verdict(invented(points, built or [True] * 6))


def kinds(verdict: Judgement) -> list[str]:
    return [part.kind for part in verdict.parts]


def test_a_part_is_worth_what_is_missing_without_it_on_the_same_dice() -> None:
    """However much the dice differ."""
    verdict = judged(lambda trial, dice: dice + less({2: 4, 3: 0})(trial, dice))
    worths = [part.worth for part in verdict.parts]
    assert worths == [Estimate(mean, 0.0) for mean in (3.0, 3.0, 4.0, 0.0, 3.0, 3.0)]
    assert kinds(verdict) == ["fine"] * 6


def test_a_part_beyond_all_printed_ones_is_too_strong() -> None:
    assert kinds(judged(less({MILL: 9}))) == ["strong"] + ["fine"] * 5


def test_what_is_only_chance_is_not_named() -> None:
    """Forty points now and then are no proof."""
    lucky = less({MILL: 40})
    verdict = judged(lambda trial, dice: (less({}) if dice % 7 else lucky)(trial, dice))
    assert kinds(verdict)[MILL] == "fine"


def test_a_part_that_brings_nothing_even_as_a_gift_is_useless() -> None:
    def points(trial: DesignTrial, dice: int) -> int:
        return less({WELL: 0}, gift=0 if trial.part == WELL else 6)(trial, dice)

    assert kinds(judged(points)) == ["fine"] * 5 + ["useless"]


def test_nothing_is_said_of_what_bots_cannot_use() -> None:
    """No exchange was printed here: that this one brings nothing may be their fault."""

    def points(trial: DesignTrial, dice: int) -> int:
        return less({1: 0}, gift=0 if trial.part == 1 else 6)(trial, dice)

    verdict = judged(points)
    assert kinds(verdict)[1] == "unclear"
    told = BalanceWriter(verdict, DESIGN, find("settlers"), "en")
    assert told.unclear() == (
        "Of these little can be said, because bots hardly know how to use such buildings: "
        "Wędzarnia."
    )


def test_a_part_that_nobody_builds_is_named_where_others_of_its_kind_are_built() -> None:
    verdict = judged(less({}), [True] * 2 + [False] * 2 + [True, False])
    assert kinds(verdict) == ["fine", "fine", "unclear", "unclear", "fine", "unbuilt"]


def test_one_plan_that_has_nearly_all_settlements_dominates() -> None:
    assert judged(less({})).plan == DESIGN.parts[1]


def test_more_than_any_printed_sheet_is_generous() -> None:
    means = {whole: judged(less({}, whole=whole)).standing for whole in (55, 60, 65)}
    assert means == {55: "meagre", 60: "usual", 65: "generous"}


@pytest.mark.parametrize("code", ["en", "pl"])
def test_a_verdict_is_told_in_words(code: str) -> None:
    told = BalanceWriter(judged(less({MILL: 9}, whole=70)), DESIGN, find("settlers"), code)
    finding, plan_finding = told.findings()
    assert finding.startswith(told.name(MILL))
    assert told.name(1) in plan_finding
    assert "70.0" in told.summary()
    assert told.cells(MILL)[1:3] == ["+9.0 ± 0.0", "+6.0 ± 0.0"]


def test_a_first_verdict_is_the_beginning_of_a_full_one() -> None:
    first, full = list(trials(FIRST, 6)), list(trials(FULL, 6))
    assert full[: len(first)] == first
    assert len(full) == FULL.games(6)
    parts = {(form, part) for form in ("without", "gift") for part in range(6)}
    assert {(trial.form, trial.part) for trial in full} == {("whole", 0), *parts}


# Games that were really played, by a quick level


def played_quickly(sheet: object, games: int) -> Judgement:
    bench, outcomes = bench_of(sheet), list[TrialOutcome]()
    for trial in trials(BalanceEffort(strong=games, quick=games), 6):
        done = play_trial(bench, msgspec.structs.replace(trial, level="level2"))
        outcomes.append(msgspec.structs.replace(done, trial=trial))
    return BalanceJudge(bench.design(), designs_of(find("settlers")).printed()).verdict(outcomes)


@pytest.mark.long
def test_a_planted_treasure_and_a_planted_ruin_are_named() -> None:
    treasure = {"kind": "final_per", "count": "bridges_complete", "vp": 30}
    ruin = {"kind": "vp_if", "cond": {"stat": "sections_bridges", "min": 36}, "vp": 1}
    sheet = with_building(MILL, areas=[{}], effect=treasure, plan=None)
    sheet = with_building(4, sheet, areas=[{"stone": 5}, {"wood": 5}], effect=ruin, plan=None)
    found = kinds(played_quickly(sheet, 8))
    assert (found[MILL], found[4]) == ("strong", "unbuilt")


def test_the_printed_sheets_have_been_measured() -> None:
    printed = designs_of(find("settlers")).printed()
    names = [designs_of(find("settlers")).design({"adventure": str(i)}) for i in range(1, 49)]
    assert [each.name for each in printed] == [name and name.name for name in names]
    assert all(len(each.worth) == len(each.built) == 6 for each in printed)
    assert 60 < sum(each.mean for each in printed) / 48 < 80


# At the terminal


@pytest.fixture
def small(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("osada.cli.balance_command.FIRST", BalanceEffort(strong=1))
    monkeypatch.setattr(
        "osada.cli.balance_command.run_trials", lambda bench, trials, *_: map(_quick(bench), trials)
    )


def _quick(bench: TrialSetup) -> Callable[[DesignTrial], TrialOutcome]:
    def play(trial: DesignTrial) -> TrialOutcome:
        done = play_trial(bench, msgspec.structs.replace(trial, level="level1"))
        return msgspec.structs.replace(done, trial=trial)

    return play


@pytest.mark.usefixtures("small")
def test_a_sheet_is_judged_at_the_terminal(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "mine.json"
    file.write_text(json.dumps(SHEET))
    assert main(["balance", str(file), "--first", "--lang", "en"]) == 0
    said = capsys.readouterr().out
    assert "The strongest bot makes" in said
    assert "Lighthouse" in said


@pytest.mark.usefixtures("small")
def test_a_verdict_can_be_read_by_programs(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["balance", "--adventure", "9", "--first", "--json", "--lang", "en"]) == 0
    verdict = msgspec.json.decode(capsys.readouterr().out, type=Judgement)
    assert verdict.games == 1


def test_what_has_no_design_is_refused(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["balance", "--lang", "en"]) != 0
    assert "--adventure 9" in capsys.readouterr().err


def test_efforts_fit_their_time() -> None:
    """On two cores, at the measured seconds of a game (docs/balance.md), with room to spare."""
    seconds = {STRONG: 1.63, QUICK: 0.25}
    for effort, most in ((FIRST, 60), (FULL, 1800)):
        games = list(trial_plan.trials(effort, 6))
        assert sum(seconds[trial.level] for trial in games) / 2 < most
