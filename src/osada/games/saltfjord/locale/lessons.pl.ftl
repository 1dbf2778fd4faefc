### Kurs: o co się prosi w każdym kroku i co się odpowiada na próby.

course-saltfjord = Saltfjord
    .about = Trzy rundy, wygrywa najwięcej punktów. Pięć krótkich lekcji: kości, budynki, łodzie, zlecenia i pas w porę.

## Kolumna pełna pracy

learn-column = Kolumna pełna pracy
    .over = Jedna kość, cztery budynki. Tak wygląda dobra tura. Po trzech rundach wygrywa, kto ma najwięcej punktów.
learn-column-die = Witaj nad fiordem! Biała kość aktywuje kolumnę o swojej wartości. W kolumnie 4 masz cztery budynki: weź czwórkę.
    .weak = Ta kolumna ma mniej budynków. W kolumnie 4 są cztery.
    .row = Pomarańczowe kości aktywują rzędy: już niedługo! Najpierw biała czwórka.
    .pass = Na pas za wcześnie: jest co robić. Weź białą czwórkę.
    .other = Weź białą czwórkę.
learn-column-line = Użyj jej na linii 4. Każda ryba może zmienić kość o jeden, ale nie musi.
    .fish = Rybę oddasz, a budynków będzie mniej. Linia 4!
    .discard = To daje 1 rybę i nic więcej. Użyj kości na linii 4.
    .other = Użyj kości na linii 4.
learn-column-wood = Od góry do dołu: aktywuj pierwszy budynek. Produkuje drewno.
    .good = 1 drewno.
    .passed = Kość nigdy się nie cofa. Najpierw aktywuj ten najwyżej.
    .other = Aktywuj najwyższy budynek w kolumnie.
learn-column-start = Następny to twój budynek początkowy: znowu drewno.
    .passed = Kość nigdy się nie cofa. Najpierw budynek w rzędzie 3.
    .other = Aktywuj budynek w rzędzie 3.
learn-column-boat = Pod nim czeka łódź: wyruszasz na połów.
    .passed = Kość nigdy się nie cofa. Najpierw łódź w rzędzie 4.
    .other = Aktywuj budynek w rzędzie 4.
learn-column-sail = Wypłyń do pierwszego obszaru fiordu i weź żeton połowu.
    .good = 3 ryby! Dostaniesz je, gdy łódź wróci do portu.
    .skip = Wolno, ale ryby czekają. Wypłyń!
    .other = Płyń dalej i weź żeton.
learn-column-paper = Został jeszcze jeden budynek: papier.
    .other = Aktywuj też budynek w rzędzie 5.
learn-column-end = Kość zostaje na ostatnim budynku i w tej rundzie go blokuje. Zakończ turę.
    .good = Ada odrzuciła kość za rybę.
    .other = Tu już wszystko zrobione: zakończ turę.

## Kafelek po drodze

learn-tiles = Kafelek po drodze
    .over = Pełny rząd lub kolumna nagradza każdy swój deptak. Buduj tak, by się spotkały.
learn-tiles-die = Pomarańczowa kość aktywuje rząd, od lewej do prawej. Weź pomarańczową trójkę.
    .column = Białe kości są od kolumn. Weź pomarańczową trójkę.
    .other = Weź pomarańczową trójkę.
learn-tiles-line = Czyli rząd 3: użyj kości na linii 3.
    .other = Zostań na linii 3: tam się buduje.
learn-tiles-builder = Aktywuj pierwszy budynek: za 1 drewno zbudujesz mały kafelek.
    .passed = Co powstanie przed kością, od razu się przyda. Dlatego najpierw budynek z lewej.
    .other = Aktywuj budynek z lewej.
learn-tiles-tile = Weź kafelek z drewnem i deptakiem, z pierwszego stosu o dwóch kwadratach.
    .another = Też dobry. Tym razem weź pierwszy z dwóch kwadratów.
    .other = Masz drewno: zbuduj coś.
learn-tiles-place = Połóż go tuż obok, w kolumnie 2 tego rzędu.
    .elsewhere = Wolno, ale w tym rzędzie, przed kością, zadziała od razu.
    .other = Pierwszy kwadrat połóż w rzędzie 3, kolumnie 2.
learn-tiles-turn = Nie obracaj go: deptak trafi do kolumny 3.
    .good = Twoja zdolność dała ci za budowę punkt.
    .other = Zostaw go tak: zapełni ten rząd.
learn-tiles-fresh = Nowy, a już się przyda: aktywuj go.
    .good = Drewno się zwróciło, a kafelek zostaje.
    .passed = Nowy kafelek leży wcześniej. Najpierw aktywuj jego.
    .other = Aktywuj nowy budynek w kolumnie 2.
learn-tiles-last = Deptak nie jest budynkiem, więc idź dalej, do kolumny 4.
    .other = W kolumnie 4 czeka jeszcze jeden budynek.
learn-tiles-end = Zakończ turę.
    .good = Ada odrzuca kolejną kość.
    .other = W tym rzędzie wszystko zrobione: zakończ turę.

## Zlecenia

learn-orders = Zlecenia
    .over = Darmowe akcje nie wymagają kości. Wykonuj je w dowolnej chwili swojej tury.
learn-orders-free = W swojej turze możesz wykonać dowolnie wiele darmowych akcji. Zacznij od jednej.
    .later = Kość poczeka. Najpierw darmowa akcja.
    .other = Najpierw wybierz darmową akcję.
learn-orders-worker = Wyślij pracownika do budynku w rzędzie 4, kolumnie 5: tam są zlecenia i technologie.
    .another = Pracownik idzie do dowolnego wolnego budynku. Ten ze zleceniami jest w rzędzie 4, kolumnie 5.
    .other = Użyj pracownika: rząd 4, kolumna 5.
learn-orders-order = Zrealizuj zlecenie ze stosu 3: potrzeba 1 drewna i 1 papieru.
    .good = 3 punkty na koniec i skrzynia przy molo 3.
    .another = Na to też cię stać. Tym razem stos 3.
    .technology = Technologie są mocne, ale dziś dostawa. Stos 3!
    .other = Zrealizuj zlecenie ze stosu 3.
learn-orders-die = To było za darmo: w tej turze wciąż możesz wziąć kość. Weź białą trójkę.
    .another = W kolumnie 3 jest warsztat. Weź białą trójkę.
    .other = Weź białą trójkę.
learn-orders-line = Użyj jej na linii 3.
    .other = Linia 3: tam jest warsztat.
learn-orders-upgrade = Deptak kość mija. Niżej aktywuj warsztat: ulepsza zasób.
    .other = Aktywuj budynek w rzędzie 6.
learn-orders-plank = Ulepsz drewno w deskę. Zasoby wspinają się po strzałkach, aż do złota.
    .another = Też można. Do dużych kafelków potrzeba deski: ulepsz drewno.
    .fish = Ryba zostaje na pocieszenie. Ale ulepsz drewno.
    .other = Ulepsz drewno w deskę.
learn-orders-end = Zakończ turę.
    .good = Z drewnem i deską możesz potem zbudować duży kafelek.
    .other = Zakończ turę.

## Z połowem do domu

learn-home = Z połowem do domu
    .over = Gdy wszyscy spasują, zaczyna się nowa runda. Po trzech rundach liczy się punkty.
learn-home-pass = Łódź jest na wodzie. Spasuj: w tawernie 5 wyruszysz na połów dwa razy.
    .another = Każda tawerna daje co innego. W tawernie 5 łowisz dwa razy.
    .die = Możesz grać dalej. Ale sprowadź łódź do domu: spasuj.
    .other = Spasuj i idź do tawerny 5.
learn-home-sail = Najpierw płyń dalej: w następnym obszarze jest kolejny żeton i punkt.
    .good = Dochodzi drewno.
    .return = Jeszcze nie: możesz łowić dwa razy. Najpierw płyń dalej.
    .other = Płyń dalej.
learn-home-return = Teraz wróć: dostaniesz punkty obszaru i wszystko, co na żetonach.
    .good = A skrzynia przy molo 3 daje jeszcze punkt i rybę.
    .on = Dalej jest więcej, ale łódź musi wrócić, żeby coś dała.
    .other = Wróć do portu.
learn-home-end = Po tawernie dają nagrody wszystkie mola, skrzynia po skrzyni. Zakończ turę.
    .other = Zakończ turę: w tej rundzie nie masz już następnej.

## Mały sprawdzian

learn-test = Mały sprawdzian
    .over = Brawo! Jest tu jeszcze co odkrywać: technologie, duże kafelki, wozy. Miłej pierwszej gry!
learn-test-die = Sprawdzian. Najlepsza jest kolumna 4, ale żadna biała kość nie pokazuje czwórki. Która dojdzie tam za 1 rybę?
    .good = Zgadza się.
    .far = To wymaga więcej ryb.
    .row = Pomarańczowe kości aktywują rzędy.
    .other = Weź białą kość, której do czwórki brakuje jednego.
learn-test-line = Teraz użyj jej jak najlepiej.
    .good = Cztery budynki!
    .fewer = Inna linia ma więcej budynków.
    .other = Użyj kości: gdzie jest najwięcej budynków?
learn-test-first = Od czego zaczniesz, żeby niczego nie ominąć?
    .good = Właśnie: od góry do dołu.
    .passed = Wtedy kość minie budynek powyżej.
    .other = Najpierw aktywuj budynek.
