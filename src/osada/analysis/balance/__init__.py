"""Balance of a design, measured by the strongest level, part by part, on the same draws."""
