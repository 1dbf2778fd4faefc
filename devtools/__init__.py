"""What is behind the front door, dev.py. Standard library only."""
