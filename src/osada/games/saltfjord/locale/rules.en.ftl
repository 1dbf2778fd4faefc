### The rules of Saltfjord in our own words. The ids F1 to F60 are those of the law.
### Each rule: its value is a title; .text the whole rule; .why completes "Not allowed: F16, …";
### .ruling tells what we decided where the printed rules leave room.

rules-title = Saltfjord
rules-about =
    Saltfjord is a game about fishing villages in the north of Norway at the end of the nineteenth century, for 1 to 4 players. Dice activate the rows and columns of your village; new buildings, technologies, orders and boats in the fjord make each activation worth more. Whoever has the most points after three rounds wins; alone you play for medals.
rules-provenance =
    This is an unofficial implementation, not connected with the game’s authors or publisher. The numbers of components, the rules and all examples follow the printed rulebook. The faces of most components could not be read from it: building tiles, boards, crates, catch tokens, abilities and scoring tiles are reconstructions, and every data file says what is printed and what is not. Owners of the box can correct each file without touching the program.

## Setting up

rules-section-setup = Setting up

rule-F1 = Three rounds, green and purple points
    .text =
        Saltfjord is for 1 to 4 players and lasts 3 rounds. Green points are scored the moment you gain them; purple points only at the end of the game.
    .why = the game is over after its third round

rule-F2 = The dice
    .text =
        Roll 3 white dice and 1 orange die for each player. Each die lies in the area of the value it shows. On each of the two rows of the round counter, 1 orange die for each player waits for rounds 2 and 3.
    .why = dice are rolled by chance, not chosen

rule-F3 = Catch tokens
    .text =
        The catch tokens of kinds 1, 2 and 3 are shuffled separately and laid face down on the catch spaces of the fjord, as many in each stack as the space says.
    .why = catch tokens are drawn by chance from their stack

rule-F4 = Building tiles
    .text =
        Building tiles are sorted by shape and shuffled. Every shape has two stacks on the board, face up; the number on the space says how many tiles they hold. Only the top tile of a stack can be built.
    .why = that stack is empty, or its next tile is not yours to choose
    .ruling =
        The next tile of a stack is turned up after the one you took has been placed.

rule-F5 = Ability tiles on the board
    .text =
        Shuffle the 8 ability tiles. Four lie face up on the board, the other four go into the start sets.
    .why = ability tiles are laid out by chance

rule-F6 = Crates
    .text =
        Shuffle the 44 crates into 4 face-down stacks of 11. Shuffle the 4 starting crates and lay one face up on each stack.
    .why = crates are turned up by chance

rule-F7 = Scoring tiles
    .text =
        Shuffle the 11 scoring tiles and lay one face up on the top space of each of the 4 technology tracks. The others are not used.
    .why = scoring tiles are laid out by chance

rule-F8 = What each player has
    .text =
        You have a village board with a grid of 6 by 6 cells, all on the same side, a warehouse, a boat tile with its basic side up and a boat in the harbour. Of your 3 workers one stands on the worker space of your board and two wait on the first technology track. A marker of yours stands on the first space of each track, one at 0 points and one in front of the taverns.
    .why = village boards are dealt by chance
    .ruling =
        On the plain side all boards are alike. On the village side each player is dealt one of the four villages.

rule-F9 = Start sets
    .text =
        There are 4 start sets, each of 1 ability tile, 1 start building and 1 start-resources tile, put together by chance. Beginning with the player to the right of the first player and going counter-clockwise, each picks one. The others are not used.
    .why = it is not your turn to pick a start set, or that set is gone
    .ruling =
        Each player settles the picked set at once, before the next one picks.

rule-F10 = Settling a start set
    .text =
        The ability is yours for the whole game. The start building covers 2 of the 4 central cells with snow, turned as you like. You gain the start resources; a fishing symbol means that you go fishing at once (F30).
    .why = the start building lies on two cells with snow, and the fishing of a start set is not optional

rule-F11 = First player
    .text =
        Whoever last ate fish goes first.
    .why = the first player is drawn or named before the game
    .ruling =
        The program cannot know who ate fish: the first player is drawn from the game’s seed, or the table names a seat.

## Resources

rules-section-resources = Resources

rule-F12 = Eight resources
    .text =
        There are 8 resources: fish; wood, grain and paper; plank, food and book; and gold. Supplies never run out. Each is kept in its own room of your warehouse.
    .why = you do not have that resource

rule-F13 = Upgrading
    .text =
        To upgrade is to move one resource to the room directly above it along an arrow, or to gain 1 fish instead. Fish becomes wood, grain or paper; wood becomes plank, grain food, paper a book; plank, food and book become gold.
    .why = no resource can be upgraded that way now
    .ruling =
        Instead of an upgrade that a building or a pier offers you can always take the fish, so there is no other way to do without.

rule-F14 = Downgrading
    .text =
        To downgrade is to move a resource along the same arrows downwards. So gold can stand for anything.
    .why = there is no arrow down from there
    .ruling =
        Down to fish is the same as a sale and is played as a sale.

## A turn: take a die

rules-section-dice = A turn: take a die

rule-F15 = Taking a die
    .text =
        Take 1 die from any area. In each round you may take at most 3 white dice, and at most as many orange dice as the number of the round.
    .why = in a turn you take one of the dice that are there, and in a round at most 3 white ones and as many orange ones as the number of the round

rule-F16 = Changing a die
    .text =
        Each fish you spend changes the value of the die you took by 1, up or down. There is no step between 6 and 1.
    .why = you do not have the fish to turn the die that far

rule-F17 = Activating a line
    .text =
        A white die goes above the column of its value, an orange die beside the row of its value. Then activate any number of free buildings there, a column from top to bottom, a row from left to right. A cell with a die or a worker is blocked. Promenades are not buildings.
    .why = it is not a free building of the line that the die activates

rule-F18 = Where the die ends
    .text =
        The die ends on the last building it activated and blocks it for the rest of the round.
    .why = there is no activation or turn to end here
    .ruling =
        A die that activates nothing and is not discarded is put beside the board. While a line is being activated, its last activated building counts as taken by the die.

rule-F19 = Discarding a die
    .text =
        Instead of activating you may put the die beside your board and gain 1 fish.
    .why = there is no die in your hand to discard

rule-F20 = Effects are optional
    .text =
        You need not use the effect of a building that you activate.
    .why = there is no effect here that you could do without
    .ruling =
        Resources, fish and points are always gained, since nobody is ever worse off with them.

rule-F21 = Resource buildings
    .text =
        A resource building produces what it shows; a fish building gives 2 fish. An upgrade building upgrades 1 resource.
    .why = a building produces what it shows, and nothing else

rule-F22 = Action buildings
    .text =
        An action building lets you do one action. Where two are separated by a slash, choose one of them.
    .why = this building, tavern or pier does not offer that action

## What buildings can do

rules-section-actions = What buildings can do

rule-F23 = Fill an order
    .text =
        Pay what one of the 4 face-up crates asks for. Put the crate face down at the matching pier of your warehouse and turn up the next crate of that stack. Its points are purple.
    .why = you cannot fill an order now, or you lack what the crate asks for

rule-F24 = Gain a technology
    .text =
        Pay the resource printed between one of your markers and the next space of its track, move the marker up and gain the effect of that space. On the top space the scoring tile of the track is yours too: a green one scores at once, a purple one at the end.
    .why = you cannot gain a technology now, the marker is at the top, or you lack what the step costs

rule-F25 = Build a small tile
    .text =
        Pay 1 wood, take the top tile of a stack of small tiles and put it on empty cells of your grid, turned as you like. It may not cover printed buildings or other tiles.
    .why = this action builds a small tile, which must be paid for and lie on empty cells with all its squares

rule-F26 = A tile built on the way
    .text =
        A tile built during an activation can be activated in the same turn if it lies further along than the building that built it: to the right in a row, below in a column.
    .why = the die has already passed that cell

rule-F27 = Completing a line
    .text =
        When all 6 cells of a row or a column are filled by tiles and printed buildings, you gain the reward of every promenade in it that shows one.
    .why = promenades reward only when a row or a column is completed
    .ruling =
        A promenade is a square of a building tile: it fills its cell, and neither a die nor a worker can activate it.

rule-F28 = Row and column at once
    .text =
        If one tile completes a row and a column at once, the promenade where they cross rewards you twice.
    .why = a promenade rewards once for each line that is completed

rule-F29 = Example: a completed row
    .text =
        A completed row with promenades that show 1 fish, 2 points and 1 gold gives exactly 1 fish, 2 points and 1 gold.
    .why = a completed line gives exactly what its promenades show

rule-F30 = Go fishing
    .text =
        Either move your boat to the next area of the fjord, or return to the harbour.
    .why = the boat cannot go there from where it is
    .ruling =
        In the last area only returning is possible, in the harbour only moving. Where a stack is empty, the boat moves without taking a token.

rule-F31 = Moving the boat
    .text =
        Take the top token of the kind-1 stack of the new area, if there is one, to a free slot of your boat tile. Tokens can be thrown overboard, even the one just taken: under the stack of their kind in the area of your boat.
    .why = there is no such token to throw overboard, or the boat is not moving
    .ruling =
        You throw tokens overboard in your own turn: as a free action, or when there is no room for a new one.

rule-F32 = Returning
    .text =
        Score the points beside the area of your boat, move it to the harbour and gain what every token on the boat tile shows. The tokens stay face up beside your board. Until then they give nothing; the boat need not be full.
    .why = the boat is not returning to the harbour now

rule-F33 = Example: a return
    .text =
        Returning from an area worth 2 points with tokens of 2 fish, 1 point and 1 wood gives 3 points, 2 fish and 1 wood.
    .why = a return gives the area’s points and what the tokens show

## A turn: build large, or pass

rules-section-large = A turn: build large, or pass

rule-F34 = Build a large tile
    .text =
        Your second possible action: pay 1 wood and 1 plank, take the top tile of a stack of large tiles and put it on your grid as in F25. Completed rows and columns count (F27). Small tiles cannot be built by this action.
    .why = this action builds a large tile, which must be paid for (1 wood and 1 plank) and lie on empty cells with all its squares

rule-F35 = Pass
    .text =
        Your third possible action: move your marker to an empty tavern and do its action: go fishing, fill an order, gain a technology, build a one-square tile free, or go fishing twice. Then activate each pier from top to bottom. For each crate there you may take the pier’s reward: go fishing; upgrade 1 resource or gain 1 fish; 1 point and 1 fish; pay 1 grain for 3 points or 1 food for 5 points. After passing you take no more turns in this round.
    .why = that tavern is taken, that is not what the tavern or pier offers, or you have passed already
    .ruling =
        A tavern’s action may be left undone.

## Free actions

rules-section-free = Free actions

rule-F36 = Free actions
    .text =
        At any moment of your own turn, even the one in which you pass, any number of times: sell a resource for the fish printed beside its row; pay 2 fish to upgrade any resource; downgrade a resource; or use a worker: move it from the worker space to a free building and activate that building. The worker stays there and blocks it for the round.
    .why = free actions come after “A free action first …”, and only those that are possible now
    .ruling =
        You ask for a free action at any decision of your turn at which nothing is in your hand. Paying fish for the fish of an upgrade is left out. A building with a cart is not free for a worker.

rule-F37 = Examples: free actions
    .text =
        Food sells for 2 fish. For two fish grain becomes food. Downgrading a book gives paper.
    .why = a conversion gives exactly what the warehouse shows

## Technologies

rules-section-technologies = Technologies

rule-F38 = Crafts
    .text =
        The steps of this track give you the worker of that space, twice on the track, and 1 gold.
    .why = the workers of this track come with its steps

rule-F39 = Carpentry
    .text =
        Turn your boat tile to its better side: it holds 4 tokens, and on a return the points of the token on the x2 slot are doubled, points only, never fish. Tokens may be moved between slots at any time. Another step takes one of the ability tiles on the board. Another makes every building tile 1 wood cheaper: small tiles are free, large ones cost 1 plank.
    .why = that ability tile is not on the board to be taken
    .ruling =
        Since tokens can be moved between slots at any time, the token worth most points always counts as lying on the x2 slot.

rule-F40 = Example: the x2 slot
    .text =
        Returning with a token worth 4 points on the x2 slot, one worth 3 points and one of 2 fish gives 8 + 3 points and 2 fish, besides the area.
    .why = the x2 slot doubles the points of one token

rule-F41 = Logistics
    .text =
        The steps of this track: gain 1 fish, 1 wood and 1 paper; from then on, on filling an order, gain the reward of the pier it is put at, at once; from then on, on filling an order, you may put the crate at any pier.
    .why = there is no crate for which you may choose a pier

rule-F42 = Fishing
    .text =
        The steps of this track, each for every move of your boat from then on: look at the top 2 tokens of the stack, keep one and put the other back on top; do so with kind 2 if you like; do so with kind 3 if you like. Both tokens come from the same stack. Where only one is left, take that one.
    .why = you may not take tokens of that kind, or there are no two tokens to choose from
    .ruling =
        With the second and third step, too, the tokens are looked at in secret and the other one goes back on top.

## The end of a round

rules-section-round = The end of a round

rule-F43 = A new round
    .text =
        When all have passed in rounds 1 and 2: workers go back to their worker space; the orange dice of the next row join all used and discarded dice; all are rolled and laid out. Whoever is in the leftmost tavern starts the next round, and markers return from the taverns. Turns go clockwise.
    .why = it is not your turn

## Final scoring

rules-section-scoring = Final scoring

rule-F44 = Final scoring
    .text =
        After round 3, in this order: gain resources and points of the tokens on your boat tile, but not the points of its area; sell everything but fish and score 1 point for every 3 fish; score 3 points for every set of 4 crates at different piers; score the points of all crates; for each technology marker score the points beside its level, or at the top its scoring tile, unless it is a green one, which has scored already.
    .why = points are counted at the end, in a fixed order

rule-F45 = Examples: final scoring
    .text =
        Two sets of crates: 6 points. A boat with a 3-point token on x2 and a token of 3 fish: 6 points and 3 fish. Markers on levels worth 4 and 1: 5 points; two markers on level 2: 4 + 4 = 8.
    .why = the end is counted as the examples show

rule-F46 = Winning
    .text =
        Whoever has most points wins. On a tie it is the one whose marker is in the tavern further left.
    .why = most points win

## Advanced variant: carts

rules-section-carts = Advanced variant: carts

rule-F47 = Carts: set-up
    .text =
        The advanced tile covers the Logistics track. You have 1 cart on the top-left cell of your grid and 1 on the marked space of that tile.
    .why = carts belong to the advanced variant

rule-F48 = Activating carts
    .text =
        When a die activates a row or a column, all your carts in it come first, in any order. In a column each may move 1 cell left or right, in a row 1 cell up or down, never onto a cell with a die, a worker or a cart. Moving onto a building activates it; a cart that stays on a building activates that one.
    .why = that cart cannot go there, or it is not its turn to move
    .ruling =
        A cart that comes from beside the board during the activation does not move in it.

rule-F49 = Then the die
    .text =
        After the carts the die activates free buildings as usual. A building with a cart is blocked for the die.
    .why = a cart stands on that building

rule-F50 = Carts and tiles
    .text =
        Tiles may be built under carts. Completing a row or a column rewards promenades under carts too. Discarding a die activates no carts.
    .why = a discarded die activates no carts

rule-F51 = The carts’ track
    .text =
        Its steps: from then on carts may activate promenades as if they were buildings; each of your carts may at once move 1 cell in any direction and activate what it moves onto; gain the second cart on the top-left cell without activating it. If that cell is taken by a die, a worker or a cart, the cart waits beside your board until the cell is free.
    .why = that step of the carts’ track does not allow this
    .ruling =
        The cart that moves at once by this technology activates a promenade, too.

rule-F52 = Points for carts
    .text =
        At the end each cart scores the number of its row times the number of its column: third row, fourth column, 12 points.
    .why = carts score only at the end

## Playing alone

rules-section-solo = Playing alone

rule-F53 = Solo: dice
    .text =
        Use 4 white and 2 orange dice, and 1 orange die in each row of the round counter. Dice lie in the taverns instead of areas: one white die each from right to left, so that the leftmost tavern has none, and one orange die each from right to left, so that the three leftmost have none.
    .why = in a game for one the dice lie in the taverns

rule-F54 = Solo: scoring tiles
    .text =
        The two scoring tiles with the green symbol are not used. After 4 lie on the tracks, draw 2 more: these are your special scoring tiles.
    .why = special scoring tiles are drawn by chance

rule-F55 = Solo: turns
    .text =
        You take dice from the taverns, within the usual limits (F15). When you build a tile, the top tile of the other stack of its shape is removed. When you pass, your marker goes to any tavern without dice, and the round ends. One white and one orange die are always left.
    .why = in a game for one dice come from the taverns, and you pass to a tavern without dice

rule-F56 = Solo: a new round
    .text =
        At the end of rounds 1 and 2 remove the top crate of each stack. One orange die joins; roll all dice and lay them out as in F53.
    .why = crates are removed at the end of a round

rule-F57 = Solo: winning
    .text =
        You win if each special scoring tile gives you at least 10 points. Those points do not count towards your score.
    .why = special scoring tiles do not add to the score

rule-F58 = Solo: medals
    .text =
        If you win, your score earns a medal: 100 points bronze, 120 silver, 140 gold, 160 platinum, 180 palladium; with carts 20 more are needed for each. Below that you win without a medal.
    .why = medals go by the final score of a win

rule-F59 = Solo: achievements
    .text =
        Five goals: gold with 3 special tiles; platinum or better with 3; with 4; with 5; palladium with 6. You choose the number of special tiles, from 2 to 6, when setting up.
    .why = achievements go by the medal and the number of special tiles
    .ruling =
        After 4 tiles on the tracks only 5 are left. With 6 special tiles, one of the four track tiles, drawn by chance, is the sixth one, too. A better medal, or more special tiles, meets a lower goal as well.

rule-F60 = Solo: start sets
    .text =
        The four start sets are laid out for a game for one, too; pick one of them.
    .why = you pick one of the four start sets
