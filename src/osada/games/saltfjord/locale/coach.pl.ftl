## Co podpowiada trener: co się teraz liczy, najwyżej w 25 słowach

coach-pick-set = Wybierz zestaw: zdolność masz do końca gry, budynek trafia do twojej wioski, a zasoby dostajesz od razu.
coach-first-die = Biała kość aktywuje kolumnę twojej wioski, pomarańczowa rząd. Weź taką, której linia ma kilka budynków.
coach-last-round = Trzecia runda jest ostatnia. Na końcu liczą się skrzynie, poziomy technologii i co trzy ryby punkt.
coach-fish-move-die =
    { $n ->
        [one] Każda ryba zmienia kość o jeden: linia { $line } ma { $n } wolny budynek, więcej niż ta.
        [few] Każda ryba zmienia kość o jeden: linia { $line } ma { $n } wolne budynki, więcej niż ta.
       *[many] Każda ryba zmienia kość o jeden: linia { $line } ma { $n } wolnych budynków, więcej niż ta.
    }
coach-full-boat = Łódź jest pełna. Popłyniesz dalej, jeden żeton wyląduje za burtą; wrócisz, wszystkie są twoje.
coach-return-or-sail = Żetony coś dają dopiero po powrocie łodzi. Punkty obszaru: tutaj { $n }, w następnym { $next }.
coach-trade-for-points = To molo zamienia zboże na 3 punkty albo jedzenie na 5: jedzenie jest lepsze, ale tylko raz za każdą skrzynię.
coach-build-ahead = Połóż kafelek dalej na tej linii, a kość aktywuje go jeszcze w tej turze.
coach-along-the-line =
    { $n ->
        [one] Kość może po drodze aktywować jeszcze { $n } budynek.
        [few] Kość może po drodze aktywować { $n } budynki. Ostatni będzie potem zajęty, więc pomyśl, gdzie ma stanąć.
       *[many] Kość może po drodze aktywować { $n } budynków. Ostatni będzie potem zajęty, więc pomyśl, gdzie ma stanąć.
    }
coach-boat-out =
    { $n ->
        [one] Ostatnia runda, a łódź jest na wodzie: { $n } punkt za obszar dostaniesz tylko, jeśli wróci.
        [few] Ostatnia runda, a łódź jest na wodzie: { $n } punkty za obszar dostaniesz tylko, jeśli wróci.
       *[many] Ostatnia runda, a łódź jest na wodzie: { $n } punktów za obszar dostaniesz tylko, jeśli wróci.
    }
coach-special-short = { $scoring }: na razie { $n }. Solo wygrywasz tylko wtedy, gdy każdy kafelek specjalny daje co najmniej 10.
coach-workers-idle =
    { $n ->
        [one] { $n } pracownik czeka w domu. To darmowa akcja: aktywuje dowolny wolny budynek. Niewykorzystany w tej rundzie nic nie da.
        [few] { $n } pracownicy czekają w domu. To darmowa akcja: każdy aktywuje wolny budynek. Niewykorzystani w tej rundzie nic nie dadzą.
       *[many] { $n } pracowników czeka w domu. To darmowa akcja: każdy aktywuje wolny budynek. Niewykorzystani w tej rundzie nic nie dadzą.
    }
coach-leftmost-tavern = Tawerna najbardziej po lewej jest wolna: kto tam spasuje, ten zaczyna następną rundę i pierwszy wybiera kości.
coach-order-ready =
    { $n ->
        [one] Stać cię na skrzynię wartą { $n } punkt. Zlecenie zrealizujesz w budynku ze zleceniem albo w drugiej tawernie.
        [few] Stać cię na skrzynię wartą { $n } punkty. Zlecenie zrealizujesz w budynku ze zleceniem albo w drugiej tawernie.
       *[many] Stać cię na skrzynię wartą { $n } punktów. Zlecenie zrealizujesz w budynku ze zleceniem albo w drugiej tawernie.
    }
coach-top-of-track = Stać cię na ostatni krok toru { $track }: na szczycie czeka kafelek punktacji { $scoring }.
coach-row-near = W rzędzie { $line } brakuje jednego pola. Zapełnij je, a każdy deptak w tym rzędzie da nagrodę.
coach-column-near = W kolumnie { $line } brakuje jednego pola. Zapełnij je, a każdy deptak w tej kolumnie da nagrodę.
coach-keep-grain =
    { $n ->
        [one] Zachowaj zboże lub jedzenie na koniec rundy: gdy spasujesz, skrzynia przy molo 4 zamieni je na punkty.
        [few] Zachowaj zboże lub jedzenie na koniec rundy: gdy spasujesz, { $n } skrzynie przy molo 4 zamienią je na punkty.
       *[many] Zachowaj zboże lub jedzenie na koniec rundy: gdy spasujesz, { $n } skrzyń przy molo 4 zamieni je na punkty.
    }
coach-crates-set = Skrzynia przy molo { $pier } dopełni zestaw czterech: na końcu to 3 punkty więcej.
coach-large-tile = Masz drewno i deskę: duży kafelek zajmuje całą turę, ale nie wymaga kości.
coach-orange-left = Trzy białe kości to w rundzie najwięcej. Pomarańczową możesz jeszcze wziąć.
coach-carts-first = Wozy na linii kości ruszają pierwsze i aktywują to, na co wjadą. Na końcu każdy daje rząd razy kolumna.
coach-gold-anything = Złoto krok po kroku osłabisz do czegokolwiek: ratuje, gdy do zlecenia brakuje jednej rzeczy.
