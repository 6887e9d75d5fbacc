"""What `play.py` sets Kaper up with. It needs the standard library alone."""
