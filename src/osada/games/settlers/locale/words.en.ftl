## Things

resource-stone = stone
resource-wood = wood
resource-food = food
resource-gold = gold
resource-any = of your choice
letter-stone = S
letter-wood = W
letter-food = F
letter-gold = G
amount = { $n } { $resource }
or = or
favour-ally = Ally
favour-gift = Gift
favour-crops = Crops
favour-export = Export
favour-coin = Lucky coin
track-walls = walls
track-huts = huts
track-granaries = granaries
track-bridges = bridges
section-of-track = { $track } { $number }
die-first = first die
die-second = second die
die-third = third die
die-worker = worker die
box-walls = Walls
box-huts = Huts
box-granaries = Granaries
box-bridges = Bridges
box-settlements = Settlements
box-other = Other points

## Ranks

rank-plebeian = Plebeian
rank-servant = Servant
rank-squire = Squire
rank-knight = Knight
rank-castellan = Castellan
rank-prince = Prince
rank-king = King
rank-emperor = Emperor

## Options

option-mode = Rules
option-mode-basic = basic
option-mode-advanced = advanced
option-adventure = Adventure sheet
option-adventure-no = none
option-adventure-drawn = drawn

## Moves

move-favour = Take the favour { $favour }
move-use-favour = Use the favour { $favour }
move-build = Build { $section }, area { $area }
move-village = Build area { $area } of building { $slot }
move-harvest = Harvest area { $area } of field { $field }
move-use = Use building { $slot }
move-reroll = Roll the { $die } again with building { $slot }
move-die = Pick the { $die }
move-give = Give { $resource }
move-take = Choose { $resource }
move-sell = Export { $resource }
move-save = Save { $resource }
move-keep = Keep { $resource }
move-gold-for = Pay for { $resource } in gold next time
move-stop = Export nothing more
move-done = End the growth phase
move-found = Found a settlement of building { $slot }’s plan
move-place = Put the top left of the plan at { $section }
move-found-nothing = Found no settlement
move-roll = The die shows { $resource }
move-workers = The worker die shows { $workers }
move-draw-favour = The favour { $favour } is in the game
move-first = Seat { $seat } begins
move-sheet = The sheet is { $sheet }

## Events

event-sheet-drawn = The village sheet is { $sheet }.
event-favour-drawn = The favour { $favour } is in this game.
event-first-player-drawn = { $seat } is the first active player.
event-round-began = Round { $round }: { $seat } rolls.
event-die-rolled = The { $die } shows { $resource }.
event-workers-rolled =
    { $workers ->
        [one] The worker die gives everybody { $workers } action.
       *[other] The worker die gives everybody { $workers } actions.
    }
event-favour-taken = { $seat } takes the favour { $favour }.
event-reroll-asked = { $seat } rolls the { $die } again: { $building }.
event-die-rerolled = { $seat }’s { $die } now shows { $resource }.
event-workers-rerolled = { $seat }’s worker die now shows { $workers }.
event-favour-used = { $seat } uses { $favour }.
event-crop-named = { $seat } harvests { $resource } without actions in this round.
event-area-built = { $seat } crosses out an area of { $section }.
event-section-completed = { $seat } completes { $section }.
event-field-opened = { $seat }’s bridge is complete: field { $field } is open.
event-village-area-built = { $seat } builds at the { $building }.
event-building-completed = { $seat } completes the { $building }.
event-harvested = { $seat } harvests in field { $field }.
event-ability-used = { $seat } uses the { $building }.
event-gained = { $seat } gains { $amount } { $resource }.
event-spent = { $seat } spends { $amount } { $resource }.
event-actions-gained =
    { $amount ->
        [one] { $seat } has { $amount } more action.
       *[other] { $seat } has { $amount } more actions.
    }
event-die-turned = { $seat } turns the { $die } to { $resource }.
event-gold-pledged = { $seat } will pay for { $resource } in gold.
event-building-paid =
    { $points ->
        [one] { $seat } notes { $points } point for the { $building }.
       *[other] { $seat } notes { $points } points for the { $building }.
    }
event-export-paid =
    { $points ->
        [one] { $seat } exports { $resource } for { $points } point.
       *[other] { $seat } exports { $resource } for { $points } points.
    }
event-growth-ended = { $seat } ends the growth phase.
event-plan-chosen = { $seat } chooses the { $building }’s plan.
event-nothing-founded = { $seat } founds no settlement.
event-settlement-founded = { $seat } founds a settlement of the { $building }’s plan from { $section }.
event-kept = { $seat } keeps { $amount } { $resource } for the next round.
event-round-ended = Round { $round } is over.
event-final-scored =
    { $points ->
        [one] { $seat } has { $points } point in the end.
       *[other] { $seat } has { $points } points in the end.
    }
event-game-ended = The game is over.

## What buildings do

effect-gain = gain { $goods }
gain-per = { $each } for each of your { $count }
effect-gain-choice = gain { $n } { $choice }
effect-extra-action =
    { $n ->
        [one] { $n } more action
       *[other] { $n } more actions
    }
effect-copy-die =
    { $n ->
        [one] gain one more of what { $n } resource die shows
       *[other] gain one more of what each of { $n } resource dice shows
    }
effect-set-die =
    { $n ->
        [one] turn { $n } resource die to stone, wood or food
       *[other] turn { $n } resource dice to stone, wood or food
    }
effect-reroll =
    { $n ->
        [one] roll { $dice } again, { $n } time
       *[other] roll { $dice } again, up to { $n } times
    }
effect-exchange =
    { $times ->
        [one] give { $give } and get { $get }, { $times } time
       *[other] give { $give } and get { $get }, up to { $times } times
    }
effect-spend-for-vp =
    { $times ->
        [one] give { $give } for { $vp } VP, { $times } time
       *[other] give { $give } for { $vp } VP, up to { $times } times
    }
effect-spend-for-action =
    { $times ->
        [one] give { $give } for more actions: { $actions }, { $times } time
       *[other] give { $give } for more actions: { $actions }, up to { $times } times
    }
effect-action-for-resource =
    { $times ->
        [one] spend 1 action to gain { $n } { $choice }, { $times } time
       *[other] spend 1 action to gain { $n } { $choice }, up to { $times } times
    }
effect-free-harvest =
    { $n ->
        [one] harvest { $n } area without an action
       *[other] harvest { $n } areas without an action
    }
effect-harvest-bonus =
    { $times ->
        [one] the first harvest of a round gives { $n } more of the same kind
       *[other] the first { $times } harvests of a round give { $n } more of the same kind each
    }
effect-free-area =
    { $n ->
        [one] cross out { $n } area of { $scope } without an action
       *[other] cross out { $n } areas of { $scope } without an action
    }
effect-discount =
    { $times ->
        [one] the first area of { $scope } in a round costs { $saved } less
       *[other] the first { $times } areas of { $scope } in a round cost { $saved } less each
    }
effect-vp-if = { $vp } VP in a round with at least { $min } { $stat }
effect-vp-per = { $vp } VP for each of a round’s { $stat }, at most { $max } VP
effect-keep =
    { $n ->
        [one] keep { $n } resource for the next round
       *[other] keep up to { $n } resources for the next round
    }
effect-second-favour =
    { $n ->
        [one] also use { $n } favour that lies in the middle
       *[other] also use { $n } favours that lie in the middle
    }
effect-final-per-each = at the end { $vp } VP for each of your { $count }
effect-final-per = at the end { $vp } VP for every { $per } of your { $count }
effect-final-if = at the end { $vp } VP if you have at least { $min } { $count }
dice-resource = a resource die
dice-worker = the worker die
dice-any = any die
scope-walls = the walls
scope-huts = the huts
scope-granaries = the granaries
scope-bridges = the bridges
scope-village = the village
stat-sections = completed sections
stat-areas = areas crossed out
stat-track-areas = areas crossed out on the tracks
stat-building-areas = areas crossed out in the village
stat-harvests = harvests
stat-buildings-completed = completed buildings
stat-tracks-touched = tracks built on
stat-sections-walls = completed sections of walls
stat-sections-huts = completed sections of huts
stat-sections-granaries = completed sections of granaries
stat-sections-bridges = completed sections of bridges
stat-stone-spent = spent stone
stat-wood-spent = spent wood
stat-food-spent = spent food
stat-gold-spent = spent gold
stat-settlement-made = founded settlements
count-sections-walls = complete sections of walls
count-sections-huts = complete sections of huts
count-sections-granaries = complete sections of granaries
count-sections-bridges = complete sections of bridges
count-imperial-sections = complete imperial sections
count-full-columns = columns complete on all four tracks
count-bridges-complete = complete bridges
count-harvest-areas-crossed = crossed-out harvest areas
count-fields-empty = fields harvested to the last area
count-buildings-completed = complete buildings
count-settlements = settlements
count-settlements-of-this-plan = settlements of this plan
count-tracks-with-5-sections = tracks with at least 5 complete sections
count-lowest-track-sections = complete sections of your shortest track
count-pairs-walls-huts = pairs of a walls section and a huts section

## The almanac

timing-reroll = Works at the very start of your growth phase, before anything else.
timing-once-per-round = Works once in each round from the round after you complete it.
timing-passive = Always works from the round after you complete it.
timing-end-of-round = Counted when you finish a round, from the round after you complete it.
timing-final = Counts only at the end, whichever round it was completed in.
note-gain = You receive it by yourself as the growth phase opens, for it can only help; where it depends on a count, you choose the moment.
note-gain-choice = All of it is of the one kind you choose.
note-extra-action = The action is yours as soon as the growth phase opens.
note-copy-die = A die that shows gold gives gold. Each die can be copied once a round by this building.
note-set-die = The resource of that die must still be in your pool: it becomes one of the new kind. No die can be turned to gold, but one that shows gold can be turned.
note-reroll = The new result counts for you alone. You see each result before you decide on the next, and the same die may be rolled again.
note-exchange = Gold is accepted as any kind; nothing becomes gold unless the building says so.
note-spend-for-vp = Gold is accepted as any kind. Note the points at once.
note-spend-for-action = Gold is accepted as any kind.
note-action-for-resource = All of it is of the one kind you choose.
note-free-harvest = Used by itself on the next harvest that would cost an action. The field must be open.
note-harvest-bonus = In an area with several kinds you choose one of them.
note-free-area = Used by itself on the next such area; its resources are still paid.
note-discount = An area that has nothing to save does not count. Where several kinds could be saved, you choose.
note-vp-if = Everything must happen within one round, the settlement at its end included.
note-vp-per = Everything must happen within one round, the settlement at its end included.
note-keep = If you have more than that, you choose what stays.
note-second-favour = The favour stays in the middle: others with such a building may use it too.
note-final-per = The number underlined counts as it stands at the end, and the building must be complete.
note-final-if = The number underlined counts as it stands at the end, and the building must be complete.
almanac-cost = Areas: { $areas }.
almanac-action-only = an action only
almanac-prebuilt = Printed as already built: it costs nothing and works from round 1.
almanac-plan = Settlement plan (each settlement raises the underlined number by 1):
almanac-plan-points = Settlement plan:
almanac-no-plan = No settlement plan.
almanac-raised = After one settlement: { $effect }.
almanac-competition = On the competition sheet.
almanac-sheets = On adventure sheets: { $sheets }.
almanac-provenance = Source: { $provenance }.
provenance-reconstruction = our own design, as the printed sheets were not at hand
provenance-guess = our guess
provenance-ability-printed = the ability is printed, the cost is told by reviews, the plan is our guess
provenance-example-ability = the ability is an example of the rulebook, the rest is our guess
provenance-points-guessed = told by reviews, its points are our guess

## What a choice costs and gives

hint-free = no action
hint-action = an action
hint-cost = { $cost } and an action
hint-cost-free = { $cost }, no action
hint-track = the track is worth { $points }
hint-begins = begins the section
hint-completes = completes it
hint-gives = gives { $goods }

## The sheets as text

board-no-sheet = The village sheet has not been drawn yet.
board-round = Round { $round } of 10
board-sheet = adventure sheet { $number } ({ $theme })
board-competition = competition sheet
board-active = active: { $name }
board-middle = in the middle: { $favours }
board-seat = ── { $seat } { $name }: { $points } points ──
board-dice = dice: { $dice }
board-workers = workers: { $workers }
board-pool = pool: { $pool }
board-favour = favour: { $favour }
board-used = (used)
board-crops = free harvest: { $resource }
board-points = points
board-field-open = field { $number }: { $areas }
board-field-closed = (field { $number }: { $areas })
board-works = works
board-complete = works from the next round
board-ignored = not in the basic game
board-raised = raised by { $times }
board-noted = noted: { $points }
board-player = Player
board-score = Points
board-buildings = Buildings
board-harvested = Harvested
board-settlements = Settlements
board-favour-head = Favour
board-none = –
board-signs = An area costs the letters in it (S stone, W wood, F food, G gold; · only an action) and an action; × is crossed out; ①–⑥ is part of a settlement of that building; =5 are the points of a track complete so far; ■ is a plan, its rows parted by strokes; a field in brackets cannot be reached yet.
closing-box = Box
closing-total = Total
