### Gra dalej od wybranej chwili zakończonej gry.

study = Ćwiczenie
study-play-on = Graj dalej od tej chwili
study-from = Graj dalej po ruchu { $move }
study-about = Osobny stół do ćwiczeń: do tej chwili gra jest ta sama, dalej los jest nowy, a to, co było przed tobą zakryte, rozdaje się na nowo. Wynik nigdzie się nie liczy.
study-seat = Grasz jako
study-bot = Przeciwko
study-begin = Graj dalej
study-cancel = Nie teraz
study-again = Jeszcze raz stamtąd
study-back = Wróć do gry
uncounted-fork = To ćwiczenie, dalszy ciąg innej gry: nigdzie się nie liczy.
proof-study = Tego, co było zakryte na początku ćwiczenia, nie rozdano jego własnym ziarnem.
proof-taken =
    { $moves ->
        [one] Pierwszy ruch przejęto z innej gry: dowodzi go jej własny zapis.
        [few] Pierwsze { $moves } ruchy przejęto z innej gry: dowodzi ich jej własny zapis.
       *[many] Pierwszych { $moves } ruchów przejęto z innej gry: dowodzi ich jej własny zapis.
    }
