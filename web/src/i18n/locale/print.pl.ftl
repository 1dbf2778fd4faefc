print = Drukuj
print-title = Druk na papierze
print-paper = Co
print-aid = Pomoc dla gracza
print-size = Papier
print-spare = Oszczędzaj tusz: same kontury
print-about = Plik PDF. Kod u dołu strony otwiera ją na tym serwerze.
print-open = Otwórz PDF
