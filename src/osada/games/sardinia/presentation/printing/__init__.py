"""What of Sardinia can be printed: the island as a poster."""
