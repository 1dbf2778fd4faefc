"""One table of the server, as it follows from its log: nothing here reads, writes or waits."""
