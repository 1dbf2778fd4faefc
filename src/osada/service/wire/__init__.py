"""What goes over the wire: every answer and every frame, as the API describes them."""
