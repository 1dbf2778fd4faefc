"""What is told to whom as it happens."""
