"""Values learnt by self-play: games, lessons, nets, and how far they can be trusted."""
