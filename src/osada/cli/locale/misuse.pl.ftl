## Polecenie, którego nie da się zrozumieć

misuse-command = Nie ma polecenia „{ $name }”; do wyboru: { $commands }.
misuse-option = Nie ma opcji { $name }.
misuse-value = { $name }: „{ $value }” nie jest wartością tego rodzaju, którego trzeba.
misuse-whole = { $name }: tu ma być liczba całkowita, a nie „{ $value }”.
misuse-missing = { $name } wymaga wartości.
misuse-repeated = { $name } występuje więcej niż raz.
misuse-unused = Nie wiadomo, co zrobić z „{ $text }”.
misuse-other = Nie da się zrozumieć „{ $text }”.

usage-line = Użycie: osada { $command }
