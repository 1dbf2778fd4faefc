"""Things are made once, from what they are made from, and by one process at a time."""

import sys
from pathlib import Path

import pytest

from devtools import places, steps


class Workshop:
    """Something that is made from one file, and counts how often."""

    def __init__(self, folder: Path) -> None:
        self.stamp = folder / "stamp"
        self.source = folder / "source"
        self.source.mkdir()
        (self.source / "plan.txt").write_text("a chair")
        self.made = 0

    def work(self) -> None:
        steps.once(self.stamp, [self.source], "Making ...", self.make)

    def make(self) -> None:
        self.made += 1


@pytest.fixture
def workshop(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Workshop:
    monkeypatch.setattr(places, "BUILD", tmp_path / "build")
    return Workshop(tmp_path)


def test_the_same_inputs_are_used_once(
    workshop: Workshop, capsys: pytest.CaptureFixture[str]
) -> None:
    workshop.work()
    workshop.work()
    assert workshop.made == 1
    assert capsys.readouterr().out == "Making ...\n"


def test_a_changed_input_is_used_again(workshop: Workshop) -> None:
    workshop.work()
    (workshop.source / "plan.txt").write_text("a table")
    workshop.work()
    assert workshop.made == 2


def test_a_new_and_a_renamed_input_count_as_changes(workshop: Workshop) -> None:
    workshop.work()
    (workshop.source / "legs.txt").write_text("four")
    workshop.work()
    (workshop.source / "legs.txt").rename(workshop.source / "feet.txt")
    workshop.work()
    assert workshop.made == 3


def test_caches_of_python_do_not_count(workshop: Workshop) -> None:
    workshop.work()
    (workshop.source / "__pycache__").mkdir()
    (workshop.source / "__pycache__" / "plan.pyc").write_text("")
    workshop.work()
    assert workshop.made == 1


def test_what_failed_is_tried_again(workshop: Workshop, monkeypatch: pytest.MonkeyPatch) -> None:
    def fail() -> None:
        raise steps.Failure("The wood is wet.")

    workshop.work()
    (workshop.source / "plan.txt").write_text("a table")
    with monkeypatch.context() as broken:
        broken.setattr(workshop, "make", fail)
        with pytest.raises(steps.Failure):
            workshop.work()
    workshop.work()
    assert workshop.made == 2


def test_what_was_made_while_the_plan_was_changed_is_not_trusted(
    workshop: Workshop, monkeypatch: pytest.MonkeyPatch
) -> None:
    def change() -> None:
        (workshop.source / "plan.txt").write_text("a table")

    with monkeypatch.context() as busy:
        busy.setattr(workshop, "make", change)
        workshop.work()
    (workshop.source / "plan.txt").write_text("a chair")
    workshop.work()
    assert workshop.made == 1


def test_the_name_of_a_thing_does_not_say_where_the_checkout_is(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    found = []
    for name in ("here", "there"):
        (tmp_path / name).mkdir()
        (tmp_path / name / "plan.txt").write_text("a chair")
        monkeypatch.setattr(places, "ROOT", tmp_path / name)
        found.append(steps.fingerprint([tmp_path / name / "plan.txt"]))
    assert found[0] == found[1]


def test_things_done_together_share_a_failure() -> None:
    def fail() -> None:
        raise steps.Failure("The wood is wet.")

    with pytest.raises(steps.Failure, match="wet"):
        steps.together(fail, lambda: None)


def test_a_failure_stops_what_runs_beside_it() -> None:
    sleep = [sys.executable, "-c", "import time; print('zzz', flush=True); time.sleep(600)"]

    def fail() -> None:
        while not steps._running:
            pass
        raise steps.Failure("The wood is wet.")

    with pytest.raises(steps.Failure, match="wet"):
        steps.together(fail, lambda: steps.run(sleep))


def test_a_program_ended_by_a_signal_has_a_shell_s_exit_code() -> None:
    script = "import os, signal; os.kill(os.getpid(), signal.SIGTERM)"
    assert steps.run([sys.executable, "-c", script]) == 128 + 15
