"""The front door: it does nothing twice, and says what is wrong in one sentence."""

import importlib.util
import os
import subprocess
import sys
from pathlib import Path

import pytest

import dev


class Workshop:
    """Something that is made from one file, and counts how often."""

    def __init__(self, folder: Path) -> None:
        self.stamp = folder / "stamp"
        self.source = folder / "source"
        self.source.mkdir()
        (self.source / "plan.txt").write_text("a chair")
        self.made = 0

    def work(self) -> None:
        dev.once(self.stamp, [self.source], "Making ...", self.make)

    def make(self) -> None:
        self.made += 1


@pytest.fixture
def workshop(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Workshop:
    monkeypatch.setattr(dev, "BUILD", tmp_path / "build")
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
        raise dev.Failure("The wood is wet.")

    workshop.work()
    (workshop.source / "plan.txt").write_text("a table")
    with monkeypatch.context() as broken:
        broken.setattr(workshop, "make", fail)
        with pytest.raises(dev.Failure):
            workshop.work()
    workshop.work()
    assert workshop.made == 2


def door(*arguments: str, **env: str) -> subprocess.CompletedProcess[str]:
    """Knock as a person does."""
    command = [sys.executable, str(dev.ROOT / "dev.py"), *arguments]
    return subprocess.run(
        command, env=os.environ | env, capture_output=True, text=True, check=False
    )


@pytest.mark.parametrize("arguments", [("fly",), (), ("check", "weather")])
def test_an_unknown_wish_is_answered_in_one_sentence(arguments: tuple[str, ...]) -> None:
    answer = door(*arguments)
    assert answer.returncode == 2
    assert len(answer.stderr.splitlines()) == 1
    assert all(word in answer.stderr for word in arguments[-1:])
    assert "types" in answer.stderr if len(arguments) > 1 else "play" in answer.stderr


def test_help_names_every_command() -> None:
    answer = door("--help")
    assert answer.returncode == 0
    assert all(f"  {name}" in answer.stdout for name in dev.COMMANDS)


def test_a_failure_is_one_sentence_and_leaves_a_log(
    workshop: Workshop, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def fall(_: list[str]) -> int:
        dev.BUILD.mkdir()
        dev.quietly([sys.executable, "-c", "print('ouch'); exit(3)"], "It fell.")
        return 0

    monkeypatch.setitem(dev.COMMANDS, "fall", fall)
    assert dev.main(["fall"]) == 1
    assert capsys.readouterr().err == "It fell. What was said is in build/log.txt.\n"
    assert (dev.BUILD / "log.txt").read_text() == "ouch\n"


def test_a_missing_venv_module_is_named(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setattr(dev, "ROOT", tmp_path)
    monkeypatch.setattr(dev, "BUILD", tmp_path / "build")
    monkeypatch.setattr(importlib.util, "find_spec", lambda _: None)
    with pytest.raises(dev.Failure, match="apt-get install python3-venv"):
        dev.Environment("none")


def test_a_program_ended_by_a_signal_has_a_shell_s_exit_code() -> None:
    script = "import os, signal; os.kill(os.getpid(), signal.SIGTERM)"
    assert dev.run([sys.executable, "-c", script]) == 128 + 15
