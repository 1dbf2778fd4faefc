"""Who is calling: guests, accounts, bots, and how much they may ask for."""
