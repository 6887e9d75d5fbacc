"""Martinique: two captains search an island for loot, maps and the Lost Treasure."""
