"""Pirates of Maracaibo: sail the Caribbean, raid, explore, bury treasures and build a legend."""
