"""Merchants & Marauders: captains who trade, raid and fight for Glory in the Caribbean."""
