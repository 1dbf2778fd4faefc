"""Views, text, tips, almanac and printed pages of the game."""
