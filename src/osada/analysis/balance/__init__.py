"""What a design is worth, measured: by the strongest level, part by part, on the same draws."""
