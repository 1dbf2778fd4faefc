## Co trzeba wiedzieć przed ruchem, który coś marnuje

caution-actions =
    { $n ->
        [one] Została { $n } akcja, a jest co zbudować albo zebrać.
        [few] Zostały { $n } akcje, a jest co zbudować albo zebrać.
       *[many] Zostało { $n } akcji, a jest co zbudować albo zebrać.
    }
caution-harvest = Możesz jeszcze zebrać plony bez akcji.
caution-favour = Masz jeszcze niewykorzystaną przysługę.
caution-abilities = Możesz jeszcze użyć budynku.
caution-settlement =
    { $n ->
        [one] Możesz teraz stworzyć osadę według planu { $n } budynku.
        [few] Możesz teraz stworzyć osadę według planu jednego z { $n } budynków.
       *[many] Możesz teraz stworzyć osadę według planu jednego z { $n } budynków.
    }
caution-export =
    { $n ->
        [one] Możesz wyeksportować jeszcze { $n } rodzaj za punkt.
        [few] Możesz wyeksportować jeszcze { $n } rodzaje, każdy za punkt.
       *[many] Możesz wyeksportować jeszcze { $n } rodzajów, każdy za punkt.
    }
caution-later = Można go użyć już teraz.
