"""Linear equations of a positive definite matrix, as least squares and likelihoods lead to them."""

from __future__ import annotations

from collections.abc import Sequence

Matrix = Sequence[Sequence[float]]


def solve(matrix: Matrix, right: Matrix) -> list[list[float]]:
    """The x of `matrix · x = right`, by Gauss and Jordan: no row has to be swapped."""
    rows = [[*row, *more] for row, more in zip(matrix, right, strict=True)]
    for i, pivot in enumerate(rows):
        scale = pivot[i]
        pivot[:] = [x / scale for x in pivot]
        for j, row in enumerate(rows):
            if j != i and row[i]:
                factor = row[i]
                row[:] = [x - factor * y for x, y in zip(row, pivot, strict=True)]
    return [row[len(rows) :] for row in rows]


def inverse(matrix: Matrix) -> list[list[float]]:
    """The inverse of a matrix."""
    size = range(len(matrix))
    return solve(matrix, [[float(i == j) for j in size] for i in size])
