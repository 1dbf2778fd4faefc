"""The components: data, its checks, its words, and all of it as tables of integers."""
