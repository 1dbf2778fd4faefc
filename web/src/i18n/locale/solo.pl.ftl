### Gra w pojedynkę.

solo-title = { $game }: w pojedynkę
solo-dice = Kości
solo-dice-fresh = nowe, tylko moje
solo-dice-shared = nowe, z kodem dla innych
solo-dice-code = z kodu, który mam
solo-start = Graj
solo-category = Arkusz lub wariant
solo-of-all = Najlepszy ze wszystkich
dice = Te same kości dla wszystkich
dice-code = Kod kości
dice-about = Kto ma kod, gra tymi samymi kośćmi. Liczy się pierwsza próba, jeśli skończy się przed zamknięciem kości.
