new-game-title = New Game
new-game-blurb = Dig for gold as long as you dare.
new-game-reason-gold = the most gold

## What happens

new-game-dug-up =
    { $you ->
        [seat] You dig up
       *[other] { $seat } digs up
    }: { $token }.
new-game-heap-lost =
    { $you ->
        [seat] You lose
       *[other] { $seat } loses
    } the heap.
new-game-heap-kept =
    { $you ->
        [seat] You keep
       *[other] { $seat } keeps
    } the heap: { $gold } gold.

## What is asked and done

new-game-prompt-dig = Dig, or keep the heap ({ $gold } gold)?
new-game-do-dig = Dig
new-game-do-keep = Keep the heap

## Words

new-game-token-coin = a coin (1)
new-game-token-goblet = a goblet (2)
new-game-token-crown = a crown (3)
new-game-token-curse = a curse
new-game-heap-coin = { new-game-token-coin }
new-game-heap-goblet = { new-game-token-goblet }
new-game-heap-crown = { new-game-token-crown }
new-game-view-bag = In the bag
new-game-view-heap = The heap
new-game-view-gold = Gold
