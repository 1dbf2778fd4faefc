"""What games say about a design, while they are played and afterwards."""

from __future__ import annotations

from typing import Literal

import msgspec

from osada.analysis.balance.verdict import Judgement

State = Literal["waiting", "running", "finished", "stopped", "failed"]


class Balance(msgspec.Struct, frozen=True):
    """How far it has come, and what is known by now."""

    content: str
    state: State
    whole: bool
    """Whether every part is measured; otherwise it is a first verdict."""
    done: int
    games: int
    mine: bool
    """Whether the caller asked for it, and may stop it."""
    names: list[str]
    """What the parts are called, in the caller's language."""
    verdict: Judgement | None
    summary: str
    findings: list[str]
    """What is out of line, in words."""
