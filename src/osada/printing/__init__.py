"""Printing: drawings of a game, player aids, and the PDF files made from them."""
