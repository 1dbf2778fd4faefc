### The course: what is asked at each step, and what is said to a try.

course-sardinia = Sardinia
    .about = Five short lessons on the island, from your first settler to the last scoring.

## Your first points

learn-settling = Your first points
    .over = Play a card, use it, and now and then score: eleven scorings make a game.
learn-settling-commander = Welcome to Sardinia! Influence in provinces brings points, and most points win. Play the Commander from your hand: he brings settlers ashore.
    .other = Each character does something different. The one who brings settlers is the Commander.
learn-settling-nurra = Place a settler in Nurra, in the north-west. A settler is 1 influence in its province.
    .good = Nobody has more there.
    .other = You may settle anywhere, but Nurra is about to be scored. Place your settler there.
learn-settling-guardian = Site 6, on the first fort card, touches Nurra. The Guardian scores the provinces around it: most influence wins. Play it.
    .good = 5 points for you!
    .other = Whoever plays the Guardian decides when to score. You lead in Nurra, so do it now.
learn-settling-row = The new fort card is scored after the next one. The Guardian was yours: leave the card or replace it.
    .good = Everybody has seven cards again.

## Ship, token, village

learn-harvest = Ship, token, village
    .over = Settlers and ships bring crop tokens, tokens allow villages, and villages win provinces.
learn-harvest-admiral = Your settler in Nurra stands beside a crop token, but tokens leave the island by ship. Play the Admiral.
    .other = First a ship: only the Admiral brings one.
learn-harvest-harbour = Put a ship into Porto Torres, the harbour of Nurra. There it is 1 influence, too.
    .far = Tokens leave through a harbour that your settlers are joined to. Yours stands in Nurra, at Porto Torres.
    .other = Put a ship into Porto Torres: it will carry the token of Nurra.
learn-harvest-farmer = Ship and settler are joined. Play the Farmer to take a crop token.
    .other = The token is waiting, and the Farmer takes it.
learn-harvest-crop = Take the token of Nurra. The first of a kind is 1 point, the next 2, then 3, then 4.
    .other = Take the token of Nurra: your settler stands there.
learn-harvest-architect = For each crop token you may have one village. Play the Architect.
    .other = Villages and forts are built by the Architect.
learn-harvest-village = Build a village in Nurra: a village is 2 influence.
    .good = With settler and ship that makes 4!
    .fort = A fort is only 1 influence, though in every province it touches. Try the village first.
    .elsewhere = You may build anywhere, but let us make Nurra safe.
    .other = Build a village in Nurra.

## Keep them out

learn-priest = Keep them out
    .over = The priest keeps others out, the Queen repeats a card, a fort counts all around its site.
learn-priest-priest = Civita is worth 6 points, and a settler of Ada’s stands next door. Play the Priest.
    .other = Somebody must guard Civita: the Priest.
learn-priest-civita = Place your priest in Civita. Ada can bring neither settlers nor villages in while he is there.
    .good = So Ada built a fort instead.
    .other = Civita is worth most. Place your priest there.
learn-priest-queen = More influence! Your Commander is already played, but the Queen repeats a card that lies before you. Play her.
    .other = The Queen is stronger now: she repeats what lies before you.
learn-priest-copy = Let her act as Commander.
    .other = She could, but settlers are needed now: choose the Commander.
learn-priest-march = Instead of placing a settler, the Commander may move yours up to four times. Move the one in Barbagia to Civita.
    .astray = Each border is one move, and you have four. But the way to Civita is open: go there.
    .fresh = Your own priest would let a new settler in. This time, move the one in Barbagia.
    .other = You may stop at any time, but first move to Civita.
learn-priest-done = You have three moves left, but nothing must be used up. End the action.
    .other = Stay: in Civita your settler is worth most. End the action.
learn-priest-architect = One more trick. Play the Architect.
    .other = Forts are built by the Architect.
learn-priest-fort = Build a fort on site 9. It is 1 influence in all three provinces that it touches.
    .other = Site 9 touches Civita, Barbagia and Baronia, and is scored next. Build there.

## The right moment

learn-guardian = The right moment
    .over = Play another card before your Guardian, and nobody may answer. Second place pays half, rounded down.
learn-guardian-early = Site 18 is scored next. It touches Arborea, where you alone have influence. Play the Guardian as your very first card.
    .other = Just this once: play the Guardian first, and see what Ada does.
learn-guardian-tie = The Guardian was your first card, so Ada answered and drew level: between two a tie pays nobody. Leave the fort card or replace it.
learn-guardian-answer = Now Ada played the Guardian too early: you may answer with one card before site 19 is scored. Play the Commander.
    .decline = You may let it pass, but then Arborea is tied again. Answer!
    .other = That might help, too. But this time let it be a settler: play the Commander.
learn-guardian-second = Place a second settler in Arborea: 2 against 1.
    .good = 5 points for you; Ada, second, gets half, rounded down: 2.
    .other = Site 19 touches Arborea, which is worth 5. Place your settler there.

## The last scoring

learn-finale = The last scoring
    .over = You win, 6 to 4! In a real game look at the first fort card: put a settler into a province beside its site.
learn-finale-card = Ada leads by a point and has a settler in Campidano. Which card gives you 2 influence there at once?
    .guardian = Then Campidano is scored at once, and there Ada has more than you.
    .other = That brings 1 influence at most: a tie, and with two players a tie pays nobody.
learn-finale-place = You have a crop token. Make Campidano yours.
    .fort = A fort is 1 influence: a tie with Ada, which pays nobody.
    .elsewhere = Site 26 is scored next, and Campidano is worth more than anything else around it.
    .other = Campidano needs 2 influence of yours.
learn-finale-end = Ten sites are scored, the eleventh scoring ends the game, and you lead in Campidano. What now?
    .other = Any card more lets Ada catch up. Which one sets off the scoring?
