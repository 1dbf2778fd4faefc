"""Several things in one number: the details of frames, tokens under stacks, uses of abilities.

What belongs together has a function that puts it together, and one for each part.
"""

from typing import Final

from osada.core.bits import BIT
from osada.core.ints import i64

# A die in hand (DIE)


def die(colour: i64, value: i64) -> i64:
    """A die of a colour that shows a value."""
    return colour + (value << 1)


def die_colour(details: i64) -> i64:
    """Its colour."""
    return details & 1


def die_value(details: i64) -> i64:
    """Its value, from 1."""
    return details >> 1


# Dice still to be rolled (ROLL)


def roll(colour: i64, dice: i64) -> i64:
    """So many dice of a colour."""
    return dice + (colour << 5)


def roll_left(details: i64) -> i64:
    """Count how many are left, with the next one."""
    return details & 31


def roll_colour(details: i64) -> i64:
    """Their colour."""
    return details >> 5


# A tile in hand (SPOT, ROTATE)


def tile_from(tile: i64, stack: i64) -> i64:
    """A tile from a stack."""
    return tile + (stack << 7)


def tile_at(details: i64, cell: i64) -> i64:
    """The same, its first square on a cell."""
    return details + (cell << 10)


def tile_number(details: i64) -> i64:
    """The tile."""
    return details & 127


def tile_stack(details: i64) -> i64:
    """The stack it is from."""
    return details >> 7 & 7


def tile_cell(details: i64) -> i64:
    """The cell of its first square."""
    return details >> 10


# A die on its way along a line (ACTIVATE)


def on_line(line: i64, passed: i64, last: i64) -> i64:
    """A die that has passed some cells, the last building it activated among them, or NOTHING."""
    return line + (passed << 4) + (last + 1 << 7)


def line_number(details: i64) -> i64:
    """The line."""
    return details & 15


def line_passed(details: i64) -> i64:
    """Count how many cells have been passed."""
    return details >> 4 & 7


def line_last(details: i64) -> i64:
    """The last building that was activated, or NOTHING."""
    return (details >> 7) - 1


# Carts still to move (CARTS)

CALLED: Final = 3
"""The set of the carts."""
BY_ROW: Final = 4
"""A die in a row called them."""
BY_TECHNOLOGY: Final = 8
"""A technology called them."""

# Piers in use (NEXT_PIER)

PAUSED: Final = 256


def at_pier(pier: i64, used: i64) -> i64:
    """A pier of which some crates have been used."""
    return pier + (used << 2)


def pier_number(details: i64) -> i64:
    """The pier."""
    return details & 3


def pier_used(details: i64) -> i64:
    """Count how many crates of it have been used."""
    return details >> 2 & 63


# Tokens in hand (DRAW, KEEP). A token in hand is its face and the set of those who know it.

FIRST_TOKEN: Final = 8
"""The first bit of the first token; there is none if it is 0."""
SECOND_TOKEN: Final = 20


def draw_from(stack: i64, wanted: i64) -> i64:
    """Nothing yet, of so many tokens from a stack."""
    return stack + (wanted << 6)


def draw_stack(details: i64) -> i64:
    """The stack."""
    return details & 63


def draw_wanted(details: i64) -> i64:
    """Count how many tokens are wanted."""
    return details >> 6 & 3


def draw_first(details: i64) -> i64:
    """The first token, or 0."""
    return details >> FIRST_TOKEN & 0xFFF


def draw_second(details: i64) -> i64:
    """The second token, or 0."""
    return details >> SECOND_TOKEN


def with_token(details: i64, token: i64) -> i64:
    """One more token in hand."""
    if draw_first(details):
        return details + (token << SECOND_TOKEN)
    return details + (token << FIRST_TOKEN)


def token(face: i64, knowers: i64) -> i64:
    """A token with who knows it."""
    return face + 1 + (knowers << 6)


def token_face(token: i64) -> i64:
    """Its face."""
    return (token & 63) - 1


def token_knowers(token: i64) -> i64:
    """The seats that know it."""
    return token >> 6


# Tokens under a stack (`under`)


def sunk(stack: i64, face: i64) -> i64:
    """A token of a face under a stack."""
    return stack + (face << 6)


def sunk_stack(token: i64) -> i64:
    """The stack it is under."""
    return token & 63


def sunk_face(token: i64) -> i64:
    """Its face."""
    return token >> 6


# Uses of abilities in a round (`uses`): three bits each


def times_used(uses: i64, ability: i64) -> i64:
    """Count how often an ability was used."""
    return uses >> 3 * ability & 7


def used_once_more(uses: i64, ability: i64) -> i64:
    """The same after one more use."""
    return uses + BIT[3 * ability]
