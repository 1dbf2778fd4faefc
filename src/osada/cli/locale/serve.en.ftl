## The server

serve-where = Osada is at { $address } now; Ctrl-C stops it.
serve-cannot = { $kind ->
    [database] The database { $what } cannot be used: { $reason }.
   *[address] Nobody can be served at { $what }: { $reason }.
}
backup-done = The copy is { $path } ({ $size } bytes).
designs-none = Nobody has reported a design.
designs-removed = { $content } has been taken down; it cannot be published again.
designs-unknown = there is no published design { $content }

usage-serve = Serve the games to browsers and bots.
    .host = The address to listen at; 127.0.0.1 if left out.
    .port = The port to listen at; 8000 if left out.
    .database = Where everything is kept: sqlite:///FILE or postgresql://…
    .settings = A file with settings (TOML); the environment beats it.
usage-backup = Copy the server's database into a file, while it runs.
    .file = The copy; it must not exist yet.
    .database = Where everything is kept: sqlite:///FILE or postgresql://…
    .settings = The server's file of settings (TOML).
usage-designs = Read what people report about published designs, or take one down.
    .remove = The design to take down, by its hash: the last part of its address.
    .database = Where everything is kept: sqlite:///FILE or postgresql://…
    .settings = The server's file of settings (TOML).
