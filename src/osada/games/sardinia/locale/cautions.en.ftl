## What to know before a move that wastes something

caution-admiral-idle = The Admiral can do nothing now: no ship of yours can go anywhere.
caution-commander-idle = The Commander can do nothing now: no settler can be placed or moved.
caution-priest-idle = The Priest can do nothing now: there is no province to go to.
caution-farmer-idle = The Farmer can take nothing now: no crop token lies where your settlers are joined to one of your ships.
caution-architect-idle = The Architect can build nothing now.
caution-queen-idle = The Queen has nothing to copy: no other card lies before you.
caution-no-village = No village is possible now, only a fort: a village needs another crop token, and room.
caution-no-fort = No fort is left, only a village is possible.
caution-admiral-unused = You could still bring in a ship or sail.
caution-commander-unused = You could still place a settler or move some.
caution-priest-unused = You could still place or move the priest.
caution-farmer-unused = You could still take a crop token.
caution-architect-unused = You could still build something.
caution-queen-unused = You could still copy a card that lies before you.
caution-moves-left =
    { $n ->
        [one] { $n } move is left.
       *[other] { $n } moves are left.
    }
caution-other-ship = The other ship could sail, too.
caution-no-answer = You could still play a card: after the scoring all cards come back to your hand anyway.
