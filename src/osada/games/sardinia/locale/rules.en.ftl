### The rules of Sardinia in our own words. The ids S1 to S35 are those of the law.
### Each rule: its value is a title; .text the whole rule; .why completes "Not allowed: S15, …";
### .ruling tells what we decided where the printed rules leave room.
### A line break inside a message is meant: it begins a new paragraph or list item.

rules-title = Sardinia
rules-about =
    Sardinia is a game of influence for 2 to 4 players, set on a Mediterranean island in the fourteenth century. You settle provinces, build villages and forts, bring your ships into harbours and gather crops, one character card at a time. Now and then a Guardian sets off a scoring around one fort site; whoever has the most points after eleven scorings wins.
rules-provenance =
    This is an unofficial implementation, not connected with the game’s author or publisher. Provinces, point values, fort sites and harbours follow the printed board; we took them from a publicly available redrawing and checked them against the counts and the example in the rulebook. One value is uncertain: Gallura, 5 points although it has no harbour. The outline of the island was drawn for this project from general geography. The names of provinces and harbours are ours, for the board prints none.

## Setting up

rules-section-setup = Setting up

rule-S1 = Players, cards and pieces
    .text =
        Sardinia is for 2 to 4 players. You have 7 character cards in hand: Admiral, Commander, Priest, Farmer, Architect, Queen and Guardian. Your reserve holds 15 pieces: 1 priest, 2 ships, 3 forts, 4 villages and 5 settlers. Everybody starts with 0 points.
    .why = no such piece is left in your reserve

rule-S2 = The island
    .text =
        The island has 16 provinces, 26 numbered fort sites and 6 harbours. Two provinces are neighbours if they share a border. Every province shows how many points it is worth. A fort site lies where provinces meet and touches each of them. A harbour belongs to exactly one province.
    .why = the island has no such province, harbour or fort site

rule-S3 = Laying out the crop tokens
    .text =
        Each of the 16 provinces receives one crop token. The 2 wheat tokens go to the 2 yellow provinces. The 8 tokens of olives and wine are mixed and spread over the 8 green provinces, and the 6 tokens of thyme and cheese over the 6 brown ones.
    .why = crop tokens are laid out by chance, each kind on provinces of its own colour
    .ruling =
        The printed rules do not say how many tokens there are of each kind. We use 4 olives, 4 wine, 3 thyme and 3 cheese; a content pack may set other numbers.

rule-S4 = The row and the deck of fort cards
    .text =
        Each of the 26 fort cards names one fort site. Shuffle them and lay 11 in a row, face down; then turn up the two leftmost. The other 15 form the fort deck, face down beside the board. The row is scored from left to right.
    .why = fort cards are dealt by chance, and this one cannot be drawn now

rule-S5 = Order of play
    .text =
        Turns run clockwise. When your turn is over, the player on your left takes theirs.
    .why = it is not your turn
    .ruling =
        The printed rules give the first turn to whoever has been to Sardinia, or nearest to it. A program cannot know that, so by default the first player is drawn at random from the game’s seed. Table option “First player”: drawn, or a named seat.

## The board

rules-section-board = The board

rule-S6 = A province holds at most 7 pieces
    .text =
        Priests, villages and settlers of all players together may number at most 7 in a province. Once there are 7, the province is full and nothing can be added to it. Forts and ships do not count, for they stand on their sites and in harbours.
    .why = the province is full: 7 pieces stand there already

rule-S7 = Moving across borders
    .text =
        Priests and settlers move from a province to a neighbouring one; each border they cross costs 1 movement point, one of the moves that the card gives you. They may pass through a full province but may not end their movement there.
    .why = a piece crosses one border at a time and must not be left in a full province
    .ruling =
        You move step by step. A piece that steps into a full province must go on at once, before you do anything else, and such a step is offered only if the moves you have left can bring the piece to a place where it may stay.

rule-S8 = One fort on a site
    .text =
        A fort site holds one fort. Where a fort stands, no other can be built.
    .why = a fort already stands on that site

rule-S9 = Room in a harbour
    .text =
        A harbour holds at most 2 ships, and only 1 in a two-player game. Your two ships may never lie in the same harbour.
    .why = the harbour is full or already holds a ship of yours

## A turn

rules-section-turn = A turn

rule-S10 = One card a turn
    .text =
        On your turn, choose one character card from your hand, play it face up in front of you and carry out its action. Every action is optional: the card says what you may do, not what you must. Then your turn ends. Played cards stay in front of you until a Guardian has been resolved (S22).
    .why = it is not a card you can play from your hand now, nor part of an action under way

rule-S11 = A card may be spent without effect
    .text =
        You may play a card even if you cannot use its action or do not wish to. It then lies in front of you like any other played card.
    .why = there is no action under way that you could decline here
    .ruling =
        The printed rules are silent on cards that cannot be used. We decided that a card whose action is impossible or declined may still be played; it is simply spent.

rule-S12 = Admiral
    .text =
        Do one of two things: put 1 ship from your reserve into a harbour, or move ships of yours that are already on the board, one or both, to any harbours. How far apart the harbours are does not matter. When the action is over, the limits on ships in a harbour (S9) must be kept.
    .why = the Admiral brings in one ship, or moves ships on the board, each once and to another harbour
    .ruling =
        Moving both ships is a single relocation, made at the same moment. So one ship may take the berth that the other is leaving, and only the final arrangement has to obey S9.

rule-S13 = Commander
    .text =
        Do one of two things: put 1 settler from your reserve into any province, or make up to 4 moves with your settlers on the board. One settler may make all the moves, or you may divide them among several as you like. Full provinces (S6, S7) and foreign priests (S15) restrict both.
    .why = no settler of yours stands there, or the Commander has already begun to move settlers

rule-S14 = Priest
    .text =
        Do one of two things: put your priest from your reserve into any province, or move your priest on the board up to 3 times. Full provinces (S6, S7) restrict both; foreign priests do not.
    .why = your priest is not on the island yet

rule-S15 = Foreign priests close a province
    .text =
        While another player’s priest stands in a province, you may neither move settlers into it nor place settlers or villages in it, unless your own priest is there too. Moving through counts as moving in. A foreign priest does not hinder your own priest. Pieces of yours that are already in the province stay and keep their influence, and your settlers may leave.
    .why = a foreign priest stands there and yours does not

rule-S16 = Farmer
    .text =
        Take 1 crop token from the board. First choose a harbour in which you have a ship. Then choose a province that still has its token and holds at least one of your settlers. You may take the token if the harbour belongs to that province, or if an unbroken chain of neighbouring provinces joins the two, from the harbour’s province to the token’s, both included, with a settler of yours in every one of them.
    .why = no token lies there, or your settlers do not join it to a harbour with your ship

rule-S17 = Points for crop tokens
    .text =
        A token scores as soon as you take it: 1 point for your first of a kind, 2 for the second, 3 for the third and 4 for the fourth. Each kind is counted separately. The token goes to your reserve and stays there.
    .why = a token scores 1, 2, 3 or 4 by how many of its kind you have, and goes to your reserve

rule-S18 = Architect
    .text =
        Do one of two things: put a fort from your reserve on any free fort site (S8), or put a village from your reserve into any province. You may never have more villages on the board than crop tokens in your reserve: with 2 tokens, at most 2 villages. Full provinces (S6) and foreign priests (S15) restrict villages, not forts.
    .why = the Architect builds one fort or one village, and you may not have more villages than crop tokens

rule-S19 = Queen
    .text =
        Carry out the action of any one of your own cards that lies in front of you, that is, one you have played since the last Guardian. All the rules of that action apply. If there is no such card, the Queen does nothing.
    .why = the Queen copies a card lying in front of you, but never herself or a Guardian
    .ruling =
        The Queen never copies herself, and she never copies a Guardian.

rule-S20 = Guardian
    .text =
        The Guardian sets off a scoring (S23). Usually it takes place at once. But if the Guardian is the first card you have played since the last Guardian, or since the start of the game, every other player may answer first: in turn order, beginning after you, each may play one character card other than a Guardian and carry out its action. Only then does the scoring take place.
    .why = in answer to a Guardian each other player may play one card, and not a Guardian
    .ruling =
        The printed rules give this answer to all the players remaining in the round. We read that as every other player, however many cards they have already played.

rule-S21 = The next fort card
    .text =
        After the scoring, put the scored fort card under the fort deck and turn up the next face-down card of the row, as long as there is one. Whoever played the Guardian decides: the new card stays, or it goes under the deck and the top card of the deck takes its place, face up. So you always know the next two sites to be scored, until the row runs out.
    .why = this is decided only after a scoring, by the Guardian’s player, about the card just turned up
    .ruling =
        After the tenth scoring no face-down card is left in the row, so nothing is turned up and there is nothing to decide. In the variant this means that there is no choice of S34 either.

rule-S22 = Cards return to hand
    .text =
        When the Guardian is resolved, all players take all their played cards back into hand. The next turn belongs to the player after the one who played the Guardian, no matter who played a card in answer to it.
    .why = played cards return to hand only once a Guardian has been resolved

## Scoring

rules-section-scoring = Scoring provinces

rule-S23 = Which provinces score
    .text =
        The leftmost face-up fort card of the row names a fort site. Score every province that touches this site, one after another. Whether a fort stands on the site makes no difference.
    .why = the leftmost face-up fort card alone names the site whose provinces score

rule-S24 = Counting influence
    .text =
        In the province being scored, add up your influence:
        – 1 for each priest or settler of yours in it;
        – 2 for each village of yours in it;
        – 1 for a ship of yours in a harbour that belongs to it;
        – 1 for each fort of yours on any site that touches it, not only the site being scored.
    .why = influence comes only from the pieces in the province, in its harbour and on the sites touching it

rule-S25 = First and second place
    .text =
        The player with the most influence scores the points of the province. The player with the second most scores half of them, rounded down. Nobody else scores, and neither does anyone whose influence is 0.
    .why = only the most and the second most influence score, and an influence of 0 never does
    .ruling =
        An influence of 0 scores nothing, even where it would be enough for first or second place. In a two-player game second place pays half, just as in larger games. Table option “Second place with two players”: pays half by default, or pays nothing.

rule-S26 = Tie for first place
    .text =
        If several players tie for the most influence, each of them scores the full points of the province, and nobody scores for second place. With two players S28 applies instead.
    .why = all who tie for first score in full, and then nobody scores for second place

rule-S27 = Tie for second place
    .text =
        If one player alone is first and several tie for second, each of those tied scores half the points of the province, rounded down.
    .why = all who tie for second place score half, rounded down

rule-S28 = Ties with two players
    .text =
        In a two-player game, if both players have the same influence in a province, neither scores anything there.
    .why = with two players nobody scores in a tied province

rule-S29 = Worked examples
    .text =
        Four players score three provinces.
        – A province worth 5 points. One player has a settler there, another a fort on a site touching it; the other two have nothing. The influence is 1, 1, 0 and 0. Two players tie for first, so each scores 5, and there is no second place: 5, 5, 0, 0.
        – Another province worth 5 points. A village (2), a ship in its harbour (1) and a fort (1) give one player 4 influence; two players have 3 each, the last has 0. First place scores 5. The two who tie for second score half of 5, rounded down: 5, 2, 2, 0.
        – A province worth 2 points. A village and a fort give 3 influence, a settler and a fort give 2, a single fort gives 1, and the last player has 0. First place scores 2 and second place 1; third place scores nothing: 2, 1, 0, 0. (The printed example speaks of a village where the influence is 2; counted by S24 that piece has to be a settler.)
    .why = the worked examples show that such a province scores otherwise

## The end

rules-section-end = End of the game

rule-S30 = Eleven scorings
    .text =
        The game lasts 11 scorings, one for each place in the row of fort cards, and ends right after the last. Whoever has the most points wins.
    .why = the game is over: 11 fort cards have been scored

rule-S31 = Ties, and the right to boast
    .text =
        If players are tied on points, the one with more pieces left in the reserve wins; crop tokens are not pieces. If that is a tie too, the victory goes to whoever first boasts of it on social media. Here the tied players each get a “boast” button: the first press wins, and a card to share comes with it. Modesty is a virtue, but not a tie-break.
    .why = only players still tied at the end may boast, and only until one of them has
    .ruling =
        Between bots the victory is shared, and so it is if nobody has boasted by the end of the table’s time. Table option “Full tie”: the first to boast wins by default, or the win is shared.

## The variant

rules-section-variant = Variant: Alternative Guardian

rule-S32 = A fort card of your own
    .text =
        This variant, for experienced players, gives you more say in what is scored. All other rules stay as they are. After set-up each player draws the top card of the fort deck and keeps it face down. You may look at your own card at any time; nobody else may.
    .why = only in the variant does each player keep a fort card, and only its owner may see it

rule-S33 = When the Guardian may be played
    .text =
        You may play the Guardian only if at least 3 other character cards lie in front of you.
    .why = at least 3 other character cards must lie in front of you first

rule-S34 = Three choices after a scoring
    .text =
        After the scoring the next card of the row is turned up as in S21. Instead of the decision described there, whoever played the Guardian chooses one of these:
        (a) The new card stays. Draw the top card of the deck, compare it with the one you keep, keep one of the two and put the other under the deck.
        (b) The new card goes under the deck, and the top card of the deck takes its place, face up.
        (c) The new card goes under the deck, and the card you keep takes its place, face up. Then draw the top card of the deck, face down, as the card you keep from now on.
    .why = this choice exists only in the variant, after a scoring, and for the Guardian’s player

rule-S35 = No answer to the Guardian
    .text =
        In the variant nobody plays a card in answer to a Guardian: by S33 it is never the first card you play, so the special case of S20 does not occur.
    .why = in the variant a Guardian is never the first card played, so nobody answers it
    .ruling =
        The printed variant does not mention the answer of S20. We take it to be ruled out by the condition of S33, so the scoring always follows at once.
