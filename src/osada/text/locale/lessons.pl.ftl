### Lekcje: co mówi się niezależnie od gry.

lesson-guest = Gość
lesson-other = Zasady na to pozwalają, ale najpierw spróbuj tego, o co tu chodzi.
lesson-forbidden = Zasady na to nie pozwalają ({ $rule }).
lesson-over = Ta lekcja jest już skończona.

## Co może być nie tak z plikiem lekcji

lesson-missing = nie ma takiego pliku
lesson-not-to-act = po tym kroku ruch nie należy do ucznia
