paper-notice = Wydrukowano z Osady. Nieoficjalne: bez związku z autorami i wydawcami gry. { $source }
