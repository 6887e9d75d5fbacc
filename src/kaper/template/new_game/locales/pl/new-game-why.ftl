new-game-why-turn-keep = Na stosie nic nie ma.
new-game-verb-dig = kopać
new-game-verb-keep = zachować stos
