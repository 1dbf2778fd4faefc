"""What games say about a design."""

from __future__ import annotations

import json
import re
from collections.abc import Callable, Iterator
from pathlib import Path

import msgspec
import pytest

from osada.cli.app import main
from osada.core.design import Printed, Use
from osada.games import find
from osada.lab.balance import plan
from osada.lab.balance.plan import FIRST, FULL, Effort, trials
from osada.lab.balance.report import Told
from osada.lab.balance.trials import QUICK, STRONG, WHOLE, Bench, Outcome, Trial, played
from osada.lab.balance.verdict import Judge, Judgement

EXAMPLE = re.search(r"```json\n(.*?)\n```", Path("docs/sheets.md").read_text("utf-8"), re.DOTALL)
assert EXAMPLE
SHEET = json.loads(EXAMPLE[1])
OWN = {"adventure": "fan"}
MILL, WELL = 0, 5


def bench_of(sheet: object) -> Bench:
    return Bench(OWN, "settlers", {"sheet.json": json.dumps(sheet).encode()})


DESIGN = bench_of(SHEET).design()
PRINTED = [
    Printed(name, mean, 1.0, [0.0, 1.0, 2.0, 3.0, 4.0, 5.0], [0.5] * 6)
    for name, mean in (("A", 58.0), ("B", 62.0))
]


def invented(points: Callable[[int, int], int], built: list[bool]) -> Iterator[Outcome]:
    """Games that end as told, by the missing part and the number of the dice."""
    uses = [Use(each, settled=2 if i == 1 else 0) for i, each in enumerate(built)]
    for trial in trials(Effort(strong=20, quick=20), 6):
        dice = int(trial.seed.split("-")[1])
        yield Outcome(trial, points(trial.missing, dice), uses, {"box-walls": 10})


def judged(points: Callable[[int, int], int], built: list[bool] | None = None) -> Judgement:
    return Judge(DESIGN, PRINTED).verdict(invented(points, built or [True] * 6))


def kinds(verdict: Judgement) -> list[str]:
    return [part.kind for part in verdict.parts]


def test_a_part_is_worth_what_is_missing_without_it_on_the_same_dice() -> None:
    verdict = judged(lambda missing, dice: 50 + dice - (3 if missing == 2 else 0))
    assert [part.worth and part.worth.mean for part in verdict.parts] == [0, 0, 3, 0, 0, 0]
    assert verdict.parts[2].worth is not None
    assert verdict.parts[2].worth.error == 0  # however much the dice differ
    assert kinds(verdict) == ["useless", "useless", "fine", "useless", "useless", "useless"]


def test_a_part_beyond_all_printed_ones_is_too_strong() -> None:
    verdict = judged(lambda missing, dice: 60 + dice % 2 - (9 if missing == MILL else 2))
    assert kinds(verdict)[MILL] == "strong"


def test_what_is_only_chance_is_not_named() -> None:
    """Nine points now and then are no proof."""
    verdict = judged(lambda missing, dice: 60 - (40 if missing == MILL and dice % 7 == 0 else 2))
    assert kinds(verdict)[MILL] == "fine"


def test_a_part_that_nobody_finishes_is_unbuilt() -> None:
    assert kinds(judged(lambda *_: 60, [True] * 5 + [False]))[WELL] == "unbuilt"


def test_one_plan_that_has_nearly_all_settlements_dominates() -> None:
    assert judged(lambda *_: 60).plan == DESIGN.parts[1]


def test_more_than_any_printed_sheet_is_generous() -> None:
    assert judged(lambda _, dice: 65 + dice % 2).standing == "generous"
    assert judged(lambda _, dice: 60 + dice % 2).standing == "usual"
    assert judged(lambda _, dice: 55 + dice % 2).standing == "meagre"


@pytest.mark.parametrize("code", ["en", "pl"])
def test_a_verdict_is_told_in_words(code: str) -> None:
    verdict = judged(lambda missing, _: 70 - (9 if missing == MILL else 0), [True] * 5 + [False])
    told = Told(verdict, DESIGN, find("settlers"), code)
    findings = list(told.findings())
    assert [told.name(MILL), told.name(WELL)] == [
        each.split(" is ")[0].split(":")[0] for each in (findings[0], findings[5])
    ]
    assert "70.0" in told.summary()
    assert told.cells(MILL)[1] == "+9.0 ± 0.0"


def test_a_first_verdict_is_the_beginning_of_a_full_one() -> None:
    first, full = list(trials(FIRST, 6)), list(trials(FULL, 6))
    assert full[: len(first)] == first
    assert len(full) == FULL.games(6)
    assert {trial.missing for trial in full} == {WHOLE, *range(6)}


# Games that were really played, by a quick level


def with_building(number: int, **building: object) -> dict[str, object]:
    buildings = list(SHEET["buildings"])
    buildings[number] = {**buildings[number], **building}
    return {**SHEET, "buildings": buildings}


def played_quickly(sheet: object, games: int) -> Judgement:
    bench, outcomes = bench_of(sheet), list[Outcome]()
    for trial in trials(Effort(strong=games, quick=games), 6):
        done = played(bench, msgspec.structs.replace(trial, level="level2"))
        outcomes.append(msgspec.structs.replace(done, trial=trial))
    return Judge(bench.design(), find("settlers").printed()).verdict(outcomes)


def test_a_planted_mine_and_a_planted_ruin_are_named() -> None:
    mine = {"kind": "gain", "resource": "gold", "n": 5}
    ruin = {"kind": "final_per", "count": "bridges_complete", "vp": 1}
    sheet = with_building(MILL, areas=[{}], effect=mine, plan=None)
    sheet["buildings"][WELL] = {  # type: ignore[index]
        "name_en": "Ruin", "art": "final", "areas": [{"stone": 5}] * 4, "effect": ruin,
    }  # fmt: skip
    found = kinds(played_quickly(sheet, 12))
    assert found[MILL] == "strong"
    assert found[WELL] in {"unbuilt", "useless"}


def test_the_printed_sheets_have_been_measured() -> None:
    printed = find("settlers").printed()
    names = [find("settlers").design({"adventure": str(i)}) for i in range(1, 49)]
    assert [each.name for each in printed] == [name and name.name for name in names]
    assert all(len(each.worth) == len(each.built) == 6 for each in printed)
    assert 60 < sum(each.mean for each in printed) / 48 < 80


# At the terminal


@pytest.fixture
def small(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("osada.cli.balance.FIRST", Effort(strong=1))
    monkeypatch.setattr(
        "osada.cli.balance.run", lambda bench, trials, *_: map(_quick(bench), trials)
    )


def _quick(bench: Bench) -> Callable[[Trial], Outcome]:
    def play(trial: Trial) -> Outcome:
        done = played(bench, msgspec.structs.replace(trial, level="level1"))
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
        games = list(plan.trials(effort, 6))
        assert sum(seconds[trial.level] for trial in games) / 2 < most
