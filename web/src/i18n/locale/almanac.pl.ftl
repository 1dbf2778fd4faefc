nav-almanac = Almanach
almanac-about = Wszystkie elementy gier objaśnione szerzej: co robią, ile kosztują, gdzie się znajdują i jakie zasady ich dotyczą.
almanac-of = Almanach: { $game }
almanac-find = Szukaj w almanachu
almanac-found =
    { $n ->
        [0] Nic nie znaleziono
        [one] { $n } hasło
        [few] { $n } hasła
       *[many] { $n } haseł
    }
almanac-all = Wszystkie hasła
almanac-near = Zobacz też
almanac-more = Więcej w almanachu
almanac-to-table = Wróć do stołu
