### Kurs: o co się prosi w każdym kroku i co się odpowiada na próby.

course-saltfjord = Saltfjord
    .about = Trzy rundy, wygrywa najwięcej punktów. Sześć krótkich lekcji: kości, kafelki, zlecenia, łodzie, technologie i pas w porę.

## Kolumna pełna pracy

learn-column = Kolumna pełna pracy
    .over = Jedna kość, cztery budynki: tak wygląda dobra tura.
learn-column-die = Przez trzy rundy twoja wioska zdobywa punkty; kto ma ich najwięcej, wygrywa. Biała kość aktywuje kolumnę: weź czwórkę, tam masz najwięcej budynków.
    .weak = Ta kolumna ma mniej budynków. W kolumnie 4 są cztery.
    .row = Pomarańczowe kości aktywują rzędy: już niedługo! Najpierw biała czwórka.
    .pass = Na pas za wcześnie: jest co robić. Weź białą czwórkę.
    .other = Weź białą czwórkę.
learn-column-line = Ustaw ją nad kolumną 4. Każda oddana ryba przesuwa kość o jedną kolumnę.
    .fish = Rybę oddasz, a budynków będzie mniej. Kolumna 4!
    .discard = To daje 1 rybę i nic więcej. Ustaw kość nad kolumną 4.
    .other = Ustaw kość nad kolumną 4.
learn-column-wood = Od góry do dołu: aktywuj pierwszy budynek. Produkuje drewno.
    .good = 1 drewno.
    .passed = Kość idzie tylko w dół. Najpierw aktywuj ten najwyżej.
    .other = Aktywuj najwyższy budynek w kolumnie.
learn-column-start = Następny masz z zestawu początkowego: znowu drewno.
    .passed = Kość idzie tylko w dół. Najpierw budynek w rzędzie 3.
    .other = Aktywuj budynek w rzędzie 3.
learn-column-boat = Niżej stoi budynek z łodzią: dzięki niemu wyruszasz na połów. Aktywuj go.
    .passed = Kość idzie tylko w dół. Najpierw budynek z łodzią w rzędzie 4.
    .other = Aktywuj budynek w rzędzie 4.
learn-column-sail = Wskaż żeton połowu w pierwszym obszarze fiordu: łódź po niego popłynie.
    .good = 3 ryby! Dostaniesz je, gdy łódź wróci do portu.
    .skip = Wolno, ale ryby czekają. Wypłyń!
    .other = Płyń dalej i weź żeton.
learn-column-paper = Został jeszcze jeden budynek: papier.
    .other = Aktywuj też budynek w rzędzie 5.
learn-column-end = Kość zostaje na ostatnim budynku i blokuje go do końca rundy. Zakończ turę.
    .good = Ada odrzuciła kość za rybę.
    .other = Tu już wszystko zrobione: zakończ turę.

## Kafelek po drodze

learn-tiles = Kafelek po drodze
    .over = Z każdym kafelkiem kości dają więcej. W rundzie weźmiesz najwyżej 3 białe i tyle pomarańczowych, ile wynosi jej numer: pokazują to małe kwadraty.
learn-tiles-die = Pomarańczowa kość aktywuje rząd, od lewej do prawej. Weź pomarańczową trójkę.
    .column = Białe kości są od kolumn. Weź pomarańczową trójkę.
    .other = Weź pomarańczową trójkę.
learn-tiles-line = Ustaw kość obok rzędu 3.
    .other = Zostań przy rzędzie 3: tam się buduje.
learn-tiles-builder = Aktywuj budynek z lewej: za 1 drewno zbudujesz mały kafelek.
    .passed = Kafelek położony dalej na drodze kości przyda się od razu. Dlatego najpierw budynek z lewej.
    .other = Aktywuj budynek z lewej.
learn-tiles-tile = Weź pierwszy kafelek z dwóch kwadratów: budynek, który daje drewno, i deptak.
    .another = Też dobry. Tym razem weź pierwszy z dwóch kwadratów.
    .other = Masz drewno: zbuduj coś.
learn-tiles-place = Połóż go na drodze kości, w kolumnie 2 tego rzędu.
    .elsewhere = Wolno, ale w tym rzędzie, na drodze kości, zadziała od razu.
    .other = Pierwszy kwadrat połóż w rzędzie 3, kolumnie 2.
learn-tiles-turn = Nie obracaj go: deptak trafi do kolumny 3.
    .good = Punkt! Twoja zdolność, Budownictwo, daje go za każdy mały kafelek, a za duży 2.
    .other = Zostaw go tak: zapełni ten rząd.
learn-tiles-fresh = Nowy, a już się przyda: aktywuj go.
    .good = Drewno się zwróciło, a kafelek zostaje.
    .passed = Nowy kafelek leży wcześniej. Najpierw aktywuj jego.
    .other = Aktywuj nowy budynek w kolumnie 2.
learn-tiles-end = Deptak nie jest budynkiem, a budynek w kolumnie 4 może poczekać. Zakończ turę.
    .other = Drewna na razie wystarczy: zakończ turę.

## Zlecenia

learn-orders = Zlecenia
    .over = Darmowe akcje nie wymagają kości: pracownicy, ulepszanie, sprzedaż. Tura trwa dalej, a deska zaraz się przyda.
learn-orders-free = Zanim weźmiesz kość, możesz wykonać dowolnie wiele darmowych akcji. Zacznij jedną.
    .later = Kość poczeka. Najpierw darmowa akcja.
    .other = Najpierw wybierz darmową akcję.
learn-orders-worker = Wyślij pracownika do rzędu 4, kolumny 5: ten budynek realizuje zlecenie albo daje technologię.
    .another = Pracownik idzie do dowolnego wolnego budynku. Ten ze zleceniami jest w rzędzie 4, kolumnie 5.
    .other = Użyj pracownika: rząd 4, kolumna 5.
learn-orders-order = Zrealizuj zlecenie ze stosu 3 za 1 drewno i 1 papier.
    .good = 3 fioletowe punkty: liczą się na koniec. Skrzynia leży przy molo 3.
    .another = Na to też cię stać. Tym razem stos 3.
    .technology = Technologie będą za chwilę. Tym razem zlecenie ze stosu 3.
    .other = Zrealizuj zlecenie ze stosu 3.
learn-orders-again = Pracownik już zajęty, ale masz jeszcze ryby. Zacznij drugą darmową akcję.
    .later = Kość nadal poczeka. Najpierw druga darmowa akcja.
    .other = Wybierz jeszcze jedną darmową akcję.
learn-orders-plank = Za 2 ryby ulepsz drewno w deskę. Tak samo ze zboża powstaje jedzenie, z papieru książka, a z nich złoto.
    .another = Też można. Ale do dużego kafelka potrzeba deski: ulepsz drewno.
    .other = Za 2 ryby ulepsz drewno w deskę.

## Duży kafelek i pełny rząd

learn-large = Duży kafelek i pełny rząd
    .over = Duże kafelki zapełniają rzędy i kolumny, a te od razu dają nagrody.
learn-large-build = Zamiast brać kość, możesz w turze zbudować duży kafelek za 1 drewno i 1 deskę. Weź pierwszy duży.
    .another = Też dobry. Tym razem weź pierwszy duży.
    .die = Kość poczeka turę. Najpierw duży kafelek.
    .pass = Po spasowaniu runda się dla ciebie kończy. Najpierw duży kafelek.
    .other = Zbuduj duży kafelek: masz drewno i deskę.
learn-large-place = W rzędzie 3 brakuje dwóch kwadratów. Zacznij od końca, w kolumnie 6.
    .elsewhere = Zmieści się, ale nie zapełni rzędu 3. Zacznij w rzędzie 3, kolumnie 6.
    .other = Połóż go w rzędzie 3, kolumnie 6.
learn-large-turn = Obróć go: mieści się w jeden sposób.
    .good = Rząd 3 jest pełny: deptaki od razu dają 3 zielone punkty, a Budownictwo za duży kafelek 2.
    .other = Zmieści się tylko w jeden sposób.
learn-large-end = Zakończ turę.
    .other = Zakończ turę.
learn-large-die = Łódź jest jeszcze na wodzie. W kolumnie 6 masz już dwa budynki z łodzią: weź białą szóstkę.
    .another = Też można. Ale w kolumnie 6 są dwie łodzie: weź białą szóstkę.
    .pass = Są jeszcze kości do wzięcia. Najpierw biała szóstka.
    .other = Weź białą szóstkę.
learn-large-line = Ustaw ją nad kolumną 6.
    .other = Kolumna 6: tam są łodzie.
learn-large-boat = Aktywuj łódź w rzędzie 2.
    .passed = Kość idzie tylko w dół. Najpierw łódź w rzędzie 2.
    .other = Aktywuj budynek w rzędzie 2.
learn-large-return = Wróć do portu: dopiero wtedy połów jest twój. Dalsze obszary dają też punkty.
    .good = 3 ryby!
    .on = Dalej jest więcej, ale łódź musi wrócić, żeby coś dała.
    .other = Wróć do portu.

## Pas w porę

learn-home = Pas w porę
    .over = Gdy wszyscy spasują, zaczyna się nowa runda. Po trzeciej dochodzą fioletowe punkty: skrzynie, tory, kafelki punktacji. Remis rozstrzyga tawerna bardziej po lewej.
learn-home-pass = Możesz grać dalej. Ale kto pierwszy spasuje, wybiera tawernę: spasuj i idź do tawerny 3 po technologię.
    .another = Każda tawerna daje co innego. Technologia jest w tawernie 3.
    .die = Możesz grać dalej, ale dziś najpierw technologia: spasuj.
    .other = Spasuj i idź do tawerny 3.
learn-home-technology = Zapłać 1 drewno i wejdź wyżej na torze ciesielstwa: masz lepszą łódź. Wyżej czekają zdolności, a na szczycie kafelek punktacji.
    .another = Też dobra. Ale spróbuj ciesielstwa za 1 drewno.
    .other = Wejdź wyżej na torze ciesielstwa.
learn-home-end = Gdy pasujesz, każda skrzynia daje nagrodę swojego molo: ta przy molo 3 dała punkt i rybę. Zakończ turę.
    .other = Zakończ turę: w tej rundzie nie masz już następnej.

## Mały sprawdzian

learn-test = Mały sprawdzian
    .over = Pierwsza tura prawdziwej gry: znajdź linię, na której masz najwięcej wolnych budynków, i weź jej kość. Miłej gry!
learn-test-die = Sprawdzian. Najlepsza jest kolumna 4, ale żadna biała kość nie pokazuje czwórki. Którą przesuniesz tam za 1 rybę?
    .good = Zgadza się.
    .far = To wymaga więcej ryb.
    .row = Pomarańczowe kości aktywują rzędy.
    .other = Weź białą kość, którą od czwórki dzieli jedno oczko w górę lub w dół.
learn-test-line = Teraz użyj jej jak najlepiej.
    .good = Cztery budynki!
    .fewer = Inna linia ma więcej budynków.
    .other = Użyj kości: gdzie jest najwięcej budynków?
learn-test-first = Od czego zaczniesz, żeby niczego nie ominąć?
    .good = Właśnie: od góry do dołu.
    .passed = Wtedy kość minie budynek powyżej.
    .other = Najpierw aktywuj budynek.
