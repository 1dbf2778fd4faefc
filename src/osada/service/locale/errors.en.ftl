## What the server refuses before it starts

settings-wrong = settings: { $reason }
settings-file = settings: { $path }: { $reason }
settings-toml = settings: { $path }: not TOML (line { $line }, column { $column })
settings-toml-end = settings: { $path }: not TOML: it ends too early
sender-unloaded = sender '{ $name }' cannot be loaded: { $reason }
sender-mute = sender '{ $name }' has no method send
backup-exists = { $path } exists already: name a new file
backup-no-database = there is no database { $path }
backup-no-program = pg_dump is not installed: apt-get install postgresql-client
backup-failed = pg_dump failed: { $reason }
serve-no-host = nobody knows that address
serve-port = a port is a number from 0 to 65535
database-newer = a later version of Osada has changed it (revision { $revision })
database-read-only = it takes nothing new, it is read-only
database-in-use = another server is using it
