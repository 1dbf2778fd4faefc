## Raport z areny

arena-title =
    { $players ->
        [one] { $game }: arena dla { $players } gracza
        [few] { $game }: arena dla { $players } graczy
       *[many] { $game }: arena dla { $players } graczy
    }
arena-about = Liczba partii: { $games }, ziarno { $seed }, zasady w wersji { $build }. Każdy skład miał te same kości i karty, przy każdym obrocie miejsc.
arena-table = Boty od najsilniejszego
arena-column-bot = Bot
arena-column-games = Partie
arena-column-wins = Wygrane
arena-column-score = Punkty
arena-column-rating = Ranking
arena-column-decisions = Decyzje
arena-column-median = Mediana
arena-column-slowest = Najdłużej
arena-ratings = Rankingi z 95-procentowymi przedziałami ufności
arena-scores = Punkty na koniec
arena-pairs = Jak często bot z wiersza kończy przed botem z kolumny
arena-times = Milisekundy na decyzję: mediana i najdłuższa
arena-how = Przedziały są 95-procentowe. Rankingi to dopasowanie modelu Placketta-Luce’a w skali szachowej (400 punktów to szanse dziesięć do jednego, średnia 1500); ich przedziały pochodzą z ponownego losowania rozdań. Mediana dotyczy decyzji, które wymagały namysłu.
