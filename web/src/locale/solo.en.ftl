### Playing alone.

solo-settlers = Settlers: an adventure for one
solo-title = { $game }: alone
solo-about = Choose a village sheet: its six buildings make every adventure another one. Ten rounds, and a rank at the end.
solo-overall = Your best so far: { $points } ({ $rank }).
solo-people = People
solo-all = All sheets
solo-choose = Choose a sheet
solo-sheet = Sheet { $sheet }
solo-drawn = A drawn sheet
solo-drawn-about = Let chance choose one of the 48.
solo-best = best { $points }
solo-dice = Dice
solo-dice-fresh = fresh, mine alone
solo-dice-shared = fresh, with a code to share
solo-dice-code = of a code I was given
solo-start = Play
solo-category = Sheet or variant
solo-of-all = Best of all
solo-saltfjord-about = Three rounds, and the dice wait in the taverns. A win earns a medal, according to its points.
solo-salt-standard =
    { $side ->
        [plain] Plain side, { $tiles } special tiles
       *[village] Village side, { $tiles } special tiles
    }
solo-salt-carts =
    { $side ->
        [plain] Carts, plain side, { $tiles } special tiles
       *[village] Carts, village side, { $tiles } special tiles
    }
solo-goals = Medals and achievements
solo-goals-about = A win needs at least { $minimum } points from each special scoring tile.
solo-goal-points =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
solo-goal-won =
    { $times ->
        [one] won once
       *[other] won { $times } times
    }
dice = The same dice for everybody
dice-code = Code of the dice
dice-about = Whoever has the code plays with the same dice. The first try counts.
