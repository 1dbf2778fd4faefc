"""Every error is one sentence on standard error, with a meaningful exit code."""

from __future__ import annotations

from pathlib import Path

import pytest

from osada.core.table import Table
from osada.games import find
from tests.cli.driver import Osada, run_process

USAGE = [
    (["nonsense"], "Unknown command"),
    (["play", "chess"], "No game is called chess; there are"),
    (["play", "sardinia", "--players", "9"], "sardinia is for 2 to 4 players, not 9"),
    (["play", "sardinia", "--players", "many"], "expected a whole number, not 'many'"),
    (["play", "sardinia", "--humans", "3", "--players", "2"], "3 people cannot sit"),
    (["play", "sardinia", "--humans", "-1"], "cannot sit"),
    (["play", "sardinia", "--players", "2", "--bots", "random,random"], "2 bots were named"),
    (["play", "sardinia", "--bots", "deep-blue"], "no bot is called 'deep-blue'"),
    (["play", "sardinia", "--bot", "no_such_package:Bot"], "cannot be loaded"),
    (["play", "sardinia", "--bot", "json:loads"], "is not a bot"),
    (["play", "sardinia", "--option", "guardian"], "write name=value"),
    (["play", "sardinia", "--option", "guardian=nice"], "guardian cannot be nice"),
    (["play", "sardinia", "--castle", "big"], "sardinia has no option castle"),
    (["play", "sardinia", "--names", "a,b,c"], "3 names were given for 2 players"),
    (
        ["play", "sardinia", "--seed", "two words"],
        "“two words” is no seed; it is a word of 1 to 200",
    ),
    (["play", "sardinia", "--seed", ""], "“” is no seed"),
    (["play", "sardinia", "--seed", "a\x01b"], "is no seed"),
    (["play", "sardinia", "--seed", "\udcff"], "is no seed"),
    (["simulate", "sardinia", "--seed", "\udcff"], "is no seed"),
    (["arena", "sardinia", "--bots", "random,random", "--seed", "\udcff"], "is no seed"),
    (["par", "settlers", "--adventure", "1", "--seed", "\udcff"], "is no seed"),
    (["play", "sardinia", "--names", "\udcff"], "printable characters"),
    (["play", "sardinia", "--lang", "xx"], "no language 'xx'"),
    (["play", "sardinia", "--lang", ""], "no language ''"),
    (["games", ""], "No game is called"),
    (["play", ""], "No game is called"),
    (["play"], "Say which game"),
    (["play", "--load", "missing.osada"], "There is no file missing.osada"),
    (["play", "--load", "x.osada", "--players", "2"], "leave them out with --load"),
    (["play", "--load", "x.osada", "--seed", ""], "leave them out with --load"),
    (["replay", "x.osada", "--at", "1.5"], "expected a whole number, not '1.5'"),
    (["replay", "x.osada", "--at", "0x1"], "expected a whole number, not '0x1'"),
    (["simulate", "sardinia", "--games", "1e3"], "expected a whole number, not '1e3'"),
    (["replay", "\x1b[2Jx"], "There is no file \ufffd[2Jx"),
    (["replay", "missing.osada"], "There is no file"),
    (["replay", "."], "is a folder"),
    (["replay", "a\0b"], "cannot be read"),
    (["replay"], "requires an argument"),
    (["verify", "missing.osada"], "There is no file"),
    (["simulate", "sardinia", "--games", "0"], "must be at least 1"),
    (["simulate", "sardinia", "--jobs", "0"], "must be at least 1"),
    (["simulate", "sardinia", "--players", "7"], "2 to 4 players"),
    (["simulate", "chess"], "No game is called chess"),
    (["rules", "sardinia", "S99"], "sardinia has no rule S99; try S9"),
    (["rules", "chess"], "No game is called chess"),
    (["content", "check", "missing.json"], "There is no file"),
    (["content", "check", "."], "no data file"),
    (["position", "missing.json"], "There is no file"),
    (["almanac", "nonsense", "--game", "sardinia"], "nonsense"),
]


def is_one_sentence(text: str) -> bool:
    return text.startswith("osada: ") and text.count("\n") == 1 and "Traceback" not in text


@pytest.mark.parametrize(("arguments", "said"), USAGE, ids=lambda part: " ".join(part)[:40])
def test_usage(
    osada_: Osada,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    arguments: list[str],
    said: str,
) -> None:
    monkeypatch.chdir(tmp_path)
    done = osada_(*arguments)
    assert done.code == 2
    assert said in done.err
    assert is_one_sentence(done.err)


WRONG = [
    (b"\xff\xfe", "is not a UTF-8 text"),
    (b"", "osada-record"),
    (b"hello", "line 1, column 1: expected 'osada-record 1'"),
    (b"osada-record 1\ngame sardinia\n", "without a 'players' header"),
]


@pytest.mark.parametrize(("data", "said"), WRONG)
@pytest.mark.parametrize("command", ["replay", "verify", "position"])
def test_a_broken_file(osada_: Osada, tmp_path: Path, command: str, data: bytes, said: str) -> None:
    file = tmp_path / "broken.osada"
    file.write_bytes(data)
    done = osada_(command, str(file))
    assert done.code == 1
    assert said in done.err or "header" in done.err
    assert is_one_sentence(done.err)


def record(old: str = "", new: str = "") -> str:
    text = Table(find("sardinia"), 2, "5").record(with_seed=True).text()
    assert old in text
    return text.replace(old, new)


@pytest.mark.parametrize(
    ("text", "said"),
    [
        (record("revision 1", "revision 77"), "revision 77"),
        (record("5 * deal-crop wheat", "5 * deal-crop wine"), "nature cannot draw"),
        (record("5 * deal-crop wheat", "5 * deal-crop gold"), "no crop is called 'gold'"),
        (record("game sardinia", "game chess"), "line 2, column 6: No game is called chess"),
        (record("full-tie boast", "full-tie x"), "line 9, column 1: option full-tie is one of"),
    ],
)
def test_a_record_that_does_not_replay(osada_: Osada, tmp_path: Path, text: str, said: str) -> None:
    file = tmp_path / "broken.osada"
    file.write_text(text)
    for command in ("replay", "verify", "position", "play --load"):
        done = osada_(*command.split(), str(file))
        assert done.code == 1
        assert f"{file}: " in done.err
        assert said in done.err
        assert is_one_sentence(done.err)


def test_a_position_that_is_impossible(osada_: Osada, tmp_path: Path) -> None:
    file = tmp_path / "position.json"
    deep = '{"game": ' + "[" * 100_000
    for text in ("{", '{"game": "sardinia"}', '{"game": 7}', "[]", deep):
        file.write_text(text)
        done = osada_("position", str(file))
        assert done.code in (1, 2)
        assert is_one_sentence(done.err)


def test_a_move_that_is_not_allowed(osada_: Osada, tmp_path: Path) -> None:
    file = tmp_path / "start.osada"
    file.write_text(record())
    refused = osada_("position", str(file), "--play", "settler p7")
    assert refused.code == 1
    assert "not allowed: S10, it is not a card" in refused.err
    unknown = osada_("position", str(file), "--play", "castle p7")
    assert unknown.code == 2
    assert "no move is called 'castle'" in unknown.err


def test_replay_past_the_end(osada_: Osada, tmp_path: Path) -> None:
    file = tmp_path / "start.osada"
    file.write_text(record())
    done = osada_("replay", str(file), "--at", "999")
    assert done.code == 2
    assert "--at is a number from 0 to 19" in done.err


def test_errors_speak_polish_too(osada_: Osada) -> None:
    done = osada_("rules", "chess", "--lang", "pl")
    assert done.err.startswith("osada: Nie ma gry chess")


def test_a_process_ends_with_the_code(tmp_path: Path) -> None:
    done = run_process("verify", str(tmp_path / "missing"))
    assert done.code == 2
    assert is_one_sentence(done.err)
    assert run_process("--help").code == 0
