"""What is kept of games for one, and games on the same dice."""
