"""The front door: every error is one sentence."""

import ast
import errno
import importlib.util
import os
import shutil
import signal
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

import dev
from devtools import door, environment, places, playing, steps


def knock(*arguments: str, **env: str) -> subprocess.CompletedProcess[str]:
    """Knock as a person does."""
    command = [sys.executable, str(dev.ROOT / "dev.py"), *arguments]
    return subprocess.run(
        command, env=os.environ | env, capture_output=True, text=True, check=False
    )


@pytest.mark.parametrize("arguments", [("fly",), (), ("check", "weather")])
def test_an_unknown_wish_is_answered_in_one_sentence(arguments: tuple[str, ...]) -> None:
    answer = knock(*arguments)
    assert answer.returncode == 2
    assert len(answer.stderr.splitlines()) == 1
    assert all(word in answer.stderr for word in arguments[-1:])
    assert "types" in answer.stderr if len(arguments) > 1 else "play" in answer.stderr


def test_help_names_every_command() -> None:
    answer = knock("--help")
    assert answer.returncode == 0
    assert all(f"  {name}" in answer.stdout for name in door.COMMANDS)


@pytest.fixture
def says(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> Callable[[Callable[[], object]], tuple[int, str]]:
    """What the door says when a command does something, and the exit code."""
    monkeypatch.setattr(places, "BUILD", tmp_path)
    monkeypatch.setattr(steps, "_said", [])

    def ask(work: Callable[[], object]) -> tuple[int, str]:
        monkeypatch.setitem(door.COMMANDS, "work", lambda _: bool(work()))
        code = door.answer(["work"])
        return code, capsys.readouterr().err

    return ask


Says = Callable[[Callable[[], object]], tuple[int, str]]


def fall(said: str) -> Callable[[], None]:
    """A program that fails, having said something."""
    command = [sys.executable, "-c", f"print({said!r}); exit(3)"]
    return lambda: steps.quietly(command, "It fell.")


def test_a_failure_leaves_a_log(says: Says) -> None:
    assert says(fall("ouch")) == (1, "It fell. What was said is in build/log.txt.\n")
    assert (places.BUILD / "log.txt").read_text() == "ouch\n"


def test_a_full_disk_is_named_when_a_program_meets_it(says: Says) -> None:
    _, said = says(fall("OSError: [Errno 28] No space left on device: 'x'"))
    assert said.startswith("It fell. The disk is full.")


def test_a_full_disk_is_named_when_a_program_hides_it(
    says: Says, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(shutil, "disk_usage", lambda _: shutil._ntuple_diskusage(9, 8, 1))
    assert says(fall("ouch"))[1].startswith("It fell. The disk is full.")


@pytest.mark.parametrize(
    ("number", "sentence"),
    [
        (errno.ENOSPC, "The disk is full: build/x.\n"),
        (errno.EROFS, "Read-only file system: build/x."),
        (errno.EACCES, "Permission denied: build/x."),
        (errno.ENOEXEC, "Exec format error: build/x.\n"),
    ],
)
def test_trouble_with_the_machine_is_a_sentence(says: Says, number: int, sentence: str) -> None:
    def meet() -> None:
        raise OSError(number, os.strerror(number), "build/x")

    code, said = says(meet)
    assert code == 1
    assert said.startswith(sentence)
    assert len(said.splitlines()) == 1


def test_a_log_that_cannot_be_kept_is_no_further_trouble(
    says: Says, monkeypatch: pytest.MonkeyPatch
) -> None:
    (places.BUILD / "file").write_text("")
    monkeypatch.setattr(places, "BUILD", places.BUILD / "file")
    assert says(fall("ouch")) == (1, "It fell. What was said cannot be kept.\n")


def test_ctrl_c_is_a_sentence(says: Says) -> None:
    def interrupt() -> None:
        raise KeyboardInterrupt

    assert says(interrupt) == (130, "Stopped.\n")


def test_even_what_nobody_foresaw_is_a_sentence(says: Says) -> None:
    code, said = says(lambda: os.environ["NO_DOOR"])
    assert code == 1
    assert said.startswith("This was not foreseen (KeyError: 'NO_DOOR'). What was said is in")
    assert "Traceback" in (places.BUILD / "log.txt").read_text()


def test_an_output_that_nobody_reads_is_no_trouble() -> None:
    command = f"{sys.executable} {dev.ROOT / 'dev.py'} --help >/dev/full"
    done = subprocess.run(command, shell=True, capture_output=True, text=True, check=False)
    assert done.stderr == "The disk is full.\n"
    assert done.returncode == 1


def test_a_missing_venv_module_is_named(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setattr(places, "ROOT", tmp_path)
    monkeypatch.setattr(places, "BUILD", tmp_path / "build")
    monkeypatch.setattr(importlib.util, "find_spec", lambda _: None)
    with pytest.raises(steps.Failure, match="apt-get install python3-venv"):
        environment.Environment("none")


@pytest.mark.parametrize(
    ("arguments", "port"), [(["--port", "9000"], "9000"), (["--port=9000"], "9000")]
)
def test_a_port_can_be_asked_for(arguments: list[str], port: str) -> None:
    assert playing.wanted_port(arguments) == port


@pytest.mark.parametrize("arguments", [["--port"], ["--port", "lots"], ["--port="]])
def test_a_port_is_a_number(arguments: list[str]) -> None:
    answer = knock("play", *arguments)
    assert (answer.returncode, answer.stderr) == (2, "--port needs a number.\n")


# Old Pythons


def test_an_old_python_is_told_in_one_sentence() -> None:
    pretend = "import runpy, sys; sys.version_info = (3, 10, 13)"
    script = f"{pretend}; runpy.run_path({str(dev.ROOT / 'dev.py')!r}, run_name='__main__')"
    done = subprocess.run(
        [sys.executable, "-c", script], capture_output=True, text=True, check=False
    )
    assert done.returncode == 1
    assert done.stderr == "Osada needs Python 3.11 or newer; this is Python 3.10.\n"


def test_the_oldest_python_can_read_the_door() -> None:
    """Nothing in dev.py is newer than Python 2.7, up to where it looks at the version."""
    text = (dev.ROOT / "dev.py").read_text(encoding="utf-8")
    assert text.isascii()
    newer = (ast.JoinedStr, ast.AnnAssign, ast.FunctionDef, ast.NamedExpr, ast.Match, ast.Try)
    for node in ast.walk(ast.parse(text)):
        assert not isinstance(node, newer), ast.unparse(node)
        assert not (isinstance(node, ast.ImportFrom) and node.module == "__future__")


# A real Ctrl-C


def test_ctrl_c_in_a_step_stops_it_in_one_sentence(tmp_path: Path) -> None:
    shutil.copy(dev.ROOT / "dev.py", tmp_path)
    shutil.copytree(dev.ROOT / "devtools", tmp_path / "devtools")
    shutil.copytree(dev.ROOT / "locks", tmp_path / "locks")
    process = subprocess.Popen(
        [sys.executable, "dev.py", "check"],
        cwd=tmp_path,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        start_new_session=True,
    )
    assert process.stdout is not None
    assert "Making a virtual environment" in process.stdout.readline()
    os.killpg(process.pid, signal.SIGINT)
    _, said = process.communicate(timeout=60)
    assert (process.returncode, said) == (130, "Stopped.\n")
    assert not (tmp_path / ".venv/.made").exists()
