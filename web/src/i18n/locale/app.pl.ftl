### Słowa aplikacji w przeglądarce. Własne słowa każdej gry pochodzą z tej gry.

## Rama

skip-to-content = Przejdź do treści
nav = Strony
nav-home = Osada, strona główna
nav-lobby = Stoły
nav-settings = Ustawienia
language = Język
language-en = English
language-pl = Polski
theme = Wygląd
theme-system = jak w systemie
theme-light = jasny
theme-dark = ciemny
theme-to-dark = Przełącz na ciemny
theme-to-light = Przełącz na jasny
loading = Chwileczkę…
close = Zamknij
save = Zapisz
saved = Zapisano.
back-home = Wróć na stronę główną
guest-name = Gość
somebody = Ktoś

## Strona główna

welcome = Usiądź i zagraj
welcome-text = Spokojne gry o planowaniu i budowaniu. Zagraj od razu z botem albo wyślij link znajomym; bez instalacji i bez konta.
your-name = Twoje imię
play-bot = Zagraj z botem
play-solo = Zagraj solo
play-friends = Ze znajomymi
rules = Zasady
my-games = Moje gry
open-tables = Otwarte stoły
running-tables = Gry do obejrzenia
no-open-tables = Nikt teraz nie czeka na graczy.
no-running-tables = Żadna gra, którą można oglądać, teraz się nie toczy.
players-range = Dla { $from }–{ $to } osób
status-open = czeka na graczy
status-running = w trakcie
status-finished = zakończona
status-abandoned = porzucona
game = Gra
all-games = wszystkie gry

## Nowy stół

new-table = Nowy stół
open-table = Otwórz stół
players = Gracze
options = Zasady przy stole
more-settings = Zasady, zegar i inne
table = Stół
seat-me = Tu siedzę ja
seat-me-too = Też ja (to samo urządzenie)
seat-friend = Ktoś znajomy albo ktokolwiek
seat-friend-hint = dołączy przez link, który wyślesz
seat-open = Wolne miejsce
seat-letter = Miejsce { $letter }
seat-bot = Posadź bota
seat-free = Zwolnij miejsce
bot = Bot
bot-strength = Bot
bot-name = Bot ({ $name })
bot-random = losowy
bot-greedy = szybki
bot-search = myślący
bot-plans = planujący
bot-level1 = poziom 1, łatwy
bot-level2 = poziom 2
bot-level3 = poziom 3
bot-level4 = poziom 4
bot-level5 = poziom 5, mocny
access = Kto może dołączyć
access-link = każdy, kto ma link
access-open = każdy, stół jest na liście
clock = Zegar
clock-none = bez zegara
clock-live = 15 minut + 10 sekund na ruch
clock-days = 2 dni na ruch
undo = Cofnij
undo-information = dopóki nie wyjdzie na jaw nic nowego
undo-consent = dalej, za zgodą pozostałych
undo-free = bez ograniczeń
undo-none = nigdy
undo-why = Cofnij swój ostatni ruch (u)
note = Notatka
sit-somewhere = Wybierz miejsce dla siebie.
start = Zacznij
you = ty
sit-here = Usiądź tutaj
table-waiting = Czekamy na graczy
table-full = Jesteśmy w komplecie
table-abandoned = Ten stół porzucono.
host-starts = Grę uruchamia osoba, która otworzyła stół.
send-link = Wyślij ten link znajomym: kto go otworzy, może usiąść do stołu.
invitation = Link do tego stołu
start-when-full = Możesz zacząć, gdy wszystkie miejsca będą zajęte.
copy-link = Skopiuj link
copy = Kopiuj
copied = Skopiowano
commitment-about = Wszystko, co przynosi los, wynika z tajnego ziarna. To zobowiązanie serwera do tego ziarna (jego skrót SHA-256), złożone przed pierwszym losowaniem; po grze ziarno zostaje ujawnione i każdy może sprawdzić wszystkie losowania.
commitment = zobowiązanie do losowań
leave = Odejdź od stołu

## Gra

board = Plansza
side = Dziennik i reszta
tab-board = Plansza
tab-log = Dziennik
tab-moves = Ruchy
tab-text = Słowami
tab-chat = Czat
your-turn = Twój ruch
waiting = Chwileczkę…
showing = Oto, co się wydarzyło
waiting-for = Czekamy: { $names }
reconnecting = Brak połączenia. Próbujemy ponownie…
paused = Gra jest wstrzymana.
game-over = Koniec gry
skip = Pomiń
all-moves = Wszystkie ruchy na liście
find-move = Znajdź ruch
no-moves = Teraz nie ma nic do wyboru.
no-such-move = Takiego ruchu nie ma.
not-allowed = Niedozwolone: { $rule }, { $why }.
spectators-watch = Oglądasz: ruchy wykonują tylko gracze.
about-this = O tym
about-hint = Wskaż cokolwiek na planszy albo przenieś tam fokus, a zobaczysz tu objaśnienie. Klawisz m otwiera listę ruchów, u cofa.
ask-board = Zapytaj: gracz, miejsce, pionek…
nothing-found = Nic takiego nie ma.
to-replay = Zobacz ruch { $move } w powtórce
away = brak połączenia
points =
    { $points ->
        [one] { $points } punkt
        [few] { $points } punkty
       *[many] { $points } punktów
    }
table-menu = Więcej
pause = Wstrzymaj
resume = Wznów
resign = Oddaj swoje miejsce
resign-sure = Oddać swoje miejsce? Dalej zagra bot.
abandon = Porzuć grę
abandon-sure = Porzucić tę grę?
pass-device = { $name }, twoja kolej.
lift-curtain = Pokaż moją planszę
you-win = Wygrywasz!
wins = Wygrywa { $name }
shared-win = Wspólne zwycięstwo: { $names }
again = Zagraj ponownie
replay = Powtórka
record = Zapis
verify = Sprawdź losowania
not-verified = Losowania nie wynikają z obiecanego ziarna.
chat-line = Napisz coś
chat-send = Wyślij
chat-empty = Jeszcze nikt nic nie napisał.
log-undo = { $name } cofa ruchy.
log-undo-request = { $name } prosi o cofnięcie.
log-undo-answer-yes = { $name } zgadza się na cofnięcie.
log-undo-answer-no = { $name } nie zgadza się na cofnięcie.
log-seat-joined = { $name } siada do stołu.
log-seat-left = { $name } odchodzi.
log-seat-kicked = Miejsce jest znów wolne.
log-seat-resigned = { $name } oddaje miejsce; dalej gra bot.
log-seat-timeout = { $name } nie ma już czasu.
log-seat-takeover = { $name }: dalej gra bot.
log-seat-returned = { $name } wraca.
log-pause = Gra jest wstrzymana.
log-pause-request = { $name } prosi o przerwę.
log-resume = Gra toczy się dalej.
log-end = Koniec gry.
log-end-abandoned = Grę porzucono.

## Powtórka

replay-first = Na początek
replay-back = Ruch wstecz
replay-play = Odtwarzaj
replay-stop = Zatrzymaj
replay-on = Ruch dalej
replay-last = Na koniec
replay-move = Ruch
replay-eyes = Widok
replay-start = Przed pierwszym ruchem.
eyes-public = tak widzą wszyscy
eyes = tak widzi { $name }
to-table = Do stołu

## Strona gry

rulings = Nasze rozstrzygnięcia
rulings-about = Tam, gdzie drukowane zasady milczą albo można je czytać dwojako, postanowiliśmy:
ruling = Nasze rozstrzygnięcie:
almanac = Almanach
provenance = Skąd to pochodzi
find-rule = Znajdź zasadę

## Ludzie

results = Wyniki
no-results = Nie ma jeszcze zakończonych gier.
played = Rozegrane
won = Wygrane
bests = Rekordy osobiste
category = Kategoria
score = Punkty
honours = Wyróżnienia
user-guest = gość
user-account = konto
user-bot = bot
account = Konto
account-why = Grasz jako gość: pamięta cię ta przeglądarka. Konto pozwala wrócić z każdego miejsca i zachowuje wszystkie twoje gry.
account-made = Masz już konto.
login = Login
password = Hasło
make-account = Załóż konto
sign-in = Zaloguj się
sign-out = Wyloguj się
my-profile = Mój profil i wyniki
name-and-account = Imię i konto

## Ustawienia

pace = Tempo pokazywania
pace-slow = wolno
pace-calm = normalnie
pace-quick = szybko
pace-instant = bez pokazu: od razu
motion = Ruch na ekranie
motion-system = jak w systemie
motion-full = elementy mogą się poruszać
motion-reduced = nic się nie porusza
sound = Cichy dźwięk, gdy przychodzi moja kolej
notify = Powiadomienie, gdy przychodzi moja kolej, a mnie tu nie ma
notify-refused = Przeglądarka nie zezwala tej stronie na powiadomienia.
curtain = Zakrywaj planszę między graczami przy jednym urządzeniu
keys = Klawisze przy stole
key-m = m
key-m-does = lista wszystkich ruchów: pisz, by znaleźć, Enter wykonuje
key-u = u
key-u-does = cofnij
key-l = l
key-l-does = dziennik
key-w = w
key-w-does = plansza słowami
key-c = c
key-c-does = czat
key-a = a
key-a-does = almanach o tym, co jest objaśniane
key-escape = Esc
key-escape-does = pomiń to, co jest pokazywane
key-tab = Tab
key-tab-does = przechodź po tym, co można wybrać na planszy; Enter wybiera
key-arrows = ← →
key-arrows-does = w powtórce: ruch po ruchu; na planszy: rozejrzyj się

## Niepowodzenia

error-not-found = Tu niczego nie ma.
error-forbidden = Tego nie wolno ci oglądać ani robić.
error-signed-out = Zaloguj się ponownie.
error-wrong-password = Login lub hasło są niewłaściwe.
error-offline = Nie można połączyć się z serwerem.
error-unknown = Nie udało się.
error-taken = Ktoś był szybszy: już zajęte.
error-wrong-state = Przy tym stole nie jest to już możliwe.
error-nothing-to-undo = Nie ma czego cofać: od tego czasu pojawiło się coś nowego.
error-too-many = Za dużo naraz: poczekaj chwilę.
error-muted = Nie możesz tu pisać.
error-invalid = Coś jest źle wypełnione.
error-stopping = Serwer uruchamia się ponownie; chwileczkę.
error-behind = Serwer jeszcze nie wie o tym, co już widać na ekranie: spróbuj ponownie.
error-busy = Za dużo wydarzyło się naraz: spróbuj ponownie.
