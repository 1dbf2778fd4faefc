"""Made-up buildings, at least one of each kind of effect: no code knows them."""

from tests.games.settlers.pack import Data

MADE_UP: dict[str, Data] = {
    # Gains
    "well": {"kind": "gain", "resource": "food", "n": 2, "underlined": "n"},
    "estate": {
        "kind": "gain",
        "resource": "wood",
        "n": 0,
        "per": {"count": "bridges_complete", "each": 2},
        "also": {"gold": 1},
        "underlined": "n",
    },
    "ferry": {
        "kind": "gain",
        "resource": "gold",
        "n": 0,
        "per": {"count": "bridges_complete"},
        "underlined": "n",
    },
    "shop": {"kind": "gain_choice", "from": ["stone", "gold"], "n": 2, "underlined": "n"},
    "inn": {"kind": "extra_action", "n": 2, "underlined": "n"},
    # Dice
    "mirror": {"kind": "copy_die", "n": 2, "underlined": "n"},
    "turner": {"kind": "set_die", "n": 2, "underlined": "n"},
    "shrine": {"kind": "reroll", "dice": "resource", "n": 1, "underlined": "n"},
    "crew": {"kind": "reroll", "dice": "worker", "n": 1, "underlined": "n"},
    "casino": {"kind": "reroll", "dice": "any", "n": 2},
    # Trade
    "kiln": {"kind": "exchange", "give": {"wood": 1}, "get": {"stone": 2}, "times": 2},
    "bank": {"kind": "exchange", "give": {"any": 2}, "get": {"gold": 1}, "times": 1},
    "swap": {"kind": "exchange", "give": {"any": 1}, "get": {"any": 2}, "times": 1},
    "jeweller": {
        "kind": "exchange",
        "give": {"gold": 1, "wood": 1},
        "get": {"food": 4},
        "times": 1,
    },
    "gallery": {"kind": "spend_for_vp", "give": {"stone": 1, "any": 1}, "vp": 3, "times": 2},
    "canteen": {"kind": "spend_for_action", "give": {"food": 1}, "actions": 2, "times": 1},
    "quarrymen": {"kind": "action_for_resource", "from": ["stone", "food"], "n": 3, "times": 2},
    # Fields and areas
    "scythe": {"kind": "free_harvest", "n": 1, "underlined": "n"},
    "drier": {"kind": "harvest_bonus", "n": 2, "times": 1},
    "crane": {"kind": "free_area", "scope": "walls", "n": 1},
    "helpers": {"kind": "free_area", "scope": "village", "n": 2},
    "mason": {"kind": "discount", "track": "walls", "resource": "stone", "times": 2},
    "rope": {"kind": "discount", "track": "bridges", "resource": "any", "times": 1},
    "store": {"kind": "keep", "n": 2, "underlined": "n"},
    "embassy": {"kind": "second_favour", "n": 1},
    "consulate": {"kind": "second_favour", "n": 2},
    # Points
    "stage": {"kind": "vp_if", "cond": {"stat": "harvests", "min": 2}, "vp": 3, "underlined": "vp"},
    "school": {"kind": "vp_per", "stat": "sections", "vp": 2, "max": 5, "underlined": "max"},
    "treasury": {"kind": "vp_per", "stat": "gold_spent", "vp": 1, "max": 9},
    "founders": {"kind": "vp_if", "cond": {"stat": "settlement_made", "min": 1}, "vp": 4},
    "tower": {
        "kind": "final_per",
        "count": "sections_walls",
        "per": 2,
        "vp": 1,
        "underlined": "vp",
    },
    "gate": {"kind": "final_if", "count": "imperial_sections", "min": 1, "vp": 6},
} | {
    f"stat_{stat}": {"kind": "vp_per", "stat": stat, "vp": 1, "max": 9}
    for stat in (
        "areas",
        "track_areas",
        "building_areas",
        "buildings_completed",
        "tracks_touched",
        "sections_walls",
        "stone_spent",
    )
}
BESIDE = {"rope": ["mason"], "treasury": ["kiln", "bazaar"], "consulate": ["embassy"]}
"""The other buildings of a building's sheet."""
