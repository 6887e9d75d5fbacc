new-game-title = New Game
new-game-blurb = Kop złoto, póki starczy ci odwagi.
new-game-reason-gold = najwięcej złota

## Co się dzieje

new-game-dug-up =
    { $you ->
        [seat] Wykopujesz
       *[other] { $seat } wykopuje
    }: { $token }.
new-game-heap-lost =
    { $you ->
        [seat] Tracisz
       *[other] { $seat } traci
    } stos.
new-game-heap-kept =
    { $you ->
        [seat] Zachowujesz
       *[other] { $seat } zachowuje
    } stos. Złoto: { $gold }.

## Pytania i odpowiedzi

new-game-prompt-dig = Kopiesz czy zachowujesz stos (złoto: { $gold })?
new-game-do-dig = Kop
new-game-do-keep = Zachowaj stos

## Słowa

new-game-token-coin = moneta (1)
new-game-token-goblet = puchar (2)
new-game-token-crown = korona (3)
new-game-token-curse = klątwa
new-game-heap-coin = { new-game-token-coin }
new-game-heap-goblet = { new-game-token-goblet }
new-game-heap-crown = { new-game-token-crown }
new-game-view-bag = W woreczku
new-game-view-heap = Stos
new-game-view-gold = Złoto
