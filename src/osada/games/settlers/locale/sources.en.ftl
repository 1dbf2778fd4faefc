### Where the data come from: what a file says of its own provenance, in words.

## What it is about

source-buildings = The buildings
source-six-buildings-same-for-all = Six buildings, the same for all
source-four-buildable-on-top-two-prebuilt-below = Four to be built above, two already built below
source-architects-bottom-left-highlighted-advanced-only = The Architects: bottom left, highlighted, for the advanced game only
source-fortress-prebuilt-end-game-points = The Fortress: already built, points at the end
source-farm-gain-1-food-underlined = The Farm: gain 1 food, underlined
source-farm-cost-3-areas-one-wood = The Farm costs 3 areas, one of them with wood
source-sawmill-and-tool-shop-names = The names Sawmill and Tool Shop
source-architects-plan-worth-points-only = The plan of the Architects is worth points only
source-all-other-costs-abilities-and-all-plan-shapes = All other costs and abilities, and the shapes of all plans
source-symbols-on-every-resource-die = The symbols on every resource die
source-face-counts = How many faces show what
source-worker-range-3-to-5 = The worker die shows 3 to 5
source-worker-face-counts = How many faces of the worker die show what
source-tracks-order-and-9-sections = The order of the tracks, and their 9 sections
source-four-fields = Four fields
source-granaries-s3-4vp-s4-6vp-and-s4-has-2plus-food-ar = Granaries: section 3 is worth 4 points and section 4 is worth 6, with two or more areas of food
source-value-5-occurs-on-walls-and-14-on-huts = The walls have a section worth 5, the huts one worth 14
source-last-section-is-imperial-with-the-largest-value = The last section is imperial and worth most
source-bridges-row-in-4-sets = The bridges come in 4 sets
source-a-field-can-have-3-harvest-areas = A field can have 3 harvest areas
source-gold-is-never-a-printed-cost = Gold is never a printed cost
source-everything-else-costs-points-field-contents = Everything else: costs, points, what the fields hold
source-all = All
source-sheets = The sheets

## How it is known

known-own-reconstruction = our reconstruction
known-printed = printed
known-secondary-meeple-mountain-text = a secondary source (the text of Meeple Mountain)
known-printed-highlighted-ignored-in-the-basic-game-se = printed (highlighted, ignored in the basic game), and a secondary source (position, already built, yellow)
known-printed-worked-example = printed (worked example)
known-secondary-weak-dzieciochatki-pl-intro = a weak secondary source (the introduction of dzieciochatki.pl)
known-inferred-rulebook-some-plans-give-only-points = inferred (the rulebook says that some plans give only points)
known-guess = our guess
known-secondary-polter-pl-review-stone-wood-food-gold = a secondary source (a review at polter.pl): stone, wood, food and gold are on each die
known-secondary-boardgamequest-poliedricom-gusandco = secondary sources (boardgamequest, poliedricom, gusandco)
known-secondary-jestatharogue = a secondary source (jestatharogue)
known-printed-caption = printed (a caption)
known-secondary-trictrac = a secondary source (trictrac)
known-guess-tuned-by-simulation = our guess, tuned by simulation
known-nothing-yet-put-a-file-of-this-name-into-your-ow = nothing yet: put a file of this name into your own content folder
known-own-reconstruction-48-different-sets-of-6 = our reconstruction: 48 different sets of 6
