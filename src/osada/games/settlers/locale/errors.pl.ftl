### Co może być nie tak z arkuszami, budynkami i opcjami.

error-alone = gra dla jednej osoby to przygoda: nadaj opcji adventure wartość drawn albo numer arkusza
content-areas = liczba obszarów musi wynosić od 1 do { $most }
content-empty-harvest = w obszarze zbiorów musi coś być
content-fields = potrzebne są 4 pola o różnych id
content-bridges = do każdego pola ma prowadzić jeden most
content-bridge-sections = potrzebne są sekcje od 1 do { $last }, każda raz, od lewej do prawej
content-dear =
    { $most ->
        [one] obszar może kosztować najwyżej { $most } surowiec
        [few] obszar może kosztować najwyżej { $most } surowce
       *[many] obszar może kosztować najwyżej { $most } surowców
    }
content-same-building = jest już budynek o id „{ $name }”
content-most-areas =
    { $most ->
        [one] budynek może mieć najwyżej { $most } obszar
        [few] budynek może mieć najwyżej { $most } obszary
       *[many] budynek może mieć najwyżej { $most } obszarów
    }
content-prebuilt = budynek ma obszary do wykreślenia albo jest od razu gotowy (prebuilt)
content-advanced = w grze podstawowej można pominąć tylko budynek, który jest od razu gotowy (prebuilt)
content-timing = rodzaj „{ $kind }” działa w chwili „{ $timing }”
content-choice = do wyboru muszą być różne surowce
content-dice = są tylko 3 kości surowców
content-resources = liczba surowców musi wynosić od 1 do { $most }
content-nothing = to nic by nie dawało
content-needs-plan = podkreślona liczba wymaga planu, który ją podnosi
content-off = poza arkuszem (rzędy: { $rows }, kolumny: { $columns })
content-cells = potrzebne są różne sekcje, co najmniej jedna
content-corner = liczy się od górnego rzędu i lewej kolumny kształtu
content-pieces = sekcje planu muszą się stykać
content-same-sheet = arkusz { $sheet } już jest
content-village =
    { $number ->
        [one] potrzebny jest { $number } budynek
        [few] potrzebne są { $number } różne budynki
       *[many] potrzeba { $number } różnych budynków
    }
content-no-sheet = potrzebny jest co najmniej jeden arkusz
content-no-building = nie ma budynku o id „{ $name }”
content-cheaper = tylko jeden budynek może obniżać koszt toru { $track } o dowolny surowiec
content-one-name = potrzebna jest nazwa w co najmniej jednym języku
content-blank = potrzebne są litery, nie same spacje
content-origins = liczba wymienionych wcześniejszych arkuszy może wynosić najwyżej { $most }
content-missing = tego brakuje
content-unknown = nie ma tu takiego pola
content-text = potrzebny jest tekst długości od { $least } do { $most } znaków
