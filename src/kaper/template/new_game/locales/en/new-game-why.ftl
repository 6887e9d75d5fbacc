new-game-why-turn-keep = There is nothing on the heap.
new-game-verb-dig = dig
new-game-verb-keep = keep the heap
