"""Position evaluation: values, features, nets, and the recipes that bots think by."""
