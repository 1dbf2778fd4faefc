### The almanac: abilities and scoring tiles explained at length.

almanac-free-pips =
    { $n ->
        [one] Change the value of each die you take by { $n } without paying; more pips cost 1 fish each.
       *[other] Change the value of each die you take by up to { $n } without paying; more pips cost 1 fish each.
    }
almanac-times =
    { $times ->
        [one] once
       *[other] up to { $times } times
    }
almanac-cheap-upgrade = The free action “pay fish to upgrade” costs you only { $fish } fish, { almanac-times } a round.
almanac-trade = As a free action, { almanac-times } a round: pay { $pay } and get one of { $choice }.
almanac-on-order = Each time you fill an order, gain { $goods }.
almanac-on-return = Each time your boat returns to the harbour, gain { $goods }.
almanac-on-small-tile = Each time you build a small tile, gain { $goods }.
almanac-on-large-tile = Each time you build a large tile, gain { $goods }.
almanac-on-line = Each time you complete a row or a column, gain { $goods }.
almanac-on-technology = Each time you gain a technology, gain { $goods }.
almanac-per-crate = Points for each of your crates: { $points }.
almanac-per-line = Points for each full row and each full column: { $points }.
almanac-per-token = Points for each of your catch tokens, on the boat too: { $points }.
almanac-per-step = Points for each step on all four technology tracks: { $points }.
almanac-per-large-tile = Points for each large building tile: { $points }.
almanac-per-crate-at-fullest-pier = Points for each crate at the pier where you have most: { $points }.
almanac-per-worker = Points for each of your workers: { $points }.
almanac-per-token-with-points = Points for each of your catch tokens that shows points: { $points }.
almanac-per-two-cells = Points for every two filled cells of your grid: { $points }.
almanac-per-arrival = Scored at once, by the order of arrival: { $points } points.
almanac-per-round = Scored at once, by the round in which you arrive: { $points } points.

## Kinds and facts

almanac-kind-ability = Abilities
almanac-kind-tile = Building tiles
almanac-kind-crate = Crates
almanac-kind-scoring = Scoring tiles
almanac-kind-pier = Piers
almanac-kind-track = Technologies
almanac-fact-cost = Costs
almanac-fact-number = In the box
almanac-fact-order = Asks for
almanac-fact-points = Points
almanac-fact-reward = For each crate
almanac-level = Level { $level }

## Tiles, crates, piers, technologies

almanac-ability = Four abilities come with the start sets; four lie on the board and are taken by a technology.
almanac-scoring = It lies on top of a technology track and counts at the end, for whoever has reached the top.
almanac-scoring-at-once = It lies on top of a technology track and counts as soon as you reach the top; it is left out of a game for one.
almanac-shape-small =
    { $squares ->
        [one] A small tile of { $squares } square, built by an action.
       *[other] A small tile of { $squares } squares, built by an action.
    }
almanac-shape-large =
    { $squares ->
        [one] A large tile of { $squares } square: building it is your whole turn.
       *[other] A large tile of { $squares } squares: building it is your whole turn.
    }
almanac-shape-start =
    { $squares ->
        [one] A start building of { $squares } square: it is laid on the snow before the first round.
       *[other] A start building of { $squares } squares: it is laid on the snow before the first round.
    }
almanac-start-title = { $title } (start set)
almanac-start-tile = nothing: it comes with a start set
almanac-producing = Building: when its row or column is activated, it produces { $what }.
almanac-action = Building: when its row or column is activated, you may { $what }.
almanac-promenade = Promenade: it brings { $goods } when its row is complete, and again when its column is.
almanac-promenade-plain = Promenade: it fills its cell and brings nothing.
almanac-crate =
    { $bonus ->
        [one] Fill the order and put the crate at its pier. Its points count at the end; four crates at four different piers bring { $bonus } more.
       *[other] Fill the order and put the crate at its pier. Its points count at the end; four crates at four different piers bring { $bonus } more.
    }
almanac-start-crate =
    { $bonus ->
        [one] One of the four that lie on the stacks as the game begins. Its points count at the end; four crates at four different piers bring { $bonus } more.
       *[other] One of the four that lie on the stacks as the game begins. Its points count at the end; four crates at four different piers bring { $bonus } more.
    }
almanac-pier = When you pass, every crate at this pier brings its reward once, pier by pier from top to bottom.
almanac-track = Each step costs what stands beside it and works at once. At the end the first two levels are worth { $points }; whoever reaches the top scores the tile that lies there instead.
