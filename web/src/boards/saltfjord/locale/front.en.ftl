### Words of the pages around the tables.

saltfjord-about = A fishing village in the north grows die by die.
saltfjord-solo-about = Three rounds, and the dice wait in the taverns. A win earns a medal, according to its points.
saltfjord-solo-standard =
    { $side ->
        [plain] Plain side, { $tiles } special tiles
       *[village] Village side, { $tiles } special tiles
    }
saltfjord-solo-carts =
    { $side ->
        [plain] Carts, plain side, { $tiles } special tiles
       *[village] Carts, village side, { $tiles } special tiles
    }
saltfjord-goals = Medals and achievements
saltfjord-goals-about = A win needs at least { $minimum } points from each special scoring tile.
saltfjord-goal-points =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
saltfjord-goal-won =
    { $times ->
        [one] won once
       *[other] won { $times } times
    }
