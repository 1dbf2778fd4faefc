card-admiral = A ship into a harbour, or sail your ships
card-commander = A settler anywhere, or 4 moves of settlers
card-priest = Your priest anywhere, or 3 moves
card-farmer = Take a crop token joined to your ship by settlers
card-architect = A fort or a village
card-queen = Again an action you have played
card-guardian = The next fort site is scored

ask-turn = Your turn: play a card
ask-answer = An early Guardian: you may play one card before the scoring
ask-admiral = Admiral: choose a harbour for a new ship, or a ship to sail
ask-commander = Commander: place a settler, or choose one to move
ask-priest = Priest: choose a province; pieces of others cannot enter it
ask-farmer = Farmer: choose a crop token; the second of a kind is worth 2 points, the third 3
ask-architect = Architect: choose a fort site or a province for a village
ask-queen = Queen: choose the card to copy
ask-card-decision = Guardian: card { $card } was turned up. Leave it or change it?
ask-kept-decision = You drew card { $card }. Which one do you keep?
ask-boasting = A full tie: boast first and win

sardinia-full = full
sardinia-site = Fort site { $site }
sardinia-touches = Touches
sardinia-scored-next = This site is scored next.
sardinia-scored-second = This site is scored after the next one.
sardinia-berths = Berths
sardinia-taken = Taken
sardinia-provinces = Provinces
sardinia-harbours = Harbours
sardinia-forts = Forts
sardinia-players = Players
sardinia-island = The island
sardinia-look = The island: arrow keys look around
sardinia-hand = Your cards
sardinia-played = played
sardinia-row = Fort cards
sardinia-next = next
sardinia-then = then
sardinia-all-scored = All eleven have been scored.
sardinia-scoring = Scoring { $number } of 11
sardinia-worth = Most influence { $points }, second { $half }
sardinia-influence = Influence
sardinia-nobody = Nobody has influence here.
sardinia-would = Your influence: { $before } → { $after }
sardinia-would-score =
    { $points ->
        [one] You would score { $points } point.
       *[other] You would score { $points } points.
    }
sardinia-pick = Take up: { $what }
sardinia-track = Points
sardinia-reserve = Reserve
sardinia-tie = Equal points: pieces left in the reserve decide (S31)
sardinia-others = Players
ask-board = Ask: a province, a player, a harbour …
sardinia-influence-show = Influence in every province
sardinia-whole = The whole island
