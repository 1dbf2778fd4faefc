### Where the data come from: what a file says of its own provenance, in words.

## What it is about

source-eight-tiles-four-on-the-board-and-four-in-the-st = Eight tiles, four on the board and four in the start sets
source-what-they-do = What they do
source-number-of-tiles = The number of tiles
source-shapes = The shapes
source-two-stacks-a-shape = Two stacks a shape
source-tiles-in-a-stack = The tiles in a stack
source-faces = The faces
source-numbers-and-stacks = Numbers and stacks
source-piers-and-the-bonus-for-sets = Piers and the bonus for sets
source-one-crate-of-1-food-and-1-wood-one-worth-5 = One crate of 1 food and 1 wood, and one worth 5 points
source-all-other-costs-and-points = All other costs and points
source-which-stack-belongs-to-which-pier = Which stack belongs to which pier
source-three-kinds-what-a-move-and-a-return-do = Three kinds of tokens; what a move and a return do
source-points-of-the-third-area = The points of the third area
source-number-of-areas-other-points-sizes-of-stacks-mix = The number of areas, other points, sizes of stacks, mix of tokens
source-slots-of-the-boat-tile = The slots of the boat tile
source-grid-snow-cells-two-sides = Grid, cells with snow, two sides
source-one-name = One name
source-the-plain-side-is-the-same-for-all = The plain side is the same for all
source-seven-printed-buildings = Seven printed buildings
source-which-buildings-and-where = Which buildings, and where
source-other-names = The other names
source-arrows = The arrows
source-sale-of-food = The sale of food
source-other-sales = The other sales
source-eleven-tiles-two-scored-at-once-and-left-out-of = Eleven tiles, two of them scored at once and left out of a game for one
source-what-they-score = What they score
source-medals-and-achievements = Medals and achievements
source-four-sets-of-three-tiles = Four sets of three tiles
source-a-go-fishing-symbol-on-one-tile = A go-fishing symbol on one tile
source-the-goods = The goods
source-tracks-effects-points-of-levels-1-and-2-scoring = Tracks, effects, points of levels 1 and 2, scoring tiles at the top
source-three-steps-a-track-and-their-order = Three steps a track, and their order
source-cost-of-the-first-step-of-logistics = The cost of the first step of Logistics
source-other-costs = The other costs
source-order-and-costs-of-the-cart-track = The order and costs of the carts’ track
source-taverns = The taverns

## How it is known

known-printed = printed
known-reconstruction = our reconstruction
known-secondary-source-66 = a secondary source: 66
known-printed-one-square-two-squares-an-l-that-there-a = printed: one square, two squares, an L; that there are no others is inferred
known-reconstruction-11 = our reconstruction: 11
known-inferred-from-the-worked-example-2 = inferred from the worked example: 2
known-basic-side-inferred-3-better-side-printed-4-one = the basic side is inferred (3), the better side printed (4, one of them doubled)
known-printed-misspelt-in-our-copy-l-ding = printed, misspelt in our copy: Løding
known-secondary-source = a secondary source
known-printed-2-fish = printed: 2 fish
known-reconstruction-inferred-from-the-rows-of-the-war = our reconstruction, inferred from the rows of the warehouse
known-inferred = inferred
known-printed-1-grain = printed: 1 grain
known-printed-their-order-is-inferred = printed; their order is inferred
