"""Playing: who keeps the tables, makes them, lets bots move at them, and looks at their clocks."""
