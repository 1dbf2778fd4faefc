"""Take nets of the same kind together: one net that says what they say on average.

    .venv/bin/python -m benchmarks.values.together OUT NET NET ...

It has the hidden units of all of them.
"""

from __future__ import annotations

import sys
from pathlib import Path

import msgspec

from osada.evaluation.net_files import NetFile, read_net, written


def together(nets: list[NetFile]) -> NetFile:
    one, outputs = nets[0], range(len(nets[0].second_bias))
    return msgspec.structs.replace(
        one,
        provenance=" Together with: ".join(net.provenance for net in nets),
        limits=[max(limits) for limits in zip(*(net.limits for net in nets), strict=True)],
        first=[_side_by_side(nets, rows) for rows in zip(*(n.first for n in nets), strict=True)],
        first_bias=_side_by_side(nets, [net.first_bias for net in nets]),
        second=[[_part(w, nets) for net in nets for w in net.second[i]] for i in outputs],
        second_bias=[_part(sum(net.second_bias[i] for net in nets), nets) for i in outputs],
    )


def _side_by_side(nets: list[NetFile], rows: list[list[int]] | tuple[list[int], ...]) -> list[int]:
    """All hidden units, then the mean of what goes straight to the outputs."""
    hidden = [weight for net, row in zip(nets, rows, strict=True) for weight in row[: _units(net)]]
    ends = [row[_units(net) :] for net, row in zip(nets, rows, strict=True)]
    return hidden + [_part(sum(weights), nets) for weights in zip(*ends, strict=True)]


def _units(net: NetFile) -> int:
    return len(net.first_bias) - len(net.second_bias)


def _part(weight: int, nets: list[NetFile]) -> int:
    return round(weight / len(nets))


def main() -> None:
    place, *files = map(Path, sys.argv[1:])
    found = together([read_net(file.read_bytes()) for file in files])
    found.net()  # a net that is no net is refused
    place.write_text(written(found), encoding="utf-8")


if __name__ == "__main__":
    main()
