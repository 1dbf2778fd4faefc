## Kursy

no-such-course = Nie ma kursu { $name }; są { $courses }.
no-such-lesson = W tym kursie nie ma lekcji { $name }; są { $lessons }.
learn-minutes =
    { $minutes ->
        [one] { $minutes } minuta
        [few] { $minutes } minuty
       *[many] { $minutes } minut
    }
learn-hint = osada learn { $course } zaczyna kurs albo wraca do przerwanego.
learn-at = Jesteś w lekcji { $lesson } z { $lessons }.
learn-done = Cały kurs masz już za sobą.
learn-lesson = Lekcja { $lesson } z { $lessons }: { $title }
learn-how = Wpisz numer wyboru albo kilka jego słów. ? podpowiada, pomoc wymienia resztę, koniec przerywa: nic nie przepadnie.
learn-step = { $step }/{ $steps }
learn-test = Sprawdzian { $step }/{ $steps }
learn-show = Dobrze będzie: { $sentences }
learn-forbidden = Niedozwolone: { $reason }.
learn-more = Warto doczytać: { $rules } (osada rules { $game }).
learn-variant = Tylko w wariancie: { $rules } (osada rules { $game }).
learn-left = Do zobaczenia: osada learn { $course } wróci do tego miejsca.
learn-over = To już wszystko. Za pierwszym razem dobrze: { $right } z { $most }. Teraz zagraj: osada play { $game } --bots level1
help-learn =
    5               wybór o tym numerze
    nurra           kilka słów wyboru albo ich początek; ruch tak jak w zapisie gry
    ?               podpowiedź: co będzie dobrze
    cofnij          jeszcze raz ten sam krok
    zasady [ID]     zasady albo jedna z nich
    plansza         jeszcze raz cała plansza
    język en        po angielsku;  język pl  po polsku
    koniec          przerwa; wrócisz do tego samego kroku

usage-learn = Naucz się gry, grając: krótkie lekcje na jej planszy.
    .course = Który kurs; bez tego lista wszystkich.
    .lesson = Zacznij od tej lekcji.
