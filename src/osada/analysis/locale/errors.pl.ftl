### Czego analiza partii nie przyjmuje

error-puzzle-journal = { $path } nie jest plikiem z poszukiwania zadań
error-other-puzzles = { $path } jest z innego poszukiwania zadań; wybierz inny plik
error-review-unfinished = Analizuje się partię skończoną, a ta jeszcze trwa.
