### Słowa stron wokół stołów.

saltfjord-about = Rybacka wioska na północy rośnie kość po kości.
saltfjord-solo-about = Trzy rundy, a kości czekają w tawernach. Zwycięstwo nagradza medal, zależnie od wyniku.
saltfjord-solo-standard =
    { $side ->
        [plain] Strona bez nazwy, kafelki specjalne: { $tiles }
       *[other] Strona z nazwą wioski, kafelki specjalne: { $tiles }
    }
saltfjord-solo-carts =
    { $side ->
        [plain] Wozy, strona bez nazwy, kafelki specjalne: { $tiles }
       *[other] Wozy, strona z nazwą wioski, kafelki specjalne: { $tiles }
    }
saltfjord-goals = Medale i osiągnięcia
saltfjord-goals-about = Do zwycięstwa trzeba co najmniej { $minimum } punktów z każdego kafelka specjalnej punktacji.
saltfjord-goal-points =
    { $points ->
        [few] { $points } punkty
       *[other] { $points } punktów
    }
saltfjord-goal-won =
    { $times ->
        [one] zdobyty raz
       *[other] zdobyty { $times } razy
    }
