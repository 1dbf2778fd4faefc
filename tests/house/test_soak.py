"""`dev.py soak`: tests that fail at times are named, with what repeats the failure."""

from __future__ import annotations

import dataclasses
import os
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

import dev
from devtools import places, soak, soak_log, testing
from devtools.soak_log import SoakRun
from devtools.steps import Failure

SUITE = """
def test_steady():
    pass

def test_flaky(pytestconfig):
    assert pytestconfig.getoption("randomly_seed") != 8
"""
GREEN = SoakRun(
    commit="09bd842",
    dirty=False,
    date="2026-11-18 00:28",
    seed=7,
    workers=2,
    load=0,
    suite="everyday",
    passed=10,
    failed=0,
    skipped=1,
    seconds=61.4,
    failed_tests=[],
    log="build/soak/1.log",
)
RED = dataclasses.replace(GREEN, seed=8, failed=1, failed_tests=["tests/test_it.py::test_flaky"])


class ThisPython:
    """Stands for the project's environment: the one that runs this test."""

    def program(self, name: str) -> str:
        assert name == "python"
        return sys.executable


@pytest.fixture
def suite(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A suite with a test that fails for seed 8."""
    monkeypatch.setattr(places, "BUILD", tmp_path / "build")
    monkeypatch.setattr(soak, "home", lambda _: ThisPython())
    monkeypatch.setenv("PYTEST_DISABLE_PLUGIN_AUTOLOAD", "1")  # the others take seconds to load
    (tmp_path / "pytest.ini").write_text("[pytest]\naddopts = -p xdist -p randomly\n")
    (tmp_path / "test_it.py").write_text(SUITE)
    return tmp_path


def test_a_test_that_fails_for_one_seed_is_named_with_it(
    suite: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    test = str(suite / "test_it.py")
    assert soak.soak(["2", "--seed", "7", "--", test]) == 1
    printed = capsys.readouterr().out
    first, second = soak_log.read()
    assert (first.seed, first.workers, first.load) == (7, soak.workers_of(7), 0)
    assert (first.passed, first.failed, first.skipped) == (2, 0, 0)
    assert (second.seed, second.passed, second.failed) == (8, 1, 1)
    assert "1 of 2 runs were green." in printed
    assert f"FAILED test_it.py::test_flaky\n  seed 8, {second.workers} workers, load 0: " in printed
    assert "assert 8 != 8" in (suite / second.log).read_text()

    assert soak.soak(["1", "--seed", "7", "--load", "1", "--", test]) == 0
    assert [(run.seed, run.load) for run in soak_log.read()] == [(7, 0), (8, 0), (7, 1)]


def test_a_run_without_a_result_is_red(suite: Path) -> None:
    assert soak.soak(["1", "--", str(suite / "missing.py")]) == 1
    (failed,) = soak_log.read()[0].failed_tests
    assert failed.startswith("pytest ended with exit code ")


def test_worker_counts_vary() -> None:
    counts = {soak.workers_of(seed) for seed in range(100)}
    assert counts == set(range(1, (os.cpu_count() or 1) + 3))


def test_the_table_counts_green_runs_since_the_last_red_one() -> None:
    loaded = dataclasses.replace(GREEN, load=4, commit="72eaf8e", dirty=True)
    runs = [GREEN, GREEN, RED, GREEN, loaded, loaded]
    assert soak_log.green_in_a_row(runs) == {"everyday, quiet": 1, "everyday, loaded": 2}
    lines = soak_log.table(runs).splitlines()
    assert lines[0].split() == [*soak_log.HEADER, *soak_log.COUNTS]
    assert " ".join(lines[3].split()) == "2026-11-18 00:28 09bd842 everyday 8 2 0 10 1 1 61 RED"
    assert "72eaf8e-dirty" in lines[5]
    assert lines[-2:] == ["everyday, quiet: 1 green in a row", "everyday, loaded: 2 green in a row"]


def test_the_table_is_printed(suite: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert soak.soak(["--table"]) == 0
    assert capsys.readouterr().out == "No soak runs yet.\n"


def test_a_failed_component_test_is_named(tmp_path: Path) -> None:
    file = places.WEB / "src/a.test.ts"
    tests = '[{"fullName": "adds", "status": "failed"}, {"fullName": "sums", "status": "passed"}]'
    results = f'[{{"name": "{file.as_posix()}", "assertionResults": {tests}}}]'
    report = tmp_path / "vitest.json"
    report.write_text(
        f'{{"numPassedTests": 1, "numPendingTests": 0, "testResults": {results}}}', encoding="utf-8"
    )
    assert soak.read_vitest(report) == soak.Outcome(1, 0, ["web/src/a.test.ts > adds"])


# Busy processes


def test_busy_processes_end_when_a_run_fails() -> None:
    started: list[subprocess.Popen[bytes]] = []

    def fail() -> None:
        with soak.busy(2) as spinners:
            started.extend(spinners)
            assert [each.poll() for each in started] == [None, None]
            raise Failure("It fell.")

    with pytest.raises(Failure):
        fail()
    assert [each.poll() for each in started] == [-signal.SIGKILL] * 2


START = """
import sys
sys.path.insert(0, sys.argv[1])
from devtools import soak
with soak.busy(1) as spinners:
    print(spinners[0].pid, flush=True)
    sys.stdin.read()
"""


def test_busy_processes_end_when_their_parent_is_killed() -> None:
    command = [sys.executable, "-c", START, str(dev.ROOT)]
    pipe = subprocess.PIPE
    with subprocess.Popen(command, stdin=pipe, stdout=pipe, text=True) as parent:
        assert parent.stdout is not None
        spinner = int(parent.stdout.readline())
        parent.kill()
    deadline = time.monotonic() + 60
    while runs(spinner):
        assert time.monotonic() < deadline
        time.sleep(0.05)


def runs(process: int) -> bool:
    """Whether a process is there and has not ended."""
    try:
        state = Path(f"/proc/{process}/stat").read_text().rpartition(")")[2].split()[0]
    except FileNotFoundError:
        return False
    return state != "Z"


SOAK = """
import sys
from pathlib import Path
sys.path.insert(0, sys.argv[1])
from devtools import door, places, soak
places.BUILD = Path(sys.argv[2]).parent / "build"
soak.home = lambda _: type("ThisPython", (), {"program": lambda *_: sys.executable})()
sys.exit(door.main(["soak", "2", "--load", "1", "--", sys.argv[2]]))
"""


def test_ctrl_c_ends_everything(suite: Path) -> None:
    test = suite / "test_it.py"
    test.write_text("import time\ndef test_slow():\n    time.sleep(600)\n")
    command = [sys.executable, "-c", SOAK, str(dev.ROOT), str(test)]
    pipe = subprocess.PIPE
    with subprocess.Popen(
        command, stdout=pipe, stderr=pipe, text=True, start_new_session=True
    ) as process:
        assert process.stdout is not None
        assert "load 1" in process.stdout.readline()
        started = Path(f"/proc/{process.pid}/task/{process.pid}/children").read_text().split()
        os.killpg(process.pid, signal.SIGINT)
        _, said = process.communicate(timeout=60)
    assert (process.returncode, said) == (130, "Stopped.\n")
    assert started
    assert not any(runs(int(each)) for each in started)
    assert soak_log.read() == []


# --seed


def test_a_seed_can_be_given(capsys: pytest.CaptureFixture[str]) -> None:
    assert testing.take_seed(["-k", "s16", "--seed", "123"]) == (123, ["-k", "s16"])
    assert testing.take_seed(["--seed=5", "-x"]) == (5, ["-x"])
    assert "--seed 123" in capsys.readouterr().out


def test_another_seed_is_chosen_for_each_run(capsys: pytest.CaptureFixture[str]) -> None:
    seeds = [testing.take_seed([])[0] for _ in range(3)]
    printed = capsys.readouterr().out.splitlines()
    assert len(set(seeds)) == 3
    assert all(f"--seed {seed} " in line for seed, line in zip(seeds, printed, strict=True))


@pytest.mark.parametrize("command", ["test", "long", "soak"])
def test_a_seed_is_a_number(command: str) -> None:
    done = subprocess.run(
        [sys.executable, str(dev.ROOT / "dev.py"), command, "--seed", "lots"],
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 2
    assert done.stderr == "Argument --seed: invalid int value: 'lots'.\n"
