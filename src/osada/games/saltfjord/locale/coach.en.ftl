## What the coach says: what matters now, in at most 25 words

coach-pick-set = Pick a set: its ability is yours for the whole game, the building goes into your village, the goods are yours now.
coach-first-die = A white die activates a column of your village, an orange one a row. Take one whose line has several buildings.
coach-last-round = The third round is the last. Crates, technology levels and three fish a point are counted at the end.
coach-fish-move-die =
    { $n ->
        [one] Each fish moves the die by one: line { $line } has { $n } free building, more than this one.
       *[other] Each fish moves the die by one: line { $line } has { $n } free buildings, more than this one.
    }
coach-full-boat = Your boat is full. Sail on, and a token goes overboard; return, and all of them are yours.
coach-return-or-sail = Tokens pay only once the boat returns. Points of the area: { $n } here, { $next } in the next one.
coach-trade-for-points = This pier turns a grain into 3 points or a food into 5: food is better, but once for each crate.
coach-build-ahead = Put the tile further along this line, and the die can activate it in this very turn.
coach-along-the-line =
    { $n ->
        [one] The die can activate { $n } more building on its way.
       *[other] The die can activate { $n } buildings on its way. The last one is blocked afterwards, so think where it stops.
    }
coach-boat-out =
    { $n ->
        [one] Your boat is out in the last round: the { $n } point of its area counts only if it returns.
       *[other] Your boat is out in the last round: the { $n } points of its area count only if it returns.
    }
coach-special-short = { $scoring } gives { $n } so far; you win alone only if every special tile gives at least 10.
coach-workers-idle =
    { $n ->
        [one] { $n } worker waits at home. As a free action it activates any free building; unused, the round is lost for it.
       *[other] { $n } workers wait at home. As a free action each activates a free building; unused, the round is lost for them.
    }
coach-leftmost-tavern = The leftmost tavern is still free: whoever passes there begins the next round and has the first pick of dice.
coach-order-ready =
    { $n ->
        [one] You can pay for a crate worth { $n } point. An order building or the second tavern fills it.
       *[other] You can pay for a crate worth { $n } points. An order building or the second tavern fills it.
    }
coach-top-of-track = You can pay for the last step of { $track }: at the top its scoring tile, { $scoring }, is yours.
coach-row-near = Row { $line } lacks one cell. Fill it, and every promenade in it pays.
coach-column-near = Column { $line } lacks one cell. Fill it, and every promenade in it pays.
coach-keep-grain =
    { $n ->
        [one] Keep a grain or food for the end of the round: when you pass, your crate at pier 4 buys points.
       *[other] Keep grain or food for the end of the round: when you pass, your { $n } crates at pier 4 buy points.
    }
coach-crates-set = A crate at pier { $pier } would complete a set of four: 3 points more at the end.
coach-large-tile = You have wood and a plank: a large tile takes a whole turn, but no die.
coach-orange-left = Three white dice are the most in a round. An orange one may still be taken.
coach-carts-first = Carts in the die's line move first and activate where they go. At the end each scores row times column.
coach-gold-anything = Gold can be downgraded to anything, step by step: it helps out when an order lacks one thing.
