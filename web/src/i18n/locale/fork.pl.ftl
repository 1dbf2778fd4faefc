### Gra dalej od wybranej chwili zakończonej gry.

fork = Ćwiczenie
fork-play-on = Graj dalej od tej chwili
fork-from = Graj dalej po ruchu { $move }
fork-about = Osobny stół do ćwiczeń: do tej chwili gra jest ta sama, dalej los jest nowy, a to, co było przed tobą zakryte, rozdaje się na nowo. Wynik nigdzie się nie liczy.
fork-seat = Grasz jako
fork-bot = Przeciwko
fork-begin = Graj dalej
fork-cancel = Nie teraz
fork-again = Jeszcze raz stamtąd
fork-back = Wróć do gry
uncounted-fork = To ćwiczenie, dalszy ciąg innej gry: nigdzie się nie liczy.
proof-study = Tego, co było zakryte na początku ćwiczenia, nie rozdano jego własnym ziarnem.
proof-taken =
    { $moves ->
        [one] Pierwszy ruch przejęto z innej gry: dowodzi go jej własny zapis.
        [few] Pierwsze { $moves } ruchy przejęto z innej gry: dowodzi ich jej własny zapis.
       *[many] Pierwszych { $moves } ruchów przejęto z innej gry: dowodzi ich jej własny zapis.
    }
