## Trening

train-begins = Trening: { $game } ({ $kind }). Ctrl-C zachowuje to, co już jest; --resume idzie dalej.
train-step = Partie: { $games }, chwile: { $moments }; błąd { $error } pkt, wynik Briera { $brier }
train-stopped = Przerwano; to samo polecenie z --resume idzie dalej.
train-killed = Proces, który grał, został przerwany; to samo polecenie z --resume idzie dalej.
train-report = Raport: { $path }.
train-kept = Sieć: { $path }; boty używają jej tam, gdzie mówią o tym poziomy gry.
train-no-numpy = Trening wymaga numpy: pip install 'osada[train]'
train-numbers = Godzin, partii i procesów musi być więcej niż zero, wagi słabną o zero albo więcej, a sieć ma od 1 do { $most } ukrytych jednostek.

usage-train = Każ botom grać i naucz małą sieć, ile warte są pozycje.
    .hours = Jak długo trenować, w godzinach; domyślnie 1.
    .players = Ilu gra; zwykle 2.
    .bots = Boty, które rozgrywają partie, po przecinku, na zmianę; domyślnie level3.
    .games = Partie przed pierwszym dopasowaniem; o połowę mniej służy tylko do pomiaru. Domyślnie 200.
    .fade = Jak szybko słabną wagi: około 1 przy niewielu grach, 0,003 przy wielu.
    .hidden = Ukryte jednostki sieci, najwyżej 64.
    .jobs = Ile procesów gra.
    .ray = Graj na klastrze Ray: jego adres albo auto.
    .resume = Idź dalej z treningiem zaczętym w tym folderze.
    .keep = Po treningu połóż sieć obok gry.
    .out = Folder na partie, punkt kontrolny, dziennik i raport.
