### Podpowiedzi przy stole.

hint = Podpowiedź
hint-title = Trzy najlepsze tury, czego się po nich spodziewać i dlaczego (h)
hint-warning = Podpowiedź zostanie odnotowana w zapisie, a gra nie będzie się liczyć do rekordów.
hint-take = Pokaż podpowiedź
hint-without = Raczej nie
hint-going = Szukam najlepszych tur…
hint-there = Jest podpowiedź:
hint-mark = Zaznacz na planszy
hint-nth = Podpowiedź { $number }: { $sentence }
hint-close = Zamknij podpowiedź
hints = Podpowiedzi
hints-yes = każdy może z nich korzystać
hints-no = nie ma
hints-agree = Każdy może korzystać z podpowiedzi
uncounted-hints =
    { $hints ->
        [one] Z { $hints } podpowiedzią: wynik nie liczy się do rekordów ani rankingów.
        [few] Z { $hints } podpowiedziami: wynik nie liczy się do rekordów ani rankingów.
       *[many] Z { $hints } podpowiedziami: wynik nie liczy się do rekordów ani rankingów.
    }
with-hints =
    { $hints ->
        [one] z { $hints } podpowiedzią
        [few] z { $hints } podpowiedziami
       *[many] z { $hints } podpowiedziami
    }
log-hint = { $name } korzysta z podpowiedzi.
key-h = h
key-h-does = poproś o podpowiedź
