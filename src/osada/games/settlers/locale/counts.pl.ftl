### Co liczą budynki.

## What happens in a round: as a condition, and counted one by one

stat-sections =
    { $n ->
        [one] kończysz co najmniej { $n } sekcję
        [few] kończysz co najmniej { $n } sekcje
       *[many] kończysz co najmniej { $n } sekcji
    }
    .each = za każdą sekcję ukończoną w rundzie
stat-areas =
    { $n ->
        [one] wykreślasz co najmniej { $n } obszar
        [few] wykreślasz co najmniej { $n } obszary
       *[many] wykreślasz co najmniej { $n } obszarów
    }
    .each = za każdy obszar wykreślony w rundzie
stat-track-areas =
    { $n ->
        [one] wykreślasz na torach co najmniej { $n } obszar
        [few] wykreślasz na torach co najmniej { $n } obszary
       *[many] wykreślasz na torach co najmniej { $n } obszarów
    }
    .each = za każdy obszar torów wykreślony w rundzie
stat-building-areas =
    { $n ->
        [one] wykreślasz w wiosce co najmniej { $n } obszar
        [few] wykreślasz w wiosce co najmniej { $n } obszary
       *[many] wykreślasz w wiosce co najmniej { $n } obszarów
    }
    .each = za każdy obszar wioski wykreślony w rundzie
stat-harvests =
    { $n ->
        [one] zbierasz plon co najmniej { $n } raz
        [few] zbierasz plon co najmniej { $n } razy
       *[many] zbierasz plon co najmniej { $n } razy
    }
    .each = za każdy zbiór w rundzie
stat-buildings-completed =
    { $n ->
        [one] kończysz co najmniej { $n } budynek
        [few] kończysz co najmniej { $n } budynki
       *[many] kończysz co najmniej { $n } budynków
    }
    .each = za każdy budynek ukończony w rundzie
stat-tracks-touched =
    { $n ->
        [one] budujesz na co najmniej { $n } torze
        [few] budujesz na co najmniej { $n } torach
       *[many] budujesz na co najmniej { $n } torach
    }
    .each = za każdy tor, na którym budujesz w rundzie
stat-sections-walls =
    { $n ->
        [one] kończysz co najmniej { $n } sekcję murów
        [few] kończysz co najmniej { $n } sekcje murów
       *[many] kończysz co najmniej { $n } sekcji murów
    }
    .each = za każdą sekcję murów ukończoną w rundzie
stat-sections-huts =
    { $n ->
        [one] kończysz co najmniej { $n } sekcję chatek
        [few] kończysz co najmniej { $n } sekcje chatek
       *[many] kończysz co najmniej { $n } sekcji chatek
    }
    .each = za każdą sekcję chatek ukończoną w rundzie
stat-sections-granaries =
    { $n ->
        [one] kończysz co najmniej { $n } sekcję spichlerzy
        [few] kończysz co najmniej { $n } sekcje spichlerzy
       *[many] kończysz co najmniej { $n } sekcji spichlerzy
    }
    .each = za każdą sekcję spichlerzy ukończoną w rundzie
stat-sections-bridges =
    { $n ->
        [one] kończysz co najmniej { $n } sekcję mostów
        [few] kończysz co najmniej { $n } sekcje mostów
       *[many] kończysz co najmniej { $n } sekcji mostów
    }
    .each = za każdą sekcję mostów ukończoną w rundzie
stat-stone-spent =
    { $n ->
        [one] wydajesz co najmniej { $n } kamień
        [few] wydajesz co najmniej { $n } kamienie
       *[many] wydajesz co najmniej { $n } kamieni
    }
    .each = za każdy kamień wydany w rundzie
stat-wood-spent =
    { $n ->
        [one] wydajesz co najmniej { $n } drewno
        [few] wydajesz co najmniej { $n } drewna
       *[many] wydajesz co najmniej { $n } drewien
    }
    .each = za każde drewno wydane w rundzie
stat-food-spent =
    { $n ->
        [one] wydajesz co najmniej { $n } jadło
        [few] wydajesz co najmniej { $n } jadła
       *[many] wydajesz co najmniej { $n } jadła
    }
    .each = za każde jadło wydane w rundzie
stat-gold-spent =
    { $n ->
        [one] wydajesz co najmniej { $n } złoto
        [few] wydajesz co najmniej { $n } złota
       *[many] wydajesz co najmniej { $n } złota
    }
    .each = za każde złoto wydane w rundzie
stat-settlement-made =
    { $n ->
        [one] tworzysz co najmniej { $n } osadę
        [few] tworzysz co najmniej { $n } osady
       *[many] tworzysz co najmniej { $n } osad
    }
    .each = za każdą osadę stworzoną w rundzie

## What there is at the end, and what each of it brings

count-sections-walls =
    { $n ->
        [one] { $n } ukończoną sekcję murów
        [few] { $n } ukończone sekcje murów
       *[many] { $n } ukończonych sekcji murów
    }
    .each =
        { $n ->
            [one] za każdą ukończoną sekcję murów
            [few] za każde { count-sections-walls }
           *[many] za każde { count-sections-walls }
        }
count-sections-huts =
    { $n ->
        [one] { $n } ukończoną sekcję chatek
        [few] { $n } ukończone sekcje chatek
       *[many] { $n } ukończonych sekcji chatek
    }
    .each =
        { $n ->
            [one] za każdą ukończoną sekcję chatek
            [few] za każde { count-sections-huts }
           *[many] za każde { count-sections-huts }
        }
count-sections-granaries =
    { $n ->
        [one] { $n } ukończoną sekcję spichlerzy
        [few] { $n } ukończone sekcje spichlerzy
       *[many] { $n } ukończonych sekcji spichlerzy
    }
    .each =
        { $n ->
            [one] za każdą ukończoną sekcję spichlerzy
            [few] za każde { count-sections-granaries }
           *[many] za każde { count-sections-granaries }
        }
count-sections-bridges =
    { $n ->
        [one] { $n } ukończoną sekcję mostów
        [few] { $n } ukończone sekcje mostów
       *[many] { $n } ukończonych sekcji mostów
    }
    .each =
        { $n ->
            [one] za każdą ukończoną sekcję mostów
            [few] za każde { count-sections-bridges }
           *[many] za każde { count-sections-bridges }
        }
count-imperial-sections =
    { $n ->
        [one] { $n } ukończoną sekcję imperialną
        [few] { $n } ukończone sekcje imperialne
       *[many] { $n } ukończonych sekcji imperialnych
    }
    .each =
        { $n ->
            [one] za każdą ukończoną sekcję imperialną
            [few] za każde { count-imperial-sections }
           *[many] za każde { count-imperial-sections }
        }
count-full-columns =
    { $n ->
        [one] { $n } kolumnę ukończoną na wszystkich czterech torach
        [few] { $n } kolumny ukończone na wszystkich czterech torach
       *[many] { $n } kolumn ukończonych na wszystkich czterech torach
    }
    .each =
        { $n ->
            [one] za każdą kolumnę ukończoną na wszystkich czterech torach
            [few] za każde { count-full-columns }
           *[many] za każde { count-full-columns }
        }
count-bridges-complete =
    { $n ->
        [one] { $n } ukończony most
        [few] { $n } ukończone mosty
       *[many] { $n } ukończonych mostów
    }
    .each =
        { $n ->
            [one] za każdy ukończony most
            [few] za każde { count-bridges-complete }
           *[many] za każde { count-bridges-complete }
        }
count-harvest-areas-crossed =
    { $n ->
        [one] { $n } wykreślony obszar zbiorów
        [few] { $n } wykreślone obszary zbiorów
       *[many] { $n } wykreślonych obszarów zbiorów
    }
    .each =
        { $n ->
            [one] za każdy wykreślony obszar zbiorów
            [few] za każde { count-harvest-areas-crossed }
           *[many] za każde { count-harvest-areas-crossed }
        }
count-fields-empty =
    { $n ->
        [one] { $n } pole zebrane do ostatniego obszaru
        [few] { $n } pola zebrane do ostatniego obszaru
       *[many] { $n } pól zebranych do ostatniego obszaru
    }
    .each =
        { $n ->
            [one] za każde pole zebrane do ostatniego obszaru
            [few] za każde { count-fields-empty }
           *[many] za każde { count-fields-empty }
        }
count-buildings-completed =
    { $n ->
        [one] { $n } ukończony budynek
        [few] { $n } ukończone budynki
       *[many] { $n } ukończonych budynków
    }
    .each =
        { $n ->
            [one] za każdy ukończony budynek
            [few] za każde { count-buildings-completed }
           *[many] za każde { count-buildings-completed }
        }
count-settlements =
    { $n ->
        [one] { $n } osadę
        [few] { $n } osady
       *[many] { $n } osad
    }
    .each =
        { $n ->
            [one] za każdą osadę
            [few] za każde { count-settlements }
           *[many] za każde { count-settlements }
        }
count-settlements-of-this-plan =
    { $n ->
        [one] { $n } osadę według tego planu
        [few] { $n } osady według tego planu
       *[many] { $n } osad według tego planu
    }
    .each =
        { $n ->
            [one] za każdą osadę według tego planu
            [few] za każde { count-settlements-of-this-plan }
           *[many] za każde { count-settlements-of-this-plan }
        }
count-tracks-with-5-sections =
    { $n ->
        [one] { $n } tor z co najmniej 5 ukończonymi sekcjami
        [few] { $n } tory z co najmniej 5 ukończonymi sekcjami
       *[many] { $n } torów z co najmniej 5 ukończonymi sekcjami
    }
    .each =
        { $n ->
            [one] za każdy tor z co najmniej 5 ukończonymi sekcjami
            [few] za każde { count-tracks-with-5-sections }
           *[many] za każde { count-tracks-with-5-sections }
        }
count-lowest-track-sections =
    { $n ->
        [one] { $n } ukończoną sekcję najkrótszego toru
        [few] { $n } ukończone sekcje najkrótszego toru
       *[many] { $n } ukończonych sekcji najkrótszego toru
    }
    .each =
        { $n ->
            [one] za każdą ukończoną sekcję najkrótszego toru
            [few] za każde { count-lowest-track-sections }
           *[many] za każde { count-lowest-track-sections }
        }
count-pairs-walls-huts =
    { $n ->
        [one] { $n } parę sekcji murów i chatek
        [few] { $n } pary sekcji murów i chatek
       *[many] { $n } par sekcji murów i chatek
    }
    .each =
        { $n ->
            [one] za każdą parę sekcji murów i chatek
            [few] za każde { count-pairs-walls-huts }
           *[many] za każde { count-pairs-walls-huts }
        }
