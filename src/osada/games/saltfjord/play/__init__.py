"""How to play well: what positions are worth."""
