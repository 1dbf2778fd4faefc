"""Write down which functions a process enters; Python imports this where PYTHONPATH has it.

Each function is written when it is first entered, not at the end: tests kill their servers.
"""

from __future__ import annotations

import os
import sys
import threading
from types import CodeType, FrameType

_SOURCES = os.environ.get("OSADA_TRACED_SOURCES", "")
_OUT = os.environ.get("OSADA_TRACE", "")
_seen: set[CodeType] = set()


def _enter(frame: FrameType, _event: str, _argument: object) -> None:
    code = frame.f_code
    if code.co_filename.startswith(_SOURCES) and code not in _seen:
        _seen.add(code)
        with open(_OUT, "a", encoding="utf-8") as out:  # noqa: PTH123 - pathlib may not be loaded
            out.write(f"{code.co_filename[len(_SOURCES) :]}:{code.co_firstlineno}\n")


if _OUT:
    threading.settrace(_enter)
    sys.settrace(_enter)
