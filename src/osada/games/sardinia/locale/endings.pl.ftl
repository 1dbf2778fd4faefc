## Skąd wzięły się punkty

points-from-influence-scored = Wpływy w punktacjach
points-from-crop-taken = Żetony agrokultury
