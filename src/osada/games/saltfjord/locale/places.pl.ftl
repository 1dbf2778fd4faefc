### Co gracz ma w swojej wiosce, jako część zdania.

place-tile = { $tile } na polu: { $cell }
place-crate = skrzynia { $crate }
