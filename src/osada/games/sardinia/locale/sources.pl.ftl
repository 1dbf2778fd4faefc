### Skąd pochodzą dane: to, co plik mówi o swoim pochodzeniu, naszymi słowami.

## O czym mowa

source-topology = Układ wyspy
source-geometry = Zarys
source-names = Nazwy

## Skąd to wiadomo

known-numbers-terrain-forts-and-harbours-as-on-the-pri = liczby, tereny, forty i porty jak na drukowanej planszy, z publicznie dostępnego przerysowania porównanego z liczbami i przykładem z instrukcji; niepewna jest tylko wartość p3 (5 punktów bez portu)
known-drawn-for-this-project-from-general-geography = narysowany na potrzeby tego projektu na podstawie ogólnej geografii
known-ours-the-board-prints-none = nasze: na planszy ich nie ma
