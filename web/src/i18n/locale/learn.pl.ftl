### Nauka gry: kursy, wskazówki w pierwszych grach, słowniczek.

nav-learn = Nauka
learn = Naucz się, grając
learn-about = Krótkie kursy na prawdziwej planszy: każdy krok to twój ruch. Możesz przerwać w dowolnej chwili i wrócić później.
learn-in =
    { $minutes ->
        [one] Naucz się w { $minutes } minutę
        [few] Naucz się w { $minutes } minuty
       *[many] Naucz się w { $minutes } minut
    }
learn-short = Kurs
learn-begin = Zacznij
learn-go-on = Kontynuuj
learn-again = Jeszcze raz
learn-done = ukończony
learn-progress = lekcje: { $done } z { $of }

## Lekcja

lesson-back = Cofnij o jeden ruch (u)
lesson-menu = Lekcje i inne
lesson-steps = Kroki tej lekcji
lesson-done = ukończona
lesson-leave = Wyjdź z kursu
lesson-in-words = Plansza opisana słowami
lesson-to-board = ← Do planszy
lesson-test = Sprawdzian { $at } z { $of }
lesson-show = Pokaż mi
lesson-shown = To ten ruch: { $move }.
lesson-do-it = Zrób to za mnie
lesson-more = Przeczytaj więcej:
lesson-rest = Pozostałe zasady ({ $n })
lesson-variant = Tylko w wariancie:
lesson-next = Dalej: { $title }
lesson-result = Sprawdzian: { $right } z { $of } za pierwszym razem.
lesson-passed = Możesz siadać do gry.
lesson-nearly = Podstawy już znasz: reszta przyjdzie w trakcie gry. Możesz też powtórzyć sprawdzian.
lesson-play = Zagraj z łatwym botem
lesson-again = Cały kurs od nowa
lesson-test-again = Powtórz sprawdzian
lesson-others = Inne kursy
rule = Zasada

tap-again = { $move }: dotknij jeszcze raz, aby zagrać.

## Podpowiedzi

coach = Wskazówka
coach-thanks = Rozumiem
coach-off = Wyłącz
coach-silenced = Wskazówki są wyłączone. Włączysz je znowu tutaj:
coach-more = Pokaż całą wskazówkę
coach-less = Zwiń wskazówkę
coach-quiet = Tu pojawiają się wskazówki w pierwszych grach.
coach-setting = Wskazówki podczas gry
coach-first = w pierwszych grach
coach-always = zawsze
coach-never = nigdy

## Słowniczek

lookup-rules = W pełnych zasadach
lookup-glossary = W pełnym słowniczku
glossary = Słowniczek
glossary-of = Słowniczek: { $game }
glossary-find = Szukaj w słowniczku
glossary-found =
    { $n ->
        [0] Nic nie znaleziono
        [one] { $n } słowo
        [few] { $n } słowa
       *[many] { $n } słów
    }

## Jaka gra, jak długo, z kim

about-minutes = ok. { $minutes } min
about-minutes-range = ok. { $from }–{ $to } min
bot-recommended = poziom { $level }: polecany
