### Playing alone.

solo-settlers = Settlers: an adventure for one
solo-title = { $game }: alone
solo-about = Choose a village sheet: its six buildings make every adventure another one. Ten rounds, and a rank at the end.
solo-overall = Your best so far: { $points } ({ $rank }).
solo-people = People
solo-all = All sheets
solo-choose = Choose a sheet
solo-sheet = Sheet { $sheet }
solo-drawn = A drawn sheet
solo-drawn-about = Let chance choose one of the 48.
solo-best = best { $points }
solo-dice = Dice
solo-dice-fresh = fresh, mine alone
solo-dice-shared = fresh, with a code to share
solo-dice-code = of a code I was given
solo-start = Play
solo-category = Sheet or variant
solo-of-all = Best of all
dice = The same dice for everybody
dice-code = Code of the dice
dice-about = Whoever has the code plays with the same dice. The first try counts.
