### Zasady Sardynii naszymi słowami. Numery od S1 do S35 są takie jak w spisie zasad.
### Każda zasada: wartość to tytuł; .text to pełna treść; .why kończy zdanie „Niedozwolone: S15, …”;
### .ruling mówi, co postanowiliśmy tam, gdzie instrukcja zostawia swobodę.
### Podział wiersza wewnątrz komunikatu jest zamierzony: zaczyna nowy akapit lub punkt listy.

rules-title = Sardynia
rules-about =
    Sardynia to gra o wpływy dla 2–4 osób, osadzona na śródziemnomorskiej wyspie w XIV wieku. Karta po karcie zasiedlasz prowincje, budujesz osady i forty, wprowadzasz statki do portów i zbierasz żetony agrokultury. Co pewien czas Strażnik wywołuje punktację wokół jednego z pól fortów; wygrywa osoba, która po jedenastu punktacjach ma najwięcej punktów.
rules-provenance =
    To nieoficjalna wersja komputerowa, niezwiązana z autorem ani wydawcą gry. Prowincje, ich wartości, pola fortów i porty odpowiadają drukowanej planszy: pochodzą z publicznie dostępnego przerysowania, które porównaliśmy z liczbami i przykładem z instrukcji. Niepewna jest jedna wartość: Gallura, 5 punktów mimo braku portu. Zarys wyspy narysowaliśmy na potrzeby tego projektu na podstawie ogólnej geografii. Nazwy prowincji i portów są nasze, bo na planszy ich nie ma.

## Przygotowanie

rules-section-setup = Przygotowanie

rule-S1 = Gracze, karty i pionki
    .text =
        W Sardynię grają 2, 3 lub 4 osoby. Masz na ręce 7 kart postaci: Admirała, Dowódcę, Kapłana, Rolnika, Architekta, Królową i Strażnika. W twojej rezerwie jest 15 pionków: 1 kapłan, 2 statki, 3 forty, 4 osady i 5 osadników. Wszyscy zaczynają z wynikiem 0 punktów.
    .why = w twojej rezerwie nie ma już takiego pionka

rule-S2 = Wyspa
    .text =
        Na wyspie jest 16 prowincji, 26 ponumerowanych pól fortów i 6 portów. Prowincje sąsiadują ze sobą, jeśli mają wspólną granicę. Przy każdej prowincji podano, ile punktów jest warta. Pole fortu leży na styku prowincji i przylega do każdej z nich. Każdy port należy do dokładnie jednej prowincji.
    .why = na wyspie nie ma takiej prowincji, takiego portu ani takiego pola fortu

rule-S3 = Rozłożenie żetonów agrokultury
    .text =
        Do każdej z 16 prowincji trafia jeden żeton agrokultury. Pszenica (2 żetony) leży w 2 żółtych prowincjach. O tym, jak oliwki i wino (razem 8 żetonów) rozłożą się w 8 zielonych prowincjach, a tymianek i ser (razem 6 żetonów) w 6 brązowych, decyduje los.
    .why = o rozłożeniu żetonów decyduje los, a każdy rodzaj trafia do prowincji swojego koloru
    .ruling =
        Instrukcja nie podaje, ile jest żetonów poszczególnych rodzajów. Przyjmujemy 4 żetony oliwek, 4 wina, 3 tymianku i 3 sera; zestaw danych gry może ustalić inne liczby.

rule-S4 = Rząd i talia kart fortów
    .text =
        Każda z 26 kart fortów wskazuje jedno pole fortu. Potasuj je i 11 z nich ułóż w zakryty rząd, a potem odsłoń dwie skrajne z lewej. Pozostałe 15 kart tworzy zakrytą talię fortów obok planszy. Karty w rzędzie rozpatruje się od lewej do prawej.
    .why = karty fortów rozdaje los, a tej nie można teraz dobrać

rule-S5 = Kolejność gry
    .text =
        Tury następują po sobie zgodnie z ruchem wskazówek zegara. Po twojej turze gra osoba siedząca po twojej lewej stronie.
    .why = to nie twoja tura
    .ruling =
        Instrukcja oddaje pierwszą turę komuś, kto zna Sardynię z podróży albo dotarł najbliżej niej. Program tego nie wie, więc domyślnie pierwszą osobę wyznacza los na podstawie ziarna gry. Opcja stołu „Kto zaczyna”: losowanie albo wskazane miejsce.

## Plansza

rules-section-board = Plansza

rule-S6 = Prowincja mieści najwyżej 7 pionków
    .text =
        W jednej prowincji może stać łącznie najwyżej 7 kapłanów, osad i osadników, licząc pionki wszystkich graczy. Prowincja, w której jest ich 7, jest pełna i nic już do niej nie dołożysz. Forty i statki się nie liczą, bo stoją na swoich polach i w portach.
    .why = prowincja jest pełna: stoi w niej już 7 pionków

rule-S7 = Przekraczanie granic
    .text =
        Kapłani i osadnicy przechodzą z prowincji do prowincji sąsiedniej; każda przekroczona granica zużywa 1 punkt ruchu, czyli jeden z ruchów, które daje karta. Wolno im przejść przez pełną prowincję, ale nie wolno im się w niej zatrzymać.
    .why = pionek przekracza naraz jedną granicę i nie może zostać w pełnej prowincji
    .ruling =
        Pionki przesuwasz krok po kroku. Pionek, który wchodzi do pełnej prowincji, musi od razu iść dalej, zanim zrobisz cokolwiek innego. Taki krok jest dostępny tylko wtedy, gdy pozostałe ruchy wystarczą, by pionek dotarł do miejsca, w którym może zostać.

rule-S8 = Jeden fort na polu
    .text =
        Na polu fortu mieści się jeden fort. Na zajętym polu nie zbudujesz następnego.
    .why = na tym polu stoi już fort

rule-S9 = Miejsce w porcie
    .text =
        Port mieści najwyżej 2 statki, a w grze dwuosobowej tylko 1. Twoje dwa statki nigdy nie mogą stać w tym samym porcie.
    .why = port jest pełny albo stoi już w nim twój statek

## Tura

rules-section-turn = Tura

rule-S10 = Jedna karta na turę
    .text =
        W swojej turze wybierasz z ręki jedną kartę postaci, kładziesz ją odkrytą przed sobą i wykonujesz jej akcję. Żadna akcja nie jest obowiązkowa: karta mówi, co możesz zrobić, a nie co musisz. Na tym twoja tura się kończy. Zagrane karty leżą przed tobą, dopóki ktoś nie rozpatrzy Strażnika (S22).
    .why = nie jest to ani karta, którą możesz teraz zagrać z ręki, ani część trwającej akcji

rule-S11 = Kartę można zagrać bez efektu
    .text =
        Możesz zagrać kartę, nawet jeśli nie możesz lub nie chcesz wykonać jej akcji. Leży potem przed tobą jak każda inna zagrana karta.
    .why = nie trwa żadna akcja, z której można tu zrezygnować
    .ruling =
        Instrukcja milczy o kartach, z których nie da się skorzystać. Postanowiliśmy, że kartę, której akcja jest niemożliwa lub niechciana, wolno mimo to zagrać; przepada wtedy bez efektu.

rule-S12 = Admirał
    .text =
        Wybierz jedno z dwojga: wprowadź do portu 1 statek z rezerwy albo przestaw swoje statki, które są już na planszy – jeden lub oba – do wybranych portów. Odległość między portami nie ma znaczenia. Po zakończeniu akcji muszą być zachowane ograniczenia z S9.
    .why = Admirał wprowadza jeden statek albo przestawia statki z planszy, każdy raz i do innego portu
    .ruling =
        Przestawienie obu statków to jedna, jednoczesna zmiana. Jeden statek może więc zająć miejsce, które drugi właśnie zwalnia, a z S9 musi się zgadzać dopiero układ końcowy.

rule-S13 = Dowódca
    .text =
        Wybierz jedno z dwojga: postaw 1 osadnika z rezerwy w wybranej prowincji albo wykonaj do 4 ruchów osadnikami, których masz na planszy. Wszystkie ruchy może wykonać jeden osadnik, możesz też podzielić je między kilku, jak chcesz. W obu przypadkach ograniczają cię pełne prowincje (S6, S7) i obcy kapłani (S15).
    .why = nie stoi tam żaden twój osadnik albo Dowódca zaczął już ruch osadnikami

rule-S14 = Kapłan
    .text =
        Wybierz jedno z dwojga: postaw swojego kapłana z rezerwy w wybranej prowincji albo wykonaj do 3 ruchów kapłanem, który jest już na planszy. W obu przypadkach ograniczają cię pełne prowincje (S6, S7), ale nie obcy kapłani.
    .why = twojego kapłana nie ma jeszcze na wyspie

rule-S15 = Obcy kapłan zamyka prowincję
    .text =
        Dopóki w prowincji stoi obcy kapłan, czyli kapłan innej osoby, nie możesz ani wprowadzać do niej osadników z sąsiednich prowincji, ani stawiać w niej osadników i osad z rezerwy – chyba że twój kapłan też tam stoi. Przejście przez prowincję liczy się tak samo jak wejście. Twojemu kapłanowi obcy kapłan nie przeszkadza. Twoje pionki, które już są w tej prowincji, zostają i zachowują wpływ, a osadnicy mogą z niej wyjść.
    .why = stoi tam obcy kapłan, a twojego tam nie ma

rule-S16 = Rolnik
    .text =
        Zabierz z planszy 1 żeton agrokultury. Zacznij od portu, w którym masz statek, i wskaż prowincję, w której wciąż leży żeton i stoi co najmniej jeden twój osadnik. Możesz zabrać jej żeton, jeśli wybrany port do niej należy albo jeśli z prowincją portu łączy ją nieprzerwany łańcuch sąsiadujących prowincji, a w każdej z nich, także na obu końcach łańcucha, stoi twój osadnik.
    .why = nie ma tam żetonu albo twoi osadnicy nie łączą tej prowincji z portem, w którym masz statek

rule-S17 = Punkty za żetony agrokultury
    .text =
        Punkty za zabrany żeton dostajesz od razu: 1 za pierwszy danego rodzaju, 2 za drugi, 3 za trzeci, 4 za czwarty. Każdy rodzaj liczysz osobno. Żeton trafia do twojej rezerwy i tam zostaje.
    .why = żeton daje 1, 2, 3 lub 4 punkty zależnie od tego, który to twój żeton tego rodzaju, i trafia do twojej rezerwy

rule-S18 = Architekt
    .text =
        Wybierz jedno z dwojga: zbuduj fort z rezerwy na wolnym polu fortu (S8) albo postaw osadę z rezerwy w wybranej prowincji. Nigdy nie możesz mieć na planszy więcej osad niż żetonów agrokultury w rezerwie: przy 2 żetonach najwyżej 2 osady. Pełne prowincje (S6) i obcy kapłani (S15) ograniczają osady, ale nie forty.
    .why = Architekt buduje jeden fort albo jedną osadę, a osad nie możesz mieć więcej niż żetonów agrokultury

rule-S19 = Królowa
    .text =
        Wykonaj akcję jednej, dowolnej ze swoich kart, które leżą przed tobą, a więc zagranych od ostatniego Strażnika. Obowiązują przy tym wszystkie zasady tej akcji. Jeśli nie ma takiej karty, Królowa nic nie robi.
    .why = Królowa kopiuje kartę, która leży przed tobą, ale nigdy siebie ani Strażnika
    .ruling =
        Królowa nigdy nie kopiuje samej siebie ani Strażnika.

rule-S20 = Strażnik
    .text =
        Strażnik wywołuje punktację (S23). Zwykle następuje ona od razu. Jeśli jednak Strażnik jest twoją pierwszą kartą od poprzedniego Strażnika lub od początku gry, najpierw mogą odpowiedzieć wszystkie pozostałe osoby: po kolei, począwszy od następnej po tobie, każda może zagrać jedną kartę postaci inną niż Strażnik i wykonać jej akcję. Dopiero potem odbywa się punktacja.
    .why = w odpowiedzi na Strażnika każda z pozostałych osób może zagrać jedną kartę, lecz nie Strażnika
    .ruling =
        Instrukcja daje prawo do odpowiedzi graczom pozostałym w rundzie. Rozumiemy przez to każdą z pozostałych osób, bez względu na to, ile kart ma już przed sobą.

rule-S21 = Następna karta fortu
    .text =
        Po punktacji karta fortu, która ją wyznaczyła, trafia pod talię fortów, a w rzędzie odsłania się następną zakrytą kartę, o ile jakaś została. Decyduje osoba, która zagrała Strażnika: nowa karta zostaje albo wędruje pod talię, a jej miejsce zajmuje odkryta karta z wierzchu talii. Dzięki temu, dopóki rząd się nie wyczerpie, zawsze wiadomo, które dwa pola będą punktować jako następne.
    .why = ta decyzja zapada dopiero po punktacji, należy do osoby, która zagrała Strażnika, i dotyczy świeżo odsłoniętej karty
    .ruling =
        Po dziesiątej punktacji w rzędzie nie ma już zakrytych kart, więc niczego się nie odsłania i nie ma o czym decydować. W wariancie oznacza to, że nie ma też wyboru z S34.

rule-S22 = Karty wracają na rękę
    .text =
        Po rozpatrzeniu Strażnika wszyscy biorą wszystkie swoje zagrane karty z powrotem na rękę. Potem swoją turę ma osoba siedząca po lewej stronie tej, która zagrała Strażnika, niezależnie od tego, kto zagrał kartę w odpowiedzi.
    .why = zagrane karty wracają na rękę dopiero po rozpatrzeniu Strażnika

## Punktacja

rules-section-scoring = Punktacja prowincji

rule-S23 = Które prowincje punktują
    .text =
        Pierwsza od lewej odkryta karta fortu w rzędzie wskazuje pole fortu. Punktuje każda prowincja, która przylega do tego pola, jedna po drugiej. Nie ma znaczenia, czy na tym polu stoi fort.
    .why = pole, przy którym prowincje punktują, wskazuje tylko pierwsza od lewej odkryta karta fortu

rule-S24 = Liczenie wpływu
    .text =
        W punktowanej prowincji zsumuj swój wpływ:
        – 1 za każdego swojego kapłana i osadnika w tej prowincji;
        – 2 za każdą swoją osadę w tej prowincji;
        – 1 za swój statek w porcie, który do niej należy;
        – 1 za każdy swój fort na dowolnym polu, które do niej przylega, nie tylko na polu z karty.
    .why = wpływ dają tylko pionki w prowincji, w jej porcie i na polach fortów, które do niej przylegają

rule-S25 = Pierwsze i drugie miejsce
    .text =
        Osoba z największym wpływem zdobywa punkty prowincji. Osoba z drugim co do wielkości wpływem zdobywa ich połowę, zaokrągloną w dół. Nikt inny nie dostaje punktów; nie dostaje ich też osoba, której wpływ wynosi 0.
    .why = punktuje tylko największy i drugi co do wielkości wpływ, a wpływ równy 0 nigdy
    .ruling =
        Wpływ równy 0 nie daje punktów, nawet gdyby wystarczał do pierwszego lub drugiego miejsca. W grze dwuosobowej drugie miejsce daje połowę punktów, tak samo jak w większym gronie. Opcja stołu „Drugie miejsce w grze dwuosobowej”: domyślnie daje połowę, ale można ustalić, że nie daje nic.

rule-S26 = Remis o pierwsze miejsce
    .text =
        Jeśli kilka osób ma taki sam, największy wpływ, każda z nich zdobywa pełne punkty prowincji, a za drugie miejsce nikt nie dostaje punktów. W grze dwuosobowej zamiast tego obowiązuje S28.
    .why = przy remisie o pierwsze miejsce wszyscy remisujący dostają pełne punkty, a drugie miejsce nie punktuje

rule-S27 = Remis o drugie miejsce
    .text =
        Jeśli pierwsze miejsce zajmuje jedna osoba, a o drugie remisuje kilka, każda z remisujących zdobywa połowę punktów prowincji, zaokrągloną w dół.
    .why = przy remisie o drugie miejsce każda z remisujących osób dostaje połowę punktów, zaokrągloną w dół

rule-S28 = Remisy w grze dwuosobowej
    .text =
        W grze dwuosobowej, jeśli obie osoby mają w prowincji taki sam wpływ, żadna nie dostaje za nią punktów.
    .why = w grze dwuosobowej nikt nie punktuje w prowincji, w której jest remis

rule-S29 = Przykłady punktacji
    .text =
        W grze czteroosobowej punktują trzy prowincje.
        – Prowincja za 5 punktów. Jedna osoba ma w niej osadnika, druga fort na przylegającym polu, dwie pozostałe nie mają nic. Wpływ wynosi 1, 1, 0 i 0. O pierwsze miejsce remisują dwie osoby, więc każda dostaje 5 punktów, a drugiego miejsca nie ma: 5, 5, 0, 0.
        – Inna prowincja za 5 punktów. Osada (2), statek w jej porcie (1) i fort (1) dają jednej osobie wpływ 4; dwie osoby mają po 3, ostatnia 0. Pierwsze miejsce daje 5 punktów. Dwie osoby, które remisują o drugie, dostają po połowie z 5, zaokrąglonej w dół: 5, 2, 2, 0.
        – Prowincja za 2 punkty. Osada i fort dają wpływ 3, osadnik i fort 2, sam fort 1, a ostatnia osoba ma 0. Pierwsze miejsce daje 2 punkty, drugie 1, trzecie nic: 2, 1, 0, 0. (W drukowanym przykładzie przy wpływie 2 jest mowa o osadzie; według S24 musi to być osadnik).
    .why = z przykładów wynika, że taka prowincja punktuje inaczej

## Koniec

rules-section-end = Koniec gry

rule-S30 = Jedenaście punktacji
    .text =
        Gra trwa przez 11 punktacji, po jednej na każde miejsce w rzędzie kart fortów, i kończy się zaraz po ostatniej. Wygrywa osoba, która ma najwięcej punktów.
    .why = gra jest skończona: odbyło się już 11 punktacji

rule-S31 = Remis i prawo do przechwałek
    .text =
        Przy równej liczbie punktów wygrywa osoba, której w rezerwie zostało więcej pionków; żetony agrokultury to nie pionki. Jeśli i tu jest remis, liczy się refleks: zwycięstwo należy do osoby, która pierwsza rozgłosi je w mediach społecznościowych. W tej wersji każda z remisujących osób dostaje przycisk „Pochwal się”: wygrywa pierwsze naciśnięcie, a w nagrodę jest obrazek do udostępnienia. Skromność jest cnotą, ale remisów nie rozstrzyga.
    .why = chwalić się mogą tylko osoby, które na koniec wciąż remisują, i tylko dopóki żadna tego nie zrobi
    .ruling =
        Między botami zwycięstwo jest wspólne, podobnie jak wtedy, gdy nikt się nie pochwali, zanim skończy się czas przewidziany dla stołu. Opcja stołu „Pełny remis”: domyślnie wygrywa, kto pierwszy się pochwali, ale można wybrać wspólne zwycięstwo.

## Wariant

rules-section-variant = Wariant: Alternatywny Strażnik

rule-S32 = Własna karta fortu
    .text =
        Ten wariant, dla osób z doświadczeniem, pozwala ci bardziej decydować o tym, co będzie punktować. Pozostałe zasady się nie zmieniają. Po przygotowaniu gry każda osoba dobiera kartę z wierzchu talii fortów i zachowuje ją zakrytą. Swoją kartę możesz obejrzeć w każdej chwili; nikt inny nie może.
    .why = kartę fortu zachowuje się tylko w wariancie, a ogląda ją tylko osoba, do której należy

rule-S33 = Kiedy można zagrać Strażnika
    .text =
        Strażnika możesz zagrać tylko wtedy, gdy leżą przed tobą co najmniej 3 inne karty postaci.
    .why = najpierw muszą leżeć przed tobą co najmniej 3 inne karty postaci

rule-S34 = Trzy możliwości po punktacji
    .text =
        Po punktacji następną kartę rzędu odsłania się tak jak w S21. Zamiast opisanej tam decyzji osoba, która zagrała Strażnika, wybiera jedną z możliwości:
        (a) Nowa karta zostaje. Dobierz kartę z wierzchu talii, porównaj ją ze swoją zachowaną kartą, jedną z nich zatrzymaj, a drugą włóż pod talię.
        (b) Nowa karta wędruje pod talię, a jej miejsce zajmuje odkryta karta z wierzchu talii.
        (c) Nowa karta wędruje pod talię, a jej miejsce zajmuje twoja zachowana karta, teraz odkryta. Potem dobierz zakrytą kartę z wierzchu talii; to ją odtąd zachowujesz.
    .why = taki wybór istnieje tylko w wariancie, po punktacji, i należy do osoby, która zagrała Strażnika

rule-S35 = Bez odpowiedzi na Strażnika
    .text =
        W wariancie nikt nie zagrywa karty w odpowiedzi na Strażnika: z powodu S33 nigdy nie jest on pierwszą zagraną kartą, więc szczególny przypadek z S20 nie zachodzi.
    .why = w wariancie Strażnik nigdy nie jest pierwszą zagraną kartą, więc nikt na niego nie odpowiada
    .ruling =
        Opis wariantu nie wspomina o odpowiedzi z S20. Uznajemy, że warunek z S33 ją wyklucza, więc punktacja zawsze następuje od razu.
