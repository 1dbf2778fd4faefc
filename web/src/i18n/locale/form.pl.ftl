### Straty, szczęście i wynik w czasie, z analiz czyichś partii.

form = Straty, szczęście i wynik
form-about = Kropki to partie, najdawniejsza po lewej; linia to średnia z pięciu ostatnich. Są tu tylko partie, które mają analizę.
form-error = Punkty stracone na decyzję
form-luck = Szczęście
form-points = Punkty
form-lead = Przewaga nad najlepszym z pozostałych
form-company = Wszyscy
form-people = Ludzie
form-nobody = Nikt, w pojedynkę
form-table = Wszystkie wartości w tabeli
form-when = Koniec partii
form-mean =
    { $games ->
        [one] Średnia z { $games } partii
        [few] Średnia z { $games } partii
       *[many] Średnia z { $games } partii
    }
form-plot =
    { $games ->
        [one] { $title }: { $games } partia, { $last }.
        [few] { $title }: { $games } partie, na początku { $first }, ostatnio średnio { $last }.
       *[many] { $title }: { $games } partii, na początku { $first }, ostatnio średnio { $last }.
    }
form-mistakes =
    { $count ->
        [one] { $count } błąd do przejrzenia
        [few] { $count } błędy do przejrzenia
       *[many] { $count } błędów do przejrzenia
    }
form-review = Analiza partii
form-review-last =
    { $count ->
        [one] Przeanalizuj ostatnią partię bez analizy
        [few] Przeanalizuj ostatnie { $count } partie bez analizy
       *[many] Przeanalizuj ostatnich { $count } partii bez analizy
    }
form-going = Przeanalizowane partie: { $done } z { $many }
