"""The board of Sardinia as text."""


def draw(view, names, language):
    return ""
