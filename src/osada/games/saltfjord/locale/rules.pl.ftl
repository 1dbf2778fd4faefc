### Zasady Saltfjordu naszymi słowami. Numery od F1 do F60 są takie jak w spisie zasad.
### Każda zasada: wartość to tytuł; .text to pełna treść; .why kończy zdanie „Niedozwolone: F16, …”;
### .ruling mówi, co postanowiliśmy tam, gdzie instrukcja zostawia swobodę.

rules-title = Saltfjord
rules-about =
    Saltfjord to gra o rybackich osadach północnej Norwegii u schyłku XIX wieku, dla 1–4 osób. Kości aktywują rzędy i kolumny wioski; nowe budynki, technologie, zlecenia i łodzie na fiordzie sprawiają, że każda aktywacja daje więcej. Po trzech rundach wygrywa osoba z największą liczbą punktów; w pojedynkę gra się o medale.
rules-provenance =
    To nieoficjalna wersja komputerowa, niezwiązana z autorami ani wydawcą gry. Liczby elementów, zasady i wszystkie przykłady odpowiadają drukowanej instrukcji. Wyglądu większości elementów nie dało się z niej odczytać: kafelki budynków, planszetki, skrzynie, żetony połowu, zdolności i kafelki punktacji są rekonstrukcją, a każdy plik danych mówi, co jest wydrukowane, a co nie. Kto ma pudełko, może poprawić każdy plik bez zmian w programie.

## Przygotowanie

rules-section-setup = Przygotowanie

rule-F1 = Trzy rundy, zielone i fioletowe punkty
    .text =
        W Saltfjord gra od 1 do 4 osób przez 3 rundy. Zielone punkty liczą się od razu, fioletowe dopiero na końcu gry.
    .why = gra kończy się po trzeciej rundzie

rule-F2 = Kości
    .text =
        Na każdą osobę przypadają 3 białe kości i 1 pomarańczowa; po rzucie każda leży w obszarze swojej wartości. W każdym z dwóch rzędów licznika rund czeka po 1 pomarańczowej kości na osobę, na rundy 2 i 3.
    .why = o wyniku rzutu decyduje los

rule-F3 = Żetony połowu
    .text =
        Żetony połowu rodzajów 1, 2 i 3 tasuje się osobno i układa zakryte na polach połowu; liczba na polu mówi, ile jest ich w stosie.
    .why = żetony połowu dobiera los z ich stosu

rule-F4 = Kafelki budynków
    .text =
        Kafelki budynków dzieli się według kształtów i tasuje. Każdy kształt ma na planszy dwa odkryte stosy; liczba na polu mówi, ile jest w nich kafelków. Budować można tylko wierzchni kafelek stosu.
    .why = ten stos jest pusty albo o następnym kafelku decyduje los
    .ruling =
        Następny kafelek stosu odkrywa się dopiero wtedy, gdy wzięty leży już na planszetce.

rule-F5 = Kafelki zdolności na planszy
    .text =
        Tasuje się 8 kafelków zdolności. Cztery leżą odkryte na planszy, cztery trafiają do zestawów początkowych.
    .why = kafelki zdolności rozkłada los

rule-F6 = Skrzynie
    .text =
        Z 44 potasowanych skrzyń powstają 4 zakryte stosy po 11. Cztery początkowe skrzynie, też potasowane, leżą odkryte po jednej na wierzchu stosów.
    .why = o odkrywanych skrzyniach decyduje los

rule-F7 = Kafelki punktacji
    .text =
        Z 11 potasowanych kafelków punktacji po jednym leży odkryty na najwyższym polu każdego z 4 torów technologii. Pozostałych się nie używa.
    .why = kafelki punktacji rozkłada los

rule-F8 = Co ma każdy
    .text =
        Masz planszetkę z siatką 6 na 6 pól (wszyscy grają tą samą stroną), planszetkę magazynu, kafelek łodzi bazową stroną do góry i łódź w porcie. Z 3 pracowników jeden stoi na polu pracownika, dwaj czekają na pierwszym torze technologii. Twoje znaczniki stoją na pierwszym polu każdego toru, na 0 punktów i w obszarze tawerny.
    .why = planszetki rozdaje los
    .ruling =
        Na stronie bez nazwy wszystkie planszetki są jednakowe. Na stronie z nazwą każdy dostaje losowo jedną z czterech wiosek.

rule-F9 = Zestawy początkowe
    .text =
        Są 4 zestawy, każdy z 1 kafelka zdolności, 1 początkowego budynku i 1 kafelka początkowych zasobów, połączonych losowo. Wybiera się je po jednym, począwszy od osoby po prawej od rozpoczynającego gracza i dalej przeciwnie do ruchu wskazówek zegara. Reszta wraca do pudełka.
    .why = to nie twoja kolej na wybór zestawu albo tego zestawu już nie ma
    .ruling =
        Każdy rozpatruje wybrany zestaw od razu, zanim wybierze następna osoba.

rule-F10 = Rozpatrzenie zestawu
    .text =
        Zdolność jest twoja na całą grę. Początkowy budynek zakrywa 2 z 4 środkowych pól ze śniegiem, obrócony dowolnie. Zyskujesz początkowe zasoby; symbol połowu oznacza, że od razu wyruszasz na połów (F30).
    .why = początkowy budynek leży na dwóch polach ze śniegiem, a z połowu z zestawu nie można zrezygnować

rule-F11 = Rozpoczynający gracz
    .text =
        Zaczyna ten, kto ostatnio jadł rybę.
    .why = rozpoczynającego gracza wyznacza się przed grą
    .ruling =
        Program nie wie, kto jadł rybę: rozpoczynającego gracza wyznacza los na podstawie ziarna gry albo wskazują go gracze.

## Zasoby

rules-section-resources = Zasoby

rule-F12 = Osiem zasobów
    .text =
        Jest 8 zasobów: ryba; drewno, zboże i papier; deska, jedzenie i książka; oraz złoto. Nigdy się nie kończą. Każdy leży w swoim pomieszczeniu magazynu.
    .why = nie masz takiego zasobu

rule-F13 = Ulepszanie
    .text =
        Ulepszyć to przenieść jeden zasób do pomieszczenia bezpośrednio nad nim, wzdłuż strzałki, albo zamiast tego zyskać 1 rybę. Ryba staje się drewnem, zbożem lub papierem; drewno deską, zboże jedzeniem, papier książką; deska, jedzenie i książka złotem.
    .why = tak nie można teraz ulepszyć żadnego zasobu
    .ruling =
        Zamiast ulepszenia z budynku lub molo zawsze możesz wziąć rybę, dlatego nie ma osobnej rezygnacji.

rule-F14 = Osłabianie
    .text =
        Osłabić to przenieść zasób wzdłuż tych samych strzałek w dół. Złoto może więc zastąpić wszystko.
    .why = nie prowadzi stamtąd strzałka w dół
    .ruling =
        Osłabienie do ryby to to samo co sprzedaż i tak się je zagrywa.

## Tura: weź kość

rules-section-dice = Tura: weź kość

rule-F15 = Branie kości
    .text =
        Weź 1 kość z dowolnego obszaru. W rundzie możesz wziąć najwyżej 3 białe kości i najwyżej tyle pomarańczowych, ile wynosi numer rundy.
    .why = w turze bierzesz jedną z leżących kości, a w rundzie najwyżej 3 białe i tyle pomarańczowych, ile wynosi numer rundy

rule-F16 = Zmiana wartości kości
    .text =
        Każda wydana ryba zmienia wartość wziętej kości o 1 w górę albo w dół. Między 6 a 1 nie ma przejścia.
    .why = masz za mało ryb, by tak zmienić kość

rule-F17 = Aktywacja linii
    .text =
        Biała kość staje nad kolumną swojej wartości, pomarańczowa obok rzędu. Potem aktywujesz tam dowolnie wiele wolnych budynków: w kolumnie od góry do dołu, w rzędzie od lewej do prawej. Pole z kością lub pracownikiem jest zablokowane. Deptaki nie są budynkami.
    .why = to nie jest wolny budynek linii, którą aktywuje kość

rule-F18 = Gdzie kończy kość
    .text =
        Kość zostaje na ostatnim budynku, który aktywowała, i blokuje go do końca rundy.
    .why = nie trwa teraz aktywacja ani tura, którą można zakończyć
    .ruling =
        Kość, która nic nie aktywuje i nie zostaje odrzucona, leży obok planszetki. W trakcie aktywacji ostatni aktywowany budynek uważa się za zajęty przez kość.

rule-F19 = Odrzucenie kości
    .text =
        Zamiast aktywować możesz odłożyć kość obok planszetki i zyskać 1 rybę.
    .why = nie masz w ręku kości do odrzucenia

rule-F20 = Efekty są dobrowolne
    .text =
        Efektu aktywowanego budynku nie trzeba wykorzystać.
    .why = nie ma tu efektu, z którego można zrezygnować
    .ruling =
        Zasoby, ryby i punkty zyskuje się zawsze, bo nikomu nie szkodzą.

rule-F21 = Budynki z zasobami
    .text =
        Budynek produkuje to, co pokazuje; budynek z rybami daje 2 ryby. Budynek ulepszający ulepsza 1 zasób.
    .why = budynek produkuje tylko to, co pokazuje

rule-F22 = Budynki z akcjami
    .text =
        Budynek z akcją pozwala wykonać jedną akcję. Jeśli dwie dzieli ukośnik, wybierasz jedną z nich.
    .why = ten budynek, tawerna lub molo nie daje takiej akcji

## Co robią budynki

rules-section-actions = Co robią budynki

rule-F23 = Zrealizuj zlecenie
    .text =
        Wydaj to, czego wymaga jedna z 4 odkrytych skrzyń. Połóż ją zakrytą przy pasującym molo magazynu i odkryj następną skrzynię tego stosu. Jej punkty są fioletowe.
    .why = nie możesz teraz realizować zlecenia albo brakuje ci tego, czego wymaga skrzynia

rule-F24 = Zyskaj technologię
    .text =
        Wydaj zasób wydrukowany między twoim znacznikiem a następnym polem toru, przesuń znacznik i zyskaj efekt tego pola. Na najwyższym polu twój jest też kafelek punktacji toru: zielony punktuje od razu, fioletowy na końcu.
    .why = nie możesz teraz zyskać technologii, znacznik jest na szczycie albo brakuje ci kosztu

rule-F25 = Zbuduj mały kafelek
    .text =
        Wydaj 1 drewno, weź wierzchni kafelek ze stosu małych kafelków i połóż go na pustych polach siatki, obrócony dowolnie. Nie może zakryć nadrukowanych budynków ani innych kafelków.
    .why = ta akcja buduje mały kafelek: trzeba go opłacić i w całości położyć na pustych polach

rule-F26 = Kafelek zbudowany po drodze
    .text =
        Kafelek zbudowany w trakcie aktywacji można aktywować w tej samej turze, jeśli leży dalej niż budynek, który go zbudował: w rzędzie na prawo, w kolumnie poniżej.
    .why = kość minęła już to pole

rule-F27 = Ukończenie linii
    .text =
        Gdy wszystkie 6 pól rzędu lub kolumny zapełnią kafelki i nadrukowane budynki, zyskujesz nagrodę każdego deptaka w tej linii, który ją pokazuje.
    .why = deptaki dają nagrodę tylko za ukończenie rzędu lub kolumny
    .ruling =
        Deptak to kwadrat kafelka budynku: zapełnia swoje pole, ale nie aktywuje go kość ani pracownik.

rule-F28 = Rząd i kolumna naraz
    .text =
        Jeśli jeden kafelek kończy naraz rząd i kolumnę, deptak na ich przecięciu daje nagrodę dwa razy.
    .why = deptak daje nagrodę raz za każdą ukończoną linię

rule-F29 = Przykład: ukończony rząd
    .text =
        Ukończony rząd z deptakami pokazującymi 1 rybę, 2 punkty i 1 złoto daje dokładnie 1 rybę, 2 punkty i 1 złoto.
    .why = ukończona linia daje dokładnie to, co pokazują jej deptaki

rule-F30 = Wyrusz na połów
    .text =
        Albo porusz łódź do następnego obszaru fiordu, albo wróć do portu.
    .why = łódź nie może tam popłynąć z miejsca, w którym jest
    .ruling =
        W ostatnim obszarze można tylko wrócić, w porcie tylko wypłynąć. Gdzie stos jest pusty, łódź płynie bez żetonu.

rule-F31 = Ruch łodzi
    .text =
        Weź wierzchni żeton ze stosu rodzaju 1 w nowym obszarze, jeśli jest, na wolne miejsce kafelka łodzi. Żetony można wyrzucać za burtę, także ten wzięty przed chwilą: na spód stosu ich rodzaju w obszarze łodzi.
    .why = nie ma takiego żetonu do wyrzucenia albo łódź teraz nie płynie
    .ruling =
        Żetony wyrzucasz w swojej turze: jako darmową akcję albo gdy brakuje miejsca na nowy.

rule-F32 = Powrót
    .text =
        Zdobądź punkty podane przy obszarze łodzi, przesuń ją do portu i zyskaj to, co pokazują wszystkie żetony na kafelku łodzi. Zostają one odkryte obok planszetki. Wcześniej nic nie dają; łódź nie musi być pełna.
    .why = łódź nie wraca teraz do portu

rule-F33 = Przykład: powrót
    .text =
        Powrót z obszaru wartego 2 punkty z żetonami 2 ryb, 1 punktu i 1 drewna daje 3 punkty, 2 ryby i 1 drewno.
    .why = powrót daje punkty obszaru i to, co pokazują żetony

## Tura: duży kafelek albo pas

rules-section-large = Tura: duży kafelek albo pas

rule-F34 = Zbuduj duży kafelek
    .text =
        Druga możliwa akcja: wydaj 1 drewno i 1 deskę, weź wierzchni kafelek ze stosu dużych i połóż go jak w F25. Ukończone rzędy i kolumny się liczą (F27). Małych kafelków tą akcją budować nie można.
    .why = ta akcja buduje duży kafelek: trzeba go opłacić (1 drewno i 1 deska) i w całości położyć na pustych polach

rule-F35 = Spasuj
    .text =
        Trzecia możliwa akcja: przesuń znacznik do pustej tawerny i wykonaj jej akcję: wyrusz na połów, zrealizuj zlecenie, zyskaj technologię, zbuduj za darmo kafelek wielkości 1 kwadratu albo wyrusz na połów dwa razy. Potem aktywuj mola od góry do dołu. Za każdą skrzynię możesz wziąć nagrodę jej molo: połów; ulepszenie 1 zasobu lub 1 ryba; 1 punkt i 1 ryba; 3 punkty za 1 zboże lub 5 punktów za 1 jedzenie. Po spasowaniu nie masz już tur w tej rundzie.
    .why = ta tawerna jest zajęta, tawerna lub molo tego nie daje albo już spasowano
    .ruling =
        Akcji tawerny nie trzeba wykonywać.

## Darmowe akcje

rules-section-free = Darmowe akcje

rule-F36 = Darmowe akcje
    .text =
        W dowolnym momencie własnej tury, także tej, w której pasujesz, dowolnie wiele razy: sprzedaj zasób za tyle ryb, ile podano przy jego rzędzie; wydaj 2 ryby, aby ulepszyć dowolny zasób; osłab zasób; albo użyj pracownika: przesuń go z pola pracownika na wolny budynek i aktywuj ten budynek. Pracownik zostaje tam i blokuje go do końca rundy.
    .why = darmowe akcje wykonuje się po wybraniu „Najpierw darmowa akcja…” i tylko te, które są teraz możliwe
    .ruling =
        Darmową akcję możesz wybrać przy każdej decyzji w swojej turze, o ile nie trzymasz akurat w ręku kości, kafelka ani żetonu. Nie można wydać ryb na ulepszenie tylko po to, by zamiast niego zyskać 1 rybę. Budynek, na którym stoi wóz, jest zajęty także dla pracownika.

rule-F37 = Przykłady: darmowe akcje
    .text =
        Jedzenie sprzedaje się za 2 ryby. Za dwie ryby zboże staje się jedzeniem. Osłabiona książka staje się papierem.
    .why = zamiana daje dokładnie to, co pokazuje magazyn

## Technologie

rules-section-technologies = Technologie

rule-F38 = Rzemiosło
    .text =
        Kroki tego toru dają pracownika z danego pola, dwa razy na torze, oraz 1 złoto.
    .why = pracownicy tego toru przychodzą z jego krokami

rule-F39 = Ciesielstwo
    .text =
        Odwróć kafelek łodzi na ulepszoną stronę: mieści 4 żetony, a przy powrocie podwaja się punkty żetonu na polu x2, tylko punkty, nigdy ryby. Żetony można przekładać w dowolnym momencie. Inny krok pozwala wziąć kafelek zdolności z planszy. Jeszcze inny obniża koszt każdego kafelka budynku o 1 drewno: małe są darmowe, duże kosztują 1 deskę.
    .why = tego kafelka zdolności nie można wziąć z planszy
    .ruling =
        Żetony można przekładać w każdej chwili, więc ten, który ma najwięcej punktów, zawsze liczy się jako leżący na polu x2.

rule-F40 = Przykład: pole x2
    .text =
        Powrót z żetonem za 4 punkty na polu x2, żetonem za 3 punkty i żetonem 2 ryb daje 8 + 3 punkty i 2 ryby, poza punktami obszaru.
    .why = pole x2 podwaja punkty jednego żetonu

rule-F41 = Logistyka
    .text =
        Kroki tego toru: zyskaj 1 rybę, 1 drewno i 1 papier; odtąd po zrealizowaniu zlecenia od razu zyskujesz nagrodę molo, przy którym kładziesz skrzynię; odtąd skrzynię zrealizowanego zlecenia możesz położyć przy dowolnym molo.
    .why = nie ma skrzyni, dla której możesz wybrać molo

rule-F42 = Rybołówstwo
    .text =
        Każdy krok tego toru działa odtąd przy każdym ruchu łodzi: podejrzyj 2 wierzchnie żetony stosu, jeden zachowaj, drugi odłóż na wierzch; możesz to robić także z rodzajem 2; możesz to robić także z rodzajem 3. Oba żetony pochodzą z tego samego stosu. Jeśli został tylko jeden, weź ten jeden.
    .why = nie możesz brać żetonów tego rodzaju albo nie ma dwóch żetonów do wyboru
    .ruling =
        Także przy drugim i trzecim kroku żetony podgląda się w tajemnicy, a drugi wraca na wierzch.

## Koniec rundy

rules-section-round = Koniec rundy

rule-F43 = Nowa runda
    .text =
        Gdy w rundach 1 i 2 wszyscy spasują: pracownicy wracają na pole pracownika; pomarańczowe kości następnego rzędu dołączają do użytych i odrzuconych; wszystkimi się rzuca i rozkłada się je. Następną rundę zaczyna osoba z tawerny najbardziej po lewej, a znaczniki wracają z tawern. Tury idą zgodnie z ruchem wskazówek zegara.
    .why = to nie twoja tura

## Końcowa punktacja

rules-section-scoring = Końcowa punktacja

rule-F44 = Końcowa punktacja
    .text =
        Po rundzie 3, w tej kolejności: zyskaj zasoby i punkty żetonów na kafelku łodzi, ale nie punkty obszaru; sprzedaj wszystko poza rybami i policz 1 punkt za każde 3 ryby; 3 punkty za każdy zestaw 4 skrzyń przy różnych molach; punkty wszystkich skrzyń; za każdy znacznik technologii punkty jego poziomu, a na szczycie kafelek punktacji, chyba że zielony, bo ten już punktował.
    .why = punkty liczy się na końcu, w ustalonej kolejności

rule-F45 = Przykłady: końcowa punktacja
    .text =
        Dwa zestawy skrzyń: 6 punktów. Łódź z żetonem za 3 punkty na polu x2 i żetonem 3 ryb: 6 punktów i 3 ryby. Znaczniki na poziomach wartych 4 i 1: 5 punktów; dwa znaczniki na poziomie 2: 4 + 4 = 8.
    .why = końcową punktację liczy się tak jak w przykładach

rule-F46 = Zwycięstwo
    .text =
        Wygrywa osoba z największą liczbą punktów. Przy remisie ta, której znacznik jest w tawernie bardziej po lewej.
    .why = wygrywa osoba z największą liczbą punktów

## Wariant zaawansowany: wozy

rules-section-carts = Wariant zaawansowany: wozy

rule-F47 = Wozy: przygotowanie
    .text =
        Kafelek zaawansowanej technologii zakrywa tor logistyki. Masz 1 wóz na lewym górnym polu siatki i 1 na oznaczonym polu tego kafelka.
    .why = wozy należą do wariantu zaawansowanego

rule-F48 = Aktywacja wozów
    .text =
        Gdy kość aktywuje rząd lub kolumnę, najpierw przychodzi kolej na wszystkie twoje wozy w tej linii, w dowolnej kolejności. W kolumnie każdy może ruszyć się o 1 pole w lewo lub prawo, w rzędzie o 1 pole w górę lub dół, nigdy na pole z kością, pracownikiem lub wozem. Wjazd na budynek aktywuje go; wóz, który zostaje na budynku, aktywuje ten budynek.
    .why = ten wóz nie może tam pojechać albo to nie jego kolej
    .ruling =
        Wóz, który wchodzi na siatkę w trakcie aktywacji, nie rusza się podczas niej.

rule-F49 = Potem kość
    .text =
        Po wozach kość aktywuje wolne budynki jak zwykle. Budynek z wozem jest dla kości zablokowany.
    .why = na tym budynku stoi wóz

rule-F50 = Wozy i kafelki
    .text =
        Kafelki można budować pod wozami. Ukończenie rzędu lub kolumny nagradza także deptaki pod wozami. Odrzucenie kości nie aktywuje wozów.
    .why = odrzucona kość nie aktywuje wozów

rule-F51 = Tor wozów
    .text =
        Jego kroki: odtąd wozy mogą aktywować deptaki tak jak budynki; każdy twój wóz może od razu ruszyć się o 1 pole w dowolnym kierunku i aktywować to, na co wjedzie; zyskujesz drugi wóz na lewym górnym polu, bez aktywacji. Jeśli to pole zajmuje kość, pracownik lub wóz, nowy wóz czeka obok planszetki, aż się zwolni.
    .why = ten krok toru wozów na to nie pozwala
    .ruling =
        Wóz poruszony od razu dzięki tej technologii aktywuje także deptak.

rule-F52 = Punkty za wozy
    .text =
        Na końcu każdy wóz daje numer rzędu razy numer kolumny: trzeci rząd, czwarta kolumna, 12 punktów.
    .why = wozy punktują tylko na końcu

## Gra solo

rules-section-solo = Gra solo

rule-F53 = Solo: kości
    .text =
        Użyj 4 białych i 2 pomarańczowych kości oraz po 1 pomarańczowej w każdym rzędzie licznika rund. Kości leżą w tawernach zamiast w obszarach: po jednej białej od prawej do lewej, tak że lewa tawerna nie ma żadnej, i po jednej pomarańczowej od prawej do lewej, tak że nie mają ich trzy lewe.
    .why = w grze solo kości leżą w tawernach

rule-F54 = Solo: kafelki punktacji
    .text =
        Dwóch kafelków punktacji z zielonym symbolem się nie używa. Gdy 4 leżą na torach, dobierz jeszcze 2: to twoje kafelki specjalnej punktacji.
    .why = kafelki specjalnej punktacji dobiera los

rule-F55 = Solo: tury
    .text =
        Kości bierzesz z tawern, z zachowaniem zwykłych limitów (F15). Gdy budujesz kafelek, usuwasz wierzchni kafelek z drugiego stosu tego kształtu. Gdy pasujesz, znacznik trafia do dowolnej tawerny bez kości i runda się kończy. Zawsze zostaje jedna biała i jedna pomarańczowa kość.
    .why = w grze solo kości bierze się z tawern, a po spasowaniu idzie się do tawerny bez kości

rule-F56 = Solo: nowa runda
    .text =
        Na końcu rund 1 i 2 usuń wierzchnią skrzynię z każdego stosu. Dołącza jedna pomarańczowa kość; rzuć wszystkimi i rozłóż je jak w F53.
    .why = skrzynie usuwa się na końcu rundy

rule-F57 = Solo: zwycięstwo
    .text =
        Wygrywasz, jeśli każdy kafelek specjalnej punktacji daje ci co najmniej 10 punktów. Te punkty nie liczą się do wyniku.
    .why = kafelki specjalnej punktacji nie dodają punktów do wyniku

rule-F58 = Solo: medale
    .text =
        Po zwycięstwie wynik daje medal: 100 punktów brąz, 120 srebro, 140 złoto, 160 platyna, 180 pallad; z wozami za każdy trzeba o 20 więcej. Mniej to zwycięstwo bez medalu.
    .why = medale zależą od końcowego wyniku po zwycięstwie

rule-F59 = Solo: osiągnięcia
    .text =
        Pięć celów: złoto z 3 kafelkami specjalnymi; platyna lub lepiej z 3; z 4; z 5; pallad z 6. Liczbę kafelków specjalnych, od 2 do 6, wybierasz przed grą.
    .why = osiągnięcia zależą od medalu i liczby kafelków specjalnych
    .ruling =
        Po ułożeniu 4 kafelków na torach zostaje tylko 5. Przy 6 kafelkach specjalnych szóstym jest też jeden z czterech kafelków na torach, wylosowany. Lepszy medal albo więcej kafelków specjalnych zalicza także niższy cel.

rule-F60 = Solo: zestawy początkowe
    .text =
        Cztery zestawy początkowe rozkłada się także w grze solo; wybierasz jeden z nich.
    .why = wybierasz jeden z czterech zestawów początkowych
