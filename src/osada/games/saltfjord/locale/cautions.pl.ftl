## Co trzeba wiedzieć przed ruchem, który coś marnuje

caution-die =
    { $n ->
        [one] Ta kość może aktywować { $n } budynek.
        [few] Ta kość może aktywować nawet { $n } budynki.
       *[many] Ta kość może aktywować nawet { $n } budynków.
    }
caution-pass =
    { $n ->
        [one] W tej rundzie możesz jeszcze wziąć { $n } kość, a pas kończy ją dla ciebie.
        [few] W tej rundzie możesz jeszcze wziąć { $n } kości, a pas kończy ją dla ciebie.
       *[many] W tej rundzie możesz jeszcze wziąć { $n } kości, a pas kończy ją dla ciebie.
    }
caution-line =
    { $n ->
        [one] Dalej na tej linii możesz aktywować jeszcze { $n } budynek.
        [few] Dalej na tej linii możesz aktywować jeszcze { $n } budynki.
       *[many] Dalej na tej linii możesz aktywować jeszcze { $n } budynków.
    }
caution-workers =
    { $n ->
        [one] { $n } pracownik jest jeszcze w domu: do następnej rundy na nic się nie przyda.
        [few] { $n } pracownicy są jeszcze w domu: do następnej rundy na nic się nie przydadzą.
       *[many] { $n } pracowników jest jeszcze w domu: do następnej rundy na nic się nie przydadzą.
    }
caution-full =
    { $n ->
        [one] Łódź jest pełna: za burtę trafi nowy żeton albo ten, który już na niej leży.
        [few] Łódź jest pełna: za burtę trafi nowy żeton albo jeden z { $n }, które już na niej leżą.
       *[many] Łódź jest pełna: za burtę trafi nowy żeton albo jeden z { $n }, które już na niej leżą.
    }
caution-overboard = Żeton wyrzucony za burtę przepada: nie dostaniesz tego, co pokazuje.
caution-build = Możesz zbudować kafelek.
caution-order = Możesz zrealizować zlecenie.
caution-technology = Możesz rozwinąć technologię.
caution-fishing = Możesz wypłynąć na połów.
caution-deal = Możesz wymienić zasoby na punkty.
caution-actions = Możesz wykonać tę akcję.
caution-upgrade = Możesz coś ulepszyć.
caution-sail = Możesz płynąć dalej.
