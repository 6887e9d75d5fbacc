"""Breaks rules one at a time, to see whether their tests notice: `kaper mutate`."""
