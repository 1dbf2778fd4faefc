"""What is kept: tables of the database, and how to reach them."""
