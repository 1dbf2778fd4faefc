### The course: what is asked at each step, and what is said to a try.

course-saltfjord = Saltfjord
    .about = Three rounds, most points win. Five short lessons: dice, buildings, boats, orders, and passing in time.

## A column full of work

learn-column = A column full of work
    .over = One die, four buildings. That is how a good turn looks. After three rounds whoever has most points wins.
learn-column-die = Welcome to the fjord! A white die activates the column of its value. Your column 4 has four buildings: take the 4.
    .weak = That column has fewer buildings. Column 4 has four.
    .row = Orange dice activate rows: soon! First the white 4.
    .pass = Too early to pass: there is work to do. Take the white 4.
    .other = Take the white 4.
learn-column-line = Use it on line 4. Each fish could move it by one, but you need not.
    .fish = A fish would be spent for fewer buildings. Line 4!
    .discard = That brings 1 fish and nothing else. Use it on line 4.
    .other = Use the die on line 4.
learn-column-wood = From top to bottom: activate the first building. It produces wood.
    .good = 1 wood.
    .passed = The die never goes back. Activate the topmost first.
    .other = Activate the topmost building of the column.
learn-column-start = The next is your start building: wood again.
    .passed = The die never goes back. First the building in row 3.
    .other = Activate the building in row 3.
learn-column-boat = Below it lies a landing: you go fishing.
    .passed = The die never goes back. First the boat, in row 4.
    .other = Activate the building in row 4.
learn-column-sail = Sail into the first area of the fjord and take a catch token.
    .good = 3 fish! They are yours when the boat comes home.
    .skip = You may, but the fish are waiting. Sail!
    .other = Sail on and take the token.
learn-column-paper = One building is left: paper.
    .other = Activate the building in row 5, too.
learn-column-end = The die stays on its last building and blocks it for this round. End your turn.
    .good = Ada took a fish for her die.
    .other = All is done here: end your turn.

## A tile in the way

learn-tiles = A tile in the way
    .over = Full rows and columns pay for every promenade in them. Build so that they meet.
learn-tiles-die = An orange die activates a row, from left to right. Take the orange 3.
    .column = White dice do columns. Take the orange 3.
    .other = Take the orange 3.
learn-tiles-line = Row 3 it is: use the die on line 3.
    .other = Stay with line 3: there is a builder.
learn-tiles-builder = Activate the first building: it builds a small tile for 1 wood.
    .passed = What is built ahead of the die can be used at once. So first the builder, on the left.
    .other = Activate the building on the left.
learn-tiles-tile = Take the tile with wood and a promenade, from the first stack of two squares.
    .another = A good tile, too. This time take the first one with two squares.
    .other = You have wood: build something.
learn-tiles-place = Put it right beside the builder, in column 2 of this row.
    .elsewhere = You may, but in this row, ahead of the die, it works at once.
    .other = Put its first square on row 3, column 2.
learn-tiles-turn = Do not turn it: the promenade comes to column 3.
    .good = Your ability gave you a point for building.
    .other = Leave it as it is: then it fills this row.
learn-tiles-fresh = New, and already of use: activate it.
    .good = A wood for a wood, and the tile stays.
    .passed = The new tile lies before it. Activate that first.
    .other = Activate the new building in column 2.
learn-tiles-last = A promenade is no building, so go on to column 4.
    .other = One more building waits in column 4.
learn-tiles-end = End your turn.
    .good = Ada discards another die.
    .other = All is done in this row: end your turn.

## Orders

learn-orders = Orders
    .over = Free actions cost no die. Use them at any moment of your turn.
learn-orders-free = In your turn you may do any number of free actions. Begin with one.
    .later = The die can wait. First a free action.
    .other = Choose a free action first.
learn-orders-worker = Send your worker to the building in row 4, column 5: orders or technology.
    .another = A worker goes to any free building. The one with orders is in row 4, column 5.
    .other = Use the worker, in row 4, column 5.
learn-orders-order = Fill the order of stack 3: it takes 1 wood and 1 paper.
    .good = 3 points at the end, and a crate at pier 3.
    .another = You can pay for that one, too. This time stack 3.
    .technology = Technologies are strong, but today we deliver. Stack 3!
    .other = Fill the order of stack 3.
learn-orders-die = That was free: your turn still has its die. Take the white 3.
    .another = Column 3 has the workshop. Take the white 3.
    .other = Take the white 3.
learn-orders-line = Use it on line 3.
    .other = Line 3: there is the workshop.
learn-orders-upgrade = The promenade is passed. Activate the workshop below: it upgrades a resource.
    .other = Activate the building in row 6.
learn-orders-plank = Upgrade wood to a plank. Resources climb along the arrows, up to gold.
    .another = That works as well. For large tiles a plank is needed: upgrade wood.
    .fish = A fish is always there as a comfort. But upgrade the wood.
    .other = Upgrade wood to a plank.
learn-orders-end = End your turn.
    .good = With wood and plank you could build a large tile next.
    .other = End your turn.

## Home with the catch

learn-home = Home with the catch
    .over = When all have passed, a new round begins. After three rounds the points are counted.
learn-home-pass = Your boat is out. Pass: go to tavern 5, which lets you go fishing twice.
    .another = Every tavern does something else. Tavern 5 lets you fish twice.
    .die = You could go on. But let us bring the boat home: pass.
    .other = Pass to tavern 5.
learn-home-sail = Sail on first: in the next area there is another token, and a point.
    .good = A wood comes along.
    .return = Not yet: you may fish twice. First sail on.
    .other = Sail on.
learn-home-return = Now return: the points of the area and all tokens are yours.
    .good = And your crate at pier 3 pays a point and a fish.
    .on = Further out there is more, but a boat must come home to pay.
    .other = Return to the harbour.
learn-home-end = After the tavern all your piers pay, crate by crate. End your turn.
    .other = End your turn: in this round you have no more.

## A small test

learn-test = A small test
    .over = Well done! There is more to find: technologies, large tiles, carts. Enjoy your first game!
learn-test-die = A test. Your best column is number 4, but no white die shows a 4. Which one gets there with 1 fish?
    .good = Right.
    .far = That would take more fish.
    .row = Orange dice activate rows.
    .other = Take a white die that is one away from 4.
learn-test-line = Now use it as well as you can.
    .good = Four buildings!
    .fewer = Another line has more buildings.
    .other = Use the die: where are most buildings?
learn-test-first = Where do you begin, to miss nothing?
    .good = Exactly: from top to bottom.
    .passed = Then you would pass a building above it.
    .other = Activate a building first.
