### Words of Saltfjord: things, options, moves, events, the boards.

## Things

colour-white = white
colour-orange = orange
resource-fish = fish
resource-wood = wood
resource-grain = grain
resource-paper = paper
resource-plank = plank
resource-food = food
resource-book = book
resource-gold = gold
goods-fish = { $n } fish
goods-wood = { $n } wood
goods-grain = { $n } grain
goods-paper = { $n } paper
goods-plank =
    { $n ->
        [one] { $n } plank
       *[other] { $n } planks
    }
goods-food = { $n } food
goods-book =
    { $n ->
        [one] { $n } book
       *[other] { $n } books
    }
goods-gold = { $n } gold
goods-points =
    { $n ->
        [one] { $n } point
       *[other] { $n } points
    }
some-goods =
    { $resource_id ->
        [fish] { $amount } fish
        [wood] { $amount } wood
        [grain] { $amount } grain
        [paper] { $amount } paper
        [plank] { $amount ->
            [one] { $amount } plank
           *[other] { $amount } planks
        }
        [food] { $amount } food
        [book] { $amount ->
            [one] { $amount } book
           *[other] { $amount } books
        }
       *[gold] { $amount } gold
    }
goods-nothing = nothing
list-and = { $first } and { $last }
cell-at = row { $row }, column { $column }
promenade-with = promenade: { $goods }
promenade-plain = promenade
token-of = { $goods }, kind { $kind }
action-order = fill an order
action-technology = gain a technology
action-fish = go fishing
action-build-small = build a small tile
action-upgrade = upgrade
action-build-one = build a one-square tile free
action-deal = trade grain or food for points
stack-one-a = first stack of one-square tiles
stack-one-b = second stack of one-square tiles
stack-two-a = first stack of two-square tiles
stack-two-b = second stack of two-square tiles
stack-ell-a = first stack of large tiles
stack-ell-b = second stack of large tiles
direction-stay = stays
direction-up = goes up
direction-down = goes down
direction-left = goes left
direction-right = goes right
track-crafts = Crafts
track-carpentry = Carpentry
track-logistics = Logistics
track-fishing = Fishing
track-carts = Carts
choice-first = first
choice-second = second
slot-1 = the first token
slot-2 = the second token
slot-3 = the third token
slot-4 = the fourth token
slot-new = the token just taken
pier-fish = fishing pier
pier-upgrade = workshop pier
pier-market = market pier
pier-meal = kitchen pier
ability-pilot = Pilot
ability-workshop = Workshop
ability-pedlar = Pedlar
ability-forwarder = Forwarder
ability-harbour-master = Harbour master
ability-builder = Builder
ability-town-planner = Town planner
ability-scholar = Scholar
scoring-crates = Crates
scoring-lines = Full rows and columns
scoring-catch = Catch
scoring-steps = Technology steps
scoring-large-tiles = Large tiles
scoring-fullest-pier = Fullest pier
scoring-workers = Workers
scoring-point-tokens = Tokens with points
scoring-cells = Filled cells
scoring-arrival = First to arrive
scoring-round = Early arrival

## Options

option-carts = Carts (advanced variant)
option-carts-no = without
option-carts-yes = with
option-side = Village boards
option-side-plain = plain side, the same for all
option-side-village = village side, all different
option-special-tiles = Special scoring tiles (game for one)
option-special-tiles-2 = 2
option-special-tiles-3 = 3
option-special-tiles-4 = 4
option-special-tiles-5 = 5
option-special-tiles-6 = 6
option-first-player = First player
option-first-player-random = drawn
option-first-player-A = seat A
option-first-player-B = seat B
option-first-player-C = seat C
option-first-player-D = seat D

## Moves

move-die = Take a die: { $colour } { $value }
move-die-at = Take the { $colour } die of tavern { $tavern }
move-line = Use the die at line { $value }
move-discard = Discard the die for 1 fish
move-build = Build from the { $stack }
move-pass = Pass to tavern { $tavern }
move-activate = Activate the building at { $cell }
move-cart = Cart { $cart } { $direction }
move-upgrade = Upgrade { $from } to { $to }
move-take-fish = Take 1 fish instead of an upgrade
move-order = Fill the order on stack { $stack }
move-technology = Move up on the { $track } track
move-sail = Sail on and take a token of kind { $kind }
move-return = Return to the harbour
move-deal = Pay { $deal }
move-place = Put the tile’s first square at { $cell }
move-turn = Turn the tile by { $angle }
move-keep = Keep the { $choice } token
move-overboard = Throw { $slot } overboard
move-pier = Put the crate at pier { $pier }
move-ability = Take the ability { $ability }
move-set = Pick start set { $set }
move-free = A free action first …
move-sell = Sell 1 { $resource }
move-buy = Pay fish to upgrade { $from } to { $to }
move-downgrade = Downgrade { $from } to { $to }
move-trade = Use an ability to get 1 { $resource }
move-worker = Use a worker at { $cell }
move-done = End the turn
move-skip = Do without
move-first = Seat { $seat } begins
move-board = The next board is { $board }
move-roll = The die shows { $value }
move-tile = The next tile is { $tile }
move-crate = The next crate is { $crate }
move-start-crate = The starting crate is { $crate }
move-deal-ability = The next ability is { $ability }
move-start-tile = The start building is { $tile }
move-start-goods = The start resources are { $kit }
move-scoring = The scoring tile is { $scoring }
move-token = The token shows { $token }

way-payment = { $move } (before that, exchange { $given } for { $gained })

## Events

event-first-player-drawn = { $seat } begins.
event-board-dealt = { $seat } has the board { $board }.
event-die-rolled = A { $colour } die shows { $value }.
event-die-laid = The { $colour } die of tavern { $tavern } shows { $value }.
event-tile-turned-up = On the { $stack }: { $tile }.
event-crate-turned-up = On crate stack { $pile }: { $crate }.
event-ability-laid-out = On the board: the ability { $ability }.
event-set-ability-dealt = Start set { $set }: the ability { $ability }.
event-set-building-dealt = Start set { $set }: the building { $tile }.
event-set-resources-dealt = Start set { $set }: the resources { $kit }.
event-scoring-laid = On top of { $track }: { $scoring }.
event-special-drawn = Special scoring tile: { $scoring }.
event-set-picked = { $seat } picks start set { $set } with the ability { $ability }.
event-round-began = Round { $round } begins; { $seat } goes first.
event-die-taken = { $seat } takes a die: { $colour } { $value }.
event-line-chosen = { $seat } uses the { $colour } die at line { $value } (fish paid: { $fish }).
event-die-discarded = { $seat } discards the die.
event-die-left = The die of { $seat } activates nothing and lies beside the board.
event-die-rested = The die of { $seat } stays at { $cell }.
event-building-activated = { $seat } activates the building at { $cell }.
event-cart-moved = Cart { $cart } of { $seat } goes to { $cell }.
event-cart-stayed = Cart { $cart } of { $seat } stays.
event-cart-placed = Cart { $cart } of { $seat } comes to the top-left cell.
event-cart-gained = { $seat } gains a second cart.
event-gained = { $seat } gains { some-goods }.
event-points-gained =
    { $points ->
        [one] { $seat } scores { $points } point.
       *[other] { $seat } scores { $points } points.
    }
event-paid = { $seat } pays { some-goods }.
event-upgraded = { $seat } upgrades { $from_resource } to { $resource }.
event-order-filled = { $seat } fills the order { $crate }, at pier { $pier }.
event-technology-gained = { $seat } moves up to level { $level } of { $track }.
event-scored-at-once = { $seat } reaches the scoring tile { $scoring }: { $points }.
event-boat-moved = The boat of { $seat } sails to area { $area }.
event-boat-returned = The boat of { $seat } returns to the harbour (area: { $points }).
event-tokens-looked-at = { $seat } looks at two tokens of kind { $number }.
event-token-seen = { $seat } sees a token: { $token }.
event-token-loaded = { $seat } takes a token: { $token }.
event-token-put-back = { $seat } puts a token back on top.
event-token-overboard = { $seat } throws a token overboard: { $token }.
event-no-token = No token is left there for { $seat }.
event-deal-taken = { $seat } pays { $deal }.
event-tile-built = { $seat } builds { $tile } at { $cell }.
event-row-completed = { $seat } completes row { $row }.
event-column-completed = { $seat } completes column { $column }.
event-tile-removed = Removed from the game: { $tile }.
event-crate-removed = Removed from the game: { $crate }.
event-ability-taken = { $seat } takes the ability { $ability }.
event-worker-gained = { $seat } gains a worker.
event-sold = { $seat } sells 1 { $resource } for { $fish } fish.
event-downgraded = { $seat } downgrades { $from_resource } to { $resource }.
event-traded = { $seat } uses an ability to get 1 { $resource }.
event-worker-used = { $seat } uses a worker at { $cell }.
event-passed = { $seat } passes to tavern { $tavern }.
event-declined = { $seat } does without.
event-turn-ended = { $seat } ends the turn.
event-game-ended = The third round is over.

## The boards

short-points = p
step-worker = a worker
step-ability = an ability tile
step-cart = the second cart
step-move-carts = each cart moves
step-better-boat = better boat
step-cheap-building = tiles 1 wood cheaper
step-pier-at-once = pier’s reward at once
step-any-pier = any pier
step-two-tokens = 2 tokens, keep 1
step-kind-2 = kind 2
step-kind-3 = kind 3
step-cart-promenades = carts use promenades
board-setup = Setting up
board-tracks = Technology
board-top = Top
board-round = Round { $round } of 3 · began: { $starter }
board-dice-white = White dice (columns):
board-dice-orange = Orange dice (rows):
board-none = –
board-taverns = Taverns:
board-special = Special scoring tiles:
board-abilities = Abilities on the board:
board-tiles = Building tiles (below the top one)
board-crates = Crates (below the top one)
board-fjord = Fjord
board-harbour = harbour
board-area-points = return
board-kind = kind { $kind }
board-boats = boats
board-sets = Start sets
board-points = { $points } points (would be { $final } at the end)
board-boat = Boat: area { $boat } · on board: { $load } (slots: { $slots })
board-has = Abilities: { $abilities }
board-workers = Workers: { $workers } · dice taken: { $white } white, { $orange } orange
board-caught = Caught: { $caught }
board-legend = ○ white die  ● orange die  ♟ worker  ▣ cart  (…) promenade  * snow  · empty
board-die = In hand: { $colour } die { $value }
board-tile = In hand: { $tile }
board-tokens = In hand: { $tokens }
board-actions = Action: { $actions }
board-line-column = Column { $number } is being activated
board-line-row = Row { $number } is being activated

## The end

closing-green = Green points
closing-boat = Tokens on the boat
closing-fish = Fish, 1 point for every 3
closing-sets = Sets of four crates
closing-crates = Crates
closing-track = { $track } (top: { $tile })
closing-carts = Carts
closing-total = Total
closing-special = Special scoring tile { $tile }: { $points } (at least { $minimum } are needed)
closing-lost = At least one special scoring tile gives too little: no win this time.
closing-medal-none = You have won, without a medal.
closing-medal-bronze = You have won a bronze medal.
closing-medal-silver = You have won a silver medal.
closing-medal-gold = You have won a gold medal.
closing-medal-platinum = You have won a platinum medal.
closing-medal-palladium = You have won a palladium medal.
medal-bronze = Bronze medal
medal-silver = Silver medal
medal-gold = Gold medal
medal-platinum = Platinum medal
medal-palladium = Palladium medal
achievement-1 = Achievement 1: gold with three special tiles
achievement-2 = Achievement 2: platinum with three special tiles
achievement-3 = Achievement 3: platinum with four special tiles
achievement-4 = Achievement 4: platinum with five special tiles
achievement-5 = Achievement 5: palladium with six special tiles

## The boards in 80 columns

board-orders = Crates: { $piers }
board-village = { $seat }
board-village-row = { $row }
cell-order = order
cell-technology = tech
cell-fish = boat
cell-upgrade = upgrade
cell-build-small = build

## What a choice is about

hint-die-shows = shows { $value }: { $line }
hint-area = area { $area }, return: { $points }
some-tile = a tile ({ $squares })
deal-of = { $pay } for { $gain }
