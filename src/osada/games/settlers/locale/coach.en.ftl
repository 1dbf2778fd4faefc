## What the coach says: what matters now, in at most 25 words

coach-reroll-first = You may roll dice again, but only now: after any action, ability or favour it is too late.
coach-found = Your complete sections make a settlement. It raises the underlined number of its building from the next round on, or brings points at the end.
coach-first-growth =
    { $n ->
        [one] You have { $n } action. Each crosses out one area and pays what stands in it; what you do not use is lost.
       *[other] You have { $n } actions. Each crosses out one area and pays what stands in it; what you do not use is lost.
    }
coach-last-round = The last round: only complete sections score, and a building finished now helps only if it scores at the end.
coach-half-section = Begun, but not complete: { $section }. As it is it scores nothing, and the end is near.
coach-no-crops-yet = Crops needs an open field, and you have none yet: without a bridge it brings nothing.
coach-choose-favour = A favour is a bonus for this round only: an action, a resource, gold, harvests or points. Which one makes most of these dice?
coach-gift-waits = Your Gift waits. Choose it whenever you like, then a die: you get one more of what it shows, and no action is needed.
coach-crops-waits = Your Crops waits. Choose it, then a die: in this round harvests of what it shows cost no action.
coach-export-waits = Keep Export for the end of your round: then one of each kind that is left over becomes a point, without an action.
coach-export-left =
    { $n ->
        [one] No action is left, but { $n } resource is. Export still turns it into a point; otherwise it is lost.
       *[other] No action is left, but { $n } resources are. Export turns one of each kind into a point; the rest is lost.
    }
coach-condition-near = { $building } notes points if its condition is met within one round: you are one short.
coach-rank-near =
    { $n ->
        [one] { $n } more point, and you end a rank higher.
       *[other] { $n } more points, and you end a rank higher.
    }
coach-opens-field = The next section of your bridges opens field { $field } at once: you can harvest it in this very round.
coach-harvest-wasted = A harvest with your last action brings what you can no longer spend: the pool is lost at the end of the round.
coach-first-harvest = Field { $field } is open. A harvest costs one action and gives more than most dice; each area can be harvested once.
coach-one-area-left = One area more and { $building } is complete. It works from the next round on, so the sooner the better.
coach-goods-left = Your last action: do not let your resources be lost. They can still pay, for instance, for { $section }.
coach-no-goods =
    { $n ->
        [one] Nothing left to pay with, but { $n } action. Some areas of your village cost only that.
       *[other] Nothing left to pay with, but { $n } actions. Some areas of your village cost only an action.
    }
coach-settlement-soon = Your complete sections already fit the plan of { $building }: when you end your growth, you may found a settlement.
coach-bridges-early = Bridges bring few points themselves, but they open fields. Whoever builds them early can harvest in more rounds.
coach-building-early =
    { $n ->
        [one] No building of your own works yet. One completed now would still help for { $n } round.
       *[other] No building of your own works yet. One completed now would help for { $n } rounds.
    }
coach-gold-pays =
    { $n ->
        [one] You have { $n } gold: it pays for stone, wood or food, whichever is missing.
       *[other] You have { $n } gold: it pays for stone, wood or food, whichever is missing.
    }
