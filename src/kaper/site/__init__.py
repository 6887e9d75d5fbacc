"""Builds Kaper as a folder of files that needs no server: `kaper site FOLDER`."""
