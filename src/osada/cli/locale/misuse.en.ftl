## A command line that cannot be understood

misuse-command = Unknown command { $name }; there are { $commands }.
misuse-option = Unknown option { $name }.
misuse-value = { $name }: unable to convert { $value } into what is needed.
misuse-whole = { $name }: expected a whole number, not '{ $value }'.
misuse-missing = { $name } requires an argument.
misuse-repeated = { $name } is there more than once.
misuse-unused = Nothing can be done with { $text }.
misuse-other = { $text } cannot be understood.

usage-line = Usage: osada { $command }
