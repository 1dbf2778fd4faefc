### The almanac: the buildings of the village explained at length.

timing-reroll = Works at the very start of your growth phase, before anything else.
timing-once-per-round = Works once in each round from the round after you complete it.
    .prebuilt = Works once in each round, from the first on.
timing-passive = Always works from the round after you complete it.
    .prebuilt = Always works.
timing-end-of-round = Counted when you finish a round, from the round after you complete it.
    .prebuilt = Counted when you finish a round, from the first on.
timing-final = Counts only at the end, whichever round it was completed in.
    .prebuilt = Counts only at the end.
note-gain = You receive it automatically as the growth phase opens, for it can only help; where it depends on a count, you choose the moment.
note-gain-choice = All of it is of the one kind you choose.
note-extra-action = The action is yours as soon as the growth phase opens.
note-copy-die = A die that shows gold gives gold. Each die can be copied once a round by this building.
note-set-die = The resource of that die must still be in your pool: it becomes one of the new kind. No die can be turned to gold, but one that shows gold can be turned.
note-reroll = The new result counts for you alone. You see each result before you decide on the next, and the same die may be rolled again.
note-exchange = Gold is accepted as any kind; nothing becomes gold unless the building says so.
note-spend-for-vp = Gold is accepted as any kind. Note the points at once.
note-spend-for-action = Gold is accepted as any kind.
note-action-for-resource = All of it is of the one kind you choose.
note-free-harvest = Used automatically on the next harvest that would cost an action. The field must be open.
note-harvest-bonus = In an area with several kinds you choose one of them. Where a later harvest of the round could use it better, you may leave it for later.
note-free-area = Used automatically on the next such area; its resources are still paid.
note-discount = An area that has nothing to save does not count. Where several kinds could be saved, you choose; where a later area of the round could use it better, you may leave it for later.
note-vp-if = Everything must happen within one round, the settlement at its end included.
note-vp-per = Everything must happen within one round, the settlement at its end included.
note-keep = If you have more than that, you choose what stays.
note-second-favour = The favour stays in the middle: others with such a building may use it too.
note-final-per = The underlined number counts as it stands at the end.
note-final-if = The underlined number counts as it stands at the end.
almanac-kind-building = Buildings
almanac-fact-cost = Areas
almanac-fact-settlement = A settlement
almanac-fact-sheets = On sheets
almanac-fact-worth = Worth
almanac-fact-source = Source
almanac-worth =
    { $points ->
        [one] about { $points } point
       *[other] about { $points } points
    } in a game: how much better a bot of level 4 does with it than without, on the same dice
almanac-action-only = an action only
almanac-prebuilt = printed as already built: it costs nothing
almanac-advanced = Only in the advanced game.
almanac-plan-points = brings its points only: no number is underlined
almanac-no-plan = this building has no plan
almanac-raised = each one raises the underlined number by 1; after the first: { $effect }
almanac-competition = the competition sheet
almanac-own = “{ $name }”
almanac-author = By { $author }.
almanac-origin = Made from “{ $name }” by { $author }.
provenance-reconstruction = our own design, as the printed sheets were not at hand
provenance-guess = our guess
provenance-ability-printed = the ability is printed, the cost is told by reviews, the plan is our guess
provenance-example-ability = the ability is an example of the rulebook, the rest is our guess
provenance-points-guessed = told by reviews, its points are our guess
