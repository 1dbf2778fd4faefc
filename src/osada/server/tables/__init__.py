"""Tables: their state, storage, bots, clocks, sockets and the lobby."""
