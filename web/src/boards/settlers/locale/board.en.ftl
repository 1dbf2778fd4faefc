### The board of Settlers: what is said on and about the two sheets.

ask-favour = Take one favour: it is yours for this round
ask-fresh =
    { $workers ->
        [one] Cross out what you like: { $workers } action
       *[other] Cross out what you like: { $workers } actions
    }
ask-growing =
    { $workers ->
        [0] No actions left: use what you can, or end
        [one] Cross out, use, harvest: { $workers } action left
       *[other] Cross out, use, harvest: { $workers } actions left
    }
ask-reroll =
    { $workers ->
        [one] Roll dice again now or not at all; then cross out: { $workers } action
       *[other] Roll dice again now or not at all; then cross out: { $workers } actions
    }
ask-favour-left = No actions left, but your favour needs none: use it, or end
ask-nothing-left = Nothing left to do: end your growth
ask-gift = Gift: choose a resource die, you get one more of what it shows
ask-crops = Crops: choose a resource die; harvests of what it shows cost no action
ask-pick-die = { $building }: choose a resource die
ask-turn-die = What shall the die show?
ask-give = Choose what to give
ask-take = Choose what you get
ask-name-crop = Name the kind to harvest without actions
ask-export = Export: 1 point for each kind, in the order stone, wood, food
ask-save = Which resource do you save?
ask-offer = Use the { $building } now, or leave it for later?
ask-settle = Found a settlement: choose a plan
ask-place = Choose the place of the settlement
ask-keep = Choose what to keep for the next round

settlers-empire = The empire of { $name }
settlers-empire-name = Name of the empire
settlers-empire-of = Empire sheet: { $name }
settlers-village-of = Village sheet: { $name }
settlers-fields-of = Fields: { $name }
settlers-pool-of = Dice, pool and points: { $name }
settlers-village = Village
settlers-tab-empire = Empire
settlers-tab-village = Village
settlers-sheets = Sheets of the players
settlers-whose = Whose sheets
settlers-back = Back to my sheets
settlers-sheet = Sheet { $sheet }
settlers-fields = Fields
settlers-round = Round { $round }/10
settlers-dice = Dice
settlers-favours = Favours
settlers-pool = Pool
settlers-workers = Actions left
settlers-track = Track
settlers-next = Next section
settlers-left = Left
settlers-does = Does
settlers-open = open
settlers-not-open = closed
settlers-field = Field { $field }
settlers-cost = Costs
settlers-gives = Gives
settlers-worth = Worth
settlers-points =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
settlers-more-points =
    { $points ->
        [one] +{ $points } point
       *[other] +{ $points } points
    }
settlers-leads-to = Bridge to
settlers-closed = Not open yet: finish its bridge first.
settlers-complete = Complete
settlers-areas = Areas
settlers-state = State
settlers-noted = Points noted
settlers-plan = Settlement
settlers-plan-points = points at the end
settlers-prebuilt = already built
settlers-used = used this round
settlers-is-complete = complete
settlers-unfinished = not complete
settlers-in-pool = In your pool
settlers-pledged =
    { $n ->
        [one] Gold will pay for the next one.
       *[other] Gold will pay for the next { $n }.
    }
settlers-crossed = { $name }, crossed out
settlers-cross = Cross out { $name }: costs { $cost }; the section is worth { $points }
settlers-area = { $name }: costs { $cost }; the section is worth { $points }
settlers-cross-village = Cross out { $name }: costs { $cost }
settlers-area-village = { $name }: costs { $cost }
settlers-harvest = Harvest { $name }: gives { $goods }
settlers-harvest-closed = { $name }, closed: gives { $goods }
settlers-use = Use
settlers-found = Found a settlement
settlers-founding = A settlement
settlers-place = Settlement of { $sections }
settlers-not-now = not possible now; choose it to read why
settlers-tap-again = Tap again
settlers-tap-hint = Tap what glows to read about it; tap again to choose it.
settlers-acting = is playing …
settlers-ready = ready
settlers-to-rank =
    { $points ->
        [one] { $points } point to { $rank }
       *[other] { $points } points to { $rank }
    }
settlers-scoring = The scoring sheet
settlers-tie = Equal points: complete bridge sections decide, then crossed-out harvest areas (W20)
settlers-tie-bridges = Bridge sections
settlers-tie-harvest = Harvest areas
settlers-rank = Rank: { $rank }.
settlers-record-new = A new personal record on this sheet!
settlers-record = Your record on this sheet: { $points }.
settlers-record-overall = Your best of all sheets: { $points }.
settlers-favour-ally = One more action in this round.
settlers-favour-gift = Choose a resource die and gain one more of what it shows.
settlers-favour-crops = Choose a resource die: harvesting areas of only that kind costs no actions in this round.
settlers-favour-export = Swap one each of the kinds you like for 1 point apiece, at most 3.
settlers-favour-coin = One more gold in this round.
ask-board = Ask: a track, a building, a player …
