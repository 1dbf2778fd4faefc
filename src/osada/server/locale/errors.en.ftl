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
designs-no-database = the database cannot be read ({ $kind })
serve-no-host = nobody knows that address
serve-port = a port is a number from 0 to 65535
database-newer = a later version of Osada has changed it (revision { $revision })
database-read-only = it takes nothing new, it is read-only
database-in-use = another server is using it

## Letters

letter-sign-in-subject = Your sign-in link
letter-sign-in =
    Hello,

    this link signs you in to Osada, once, within the next 15 minutes:

    { $link }

    If you did not ask for it, you need not do anything.
letter-confirm-subject = Is this your address?
letter-confirm =
    Hello,

    somebody gave this address for an account at Osada. If it was you, confirm it within a day:

    { $link }

    If it was not you, you need not do anything: without this link the address is not used.
letter-moved-subject = Your account has another address
letter-moved =
    Hello,

    your account at Osada does not use this address any more: it was changed or taken out by somebody who knows the password.

    If that was not you, sign in with your login, set a new password, and look at where you are signed in.
sender-url = smtp_url: expected smtp://host or smtps://name:password@host
sender-from = smtp_from: expected an address
