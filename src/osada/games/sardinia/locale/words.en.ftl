## Things

role-admiral = Admiral
role-commander = Commander
role-priest = Priest
role-farmer = Farmer
role-architect = Architect
role-queen = Queen
role-guardian = Guardian
crop-wheat = wheat
crop-olives = olives
crop-wine = wine
crop-thyme = thyme
crop-cheese = cheese
piece-priest = priest
piece-ship = ship
piece-fort = fort
piece-village = village
piece-settler = settler

## Options

option-guardian = Guardian
option-guardian-standard = standard
option-guardian-alternative = alternative
option-first-player = First player
option-first-player-random = drawn
option-first-player-A = seat A
option-first-player-B = seat B
option-first-player-C = seat C
option-first-player-D = seat D
option-second-place = Second place with two players
option-second-place-pays = pays half
option-second-place-nothing = pays nothing
option-full-tie = Full tie
option-full-tie-boast = the first to boast wins
option-full-tie-shared = the win is shared

## Moves

move-card = Play the { $role }
move-copy = Copy the { $role }
move-ship = Put a ship into { $harbour }
move-sail = Sail from { $from } to { $to }
move-settler = Place a settler in { $province }
move-priest = Place the priest in { $province }
move-priest-to = Move the priest to { $province }
move-crop = Take the crop token of { $province }
move-fort = Build a fort on site { $site }
move-village = Build a village in { $province }
move-done = End the action
move-decline = Play no card
move-leave = Leave the card in the row
move-replace = Replace the card from the deck
move-swap = Replace the card with the one you keep
move-keep-old = Keep the card you had
move-keep-new = Keep the card you have drawn
move-boast = Boast of the win
move-modest = Stay modest
move-deal-crop = The next province grows { $crop }
move-first = Seat { $seat } begins
move-site = Fort card { $site }
move-step = Move a settler from { $from } to { $to }

## Events

event-crop-dealt = { $province } grows { $crop }.
event-first-player-drawn = { $seat } begins.
event-site-turned-up = Fort card { $site } is turned up.
event-card-kept = { $seat } keeps a fort card, face down.
event-kept-card-seen = { $seat }’s face-down card is { $site }.
event-card-played = { $seat } plays the { $role }.
event-role-copied = The Queen of { $seat } acts as the { $role }.
event-ship-placed = { $seat } puts a ship into { $harbour }.
event-ship-moved = { $seat } sails from { $from_harbour } to { $harbour }.
event-settler-placed = { $seat } places a settler in { $province }.
event-settler-moved = { $seat } moves a settler from { $from_province } to { $province }.
event-priest-placed = { $seat } places the priest in { $province }.
event-priest-moved = { $seat } moves the priest from { $from_province } to { $province }.
event-crop-taken =
    { $points ->
        [one] { $seat } takes { $crop } from { $province } for { $points } point.
       *[other] { $seat } takes { $crop } from { $province } for { $points } points.
    }
event-fort-built = { $seat } builds a fort on site { $site }.
event-village-built = { $seat } builds a village in { $province }.
event-action-ended = { $seat } ends the action.
event-answer-declined = { $seat } plays no card.
event-scoring-began = Scoring { $number } of 11, called by { $seat }: fort site { $site }.
event-province-scored =
    { $points ->
        [one] { $province }, { $points } point:
       *[other] { $province }, { $points } points:
    }
event-nobody-influential = { $province }: nobody has any influence.
event-influence-scored =
    { $points ->
        [one] { $seat } has influence { $influence } and scores { $points } point.
       *[other] { $seat } has influence { $influence } and scores { $points } points.
    }
event-site-put-under = Fort card { $site } goes under the deck.
event-card-left = { $seat } leaves fort card { $site } in the row.
event-card-replaced = { $seat } puts fort card { $site } under the deck and takes the top one.
event-card-swapped = { $seat } puts fort card { $site } under the deck and lays out the kept card, { $kept_site }.
event-second-card-seen = { $seat } also draws fort card { $site } and keeps one of the two.
event-card-put-back = { $seat } puts one of two cards under the deck, unseen.
event-cards-taken-back = All players take their cards back.
event-tied-for-win = A full tie: the first to boast wins.
event-boasted = { $seat } boasts, and wins.
event-stayed-modest = { $seat } stays modest.
event-game-ended = The game is over.

## The board as text

board-title = Scorings { $scorings } of 11
board-next = Scored next: { $sites }
board-row = { $row } more face down, { $deck } in the deck
board-province = Province
board-points = Points
board-crop = Token
board-pieces = Pieces
board-influence = Influence
board-sites = Fort sites
board-harbour = Harbour
board-neighbours = Borders on
board-player = Player
board-hand = Hand
board-front = Played
board-reserve = Reserve
board-crops = Crop tokens
board-kept = Kept
board-hidden = face down
board-none = –
board-passing =
    { $points ->
        [one] A piece is passing through { $province }: { $points } move left.
       *[other] A piece is passing through { $province }: { $points } moves left.
    }
board-moves-left = Moves left: { $points }
board-letter-settler = S
board-letter-village = V
board-letter-priest = P
board-letter-fort = F
board-letter-ship = H

## The end as text

closing-place = Place
closing-player = Player
closing-points = Points
closing-provinces = Provinces
closing-crops = Crop tokens
closing-reserve = Reserve
closing-shared = The win is shared.
closing-card = { $name } conquers Sardinia, { $score }, and is not ashamed to say so.

## The board in 80 columns

board-players = Players
board-has-points =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
board-key = After a province its points; in a harbour whose ships; A2:SS is the influence 2 of A with two settlers; 5C is a fort of C; [8] is scored next. S settler, V village, P priest, F fort, H ship.
board-borders = Borders p

## What a choice brings

hint-admiral = bring in a ship, or sail
hint-commander = bring in a settler, or up to 4 moves
hint-priest = bring in the priest, or up to 3 moves
hint-farmer = take a crop token
hint-architect = build a fort or a village
hint-queen = do the action of a card you have played
hint-guardian = score a fort site, all cards come back
