## Raport z treningu

train-title = { $game } ({ $kind }): czego nauczyła się sieć
train-about = Nauka z chwil ({ $moments }) w rozegranych partiach ({ $games }). W partiach, z których się nie uczyła, myli się o { $error } pkt; jej wynik Briera to { $brier }.
train-curve = Im więcej partii, tym mniejszy błąd
train-games = partie
train-error = błąd w punktach
train-brier = wynik Briera
train-judge = sędzia
train-phase = faza
train-moments = chwile
train-points = Punkty: oczekiwane i prawdziwe
train-wins = Szansa na wygraną: oczekiwana i prawdziwa
train-expected = oczekiwane
train-came = prawdziwe
