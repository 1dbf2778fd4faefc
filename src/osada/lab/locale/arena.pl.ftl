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
arena-pairs-alone = Jak często bot z wiersza zdobywa więcej punktów niż bot z kolumny przy tym samym rozdaniu
arena-pair = { $bot } kończy przed { $other } w { $share } % z { $games ->
    [one] jednej partii
    [few] { $games } partii
   *[many] { $games } partii
    } [{ $low }, { $high }], średnio o { $lead } ± { $error } pkt.
arena-pair-alone = Przy tych samych rozdaniach { $bot } ma wobec { $other } { $lead } ± { $error } pkt, a więcej w { $share } % z { $games ->
    [one] jednego rozdania
    [few] { $games } rozdań
   *[many] { $games } rozdań
    } [{ $low }, { $high }].
arena-times = Milisekundy na odpowiedź: mediana i najdłuższa
arena-how = Przedziały są 95-procentowe. Rankingi to dopasowanie modelu Placketta-Luce’a w skali szachowej (400 punktów to szanse dziesięć do jednego, średnia 1500); ich przedziały pochodzą z ponownego losowania rozdań. Odpowiedź to jeden ruch albo plan kilku ruchów; mediana dotyczy tych, które wymagały namysłu.
arena-how-alone = Przedziały są 95-procentowe. W grze dla jednej osoby nikt z nikim nie wygrywa: boty porównuje się po punktach zdobytych przy tych samych rozdaniach. Odpowiedź to jeden ruch albo plan kilku ruchów; mediana dotyczy tych, które wymagały namysłu.
