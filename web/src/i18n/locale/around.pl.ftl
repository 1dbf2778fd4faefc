### Wokół stołu: kto jest, co uzgodniono, jak wypada wynik.

watch-bots = Niech grają, popatrzę
copy-failed = Skopiuj ręcznie
sending = Twój ruch jest w drodze…
absent = Brak połączenia: { $names }.
chat-unread =
    { $count ->
        [one] { $count } nowa wypowiedź
        [few] { $count } nowe wypowiedzi
       *[many] { $count } nowych wypowiedzi
    }
trying-again = Próbujemy dalej…
spectators = Widzowie
spectators-yes = każdy może patrzeć
spectators-no = nikt nie może patrzeć
terms-live = po { $minutes } min dla każdego i { $seconds } s więcej za każdy ruch
terms-days =
    { $days ->
        [one] { $days } dzień na ruch
        [few] { $days } dni na ruch
       *[many] { $days } dni na ruch
    }
outcome-par = Wynik bota
outcome-par-difference = ty: { $sign }{ $size }
outcome-rank = Twoje miejsce
outcome-place = { $place } z { $of }
outcome-not-counted = nie liczy się: ważna jest pierwsza próba
