### Co jest drukowane na papierze.

paper-empire = Imperium
paper-field = pole { $n }
paper-total = Razem
paper-player = Gracz
paper-adventure = Arkusz przygodowy { $number }
paper-own = Arkusz przygodowy, autor: { $author }
paper-own-source = Autor: { $author }.
paper-own-origin = Na podstawie „{ $name }” (autor: { $author }).
paper-competition = Arkusz rywalizacji
paper-title-empire = Osadnicy: arkusz imperium
paper-title-competition = Osadnicy: arkusz rywalizacji
paper-title-booklet =
    { $n ->
        [one] Osadnicy: { $n } arkusz przygodowy
        [few] Osadnicy: { $n } arkusze przygodowe
       *[many] Osadnicy: { $n } arkuszy przygodowych
    }
paper-reroll = przed wszystkim innym
paper-once-per-round = raz w rundzie
paper-passive = zawsze
paper-end-of-round = na koniec rundy
paper-final = na koniec gry
paper-advanced = tylko w grze zaawansowanej
paper-prebuilt = zbudowany od początku
paper-source = Koszty, punkty, plany i arkusze przygodowe to nasza rekonstrukcja; rodzaje torów, ich kolejność i niektóre wartości są takie, jak wydrukowano w grze.

## Ściąga dla gracza

aid-title = Osadnicy: Wykreślane Imperium
aid-about = Runda w pięciu krokach, dziesięć rund, wygrywa najwięcej punktów.
aid-section-round = Runda
aid-roll = Rzut.
    .text = Aktywny gracz rzuca czterema kośćmi. Każdy dostaje trzy surowce i tyle akcji, ile pokazuje kość robotników.
    .rules = W5
aid-favour = Przysługa.
    .text = Od aktywnego gracza, zgodnie z ruchem wskazówek zegara, każdy bierze jedną przysługę ze środka.
    .rules = W7
aid-growth = Rozwój.
    .text = Wszyscy naraz, w dowolnej kolejności: zbieranie, budowa, zdolności i przysługa. Co zostanie na końcu, przepada.
    .rules = W8
aid-settlement = Osada.
    .text = W grze zaawansowanej: można założyć jedną.
    .rules = W23
aid-end = Koniec.
    .text = Wykreślcie rundę; przysługi wracają na środek; aktywny jest następny gracz.
    .rules = W18
aid-section-actions = Wykreślanie: jedna akcja za obszar
aid-harvest = Zbieranie
    .text = z obszaru dostępnego pola: dostajesz to, co w nim jest.
    .rules = W10
aid-build = Budowa
    .text = obszaru: płacisz wszystko, co w nim wydrukowano. Pusty kosztuje tylko akcję.
    .rules = W11
aid-track = Tory
    .text = budujesz od lewej: tylko w pierwszej sekcji, która nie jest ukończona.
    .rules = W12
aid-bridge = Ukończony most
    .text = od razu otwiera swoje pole.
    .rules = W16
aid-building = Ukończony budynek
    .text = działa od następnej rundy; na koniec gry liczy się zawsze.
    .rules = W13 W14
aid-gold = Złotem
    .text = zapłacisz za kamień, drewno lub jadło.
    .rules = W6
aid-section-favours = Przysługi: raz, bez akcji
aid-ally = Sojusznik:
    .text = jedna akcja więcej.
    .rules = W17
aid-gift = Dar:
    .text = jeszcze raz to, co pokazuje jedna kość surowców.
    .rules = W17 W33
aid-crops = Plony:
    .text = wybierz kość surowców; obszary, w których jest tylko ten rodzaj, zbierasz bez akcji.
    .rules = W17 W33
aid-export = Eksport:
    .text = oddaj po jednym z najwyżej trzech rodzajów, za każdy punkt.
    .rules = W17 W33
aid-coin = Szczęśliwa moneta:
    .text = jedno złoto.
    .rules = W17
aid-section-settlements = Osady (gra zaawansowana)
aid-plan = Plan
    .text = jednego z twoich budynków, na ukończonych sekcjach, bez obracania i odbijania, żadna nie może należeć do innej osady.
    .rules = W24
aid-raised = Podkreślona liczba
    .text = tego budynku rośnie o jeden od następnej rundy. Plan można wykorzystać ponownie.
    .rules = W25 W26
aid-section-points = Na koniec
aid-points = Punkty:
    .text = za każdy tor te z ostatniej ukończonej sekcji; osady; punkty zapisane; budynki liczone na końcu.
    .rules = W19
aid-tie = Remis
    .text = rozstrzyga więcej ukończonych sekcji mostów, potem więcej zebranych obszarów.
    .rules = W20
aid-section-alone = W pojedynkę
aid-alone = Sam
    .text = grasz według zasad zaawansowanych na jednym z 48 arkuszy, z trzema przysługami, z których co rundę wybierasz jedną.
    .rules = W27
aid-reroll = Przerzut
    .text = tylko na samym początku fazy rozwoju.
    .rules = W28
aid-ranks = Rangi:
    .text = 40 Służący, 45 Giermek, 50 Rycerz, 55 Kasztelan, 60 Książę, 70 Król, 80 Cesarz.
    .rules = W29
