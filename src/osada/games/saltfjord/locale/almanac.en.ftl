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
