### The courses: what is asked at each step, and what is said to a try.

course-settlers-alone = Settlers, alone
    .about = Four short lessons on an adventure sheet: roll, cross out, and see your empire grow.
course-settlers-company = Settlers, in company
    .about = Three short lessons with Ada: one roll for all, a favour each, and every point counts.

## Your first round

learn-crossing = Your first round
    .over = Roll, favour, growth: ten such rounds make a game. Only complete sections score, so spend your actions well.
learn-crossing-favour = Ten rounds to build an empire: whatever you complete brings points. Take a favour for this round: the Ally, 1 more action.
    .other = Every favour helps in its own way. Take the Ally this time.
learn-crossing-bridge = Two wood, a stone, 5 actions. An action crosses out one area: begin with the first section of the bridges.
    .good = 1 wood paid.
    .track = That would work, too. But bridges open fields, so begin with them.
    .village = Buildings come soon. First the bridges: they lead to a field.
    .other = First cross out the first section of the bridges.
learn-crossing-field = The second section of the bridges costs 1 stone. Sections 1 and 2 are the bridge to field 1. Build it!
    .good = Field 1 is open.
    .other = On a track you go from left to right. The second section of the bridges comes next.
learn-crossing-harvest = A field gives more than a die: harvest the area with two wood. It costs 1 action.
    .kind = Each area can be harvested once. Wood is what you need now.
    .other = Harvest the two wood of field 1.
learn-crossing-hut = Two actions are left. Build the first hut for 1 wood.
    .good = 1 point! A track is worth its furthest complete section.
    .other = That is possible, but a hut brings a point at once. Build the first one.
learn-crossing-again = Your last action: build the second hut.
    .good = The huts are worth 2 points now.
    .other = Wood and an action are left. Build the second hut.
learn-crossing-end = No actions left. What remains in your pool, 1 wood, is lost at the end of the round. End your growth.
    .other = Without an action there is nothing more to do here. End your growth.

## Buildings and settlements

learn-village = Buildings and settlements
    .over = Buildings work round after round, and settlements make them stronger.
learn-village-favour = Round 2: a stone, two food, 4 actions. Take the Export: it turns leftovers into points.
    .other = You choose anew each round. Take the Export this time.
learn-village-empty = Now your village. A complete Herbalist brings wood or food every round. Cross out an area with a hammer: it costs only the action.
    .paid = That area costs a stone. Keep it a moment and begin with a hammer, which costs only the action.
    .another = Every building has its use. Begin with the Herbalist, number 1.
    .other = The sooner a building works, the better: begin the Herbalist.
learn-village-again = The order is yours. Cross out the other area with a hammer.
    .other = Go on with the Herbalist: one more area costs only the action.
learn-village-complete = Its last area costs 1 stone. Build it!
    .good = Complete: it works from the next round on.
    .other = One stone, one action, and the Herbalist is complete.
learn-village-granary = Your last action: build the first granary for 1 food.
    .good = Another point.
    .other = A granary brings a point. Build the first one.
learn-village-export = No action left, but 1 food. A favour needs no action: use the Export.
    .lost = Then the food would be lost. Use the Export first.
    .other = Use the Export.
learn-village-sell = Each kind of resource can be exported once, for 1 point. Export the food.
    .other = Export the food.
learn-village-end = End your growth. Now a settlement: a plan is the little shape drawn with a building. Complete sections in that shape make the building stronger.
    .other = End your growth to go on.
learn-village-plan = The first sections of huts, granaries and bridges lie in a column of three: that is the Herbalist's plan. Choose it.
    .nothing = Founding is never a must, but it costs nothing. Choose the Herbalist's plan.
    .another = That plan fits, too. But the Herbalist is complete: choose it.
learn-village-place = Show where the plan lies: its top left corner is the first hut.
    .good = From the next round on the Herbalist brings 2 instead of 1.
    .other = Only there do your complete sections have the shape of the plan.

## It grows

learn-growing = It grows
    .over = You know how to play. Now for the last round!
learn-growing-favour = Round 3: gold, two stone, 5 actions. All three favours are on offer again. Take the Gift.
    .other = All three are there every round. Take the Gift.
learn-growing-herbalist = Your Herbalist works now. An ability needs no action: use it.
    .other = First use the Herbalist: it brings resources for nothing.
learn-growing-first = Wood or food? Thanks to the settlement you get two of a kind. Take wood.
    .other = Food would do, too. But a hut comes next: take wood.
learn-growing-gift = Now use the Gift: one more of what a die shows.
    .other = Use the Gift, it is free.
learn-growing-die = Choose a die that shows stone.
    .gold = Gold pays for anything: clever! But today choose stone.
    .other = Choose one of the dice with stone.
learn-growing-walls = Build the first section of the walls for 1 stone.
    .other = Every track begins on the left: first section of the walls.
learn-growing-more = You have more stone: build the second section, too.
    .other = Stone is left: go on with the walls.
learn-growing-third = And the third, with the stone of the Gift.
    .good = The walls are worth 3 points.
    .other = One stone is left: build the third section of the walls.
learn-growing-hut = The third hut costs wood and food. You have no food, but gold replaces any resource. Build it!
    .good = Your gold paid for the food.
    .other = Build the third hut: gold pays for the food.
learn-growing-bridge = Your last action and your last wood: the third section of the bridges.
    .good = Nothing is left over.
    .other = Wood is left: build the third section of the bridges.

## A small test

learn-crown = A small test
    .over = After ten rounds your points give you a rank, up to Emperor. In your first rounds begin bridges and buildings: they help longest.
learn-crown-section = Another game, its last round: a little test. One crossing brings 2 points at once. Which?
    .good = Yes: only complete sections score.
    .less = That brings less. Look for a section that is already begun.
    .village = A building finished now would not work any more. Look at the tracks.
    .other = Look for a section that is already begun.
learn-crown-wood = Spend your wood where it brings a point.
    .good = Right: a hut.
    .bridge = The first bridge section is worth nothing by itself.
    .village = That brings no point any more.
    .other = Wood builds huts and bridges. Which of them scores?
learn-crown-stone = One action is left. Which crossing still brings a point?
    .good = Yes, the section is complete!
    .lost = An action is left: use it.
    .village = That brings no point any more.
    .other = That brings no point. Look for what completes a section.

## One roll for all

learn-table = One roll for all
    .over = Everybody acts at the same time, each on their own sheets.
learn-table-favour = Most points after ten rounds win. Ada rolled stone, wood, food and 3 actions for both, and took the Ally. You: take the Export.
    .other = That is possible. But the Export turns leftovers into points: take it.
learn-table-farm = You both have the same village. Cross out an area of the Farm: each costs an action, one of them a wood as well.
    .another = Another time! Begin with the Farm, number 1.
    .other = First the Farm: it will feed you.
learn-table-second = The order is yours. Another area of the Farm.
    .another = Go on with the Farm.
    .other = Go on with the Farm: two areas are left.
learn-table-third = And the last one.
    .good = From the next round on it brings 1 food.
    .other = One area more and the Farm is complete.
learn-table-export = Ada is done. You have stone and food, but no action. Use the Export.
    .lost = Then stone and food would be lost. Use the Export first.
    .other = Use the Export.
learn-table-sell = 1 point for each kind. Export the stone.
    .other = First the stone.
learn-table-more = And the food.
    .good = 2 points!
    .stop = You may stop, but the food would only be lost.
    .other = Export the food.
learn-table-end = Nothing is left to do. End your growth: when all are done, the next round begins.
    .other = End your growth.

## You roll

learn-turns = You roll
    .over = Ten rounds, then the points of all tracks are added up.
learn-turns-first = Now you are the active player: you rolled, and you choose first. Take the Ally, 1 more action.
    .good = Ada took Crops.
    .other = With two stone and wood, an action more is worth most: the Ally.
learn-turns-walls = Stone, wood, stone, and the Farm gave food. Build the first section of the walls.
    .other = Begin with the walls, on the left.
learn-turns-further = The next section, too: from left to right.
    .good = The walls are worth 2.
    .other = You have another stone. Go on with the walls.
learn-turns-granary = The food of your Farm builds the first granary.
    .other = Food builds granaries. Build the first one.
learn-turns-hut = With the Ally's action build a hut.
    .good = Four sections in one round!
    .other = Wood is left: build the first hut.
learn-turns-end = All is spent. End your growth.
    .other = End your growth.

## Who wins?

learn-contest = Who wins?
    .over = You win, 8 to 7! In your first rounds begin bridges and buildings: they help longest. Have fun!
learn-contest-favour = Another game, its last round. Two stone, a food, 3 actions: which favour still brings you a point?
    .good = Yes: stone will be left over.
    .ally = You have actions enough. Resources will be left over!
    .crops = No field of yours is open. Resources will be left over!
    .other = Which favour turns resources into points?
learn-contest-food = Ada has just gone ahead. Where does your food bring most?
    .good = 2 points more.
    .early = One food exported is 1 point. There is something better.
    .village = A building finished now would not work any more.
    .other = Look for a section that is already begun.
learn-contest-rest = Nothing on your tracks can be paid with stone alone. What now?
    .good = The stone is exported: the point that wins.
    .lost = The stone would be lost. You have a favour!
    .village = That brings no point any more. You have a favour!
    .other = You have a favour that you have not used.
