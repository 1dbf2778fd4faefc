### Playing alone.

solo-title = { $game }: alone
solo-dice = Dice
solo-dice-fresh = fresh, mine alone
solo-dice-shared = fresh, with a code to share
solo-dice-code = of a code I was given
solo-start = Play
solo-category = Sheet or variant
solo-of-all = Best of all
dice = The same dice for everybody
dice-code = Code of the dice
dice-about = Whoever has the code plays with the same dice. The first try counts if it is finished before the dice are closed.
