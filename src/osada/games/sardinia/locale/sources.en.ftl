### Where the data come from: what a file says of its own provenance, in words.

## What it is about

source-topology = The plan of the island
source-geometry = Its outline
source-names = The names

## How it is known

known-numbers-terrain-forts-and-harbours-as-on-the-pri = numbers, terrain, forts and harbours as on the printed board, from a redrawn public picture, checked against the counts and the example of the rulebook; p3 (5 points without a harbour) is the one uncertain value
known-drawn-for-this-project-from-general-geography = drawn for this project from general geography
known-ours-the-board-prints-none = ours: the board prints none
