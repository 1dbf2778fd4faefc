### Co gracz ma w miejscach planszy, jako część zdania.

place-lead-next = prowadzenie w prowincji { $province }, punktowanej w tej rundzie ({ $points } pkt)
place-lead-after = prowadzenie w prowincji { $province }, punktowanej w następnej rundzie ({ $points } pkt)
place-lead = prowadzenie w prowincji { $province } ({ $points } pkt)
place-tie-next = wspólne prowadzenie w prowincji { $province }, punktowanej w tej rundzie ({ $points } pkt)
place-tie-after = wspólne prowadzenie w prowincji { $province }, punktowanej w następnej rundzie ({ $points } pkt)
place-tie = wspólne prowadzenie w prowincji { $province } ({ $points } pkt)
place-second-next = drugie miejsce w prowincji { $province }, punktowanej w tej rundzie ({ $points } pkt)
place-second-after = drugie miejsce w prowincji { $province }, punktowanej w następnej rundzie ({ $points } pkt)
place-second = drugie miejsce w prowincji { $province } ({ $points } pkt)
place-ship = statek w porcie { $harbour }
