"""Everything that is tested; named here, since packages of others are called so, too."""
