## Co podpowiada trener: co się teraz liczy, najwyżej w 25 słowach

coach-reroll-first = Możesz przerzucić kości, ale tylko teraz: po pierwszej akcji, umiejętności lub przysłudze będzie za późno.
coach-found = Ukończone sekcje tworzą osadę. Podniesie podkreśloną liczbę swojego budynku od następnej rundy albo da punkty na koniec.
coach-first-growth =
    { $n ->
        [one] Masz { $n } akcję. Wykreślasz nią obszar i płacisz to, co w nim widać. Co zostanie, przepada.
        [few] Masz { $n } akcje. Każdą wykreślasz jeden obszar i płacisz to, co w nim widać. Co zostanie, przepada.
       *[many] Masz { $n } akcji. Każdą wykreślasz jeden obszar i płacisz to, co w nim widać. Co zostanie, przepada.
    }
coach-last-round = Ostatnia runda: punktują tylko ukończone sekcje, a z nowych budynków pomogą już tylko te, które punktują na koniec.
coach-half-section = Sekcja zaczęta, ale nieukończona: { $section }. Taka nic nie daje, a koniec już blisko.
coach-no-crops-yet = Do Plonów potrzebne jest dostępne pole, a nie masz żadnego: bez mostu nic nie dadzą.
coach-choose-favour = Przysługa to premia tylko na tę rundę: akcja, surowiec, złoto, zbiory albo punkty. Która najlepiej pasuje do tych kości?
coach-gift-waits = Masz jeszcze Dar. Użyj go, kiedy chcesz, i wskaż kość: dostaniesz jeszcze raz to, co pokazuje. Nie kosztuje akcji.
coach-crops-waits = Masz jeszcze Plony. Użyj ich i wskaż kość: zbiory tego, co pokazuje, nie kosztują w tej rundzie akcji.
coach-export-waits = Eksport zostaw na koniec rundy: po jednym surowcu każdego rodzaju, który zostanie, zamieni na punkt, i to bez akcji.
coach-export-left =
    { $n ->
        [one] Nie masz już akcji, a został ci { $n } surowiec. Eksport zamieni go na punkt, inaczej przepadnie.
        [few] Nie masz już akcji, a zostały ci { $n } surowce. Eksport zamieni po jednym każdego rodzaju na punkt; reszta przepadnie.
       *[many] Nie masz już akcji, a zostało ci { $n } surowców. Eksport zamieni po jednym każdego rodzaju na punkt; reszta przepadnie.
    }
coach-condition-near = { $building } da punkty, jeśli spełnisz warunek jeszcze w tej rundzie: brakuje ci tylko jednego.
coach-rank-near =
    { $n ->
        [one] Jeszcze { $n } punkt i kończysz o rangę wyżej.
        [few] Jeszcze { $n } punkty i kończysz o rangę wyżej.
       *[many] Jeszcze { $n } punktów i kończysz o rangę wyżej.
    }
coach-opens-field = Następna sekcja mostów od razu otworzy pole { $field }: zbierzesz z niego plon jeszcze w tej rundzie.
coach-harvest-wasted = Plonu zebranego ostatnią akcją już nie wydasz, a co zostanie w puli na koniec rundy, przepada.
coach-first-harvest = Pole { $field } jest dostępne. Zbieranie kosztuje jedną akcję i daje więcej niż kość; każdy obszar zbierasz raz.
coach-one-area-left = Jeszcze jeden obszar i budynek { $building } jest ukończony. Działa od następnej rundy, więc im wcześniej, tym lepiej.
coach-goods-left = Ostatnia akcja: szkoda, żeby surowce przepadły. Wystarczą jeszcze na przykład na taką sekcję: { $section }.
coach-no-goods =
    { $n ->
        [one] Nie masz czym płacić, ale masz jeszcze { $n } akcję. Niektóre obszary wioski nic więcej nie kosztują.
        [few] Nie masz czym płacić, ale masz jeszcze { $n } akcje. Niektóre obszary wioski kosztują tylko akcję.
       *[many] Nie masz czym płacić, ale masz jeszcze { $n } akcji. Niektóre obszary wioski kosztują tylko akcję.
    }
coach-settlement-soon = Ukończone sekcje pasują już do planu budynku { $building }: gdy zakończysz rozwój, możesz stworzyć osadę.
coach-bridges-early = Mosty same dają mało punktów, ale otwierają pola. Kto zbuduje je wcześnie, ten zbiera plony przez więcej rund.
coach-building-early =
    { $n ->
        [one] Żaden twój budynek jeszcze nie działa. Ukończony teraz pomoże jeszcze przez { $n } rundę.
        [few] Żaden twój budynek jeszcze nie działa. Ukończony teraz pomoże przez { $n } rundy.
       *[many] Żaden twój budynek jeszcze nie działa. Ukończony teraz pomoże przez { $n } rund.
    }
coach-gold-pays =
    { $n ->
        [one] Masz { $n } złoto: zapłacisz nim za kamień, drewno lub jadło, czego akurat brakuje.
        [few] Masz { $n } złota: zapłacisz nimi za kamień, drewno lub jadło, czego akurat brakuje.
       *[many] Masz { $n } złota: zapłacisz nimi za kamień, drewno lub jadło, czego akurat brakuje.
    }
