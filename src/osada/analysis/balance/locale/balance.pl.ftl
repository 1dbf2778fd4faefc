### Co rozgrywki mówią o projekcie.

balance-played = Najsilniejszy bot zdobywa na nim { $points } ± { $error } punktu (liczba partii: { $games }).
balance-usual = To więcej niż na { $below } z { $printed } arkuszy z pudełka; na nich wychodzi od { $least } do { $most }.
balance-generous = To odstaje: więcej niż na którymkolwiek z { $printed } arkuszy z pudełka (od { $least } do { $most }).
balance-meagre = To odstaje: mniej niż na którymkolwiek z { $printed } arkuszy z pudełka (od { $least } do { $most }).
balance-half = Połowa partii kończy się wynikiem od { $low } do { $high } punktów.
balance-part = Budynek
balance-worth = Wartość
balance-gift = Za darmo
balance-built = Ukończony
balance-settled = Osady
balance-part-strong = { $part }: za silny budynek. Daje { $worth } punktu, a dziewięć na dziesięć budynków z pudełka najwyżej { $most }.
balance-part-useless = { $part }: bezużyteczny budynek. Nawet za darmo dałby { $gift } punktu.
balance-part-unbuilt = { $part }: prawie nigdy nie powstaje, tylko w { $share } % partii, a budynki tego rodzaju z pudełka prawie zawsze.
balance-one-plan = Jeden plan góruje: prawie wszystkie osady powstają przy budynku { $part }.
balance-fine = Nic nie odstaje.
balance-sources = Skąd punkty: { $sources }.
balance-unclear = O tych niewiele da się powiedzieć, bo boty prawie nie umieją korzystać z takich budynków: { $parts }.
