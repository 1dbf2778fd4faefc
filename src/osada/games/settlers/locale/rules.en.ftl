### The rules of Settlers: Roll & Write in our own words. The numbers W1 to W39 are those of the list of rules.
### Each rule: the value is its title; .text is the whole rule; .why completes “Not allowed: W12, …”;
### .ruling says what we decided where the printed rules leave room.
### A line break inside a message is meant: it begins a new paragraph or list item.

rules-title = Settlers: Roll & Write
rules-about =
    Settlers: Roll & Write is a game about a small empire for 1 to 4 players. In each of ten rounds four dice give everybody the same resources and workers; everybody takes a favour and then, all at the same time, crosses out areas on two sheets: walls, huts, granaries and bridges of the empire, and the buildings of the village, each with an ability of its own. Most points win; alone, you climb a table of ranks on one of 48 adventure sheets.
rules-provenance =
    This is an unofficial implementation, not connected with the game’s author or publisher. The rules, the favours, the four tracks of nine sections, the worked scoring example and the Farm’s ability are as printed. The faces of the dice, most costs, points and fields, the other buildings of the competition sheet, all plans, and the 52 buildings and 48 sheets of the adventure mode are our own reconstruction, for the printed sheets were not at hand. An owner of the box can correct every number in data files, and anybody can add sheets.

## Setting up

rules-section-setup = Setting up

rule-W1 = Two ways to play
    .text =
        In the competition 2 to 4 players have the same village sheet with the same 6 buildings. In the adventure you play alone on one of 48 village sheets, each with 6 buildings of its own.
    .why = nobody sits there in this game

rule-W2 = Two sheets each
    .text =
        You have an empire sheet with 4 fields, 4 construction tracks of 9 sections, a round track, a place for the name of your empire and boxes for points, and a village sheet with 6 buildings.
    .why = there is no such area on the sheets

rule-W3 = Dice and favours
    .text =
        There are 3 resource dice, 1 worker die and 5 favour tokens. Shuffle the favours and draw one more than there are players, or 3 if you play alone; these serve the whole game.
    .why = which favours are in the game is left to chance

rule-W4 = Ten rounds
    .text =
        The first active player is drawn at random. The game lasts 10 rounds.
    .why = the first active player is left to chance

## A round

rules-section-round = A round

rule-W5 = The roll
    .text =
        The active player rolls all 4 dice, and the result is everybody’s: you get, in a pool of your own, the 3 resources shown and as many workers, that is actions, as the worker die shows.
    .why = the dice decide that, and they come first

rule-W6 = Resources, and gold as a joker
    .text =
        There are three resources: stone, wood and food. Gold is a joker and pays for any of them.
    .why = gold is spent last anyway, and it makes no difference now
    .ruling =
        You are not asked what gold stands for, because gold is never worse than the resource itself: the resource is spent first and gold last. Only where a building counts the gold you spend may you say beforehand that gold shall pay.

rule-W7 = Taking a favour
    .text =
        From the active player on, clockwise, each player takes one of the favours in the middle.
    .why = favours are taken in turn after the roll, one each, and only those that still lie in the middle

rule-W8 = Growth
    .text =
        All players act at the same time, each on their own sheets, in any order they like. Resources come from dice, buildings, fields and favours, and each is spent once. What is left at the end of the round is lost, and so are workers.
    .why = this is not the moment for it in your growth phase
    .ruling =
        In this program you end your growth phase yourself. While others are still busy you can take that back.

rule-W9 = One area, one action
    .text =
        Crossing out one area of any kind costs 1 action.
    .why = you have no action left for it

rule-W10 = Harvest
    .text =
        Cross out one harvest area of a field you can reach and gain the resources in it. No field can be reached at the start.
    .why = that harvest area is crossed out already

rule-W11 = Building
    .text =
        Cross out one building area of the empire or the village and pay the resources printed in it, all in that one action. An empty area costs only the action.
    .why = it is crossed out already, or you cannot pay what is printed in it

rule-W12 = From left to right
    .text =
        On a construction track you build in the leftmost section that is not complete. A section may have several areas, or one area with several resources.
    .why = on a track you build in the leftmost section that is not complete

rule-W13 = Buildings
    .text =
        The areas of a building are crossed out in any order. When all of them are, the building is complete, and its ability works from the next round on.
    .why = the building must have been complete when the round began

rule-W14 = End-of-game buildings
    .text =
        A building with the end-of-game symbol scores at the end, whichever round it was completed in.
    .why = that building only scores at the end

rule-W15 = Abilities
    .text =
        Abilities are optional and work once a round unless they say otherwise. A condition, such as completing at least 3 sections, must be met within one round. What a building says beats the general rules.
    .why = the ability has been used up, has nothing to work on, or waits for your choice
    .ruling =
        An ability that asks nothing of you and can only help, such as one more food, works automatically when growth begins; it does not stand in the way of a re-roll. Free actions and discounts are used automatically, too, as soon as they apply.

rule-W16 = Bridges
    .text =
        A bridge is complete when all its sections are crossed out. Its field is open at once, in the same round too.
    .why = the bridge to that field is not complete

rule-W17 = Favours
    .text =
        A favour is used at any moment of the growth phase, without an action, once.
        Ally: 1 more action this round.
        Gift: choose a resource die and gain one more of what it shows.
        Crops: choose a resource die; you may harvest resources of that kind without an action.
        Export: swap one of each kind you like for 1 point each, so at most 3 points.
        Lucky coin: 1 more gold this round.
    .why = that favour is not yours to use, is used already, or offers something else now
    .ruling =
        Crops: for this round every harvest area that holds only that kind costs no action. Ally and Lucky coin work automatically when growth begins. Export names kinds in the order stone, wood, food.

rule-W18 = The end of a round
    .text =
        When all are done, mark the round. The favours go back to the middle, and the next player clockwise becomes active.
    .why = you have finished this round

## The end of the game

rules-section-end = The end of the game

rule-W19 = Scoring
    .text =
        After round 10 you score for each track the points of the furthest complete section; an incomplete one does not count. Add the points of settlements in the advanced game, the points noted during the game, and the end-of-game buildings.
    .why = the game is over

rule-W20 = Winning
    .text =
        Most points win. On a tie it is the one with more complete bridge sections, then with more crossed-out harvest areas; then the win is shared.
    .why = that is settled when the game is over

rule-W21 = An example
    .text =
        Somebody ends with 5 points for walls, 14 for huts, 4 for granaries and 0 for bridges. One more food area would have completed a section of granaries worth 6.
    .why = that is an example, not a move

## The advanced game

rules-section-advanced = The advanced game

rule-W22 = What is added
    .text =
        The advanced game uses the Architects, the settlement plans and the underlined numbers. The basic game ignores them: there an underlined number is a plain number.
    .why = that building is not part of the basic game

rule-W23 = Founding settlements
    .text =
        Before the round ends there is one more step: each player may found one settlement at most.
    .why = one settlement may be founded after growth, and only then

rule-W24 = The shape of a settlement
    .text =
        A settlement needs complete sections of the empire sheet that make exactly the shape of a plan, neither turned nor mirrored, none of them part of another settlement. Those sections are circled and used.
    .why = no complete, free sections make exactly that plan there

rule-W25 = Raised numbers
    .text =
        The underlined number of the building with that plan rises by 1, from the next round on; some plans only bring points at the end. This works for a building that is not complete, too: its ability then comes with the raised number.
    .why = the number rises from the next round on

rule-W26 = The same plan again
    .text =
        A plan may be used more than once, and each settlement raises the number by 1: with three Farm settlements a round brings 4 food instead of 1.
    .why = each settlement raises its number by 1, no more

## The adventure

rules-section-adventure = The adventure

rule-W27 = Alone on an adventure
    .text =
        The adventure is played by the advanced rules by 1 player with one of the 48 adventure sheets and 3 drawn favours, one of which you choose each round.
    .why = the adventure has three favours, one a round

rule-W28 = Rolling again
    .text =
        Some buildings roll dice again. That must come first in the growth phase: after any action, other ability or favour no die is rolled again.
    .why = dice are rolled again before anything else, and only those the building names
    .ruling =
        Dice are rolled again one by one, and the new result is for that player alone.

rule-W29 = Ranks
    .text =
        0 to 39 points make you a Plebeian, 40 to 44 a Servant, 45 to 49 a Squire, 50 to 54 a Knight, 55 to 59 a Castellan, 60 to 69 a Prince, 70 to 79 a King, 80 and more an Emperor. Try to beat your own record.
    .why = ranks are given at the end

rule-W30 = Your own sheets
    .text =
        Players are invited to design adventure sheets. Sheets and buildings are data files that a validator checks; the almanac explains every building in alphabetical order, those of your own too.
    .why = such a sheet does not exist

rule-W31 = House rules
    .text =
        The book has a box for house rules: a table has a note that all its players see.
    .why = a house rule is an agreement, not a move

## Rulings

rules-section-rulings = Where the book is silent

rule-W32 = Areas of one section
    .text =
        The areas of one section are crossed out in any order.
    .why = that area of the section is crossed out already

rule-W33 = Gold and favours
    .text =
        A die that shows gold: Gift gives 1 gold, Crops lets you name the kind. In an Export gold may stand for a kind, each kind once.
    .why = you have nothing to export, or gold is not a kind that grows

rule-W34 = Abilities that take resources
    .text =
        Abilities that take resources accept gold as any kind. Nothing turns into gold unless it says so.
    .why = you cannot give that, or the building does not give it
    .ruling =
        Whatever leaves your pool for an area, an ability or an export counts as spent, gold as gold.

rule-W35 = When abilities work
    .text =
        A once-a-round ability is used at any moment of the growth phase. Points with a condition on the round are counted when you end it. Passive abilities work without being asked for, but each is optional: where a discount or a bonus can make a difference later in the round, you may leave it for later.
    .why = that building works automatically

rule-W36 = From the next round
    .text =
        What is completed now works from the next round on, passive abilities too. A building printed as already built works from round 1.
    .why = the building does not work yet

rule-W37 = Numbers at the end
    .text =
        Settlements raise numbers for the rounds to come. The final scoring uses the number as it stands at the end.
    .why = the number rises from the next round on

rule-W38 = Each on their own
    .text =
        The active player’s roll and the order of taking favours are all that players share. Alone, you are always active.
    .why = everybody plays on their own sheets

rule-W39 = A shared adventure sheet
    .text =
        A competition of 2 to 4 players may use one adventure sheet for all, drawn or chosen, by the advanced rules.
    .why = which sheet is used is settled before the game
