"""How far the learnt values can be trusted, and what they cost."""
