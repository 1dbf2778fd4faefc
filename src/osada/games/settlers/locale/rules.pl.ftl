### Zasady gry Osadnicy: Wykreślane Imperium naszymi słowami. Numery od W1 do W39 są takie jak w spisie zasad.
### Każda zasada: wartość to tytuł; .text to pełna treść; .why kończy zdanie „Niedozwolone: W12, …”;
### .ruling mówi, co postanowiliśmy tam, gdzie instrukcja zostawia swobodę.
### Podział wiersza wewnątrz komunikatu jest zamierzony: zaczyna nowy akapit lub punkt listy.

rules-title = Osadnicy: Wykreślane Imperium
rules-about =
    Osadnicy: Wykreślane Imperium to gra o małym imperium dla 1–4 osób. W każdej z dziesięciu rund cztery kości dają wszystkim te same surowce i robotników; każda osoba bierze przysługę, a potem wszyscy jednocześnie wykreślają obszary na dwóch arkuszach: mury, chatki, spichlerze i mosty imperium oraz budynki wioski, z których każdy ma własną umiejętność. Wygrywa, kto ma najwięcej punktów; w grze solo wspinasz się po tabeli rang na jednym z 48 arkuszy przygodowych.
rules-provenance =
    To nieoficjalna wersja komputerowa, niezwiązana z autorem ani wydawcą gry. Zasady, przysługi, cztery tory po dziewięć sekcji, przykład punktacji i umiejętność Farmy są takie jak w druku. Ścianki kości, większość kosztów, punktów i pól, pozostałe budynki arkusza rywalizacji, wszystkie plany oraz 52 budynki i 48 arkuszy trybu przygodowego są naszą rekonstrukcją, bo nie mieliśmy drukowanych arkuszy. Kto ma pudełko, może poprawić każdą liczbę w plikach danych, a każdy może dodać własne arkusze.

## Przygotowanie

rules-section-setup = Przygotowanie

rule-W1 = Dwa sposoby gry
    .text =
        W rywalizacji 2–4 osoby mają taki sam arkusz wioski z tymi samymi 6 budynkami. W przygodzie grasz solo na jednym z 48 arkuszy wioski, z których każdy ma własnych 6 budynków.
    .why = w tej grze nikt tam nie siedzi

rule-W2 = Po dwa arkusze
    .text =
        Masz arkusz imperium z 4 polami, 4 torami konstrukcji po 9 sekcji, torem rund, miejscem na nazwę imperium i rubrykami na punkty oraz arkusz wioski z 6 budynkami.
    .why = na arkuszach nie ma takiego obszaru

rule-W3 = Kości i przysługi
    .text =
        Są 3 kości surowców, 1 kość robotników i 5 żetonów przysług. Potasuj przysługi i dobierz o jedną więcej, niż jest graczy, a w grze solo 3; służą one przez całą grę.
    .why = o tym, które przysługi są w grze, decyduje los

rule-W4 = Dziesięć rund
    .text =
        Pierwszego aktywnego gracza wskazuje los. Gra trwa 10 rund.
    .why = pierwszego aktywnego gracza wskazuje los

## Runda

rules-section-round = Runda

rule-W5 = Rzut kośćmi
    .text =
        Aktywny gracz rzuca wszystkimi 4 kośćmi, a wynik dotyczy każdego: do własnej puli dostajesz 3 wyrzucone surowce i tylu robotników, czyli akcji, ilu pokazuje kość robotników.
    .why = o tym decyduje rzut kośćmi, który zaczyna rundę

rule-W6 = Surowce i złoto jako joker
    .text =
        Są trzy surowce: kamień, drewno i jadło. Złoto jest jokerem i zastępuje każdy z nich.
    .why = złoto i tak wydajesz na końcu, a teraz niczego to nie zmienia
    .ruling =
        Nie pytamy, co złoto zastępuje, bo złoto nigdy nie jest gorsze od samego surowca: najpierw wydawany jest surowiec, a złoto na końcu. Tylko tam, gdzie budynek liczy wydane złoto, możesz z góry powiedzieć, że zapłacisz złotem.

rule-W7 = Wybór przysługi
    .text =
        Od aktywnego gracza, zgodnie z ruchem wskazówek zegara, każda osoba bierze jedną z przysług leżących na środku.
    .why = przysługi bierze się po rzucie, po kolei, po jednej i tylko te, które leżą jeszcze na środku

rule-W8 = Rozwój
    .text =
        Wszyscy działają jednocześnie, na własnych arkuszach, w dowolnej kolejności. Surowce pochodzą z kości, budynków, pól i przysług, a każdy można wydać raz. Co zostanie na koniec rundy, przepada, robotnicy także.
    .why = w tym momencie rozwoju nie można tego zrobić
    .ruling =
        W tym programie rozwój kończysz samodzielnie. Dopóki inni są zajęci, możesz to cofnąć.

rule-W9 = Jeden obszar, jedna akcja
    .text =
        Wykreślenie jednego obszaru dowolnego rodzaju kosztuje 1 akcję.
    .why = nie masz już na to akcji

rule-W10 = Zbieranie
    .text =
        Wykreśl jeden obszar zbiorów na dostępnym polu i otrzymaj surowce, które są w środku. Na początku żadne pole nie jest dostępne.
    .why = ten obszar zbiorów jest już wykreślony

rule-W11 = Budowa
    .text =
        Wykreśl jeden obszar budowy w imperium albo w wiosce i zapłać wydrukowane w nim surowce, wszystkie w tej jednej akcji. Pusty obszar kosztuje tylko akcję.
    .why = obszar jest już wykreślony albo nie możesz za niego zapłacić

rule-W12 = Od lewej do prawej
    .text =
        Na torze konstrukcji budujesz w pierwszej od lewej nieukończonej sekcji. Sekcja może mieć kilka obszarów albo jeden obszar z kilkoma surowcami.
    .why = na torze budujesz w pierwszej od lewej nieukończonej sekcji

rule-W13 = Budynki
    .text =
        Obszary budynku wykreślasz w dowolnej kolejności. Gdy wykreślone są wszystkie, budynek jest ukończony, a jego umiejętność działa od następnej rundy.
    .why = budynek musi być ukończony przed początkiem rundy

rule-W14 = Budynki na koniec gry
    .text =
        Budynek z symbolem końca gry punktuje na koniec, bez względu na to, w której rundzie został ukończony.
    .why = ten budynek punktuje tylko na koniec gry

rule-W15 = Umiejętności
    .text =
        Umiejętności są dobrowolne i działają raz na rundę, chyba że mówią inaczej. Warunek, na przykład ukończenie co najmniej 3 sekcji, trzeba spełnić w jednej rundzie. Opis budynku ma pierwszeństwo przed zasadami ogólnymi.
    .why = umiejętność jest już wykorzystana, nie ma na czym działać albo czeka na twój wybór
    .ruling =
        Umiejętność, która o nic nie pyta i może tylko pomóc, na przykład dodatkowe jadło, działa automatycznie na początku rozwoju; nie przeszkadza to w przerzutach. Darmowe akcje i zniżki też działają automatycznie, gdy tylko mogą.

rule-W16 = Mosty
    .text =
        Most jest ukończony, gdy wszystkie jego sekcje są wykreślone. Jego pole jest dostępne od razu, także w tej samej rundzie.
    .why = most do tego pola nie jest ukończony

rule-W17 = Przysługi
    .text =
        Przysługi używasz w dowolnej chwili rozwoju, bez akcji, raz.
        Sojusznik: 1 dodatkowa akcja w tej rundzie.
        Dar: wybierz kość surowców i otrzymaj jeszcze jeden taki surowiec, jaki pokazuje.
        Plony: wybierz kość surowców; możesz zbierać surowce tego rodzaju bez akcji.
        Eksport: wymień po jednym surowcu z dowolnie wybranych rodzajów na 1 punkt za każdy, czyli najwyżej na 3 punkty.
        Szczęśliwa moneta: 1 dodatkowe złoto w tej rundzie.
    .why = tej przysługi nie masz, została już użyta albo daje teraz inny wybór
    .ruling =
        Plony: w tej rundzie każdy obszar zbiorów, w którym jest tylko ten rodzaj, nie kosztuje akcji. Sojusznik i Szczęśliwa moneta działają automatycznie na początku rozwoju. W Eksporcie rodzaje wymienia się w kolejności: kamień, drewno, jadło.

rule-W18 = Koniec rundy
    .text =
        Gdy wszyscy skończą, zaznaczcie rundę. Przysługi wracają na środek, a aktywna staje się następna osoba zgodnie z ruchem wskazówek zegara.
    .why = ta runda jest już dla ciebie skończona

## Koniec gry

rules-section-end = Koniec gry

rule-W19 = Punktacja
    .text =
        Po 10. rundzie za każdy tor dostajesz punkty najdalszej ukończonej sekcji; nieukończona się nie liczy. Dodaj punkty za osady w grze zaawansowanej, punkty zapisane w trakcie gry i punkty za budynki z symbolem końca gry.
    .why = gra jest skończona

rule-W20 = Zwycięstwo
    .text =
        Wygrywa osoba z największą liczbą punktów. Przy remisie decyduje większa liczba ukończonych sekcji mostów, potem większa liczba wykreślonych obszarów zbiorów; jeśli to nie rozstrzyga, zwycięstwo jest wspólne.
    .why = o tym decyduje koniec gry

rule-W21 = Przykład
    .text =
        Ktoś kończy z 5 punktami za mury, 14 za chatki, 4 za spichlerze i 0 za mosty. Jeszcze jeden obszar z jadłem ukończyłby sekcję spichlerzy wartą 6 punktów.
    .why = to przykład, a nie ruch

## Gra zaawansowana

rules-section-advanced = Gra zaawansowana

rule-W22 = Co dochodzi
    .text =
        Gra zaawansowana korzysta z Architektów, planów osad i podkreślonych liczb. Gra podstawowa je pomija: podkreślona liczba jest w niej zwykłą liczbą.
    .why = tego budynku nie ma w grze podstawowej

rule-W23 = Tworzenie osad
    .text =
        Przed końcem rundy jest jeszcze jeden krok: każda osoba może stworzyć najwyżej jedną osadę.
    .why = osadę można stworzyć tylko jedną i tylko po rozwoju

rule-W24 = Kształt osady
    .text =
        Osada wymaga ukończonych sekcji arkusza imperium, które tworzą dokładnie kształt planu, ani obróconego, ani odbitego, i nie należą do innej osady. Te sekcje zakreślasz; odtąd są zajęte.
    .why = w tym miejscu ukończone i wolne sekcje nie tworzą dokładnie tego planu

rule-W25 = Podniesione liczby
    .text =
        Podkreślona liczba budynku z tym planem rośnie o 1 od następnej rundy; niektóre plany dają tylko punkty na koniec. Działa to też przy nieukończonym budynku: jego umiejętność zacznie działać już z podniesioną liczbą.
    .why = liczba rośnie dopiero od następnej rundy

rule-W26 = Ten sam plan ponownie
    .text =
        Plan można wykorzystać więcej niż raz, a każda osada podnosi liczbę o 1: z trzema osadami Farmy runda przynosi 4 jadła zamiast 1.
    .why = każda osada podnosi swoją liczbę o 1, nie więcej

## Tryb przygodowy

rules-section-adventure = Tryb przygodowy

rule-W27 = Przygoda solo
    .text =
        Przygoda to gra dla 1 osoby według zasad zaawansowanych, na jednym z 48 arkuszy przygodowych i z 3 wylosowanymi przysługami, z których w każdej rundzie wybierasz jedną.
    .why = w przygodzie są trzy przysługi, jedna na rundę

rule-W28 = Przerzuty
    .text =
        Niektóre budynki pozwalają przerzucać kości. Trzeba to zrobić na początku rozwoju: po każdej akcji, innej umiejętności lub przysłudze nie wolno już przerzucać.
    .why = kości przerzuca się przed wszystkim innym i tylko te, które wskazuje budynek
    .ruling =
        Kości przerzuca się po jednej, a nowy wynik dotyczy tylko tej osoby.

rule-W29 = Rangi
    .text =
        Od 0 do 39 punktów: Plebejusz, 40–44: Służący, 45–49: Giermek, 50–54: Rycerz, 55–59: Kasztelan, 60–69: Książę, 70–79: Król, 80 i więcej: Cesarz. Spróbuj pobić własny rekord.
    .why = rangi przyznaje się na koniec

rule-W30 = Własne arkusze
    .text =
        Gra zachęca do projektowania arkuszy przygodowych. Arkusze i budynki to pliki danych, które sprawdza walidator; almanach objaśnia wszystkie budynki w kolejności alfabetycznej, twoje też.
    .why = takiego arkusza nie ma

rule-W31 = Zasady domowe
    .text =
        W instrukcji jest miejsce na zasady domowe: stół ma notatkę, którą widzą wszyscy przy nim.
    .why = zasada domowa to umowa, a nie ruch

## Rozstrzygnięcia

rules-section-rulings = Gdy instrukcja milczy

rule-W32 = Obszary jednej sekcji
    .text =
        Obszary jednej sekcji wykreśla się w dowolnej kolejności.
    .why = ten obszar sekcji jest już wykreślony

rule-W33 = Złoto i przysługi
    .text =
        Kość pokazuje złoto: Dar daje 1 złoto, a przy Plonach wskazujesz rodzaj. W Eksporcie złoto może zastąpić rodzaj, każdy rodzaj raz.
    .why = nie masz czego eksportować albo wskazujesz złoto, a ono nie rośnie na polach

rule-W34 = Umiejętności, które biorą surowce
    .text =
        Umiejętności, które biorą surowce, przyjmują złoto jako dowolny rodzaj. Nic nie zmienia się w złoto, chyba że jest to napisane.
    .why = nie możesz tego oddać albo budynek tego nie daje
    .ruling =
        Wszystko, co opuszcza twoją pulę za obszar, umiejętność lub eksport, liczy się jako wydane, a złoto jako złoto.

rule-W35 = Kiedy działają umiejętności
    .text =
        Umiejętności działającej raz na rundę używasz w dowolnej chwili rozwoju. Punkty z warunkiem dotyczącym rundy liczy się, gdy ją kończysz. Umiejętności stałe działają same, ale każda jest opcjonalna: gdy zniżka albo premia może się przydać później w tej samej rundzie, możesz ją na później zostawić.
    .why = ten budynek działa automatycznie

rule-W36 = Od następnej rundy
    .text =
        Co zostało ukończone teraz, działa od następnej rundy, także umiejętności stałe. Budynek wydrukowany jako gotowy działa od 1. rundy.
    .why = ten budynek jeszcze nie działa

rule-W37 = Liczby na koniec
    .text =
        Osady podnoszą liczby na następne rundy. Do punktacji końcowej liczy się liczba taka, jaka jest na końcu.
    .why = liczba rośnie dopiero od następnej rundy

rule-W38 = Wszyscy u siebie
    .text =
        Rzut aktywnego gracza i kolejność wyboru przysług to wszystko, co łączy grających. W grze solo zawsze jesteś aktywnym graczem.
    .why = gra się tylko na własnych arkuszach

rule-W39 = Wspólny arkusz przygodowy
    .text =
        W rywalizacji 2–4 osób można użyć jednego arkusza przygodowego dla wszystkich, wylosowanego lub wybranego, według zasad zaawansowanych.
    .why = o arkuszu rozstrzyga się przed grą
