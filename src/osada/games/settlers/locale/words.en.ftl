## Things

resource-stone = stone
resource-wood = wood
resource-food = food
resource-gold = gold
letter-stone = S
letter-wood = W
letter-food = F
letter-gold = G
amount =
    { $resource_id ->
        [stone] { $amount } stone
        [wood] { $amount } wood
        [food] { $amount } food
        [gold] { $amount } gold
       *[any] { $amount ->
            [one] { $amount } resource of your choice
           *[other] { $amount } resources of your choice
        }
    }
and = and
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
option-adventure-fan = of one's own

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
move-found = Found a settlement by the plan of building { $slot }
move-place = Put the top left of the plan at { $section }
move-found-nothing = Do not found a settlement
move-decline = Leave it for later
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
event-ability-declined = { $seat } leaves the { $building } for later.
event-gained = { $seat } gains { amount }.
event-spent = { $seat } spends { amount }.
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
event-plan-chosen = { $seat } chooses the plan of the { $building }.
event-nothing-founded = { $seat } does not found a settlement.
event-settlement-founded = { $seat } founds a settlement by the plan of the { $building } from { $section }.
event-kept = { $seat } keeps { amount } for the next round.
event-round-ended = Round { $round } is over.
event-final-scored =
    { $points ->
        [one] { $seat } has { $points } point in the end.
       *[other] { $seat } has { $points } points in the end.
    }
event-game-ended = The game is over.

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
board-own = sheet “{ $theme }” by { $author }
board-competition = competition sheet
board-active = active: { $name }
board-middle = in the middle: { $favours }
board-seat =
    { $points ->
        [one] ── { $seat } { $name }: { $points } point ──
       *[other] ── { $seat } { $name }: { $points } points ──
    }
board-dice = dice: { $dice }
board-workers = actions: { $workers }
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

## The sheets in 80 columns

board-empire = empire
board-village = Village of { $seat }
board-used-up = used in this round
board-used-times = used { $used } of { $most } times
board-works-itself = works by itself

## More of what a choice gives

hint-ally = 1 more action
hint-gift = 1 more of what a die shows
hint-crops = harvest what a die shows without actions
hint-export = 1 point for each kind you give
hint-coin = 1 gold
hint-shows = shows { $face }
hint-have = you have { $n }
hint-point = 1 point
board-players = Players
