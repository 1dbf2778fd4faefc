### Co może być nie tak z danymi i opcjami.

error-special-tiles = opcja special-tiles jest tylko dla gry solo
content-times = „{ $name }” występuje więcej niż raz (ile razy: { $times })
content-unnamed = „{ $name }” nie ma nazwy; są: { $known }
content-effect = budynek albo coś daje, albo pozwala wykonać akcję
content-square = kwadrat to budynek albo deptak
content-arrows = strzałki ustala F13: { $arrows }
content-row = { $resource } leży w rzędzie { $row }
content-fish = ryb nie można sprzedawać
content-sale = cena w rybach musi wynosić od 1 do { $most }, bo inaczej można by zyskiwać bez końca
content-cells = najpierw ma być [0, 0], potem sąsiednie pola
content-sizes = mono i domino są małe, ell jest duży
content-tiles = potrzeba po 22 kafelki każdego kształtu, kształt po kształcie
content-start-tiles = potrzebne są 4 kafelki w kształcie domino
content-squares = potrzebne są pola tego kształtu, w jego kolejności
content-boards = najpierw ma być jedna planszetka bez nazwy, potem cztery wioski
content-snow = F10: śnieg leży na czterech środkowych polach
content-same-cell = dwa budynki na jednym polu
content-grid = rzędy i kolumny liczy się od 1 do 6
content-on-snow = pola ze śniegiem są dla początkowego budynku
content-promenade = F27: deptak to kwadrat kafelka, a nie planszetki
content-achievements =
    { $most ->
        [one] najwyżej { $most } osiągnięcie
        [few] najwyżej { $most } osiągnięcia
       *[many] najwyżej { $most } osiągnięć
    }
content-pier = molo coś daje albo pozwala wykonać akcję, albo pozwala coś wymienić
content-slots = miejsc musi być co najmniej tyle co na bazowej stronie, najwyżej 4
content-areas = liczba obszarów musi wynosić od 1 do { $most }
content-faces =
    { $most ->
        [one] może być najwyżej { $most } żeton
        [few] mogą być najwyżej { $most } różne żetony
       *[many] może być najwyżej { $most } różnych żetonów
    }
content-token = rodzaj musi wynosić od 1 do 3, a liczba co najmniej 1
content-same-face = taki sam żeton tego samego rodzaju jest podany dwa razy
content-too-few =
    { $tokens ->
        [one] { $tokens } żeton rodzaju { $kind }, a miejsc na żetony: { $places }
        [few] { $tokens } żetony rodzaju { $kind }, a miejsc na żetony: { $places }
       *[many] { $tokens } żetonów rodzaju { $kind }, a miejsc na żetony: { $places }
    }
content-at-once = F54: od razu punktują dwa ostatnie kafelki i żadne inne
content-lowest-first = najpierw ma być najniższy wynik
