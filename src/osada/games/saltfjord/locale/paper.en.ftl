### What is printed on paper.

paper-date = Date
paper-names = Players
paper-alone = Alone
paper-special =
    { $n ->
        [one] Special scoring tiles, at least { $n } point each
       *[other] Special scoring tiles, at least { $n } points each
    }
paper-medal-bronze = bronze
paper-medal-silver = silver
paper-medal-gold = gold
paper-medal-platinum = platinum
paper-medal-palladium = palladium
paper-title-pad = Saltfjord: a score pad
paper-source = Medals are as printed; in brackets those with carts.

## The player aid

aid-title = Saltfjord
aid-about = Three rounds. Green points count at once, purple ones at the end.
aid-section-turn = Your turn: one of three
aid-die = Take a die:
    .text = white ones go above a column, orange ones left of a row; activate free buildings along it, from the top or the left. Each fish changes the die by 1. Three white dice a round, and as many orange ones as the round’s number.
    .rules = F15 F16 F17
aid-rest = The die stays
    .text = on the last building activated and blocks it. Or put it aside for 1 fish.
    .rules = F18 F19
aid-large = Build a large tile:
    .text = 1 wood and 1 plank.
    .rules = F34
aid-pass = Pass:
    .text = go to an empty tavern and do what it says, then your piers from top to bottom, crate by crate. No more turns this round.
    .rules = F35
aid-section-free = At any moment of your turn
aid-sell = Sell
    .text = a resource for the fish beside its row.
    .rules = F36
aid-upgrade = 2 fish
    .text = upgrade a resource; downgrading is free.
    .rules = F13 F14 F36
aid-worker = A worker
    .text = activates one free building and stays on it for the round.
    .rules = F36
aid-section-actions = Actions of buildings
aid-order = Fill an order:
    .text = pay for one of the four crates and put it at its pier.
    .rules = F23
aid-technology = Gain a technology:
    .text = pay what stands between your marker and the next space. On top the scoring tile is yours.
    .rules = F24
aid-small = Build a small tile:
    .text = 1 wood. A full row or column gives what its promenades show.
    .rules = F25 F27
aid-fishing = Go fishing:
    .text = sail to the next area and take a token, or return: score the area and gain what your tokens show.
    .rules = F30 F31 F32
aid-section-resources = Resources
aid-arrows = Upgrade:
    .text = fish to wood, grain or paper; wood to plank, grain to food, paper to book; plank, food or book to gold. Or gain 1 fish.
    .rules = F12 F13
aid-section-end = The end
aid-round = End of a round:
    .text = workers come back, the next orange dice join, all are rolled; the leftmost tavern starts.
    .rules = F43
aid-final = After three rounds:
    .text = tokens on the boat; everything sold, 1 point for 3 fish; 3 points for four crates at four piers; crates; technologies or their tiles.
    .rules = F44
aid-tie = A tie
    .text = goes to the tavern further left.
    .rules = F46
aid-section-carts = With carts
aid-carts = First your carts
    .text = in the activated row or column move one cell across and activate where they are; then the die. At the end a cart is worth its row times its column.
    .rules = F48 F49 F52
