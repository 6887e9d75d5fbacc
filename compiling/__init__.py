"""Compiles the kernel and the games with mypyc: `python3 play.py compile`, or within a wheel."""
