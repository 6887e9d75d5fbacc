## Why something is refused: the facts

jolly-roger-why-no-player = Przy tym stole nie ma gracza { $player }.
jolly-roger-why-not-yourself = Wskaż innego gracza, nie siebie.
jolly-roger-why-not-held = Nie masz na ręce karty: { $card }.
jolly-roger-why-no-loot = Nie masz przed sobą takich łupów: { $loot }.
jolly-roger-why-empty-hand = { $owner } nie ma na ręce kart Załogi.
jolly-roger-why-no-leader = Przywódcy to Kapitan i Pierwszy buntownik.
jolly-roger-why-no-skill = Umiejętności to nawigacja, ostrzał i walka wręcz.
jolly-roger-why-no-special = Ta karta nie ma własnego działania: { $card }.
jolly-roger-why-moment = To nie pora na tę kartę: { $card }.
jolly-roger-why-voyage-captain-chooses = Nie ma takiego Celu.
jolly-roger-why-voyage-empty-pile = Nie ma już kart tego Celu: { $destination }.
jolly-roger-why-island-not-reached = Przed chwilą nie udało ci się dotrzeć na Wyspę skarbów, więc wybierasz inny Cel.
jolly-roger-why-attack-qm-reveals = Atakiem kieruje i Cel odkrywa { $owner }.
jolly-roger-why-loot-draw = Tego nie ma wśród łupów do podziału: { $loot }.
jolly-roger-why-loot-no-second-before-first =
    { $you ->
        [owner] Masz
       *[other] { $owner } ma
    } karty z tego podziału: { $have }. Ktoś inny ma tylko: { $need }.
jolly-roger-why-mutiny-share-loot-others =
    { $you ->
        [owner] Wybierasz kartę przed innymi i nie dostajesz drugiej.
       *[other] { $owner } wybiera kartę przed innymi i nie dostaje drugiej.
    }
jolly-roger-why-port-order-and-limits = Sprzedaje się tylko Zakładniczki i Klejnoty, a nie: { $loot }.
jolly-roger-why-punish-qm-chooses-victim =
    { $you ->
        [owner] Jesteś Kapitanem albo Kwatermistrzem i nie podlegasz
       *[other] { $owner } jest Kapitanem albo Kwatermistrzem i nie podlega
    } karze.
jolly-roger-why-mutiny-not-the-captain = Jesteś Kapitanem: to byłby bunt przeciw tobie.
jolly-roger-why-mutiny-once-per-round = W tej rundzie bunt już był.
jolly-roger-why-mutiny-role-cards-side = Nie jesteś Kwatermistrzem.
jolly-roger-why-office-laid = Karta Kwatermistrza już popiera jedną ze stron.
jolly-roger-why-mutiny-leaders-own-side = Przewodzisz jednej ze stron i grasz tylko za { $leader }.
jolly-roger-why-mutiny-no-switching = Stoisz już po stronie { $leader }.
jolly-roger-why-pressed = Wilk morski zmusza cię do poparcia { $leader }.
jolly-roger-why-mutiny-redeal-uneven =
    { $you ->
        [owner] Masz
       *[other] { $owner } ma
    } już wyznaczoną dodatkową kartę.
jolly-roger-why-variant-hidden-loot-showing = Łupy leżą tu odkryte: wszyscy je widzą.
jolly-roger-why-variant-hidden-loot-showing-digital = Wszyscy widzieli już tę kartę: { $loot }.
jolly-roger-why-card-traitor-window = Wśród kart gracza { $owner }, na które możesz jeszcze odpowiedzieć, nie ma takiej: { $card }.
jolly-roger-why-waiting = Odpowiedzieć można teraz tylko na kartę gracza { $owner }: { $card }.
jolly-roger-why-own-card = To twoja własna karta.
jolly-roger-why-role-card = Na kartę funkcji nie można odpowiedzieć.
jolly-roger-why-robbed = { $owner } już traci kartę: okradnij kogoś innego.
jolly-roger-why-not-neutral = { $owner } stoi już po jednej ze stron.
jolly-roger-why-begged = Twoja prośba do gracza { $owner } już padła.
jolly-roger-why-nothing-buried = { $owner } nie ma zakopanych łupów.
jolly-roger-why-owner-without-loot = { $owner } nie ma niezakopanych łupów.
jolly-roger-why-card-second-mate-one-target = Nikt inny nie ma na ręce kart Załogi.
jolly-roger-why-card-surgeon-not-captain = Jesteś Kapitanem.
jolly-roger-why-card-surgeon-takes-over = Jesteś Kwatermistrzem, albo nikt nim nie jest, albo karta Kwatermistrza popiera już jedną ze stron.
jolly-roger-why-variant-three-players-details = Trwa bunt.
jolly-roger-why-card-lookout-window = Cel jest już odkryty.
jolly-roger-why-card-cook-details = Jako Kapitan i tak wybierasz kartę Łupów.
jolly-roger-why-card-cabin-boy-target = Nikt inny nie ma zakopanych łupów.
jolly-roger-why-card-shipwright-details = Nikt inny nie ma niezakopanych łupów.
jolly-roger-why-card-shipwright-demand = { $owner } nie jest Kapitanem ani Kwatermistrzem.
jolly-roger-why-bribe-cards = Nie masz takiej karty do oddania: { $card }.
jolly-roger-why-bribe-refused = { $seat } nie chce więcej twoich łapówek aż do następnej decyzji. Odrzucone: { $count }.

## What may be done: after “you may”

jolly-roger-verb-appoint = mianować Kwatermistrza
jolly-roger-verb-recruit = dobrać kartę Załogi
jolly-roger-verb-sail = wybrać Cel
jolly-roger-verb-add = dołożyć kartę Załogi do ataku
jolly-roger-verb-reveal = odkryć Cel
jolly-roger-verb-assign = przypisać umiejętność
jolly-roger-verb-take = wziąć kartę Łupów
jolly-roger-verb-share = rozdzielać łupy
jolly-roger-verb-swap = wymienić łup na kartę Załogi
jolly-roger-verb-sell = sprzedać łupy
jolly-roger-verb-bury = zakopać łupy
jolly-roger-verb-demand = zażądać kary
jolly-roger-verb-waive = darować karę
jolly-roger-verb-punish = ukarać gracza
jolly-roger-verb-mutiny = wszcząć bunt
jolly-roger-verb-support = poprzeć przywódcę
jolly-roger-verb-extra = wskazać, kto dostanie dodatkową kartę
jolly-roger-verb-play = zagrać kartę specjalną
jolly-roger-verb-betray = zagrać Zdrajcę
jolly-roger-verb-rob = okraść innego gracza
jolly-roger-verb-post = wyznaczyć straż
jolly-roger-verb-beg = poprosić kogoś o zastępstwo
jolly-roger-verb-stand-in = popilnować statku
jolly-roger-verb-kill = zabić przywódcę
jolly-roger-verb-press = zmusić neutralnego gracza
jolly-roger-verb-dig-up = wykopać cudze łupy
jolly-roger-verb-give = oddać kartę Łupów
jolly-roger-verb-claim = zażądać karty Łupów
jolly-roger-verb-discard = odrzucić kartę Załogi
jolly-roger-verb-bribe = zaproponować łapówkę
jolly-roger-verb-show = pokazać łupy
jolly-roger-verb-accept = przyjąć łapówkę
