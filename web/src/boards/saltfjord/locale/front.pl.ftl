### Słowa stron wokół stołów.

saltfjord-about = Rybacka wioska na północy rośnie kość po kości.
saltfjord-solo-about = Trzy rundy, a kości czekają w tawernach. Zwycięstwo nagradza medal, zależnie od wyniku.
saltfjord-solo-standard =
    { $side ->
        [plain] Strona bez nazwy, kafelki specjalne: { $tiles }
       *[village] Strona z nazwą wioski, kafelki specjalne: { $tiles }
    }
saltfjord-solo-carts =
    { $side ->
        [plain] Wozy, strona bez nazwy, kafelki specjalne: { $tiles }
       *[village] Wozy, strona z nazwą wioski, kafelki specjalne: { $tiles }
    }
saltfjord-goals = Medale i osiągnięcia
saltfjord-goals-about = Do zwycięstwa trzeba co najmniej { $minimum } punktów z każdego kafelka specjalnej punktacji.
saltfjord-goal-points =
    { $points ->
        [one] { $points } punkt
        [few] { $points } punkty
       *[many] { $points } punktów
    }
saltfjord-goal-won =
    { $times ->
        [one] zdobyty raz
        [few] zdobyty { $times } razy
       *[many] zdobyty { $times } razy
    }
