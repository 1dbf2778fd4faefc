"""How bots look at turns of Saltfjord."""
