## The game

marauders-title = Kupcy i Korsarze
marauders-blurb = Handluj, łup i walcz o Chwałę na Karaibach, jako uczciwy kapitan albo ścigany pirat.
marauders-stage-setup = Przygotowanie
marauders-stage-event = Wydarzenie
marauders-stage-turns = Kolejki kapitanów
marauders-stage-end = Koniec rundy
marauders-stage-over = Koniec gry
marauders-option-length = Długość gry
marauders-option-length-10 = 10 Punktów Chwały
marauders-option-length-8 = 8 Punktów Chwały: krótka
marauders-option-length-12 = 12 Punktów Chwały: długa
marauders-option-length-15 = 15 Punktów Chwały: bardzo długa
marauders-option-cards = Karty
marauders-option-cards-second = Drugi zestaw: rywale, zakłady i wybory
marauders-option-cards-first = Pierwszy zestaw

## Captains

marauders-captain-dealt =
    { $captain ->
        [unknown] { $seat } losuje w tajemnicy kapitana.
       *[other] { $seat } losuje kapitana: { $captain }.
    }
marauders-captain-drawn = { $seat } losuje nowego kapitana: { $captain }.
marauders-captain-sailed = { $seat } wchodzi do gry. Kapitan: { $captain }; statek: { $ship }; port: { $zone }.
marauders-captain-refused = { $seat } rezygnuje z kapitana ({ $captain }) i losuje innego.
marauders-first-player-drawn = Grę zaczyna { $seat }.
marauders-captain-died = { $seat } traci kapitana: { $captain } ginie.
marauders-belongings-lost = { $seat } traci wszystko z pokładu. Dukaty: { $gold }; Karty Chwały: { $cards }; ładunek: { $goods }.
marauders-captain-retired = { $seat } wysyła kapitana na emeryturę: { $captain }.
marauders-starting-gold =
    { $seat } zaczyna, mając na pokładzie { $gold ->
        [one] { $gold } Dukata
        [few] { $gold } Dukaty
        [many] { $gold } Dukatów
       *[other] { $gold } Dukata
    }.

## The round

marauders-round-began = Zaczyna się runda { $round }.
marauders-merchants-returned = Kupcy wracają na morze. Żetonów: { $count }.
marauders-event-drawn = { $seat } dobiera Wydarzenie: { $event }.
marauders-npc-sailed = { $fleet } płynie. Akwen: { $zone }.
marauders-npc-lurks = { $fleet } nie odstępuje ściganego. Akwen: { $zone }.
marauders-npc-entered = { $fleet } wchodzi do gry; dowodzi { $npc }. Akwen: { $zone }.
marauders-npc-left = { $fleet } znika z Karaibów ({ $npc }).
marauders-war-declared = Wojna! Kraje: { $nations }.
marauders-peace-made = Zapanował pokój.
marauders-hurricane-struck = Huragan uderza w ten akwen i sąsiednie: { $zone }.
marauders-merchant-scattered = Kupiec znika z akwenu: { $zone }.
marauders-plague-struck = Zaraza zamyka porty: { $zones }.
marauders-plague-over = Zaraza minęła.
marauders-new-demand = Poszukiwany towar ({ $zone }): { $good }.
marauders-mission-offered = Nowa Misja ({ $zone }): { $mission }.
marauders-reshuffled = Karty odrzucone tworzą nową talię: { $deck }.

## The turn

marauders-turn-began = Kolejkę zaczyna { $seat }.
marauders-sailed = { $seat } płynie. Akwen: { $zone }.
marauders-left-port = { $seat } wypływa z portu: { $zone }.
marauders-entered-port = { $seat } wpływa do portu: { $zone }.
marauders-turned-away = { $seat } odchodzi z kwitkiem: { $zone }.
marauders-papers-used = { $seat } okazuje fałszywe papiery: { $zone }.
marauders-passage-used = { $seat } korzysta z sekretnego przesmyku.
marauders-tested =
    { $seat } rzuca na umiejętność { $skill }: { $dice } ({ $successes ->
        [one] { $successes } sukces
        [few] { $successes } sukcesy
        [many] { $successes } sukcesów
       *[other] { $successes } sukcesu
    }).
marauders-rerolled =
    { $seat } ma teraz: { $dice } ({ $successes ->
        [one] { $successes } sukces
        [few] { $successes } sukcesy
        [many] { $successes } sukcesów
       *[other] { $successes } sukcesu
    }).
marauders-found = { $seat } odnajduje cel: { $owner }.
marauders-missed = { $seat } nie odnajduje celu: { $owner }.
marauders-lost-in-fog = { $seat } gubi cel we mgle: { $owner }.
marauders-eluded = { $seat } gubi cel, który odpływa: { $owner }.
marauders-storm-faced =
    { $seat } stawia czoła żywiołowi ({ $successes ->
        [one] { $successes } sukces
        [few] { $successes } sukcesy
        [many] { $successes } sukcesów
       *[other] { $successes } sukcesu
    }) i przyjmuje { $hits ->
        [one] { $hits } trafienie
        [few] { $hits } trafienia
        [many] { $hits } trafień
       *[other] { $hits } trafienia
    }.

## Gold and Glory

marauders-gold-gained =
    { $seat } zdobywa { $gold ->
        [one] { $gold } Dukata
        [few] { $gold } Dukaty
        [many] { $gold } Dukatów
       *[other] { $gold } Dukata
    }.
marauders-gold-paid =
    { $seat } płaci { $gold ->
        [one] { $gold } Dukata
        [few] { $gold } Dukaty
        [many] { $gold } Dukatów
       *[other] { $gold } Dukata
    }.
marauders-gold-stolen =
    { $seat } zabiera { $gold ->
        [one] { $gold } Dukata
        [few] { $gold } Dukaty
        [many] { $gold } Dukatów
       *[other] { $gold } Dukata
    } (traci { $owner }).
marauders-chest-opened =
    { $seat } otwiera skrzynię, { $purpose ->
        [stash] żeby schować Dukaty
       *[withdraw] żeby wyjąć Dukaty
    }.
marauders-stashed =
    { $gold ->
        [0] { $seat } chowa Dukaty do skrzyni.
       *[other] { $seat } chowa Dukaty do skrzyni: { $gold }.
    }
marauders-withdrew =
    { $gold ->
        [0] { $seat } wyjmuje Dukaty ze skrzyni.
       *[other] { $seat } wyjmuje Dukaty ze skrzyni: { $gold }.
    }
marauders-glory-gained = { $seat } zdobywa Punkt Chwały ({ $deed }) i ma ich teraz { $glory }.
marauders-glory-drawn =
    { $seat } dobiera { $count ->
        [one] { $count } Kartę Chwały
        [few] { $count } Karty Chwały
        [many] { $count } Kart Chwały
       *[other] { $count } Karty Chwały
    }{ $cards ->
        [unknown] .
       *[other] : { $cards }.
    }
marauders-glory-discarded = { $seat } odrzuca Kartę Chwały: { $card }.
marauders-glory-played = { $seat } zagrywa: { $card }.
marauders-glory-copied = { $seat } zagrywa „Chwytam w lot” i kopiuje: { $card }.
marauders-glory-held-back = { $seat } wstrzymuje się z kartą: { $card }.
marauders-fleet-beckoned = { $seat } wskazuje flotę: { $fleet }.
marauders-glory-salvaged = { $seat } bierze kartę spośród odrzuconych Kart Chwały: { $card }.
marauders-slowed =
    { $seat } opóźnia innego gracza ({ $owner }). W następnej kolejce: { $count ->
        [one] o { $count } akcję mniej
        [few] o { $count } akcje mniej
        [many] o { $count } akcji mniej
       *[other] o { $count } akcji mniej
    }.
marauders-target-reached =
    { $seat } ogłasza { $total ->
        [one] { $total } Punkt Chwały
        [few] { $total } Punkty Chwały
        [many] { $total } Punktów Chwały
       *[other] { $total } Punktu Chwały
    }; Dukaty w skrzyni: { $gold }.
marauders-game-ended = Koniec gry: { $reason }.

## The port

marauders-port-visited = { $seat } załatwia sprawy w porcie: { $zone }.
marauders-cargo-sold =
    { $seat } sprzedaje za { $gold ->
        [one] { $gold } Dukata
        [few] { $gold } Dukaty
        [many] { $gold } Dukatów
       *[other] { $gold } Dukata
    }: { $goods }.
marauders-market-drawn =
    { $seat } ogląda ofertę ({ $count ->
        [one] { $count } Karta Ładunku
        [few] { $count } Karty Ładunku
        [many] { $count } Kart Ładunku
       *[other] { $count } Karty Ładunku
    }){ $cards ->
        [unknown] .
       *[other] : { $cards }.
    }
marauders-cargo-bought =
    { $seat } kupuje { $count ->
        [one] { $count } Kartę Ładunku
        [few] { $count } Karty Ładunku
        [many] { $count } Kart Ładunku
       *[other] { $count } Karty Ładunku
    } (razem Dukatów: { $gold }){ $goods ->
        [unknown] .
       *[other] : { $goods }.
    }
marauders-discount-shown =
    { $seat } pokazuje karty uzasadniające cenę (ogląda { $owner }){ $goods ->
        [unknown] .
       *[other] : { $goods }.
    }
marauders-cargo-discarded = { $seat } odrzuca ładunek: { $goods }.
marauders-cargo-gained =
    { $seat } ładuje Kartę Ładunku{ $goods ->
        [unknown] .
       *[other] : { $goods }.
    }
marauders-cargo-stowed = { $seat } ładuje: { $goods }.
marauders-cargo-lost = { $seat } traci ładunek z uszkodzonej ładowni: { $goods }.
marauders-repaired =
    { $seat } naprawia { $count ->
        [one] { $count } uszkodzenie
        [few] { $count } uszkodzenia
        [many] { $count } uszkodzeń
       *[other] { $count } uszkodzenia
    }: { $location }.
marauders-refitted = { $seat } przywraca Wzmocniony Kadłub.
marauders-modification-shown = Modyfikacja w porcie { $zone }: { $modification }.
marauders-plans-seen = { $seat } ogląda wszystkie Modyfikacje w portach.
marauders-modification-fitted = { $seat } montuje Modyfikację: { $modification }.
marauders-modification-returned = { $seat } zwraca Modyfikację do portu: { $zone }.
marauders-weapon-gained = { $seat } zyskuje Broń Specjalną: { $weapon }.
marauders-weapon-sold = { $seat } sprzedaje Broń Specjalną za 1 Dukata: { $weapon }.
marauders-weapon-used = { $seat } zużywa Broń Specjalną: { $weapon }.
marauders-ship-sold =
    { $seat } oddaje stary statek za { $gold ->
        [one] { $gold } Dukata
        [few] { $gold } Dukaty
        [many] { $gold } Dukatów
       *[other] { $gold } Dukata
    }: { $ship }.
marauders-ship-chosen = { $seat } wybiera nowy statek: { $ship }.
marauders-ship-bought =
    { $seat } kupuje statek za { $gold ->
        [one] { $gold } Dukata
        [few] { $gold } Dukaty
        [many] { $gold } Dukatów
       *[other] { $gold } Dukata
    }: { $ship }.
marauders-ship-taken = { $seat } przejmuje statek: { $ship }.
marauders-crew-recruited =
    { $seat } odzyskuje { $count ->
        [one] { $count } punkt Załogi
        [few] { $count } punkty Załogi
        [many] { $count } punktów Załogi
       *[other] { $count } punktu Załogi
    }.
marauders-crew-lost =
    { $seat } traci { $count ->
        [one] { $count } punkt Załogi
        [few] { $count } punkty Załogi
        [many] { $count } punktów Załogi
       *[other] { $count } punktu Załogi
    }.
marauders-hired = { $seat } zatrudnia Specjalistę: { $card }.

## Rumors and Missions

marauders-rumor-drawn =
    { $rumor ->
        [unknown] { $seat } dobiera Plotkę.
       *[other] { $seat } dobiera Plotkę: { $rumor }.
    }
marauders-rumor-dropped =
    { $rumor ->
        [unknown] { $seat } rezygnuje z Plotki.
       *[other] { $seat } rezygnuje z Plotki: { $rumor }.
    }
marauders-rumor-shown = { $seat } sprawdza Plotkę: { $rumor }.
marauders-rumor-proven = { $seat } potwierdza Plotkę: { $rumor }.
marauders-rumor-false = { $seat } odkrywa, że Plotka jest fałszywa: { $rumor }.
marauders-rumor-seen =
    { $rumor ->
        [unknown] { $seat } podsłuchuje Plotkę. Zna ją: { $owner }.
       *[other] { $seat } podsłuchuje Plotkę ({ $owner }): { $rumor }.
    }
marauders-rumor-bought =
    { $rumor ->
        [unknown] { $seat } odkupuje Plotkę. Sprzedaje: { $owner }.
       *[other] { $seat } odkupuje Plotkę ({ $owner }): { $rumor }.
    }
marauders-mission-taken = { $seat } podejmuje Misję: { $mission }.
marauders-mission-failed = { $seat } nie dostaje Misji: { $mission }.
marauders-mission-dropped = { $seat } odrzuca Misję: { $mission }.
marauders-mission-advanced = { $seat } robi postępy w Misji: { $mission }.
marauders-mission-done = { $seat } kończy Misję: { $mission }.
marauders-nation-named = { $seat } wskazuje kraj: { $nation }.
marauders-rival-named = { $seat } wskazuje rywala: { $owner }.
marauders-wager-won = { $seat } wygrywa zakład, { $owner } przegrywa: { $mission }.
marauders-overtook = { $seat } dociera do celu, zanim zdąży { $owner }: { $mission }.
marauders-reward-chosen = { $seat } wybiera: { $rewards }.
marauders-prize-taken =
    { $seat } jako pierwszy kapitan w tej rundzie bierze premię: { $gold ->
        [one] { $gold } Dukat
        [few] { $gold } Dukaty
        [many] { $gold } Dukatów
       *[other] { $gold } Dukata
    }.
marauders-delivered = { $seat } dostarcza: { $goods }.

## Bounties

marauders-bounty-set = Rośnie Nagroda za głowę gracza: { $seat }. { $nation }: { $level }.
marauders-bounty-lifted = Maleje Nagroda za głowę gracza: { $seat }. { $nation }: { $level }.
marauders-bounty-paid =
    { $seat } odbiera { $gold ->
        [one] { $gold } Dukata
        [few] { $gold } Dukaty
        [many] { $gold } Dukatów
       *[other] { $gold } Dukata
    } Nagrody za pirata: { $owner }. Płaci { $nation }.

## Merchant raids

marauders-merchant-found = { $seat } odnajduje kupca ({ $zone }). Bandera: { $nation }.
marauders-merchant-spied =
    { $nation ->
        [unknown] { $seat } odnajduje kupca ({ $zone }).
       *[other] { $seat } odnajduje kupca ({ $zone }). Bandera: { $nation }.
    }
marauders-merchant-released = { $seat } puszcza kupca wolno.
marauders-merchant-put-back = { $seat } zostawia kupca w akwenie { $zone }.
marauders-raid-began = { $seat } atakuje kupca. Kraj: { $nation }.
marauders-raid-drawn = { $seat } wykłada: { $cards }.
marauders-raid-thrown = { $seat } odrzuca: { $cards }.
marauders-success-added =
    { $seat } ma teraz { $successes ->
        [one] { $successes } sukces
        [few] { $successes } sukcesy
        [many] { $successes } sukcesów
       *[other] { $successes } sukcesu
    }.
marauders-raid-won =
    { $seat } łupi { $gold ->
        [one] { $gold } Dukata
        [few] { $gold } Dukaty
        [many] { $gold } Dukatów
       *[other] { $gold } Dukata
    }.
marauders-raid-lost = { $seat } ponosi klęskę w Ataku na Kupca: { $outcome }.

## Battles

marauders-battle-began = { $seat } atakuje. Obrońca: { $owner }.
marauders-declared = { $seat } deklaruje: { $declaration }.
marauders-maneuver-won = { $seat } wygrywa Manewry.
marauders-maneuver-tied = Nikt nie wygrywa Manewrów.
marauders-long-guns-fired =
    { $seat } strzela z Długich Dział: { $dice } ({ $hits ->
        [one] { $hits } trafienie
        [few] { $hits } trafienia
        [many] { $hits } trafień
       *[other] { $hits } trafienia
    }).
marauders-chasers-fired = { $seat } strzela ze Ścigaczy.
marauders-located = { $seat } rzuca na miejsca trafień: { $dice }.
marauders-die-set = { $seat } kieruje jeden strzał: { $location }.
marauders-hit =
    { $left ->
        [0] { $seat } przyjmuje trafienie; zniszczona lokacja: { $location }.
       *[other] { $seat } przyjmuje trafienie. { $location }: zostaje { $left }.
    }
marauders-hit-absorbed = { $seat } powstrzymuje trafienie Wzmocnionym Kadłubem: { $location }.
marauders-hit-ignored = { $seat } unika trafienia: { $location }.
marauders-hit-chosen = { $seat } wybiera trafienie do przeniesienia: { $location }.
marauders-hit-moved = { $seat } przenosi trafienie: { $location } → { $to }.
marauders-swivel-guns-fired =
    { $seat } strzela z Folgerzy: { $dice } ({ $hits ->
        [one] { $hits } trafienie
        [few] { $hits } trafienia
        [many] { $hits } trafień
       *[other] { $hits } trafienia
    }).
marauders-crew-hit =
    { $seat } traci { $count ->
        [one] { $count } punkt Załogi
        [few] { $count } punkty Załogi
        [many] { $count } punktów Załogi
       *[other] { $count } punktu Załogi
    }, zostaje { $left }.
marauders-sunk = { $seat } idzie na dno.
marauders-escaped = { $seat } ucieka z bitwy.
marauders-battle-broken-off = Żaden statek nie może dalej walczyć: koniec bitwy.
marauders-crew-combat-began = Starcie Załogi: { $seat } kontra { $owner }.
marauders-crew-combat-won = { $seat } wygrywa Starcie Załogi.
marauders-nobody-won = Nikt nie wygrywa bitwy.
marauders-npc-defeated = { $seat } pokonuje kapitana: { $npc } ({ $fleet }).
marauders-plundered =
    { $seat } plądruje statek i zabiera { $gold ->
        [one] { $gold } Dukata
        [few] { $gold } Dukaty
        [many] { $gold } Dukatów
       *[other] { $gold } Dukata
    } (traci { $owner }).
marauders-hold-searched =
    { $seat } przeszukuje ładownię ({ $owner }){ $goods ->
        [unknown] .
       *[other] : { $goods }.
    }
marauders-cards-taken =
    { $seat } zabiera { $count ->
        [one] { $count } Kartę Chwały
        [few] { $count } Karty Chwały
        [many] { $count } Kart Chwały
       *[other] { $count } Karty Chwały
    } (traci { $owner }){ $cards ->
        [unknown] .
       *[other] : { $cards }.
    }

## Prompts

marauders-prompt-ship = Twój kapitan: { $captain }. Wybierz statek.
marauders-prompt-new-captain = Pod Portem Macierzystym czai się pirat. Zatrzymaj kapitana ({ $captain }) albo wylosuj innego.
marauders-prompt-turn = Twoja kolejka. Zostało: { $count ->
        [one] { $count } akcja
        [few] { $count } akcje
        [many] { $count } akcji
       *[other] { $count } akcji
    }{ $moves ->
        [0] .
       *[other] , a ponadto na sam Ruch: { $moves }.
    }
marauders-prompt-craft = Rzemieślnik naprawia jedno uszkodzenie: wybierz lokację.
marauders-prompt-passage = Możesz skorzystać z sekretnego przesmyku i zyskać dodatkowe Ruchy.
marauders-prompt-return = Wybierz port dla traconej Modyfikacji. Zostało: { $count }.
marauders-prompt-cut-hand = Za dużo Kart Chwały. Do odrzucenia: { $count }.
marauders-prompt-failed-test = Test się nie udał ({ $skill }). Zagraj kartę, przerzuć albo spasuj.
marauders-prompt-haven = Port jest dla ciebie zamknięty: przekonaj ich, zapłać { $gold ->
        [one] { $gold } Dukata
        [few] { $gold } Dukaty
        [many] { $gold } Dukatów
       *[other] { $gold } Dukata
    } albo zostań na morzu.
marauders-prompt-shed-cargo = Za dużo ładunku. Do zostawienia: { $count }.
marauders-prompt-stow = Załaduj towar. Wolne miejsca: { $count }.
marauders-prompt-repair-some = Napraw uszkodzenia, najwyżej: { $count }.
marauders-prompt-beckon =
    { $fleet } płynie, dokąd zechcesz: najwyżej { $count ->
        [one] { $count } akwen
        [few] { $count } akweny
        [many] { $count } akwenów
       *[other] { $count } akwenu
    }.
marauders-prompt-salvage = Weź kartę spośród odrzuconych Kart Chwały.
marauders-prompt-place-hit = Czaszka: wybierz miejsce trafienia. Do przydzielenia: { $count }.
marauders-prompt-land-hits = Nadchodzą trafienia w twój statek. Odwołaj jedno albo spasuj.
marauders-prompt-found = Odnajduje cię { $owner }. Ukryj się albo spasuj.
marauders-prompt-slip-away = Wybierz akwen, do którego się wymykasz.
marauders-prompt-merchant = Odnaleziono kupca. Bandera: { $nation }. Zaatakuj go albo puść wolno.
marauders-prompt-raid-roll = Twój rzut: { $dice }. Zagraj kartę, przerzuć albo spasuj.
marauders-prompt-raid = Wykorzystaj sukcesy. Zostało: { $count }.
marauders-prompt-declare = Runda { $round }: zadeklaruj akcję ({ $owner }).
marauders-prompt-chase = Ktoś deklaruje Ucieczkę: możesz strzelić ze Ścigaczy.
marauders-prompt-maneuver-roll = Manewry: ty { $dice }, przeciwnik { $foes }. Odpowiedz albo spasuj.
marauders-prompt-location-roll =
    { $dice ->
        [unknown] Miejsca trafień przeciwnika: { $foes }.
       *[other] Twoje miejsca trafień: { $dice }.
    } Odpowiedz albo spasuj.
marauders-prompt-crew-roll = Starcie Załogi: ty { $dice }, przeciwnik { $foes }. Odpowiedz albo spasuj.
marauders-prompt-whose-dice =
    { $dice ->
        [unknown] Przerzuć kości przeciwnika ({ $foes }).
       *[other] { $foes ->
            [unknown] Przerzuć własne kości ({ $dice }).
           *[other] Przerzuć własne kości ({ $dice }) albo kości przeciwnika ({ $foes }).
        }
    }
marauders-prompt-pick-dice = Wybierz kości do przerzucenia: { $dice }.
marauders-prompt-set-die = Ustaw jedną kość na wybraną lokację: { $dice }.
marauders-prompt-move-hit = Przenieś trafienie z tej lokacji na inną: { $location }.
marauders-prompt-claim-bounty = Pokonany pirat: { $owner }. Wybierz kraj, który płaci.
marauders-prompt-capture = Możesz przejąć pokonany statek ({ $ship }).
marauders-prompt-port = W porcie: { $zone }. Wybierz czynność.
marauders-prompt-recruiting = Test się nie udał: możesz nająć Załogę po 2 Dukaty. Brakuje: { $count }.
marauders-prompt-stash = Podaj, ile Dukatów chowasz do skrzyni. Na pokładzie: { $gold }.
marauders-prompt-withdraw = Podaj, ile Dukatów wyjmujesz ze skrzyni. Ukryte: { $gold }.
marauders-prompt-sale = Wyłóż towar na sprzedaż. Poszukiwany tutaj: { $good }.
marauders-prompt-market = Kupuj z oferty. Zapłacono dotąd: { $paid }.
marauders-prompt-redraw =
    Wybierz, co wymienić, najwyżej { $count ->
        [one] { $count } kartę
        [few] { $count } karty
        [many] { $count } kart
       *[other] { $count } karty
    }; potem zobaczysz całą ofertę.
marauders-prompt-prove-discount = Wybierz, kto zobaczy karty uzasadniające cenę.
marauders-prompt-yard = W stoczni. Masz { $gold ->
        [one] { $gold } Dukata
        [few] { $gold } Dukaty
        [many] { $gold } Dukatów
       *[other] { $gold } Dukata
    }.
marauders-prompt-carry = Wybierz Modyfikacje, które przechodzą na nowy statek ({ $ship }).
marauders-prompt-keep-rumor = Możesz mieć jedną Plotkę: wybierz ją.
marauders-prompt-gossip = { $owner } ma nową Plotkę. Zagraj kartę albo spasuj.
marauders-prompt-buy-rumor = Ta Plotka to { $rumor }. Możesz ją odkupić za { $gold ->
        [one] { $gold } Dukata
        [few] { $gold } Dukaty
        [many] { $gold } Dukatów
       *[other] { $gold } Dukata
    }.
marauders-prompt-check-rumor = Sprawdzasz Plotkę: { $rumor }. Zagraj kartę przed rzutem albo spasuj.
marauders-prompt-name-nation = Wskaż kraj, którego kupców będziesz łupić.
marauders-prompt-crew-fight = Masz ich: Załoga { $crew }, Dowodzenie { $leadership }. Walcz teraz albo później.
marauders-prompt-deliver = Wybierz, co dostarczasz. Zostało: { $count }.
marauders-prompt-choose-weapon = Wybierz Broń Specjalną.
marauders-prompt-choose-pardon = Wybierz kraj, którego Nagroda zostaje zdjęta.
marauders-prompt-choose-victim = Wybierz, kto ma ci oddać najwyżej { $gold ->
        [one] { $gold } Dukata
        [few] { $gold } Dukaty
        [many] { $gold } Dukatów
       *[other] { $gold } Dukata
    }.
marauders-prompt-smuggle = Sprzedaj Karty Ładunku po { $gold ->
        [one] { $gold } Dukacie
        [few] { $gold } Dukaty
        [many] { $gold } Dukatów
       *[other] { $gold } Dukata
    }, najwyżej: { $count }.
marauders-prompt-choose-modification = Weź za darmo Modyfikację z dowolnego portu.
marauders-prompt-frigate-fight = Możesz walczyć z buntownikami o ich Fregatę.
marauders-prompt-frigate-won = Zwycięstwo: weź Fregatę albo złoto.
marauders-prompt-name-rival = Wskaż rywala do Misji { $mission }.
marauders-prompt-rival-found = Masz rywala: { $owner }. Zaatakuj albo zrezygnuj.
marauders-prompt-rumor-reward = Wybierz, co ci daje Plotka { $rumor }.
marauders-prompt-mission-reward = Wybierz zarobek za Misję { $mission }.

## Actions

marauders-do-ship = { $ship }
marauders-do-sail = Płyń: { $zone }
marauders-do-enter = Wpłyń do portu
marauders-do-leave = Wypłyń na morze
marauders-do-scout = Szukaj: { $owner }
marauders-do-port = Akcja Port
marauders-do-end = Zakończ kolejkę
marauders-do-retire = Odejdź na emeryturę
marauders-do-redraw = Wylosuj innego kapitana
marauders-do-keep = Zatrzymaj kapitana
marauders-do-jettison = Wyrzuć: { $good }
marauders-do-play =
    { $fleet ->
        [unknown] { $seat ->
            [unknown] { $target ->
                [unknown] Zagraj { $card }
               *[other] Zagraj { $card }: { $target }
            }
           *[other] Zagraj { $card }, cel: { $seat }
        }
       *[other] Zagraj { $card }: { $fleet }
    }
marauders-do-discard = Odrzuć { $card }
marauders-do-sell = Sprzedaj: { $good }
marauders-do-trade = Sprzedaż Ładunku
marauders-do-market = Zakup Ładunku
marauders-do-amount = Dukaty: { $gold }
marauders-do-buy = Kup: { $good }
marauders-do-replace = Wymień: { $good }
marauders-do-show = { $seat }
marauders-do-yard = Wizyta w stoczni
marauders-do-repair = Napraw: { $location }
marauders-do-refit = Przywróć Wzmocniony Kadłub
marauders-do-modify = Kup Modyfikację
marauders-do-arm = Weź: { $weapon }
marauders-do-disarm = Sprzedaj: { $weapon }
marauders-do-purchase = Kup statek: { $ship }
marauders-do-carry = Przenieś: { $modification }
marauders-do-return = { $zone }
marauders-do-recruit = Rekrutacja
marauders-do-hire-crew = Najmij 1 punkt Załogi
marauders-do-ask-around = Zdobycie Plotki
marauders-do-check = Sprawdź Plotkę
marauders-do-claim = Podejmij Misję: { $mission }
marauders-do-name = { $nation }
marauders-do-hire = Zatrudnij: { $card }
marauders-do-stash = Ukryj Dukaty
marauders-do-withdraw = Wyjmij Dukaty ze skrzyni
marauders-do-pardon = Zdejmij Nagrodę: { $nation }
marauders-do-toll = Zapłać myto
marauders-do-persuade = Przekonaj ich
marauders-do-papers = Okaż fałszywe papiery
marauders-do-passage = Skorzystaj z przesmyku
marauders-do-deliver = Dostarcz: { $good }
marauders-do-raid = Zaatakuj: { $nation }
marauders-do-release = Puść wolno
marauders-do-put-back = Zostaw w akwenie
marauders-do-draw = Dobierz kartę
marauders-do-throw = Odrzuć: { $card }
marauders-do-exchange = Wymień: { $card }
marauders-do-spend = Zużyj na sukces: { $weapon }
marauders-do-stow = Załaduj: { $good }
marauders-do-shoot = Ostrzał
marauders-do-board = Abordaż
marauders-do-flee = Ucieczka
marauders-do-chase = Strzelaj ze Ścigaczy
marauders-do-reroll = Przerzuć: { $die }
marauders-do-own-dice = Własne kości
marauders-do-foes-dice = Kości przeciwnika
marauders-do-deploy = Użyj: { $weapon }
marauders-do-set = Ustaw { $die } na: { $location }
marauders-do-place = { $location }
marauders-do-absorb = Wzmocniony Kadłub: { $location }
marauders-do-ignore = Zignoruj trafienie: { $location }
marauders-do-shift = Przenieś trafienie: { $location } → { $to }
marauders-do-claim-bounty = Nagrodę płaci { $nation }
marauders-do-capture = Przejmij statek
marauders-do-take = { $card }
marauders-do-fight = Walcz
marauders-do-send = Poślij: { $zone }
marauders-do-challenge = Rywal: { $seat }
marauders-do-pick = Wybierz: { $reward }

## Words

marauders-reason-no-events = skończyły się Karty Wydarzeń
marauders-reason-no-captains = nie ma już kapitanów
marauders-reason-target = osiągnięto cel Chwały
marauders-deed-defeat = zwycięstwo w walce
marauders-deed-sale = wielka sprzedaż
marauders-deed-raid = bogaty łup
marauders-deed-mission = Misja
marauders-deed-rumor = Plotka
marauders-deed-ship = wielki statek
marauders-deck-cargo = Ładunek
marauders-deck-glory = Chwała
marauders-deck-mission = Misje
marauders-reward-gold-5 = 5 Dukatów
marauders-reward-gold-6 = 6 Dukatów
marauders-reward-gold-7 = 7 Dukatów
marauders-reward-gold-8 = 8 Dukatów
marauders-reward-gold-10 = 10 Dukatów
marauders-reward-gold-11 = 11 Dukatów
marauders-reward-gold-15 = 15 Dukatów
marauders-reward-gold-16 = 16 Dukatów
marauders-reward-gold-18 = 18 Dukatów
marauders-reward-gold-20 = 20 Dukatów
marauders-reward-bounty-spain = poziom hiszpańskiej Nagrody
marauders-reward-cargo-2 = 2 dobrane Karty Ładunku
marauders-reward-crew = pełna Załoga
marauders-reward-fight-2-1 = Starcie Załogi (Załoga 2, Dowodzenie 1)
marauders-reward-fight-2-2 = Starcie Załogi (Załoga 2, Dowodzenie 2)
marauders-reward-gale-2 = wichura (2 trafienia)
marauders-reward-glory-cards-1 = 1 dodatkowa Karta Chwały
marauders-reward-lose-crew-1 = strata 1 punktu Załogi
marauders-reward-modification-6 = tutejsza Modyfikacja (lub 6 Dukatów)
marauders-reward-pardon-level-spain-2 = 2 poziomy hiszpańskiej Nagrody mniej
marauders-reward-specialist-gunner = Artylerzysta (lub 8 Dukatów)
marauders-reward-specialist-steward = Steward (lub 8 Dukatów)
marauders-reward-specialist-veteran = Weteran (lub 8 Dukatów)
marauders-reward-weapon = Broń Specjalna
marauders-reward-weapons = brakująca Broń Specjalna
marauders-declaration-shoot = Ostrzał
marauders-declaration-board = Abordaż
marauders-declaration-flee = Ucieczka
marauders-outcome-escape = kupiec ucieka
marauders-outcome-damage = zniszczona lokacja
marauders-outcome-sunk = statek tonie
marauders-skill-seamanship = Żeglarstwo
marauders-skill-scouting = Rozpoznanie
marauders-skill-leadership = Dowodzenie
marauders-skill-influence = Wpływy
marauders-location-hull = Kadłub
marauders-to-hull = Kadłub
marauders-target-hull = Kadłub
marauders-location-hold = Ładownia
marauders-to-hold = Ładownia
marauders-target-hold = Ładownia
marauders-location-masts = Maszty
marauders-to-masts = Maszty
marauders-target-masts = Maszty
marauders-location-crew = Załoga
marauders-to-crew = Załoga
marauders-target-crew = Załoga
marauders-location-cannons = Działa
marauders-to-cannons = Działa
marauders-target-cannons = Działa
marauders-fleet-spain = Hiszpański Okręt Flagowy
marauders-seat-spain = Hiszpański Okręt Flagowy
marauders-owner-spain = hiszpański Okręt Flagowy
marauders-fleet-england = Angielski Okręt Flagowy
marauders-seat-england = Angielski Okręt Flagowy
marauders-owner-england = angielski Okręt Flagowy
marauders-fleet-france = Francuski Okręt Flagowy
marauders-seat-france = Francuski Okręt Flagowy
marauders-owner-france = francuski Okręt Flagowy
marauders-fleet-netherlands = Holenderski Okręt Flagowy
marauders-seat-netherlands = Holenderski Okręt Flagowy
marauders-owner-netherlands = holenderski Okręt Flagowy
marauders-fleet-pirate-sloop = Piracki Slup
marauders-seat-pirate-sloop = Piracki Slup
marauders-owner-pirate-sloop = piracki Slup
marauders-fleet-pirate-frigate = Piracka Fregata
marauders-seat-pirate-frigate = Piracka Fregata
marauders-owner-pirate-frigate = piracka Fregata
marauders-owner-merchant = kupiec
marauders-owner-spanish-merchant = kupiec hiszpański
marauders-owner-rumor = Plotka
marauders-owner-mission = Misja
marauders-owner-foe = przeciwnik
marauders-seat-foe = Przeciwnik
marauders-die-skull = czaszka
marauders-dice-skull = czaszka
marauders-zone-havana = Hawana
marauders-card-havana = Hawana
marauders-zone-nassau = Nassau
marauders-card-nassau = Nassau
marauders-zone-tortuga = Tortuga
marauders-card-tortuga = Tortuga
marauders-zone-port-royale = Port Royale
marauders-card-port-royale = Port Royale
marauders-zone-old-providence = Old Providence
marauders-card-old-providence = Old Providence
marauders-zone-petit-goave = Petit-Goâve
marauders-card-petit-goave = Petit-Goâve
marauders-zone-cartagena = Kartagena
marauders-card-cartagena = Kartagena
marauders-zone-santo-domingo = Santo Domingo
marauders-card-santo-domingo = Santo Domingo
marauders-zone-caribbean-sea = Morze Karaibskie
marauders-card-caribbean-sea = Morze Karaibskie
marauders-zone-curacao = Curaçao
marauders-card-curacao = Curaçao
marauders-zone-san-juan = San Juan
marauders-card-san-juan = San Juan
marauders-zone-caracas = Caracas
marauders-card-caracas = Caracas
marauders-zone-st-maarten = St. Maarten
marauders-card-st-maarten = St. Maarten
marauders-zone-basse-terre = Basse-Terre
marauders-card-basse-terre = Basse-Terre
marauders-zone-st-johns = Port Św. Jana
marauders-card-st-johns = Port Św. Jana
marauders-zone-bridgetown = Bridgetown
marauders-card-bridgetown = Bridgetown
marauders-zone-trinidad = Trynidad
marauders-card-trinidad = Trynidad
marauders-ship-sloop = Slup
marauders-ship-flute = Fleuta
marauders-ship-frigate = Fregata
marauders-ship-galleon = Galeon
marauders-ship-ship-of-the-line = Okręt Liniowy
marauders-captain-frances-wright = Frances Wright
marauders-captain-percival-whitewood = Percival Whitewood
marauders-captain-eleanor-ashcombe = Eleanor Ashcombe
marauders-captain-josiah-crake = Josiah Crake
marauders-captain-alexandre-villon = Alexandre Villon
marauders-captain-nicolas-jaures = Nicolas Jaurès
marauders-captain-dominique-de-richery = Dominique de Richery
marauders-captain-margaux-tessier = Margaux Tessier
marauders-captain-felipe-arriaga = Felipe Arriaga
marauders-captain-federico-de-silva = Federico de Silva
marauders-captain-tomas-berenguer = Tomás Berenguer
marauders-captain-baltasar-ruiz = Baltasar Ruiz
marauders-captain-pepijn-van-avezaath = Pepijn van Avezaath
marauders-captain-joost-verhagen = Joost Verhagen
marauders-captain-cornelis-baak = Cornelis Baak
marauders-captain-hendrik-roosdaal = Hendrik Roosdaal
marauders-npc-philips-van-almonde = Philips van Almonde
marauders-event-philips-van-almonde = Holenderski Okręt Flagowy: Philips van Almonde
marauders-npc-abraham-crijnssen = Abraham Crijnssen
marauders-event-abraham-crijnssen = Holenderski Okręt Flagowy: Abraham Crijnssen
marauders-npc-jacob-binckes = Jacob Binckes
marauders-event-jacob-binckes = Holenderski Okręt Flagowy: Jacob Binckes
marauders-npc-christopher-myngs = Christopher Myngs
marauders-event-christopher-myngs = Angielski Okręt Flagowy: Christopher Myngs
marauders-npc-john-benbow = John Benbow
marauders-event-john-benbow = Angielski Okręt Flagowy: John Benbow
marauders-npc-edward-vernon = Edward Vernon
marauders-event-edward-vernon = Angielski Okręt Flagowy: Edward Vernon
marauders-npc-jean-d-estrees = Jean d'Estrées
marauders-event-jean-d-estrees = Francuski Okręt Flagowy: Jean d'Estrées
marauders-npc-jean-du-casse = Jean du Casse
marauders-event-jean-du-casse = Francuski Okręt Flagowy: Jean du Casse
marauders-npc-baron-de-pointis = Baron de Pointis
marauders-event-baron-de-pointis = Francuski Okręt Flagowy: Baron de Pointis
marauders-npc-fadrique-de-toledo = Fadrique de Toledo
marauders-event-fadrique-de-toledo = Hiszpański Okręt Flagowy: Fadrique de Toledo
marauders-npc-blas-de-lezo = Blas de Lezo
marauders-event-blas-de-lezo = Hiszpański Okręt Flagowy: Blas de Lezo
marauders-npc-manuel-de-velasco = Manuel de Velasco
marauders-event-manuel-de-velasco = Hiszpański Okręt Flagowy: Manuel de Velasco
marauders-npc-jack-rackham = Jack Rackham
marauders-event-jack-rackham = Piracki Slup: Jack Rackham
marauders-npc-anne-bonny = Anne Bonny
marauders-event-anne-bonny = Piracki Slup: Anne Bonny
marauders-npc-charles-vane = Charles Vane
marauders-event-charles-vane = Piracki Slup: Charles Vane
marauders-npc-benjamin-hornigold = Benjamin Hornigold
marauders-event-benjamin-hornigold = Piracka Fregata: Benjamin Hornigold
marauders-npc-bartholomew-roberts = Bartholomew Roberts
marauders-event-bartholomew-roberts = Piracka Fregata: Bartholomew Roberts
marauders-npc-edward-teach = Edward Teach
marauders-event-edward-teach = Piracka Fregata: Edward Teach
marauders-event-war = Wojna!
marauders-event-peace = Pokój!
marauders-event-storm = Sztorm
marauders-event-hurricane = Huragan
marauders-event-plague = Zaraza
marauders-event-royal-amnesty = Królewska amnestia
marauders-event-new-markets = Nowe rynki
marauders-event-fair-winds = Pomyślne wiatry
marauders-event-becalmed = Cisza na morzu
marauders-event-treasure-convoy = Srebrna flota
marauders-event-pirate-hunt = Polowanie na piratów
marauders-event-tavern-talk = Rozmowy w tawernie
marauders-event-head-money = Cena za głowę
marauders-event-prize-court = Sąd pryzowy
marauders-event-hungry-garrison = Głodny garnizon
marauders-card-crew-combat-reroll = Przerzut w Starciu Załogi
marauders-card-quick-learner = Chwytam w lot
marauders-card-weather-gauge = Nawietrzna
marauders-card-second-look = Drugie spojrzenie
marauders-card-silver-tongue = Gładka mowa
marauders-card-called-shot = Mierzony strzał
marauders-card-jury-rig = Prowizorka
marauders-card-press-gang = Branka
marauders-card-following-wind = Wiatr od rufy
marauders-card-eager-buyer = Gorliwy nabywca
marauders-card-glut = Klęska urodzaju
marauders-card-kings-pardon = Królewskie ułaskawienie
marauders-card-fog-bank = Ściana mgły
marauders-card-harbour-gossip = Ploty z nabrzeża
marauders-card-cutpurse = Rzezimieszek
marauders-card-bold-approach = Zuchwałe podejście
marauders-card-glancing-blow = Tylko draśnięcie
marauders-card-treasure-sense = Nos do skarbów
marauders-card-sudden-gust = Nagły szkwał
marauders-card-all-hands = Wszyscy na pokład
marauders-card-eagle-eye = Sokole oko
marauders-card-signal-fires = Ognie sygnałowe
marauders-card-another-clerk = Inny urzędnik
marauders-card-customs-search = Rewizja celna
marauders-card-smoke-on-the-water = Zasłona dymna
marauders-card-lay-them-again = Celować jeszcze raz
marauders-card-stand-fast = Nie cofać się
marauders-card-a-friend-in-the-yard = Przyjaciel w stoczni
marauders-card-boarding-axes = Topory abordażowe
marauders-card-marksmen-aloft = Strzelcy na rejach
marauders-card-loose-talk = Długie języki
marauders-card-fouled-anchor = Zaplątana kotwica
marauders-card-market-day = Dzień targowy
marauders-card-a-ballad-of-your-deeds = Ballada o tobie
marauders-card-full-warehouse = Pełny skład
marauders-card-send-it-back = Proszę to zabrać
marauders-card-cut-and-run = Rąbać liny
marauders-card-armourers-gift = Dar zbrojmistrza
marauders-card-a-round-for-the-house = Stawiam wszystkim
marauders-card-waste-not = Nic się nie zmarnuje
marauders-card-the-back-door = Tylnymi drzwiami
marauders-card-fence-on-the-beach = Paser na plaży
marauders-card-false-colours = Fałszywa bandera
marauders-card-patient-chase = Cierpliwy pościg
marauders-card-hard-over = Ster prawo na burt
marauders-card-flotsam = Co morze wyrzuci
marauders-card-lean-season = Przednówek
marauders-card-the-map-is-true = Mapa nie kłamie
marauders-rumor-false-papers = Fałszywe Papiery
marauders-card-false-papers = Fałszywe Papiery
marauders-rumor-a-myriad-of-goods = Towarów bez liku
marauders-card-a-myriad-of-goods = Towarów bez liku
marauders-rumor-sunken-galleon = Zatopiony galeon
marauders-card-sunken-galleon = Zatopiony galeon
marauders-rumor-hermits-cache = Schowek pustelnika
marauders-card-hermits-cache = Schowek pustelnika
marauders-rumor-out-of-work-shipwright = Szkutnik bez pracy
marauders-card-out-of-work-shipwright = Szkutnik bez pracy
marauders-rumor-marooned-gunner = Porzucony artylerzysta
marauders-card-marooned-gunner = Porzucony artylerzysta
marauders-rumor-old-admirals-plans = Plany starego admirała
marauders-card-old-admirals-plans = Plany starego admirała
marauders-rumor-smugglers-cove = Zatoka przemytników
marauders-card-smugglers-cove = Zatoka przemytników
marauders-rumor-widows-fortune = Majątek wdowy
marauders-card-widows-fortune = Majątek wdowy
marauders-rumor-friendly-governor = Życzliwy gubernator
marauders-card-friendly-governor = Życzliwy gubernator
marauders-rumor-drifting-wreck = Dryfujący wrak
marauders-card-drifting-wreck = Dryfujący wrak
marauders-rumor-deserters = Dezerterzy
marauders-card-deserters = Dezerterzy
marauders-rumor-pearl-beds = Łowiska pereł
marauders-card-pearl-beds = Łowiska pereł
marauders-rumor-mutinous-frigate = Zbuntowana fregata
marauders-card-mutinous-frigate = Zbuntowana fregata
marauders-rumor-ruins-in-the-jungle = Ruiny w dżungli
marauders-card-ruins-in-the-jungle = Ruiny w dżungli
marauders-rumor-idol-of-the-main = Bożek z Tierra Firme
marauders-card-idol-of-the-main = Bożek z Tierra Firme
marauders-rumor-corrupt-harbourmaster = Przekupny kapitan portu
marauders-card-corrupt-harbourmaster = Przekupny kapitan portu
marauders-rumor-powder-store = Skład prochu
marauders-card-powder-store = Skład prochu
marauders-rumor-hidden-careenage = Zatoczka szkutników
marauders-card-hidden-careenage = Zatoczka szkutników
marauders-rumor-spanish-paymaster = Hiszpański płatnik
marauders-card-spanish-paymaster = Hiszpański płatnik
marauders-rumor-renowned-helmsman = Sławny sternik
marauders-card-renowned-helmsman = Sławny sternik
marauders-rumor-castaway = Rozbitek
marauders-card-castaway = Rozbitek
marauders-rumor-secret-passage = Sekretny przesmyk
marauders-card-secret-passage = Sekretny przesmyk
marauders-rumor-compromising-letters = Kompromitujące listy
marauders-card-compromising-letters = Kompromitujące listy
marauders-rumor-the-quartermasters-chest = Kufer kwatermistrza
marauders-card-the-quartermasters-chest = Kufer kwatermistrza
marauders-rumor-pearl-fishers-of-margarita = Poławiacze z Margarity
marauders-card-pearl-fishers-of-margarita = Poławiacze z Margarity
marauders-rumor-the-drowned-street = Zatopiona ulica
marauders-card-the-drowned-street = Zatopiona ulica
marauders-mission-the-queens-cousin = Kuzynka królowej
marauders-mission-medicine-for-tortuga = Lekarstwa dla Tortugi
marauders-mission-sugar-contract = Kontrakt cukrowy
marauders-mission-timber-for-the-yard = Drewno dla stoczni
marauders-mission-cloth-for-the-garrison = Sukno dla garnizonu
marauders-mission-hunters-commission = Patent łowcy
marauders-mission-letter-of-marque-spain = List kaperski: Hiszpania
marauders-mission-letter-of-marque-england = List kaperski: Anglia
marauders-mission-letter-of-marque-france = List kaperski: Francja
marauders-mission-letter-of-marque-netherlands = List kaperski: Holandia
marauders-mission-the-governors-family = Rodzina gubernatora
marauders-mission-spy-aboard = Szpieg na pokładzie
marauders-mission-survey-of-the-shoals = Pomiar mielizn
marauders-mission-recover-the-ransom = Odzyskać okup
marauders-mission-through-the-blockade = Przez blokadę
marauders-mission-affair-of-honour = Sprawa honorowa
marauders-mission-mutineers-at-large = Zbiegli buntownicy
marauders-mission-collectors-curios = Osobliwości dla kolekcjonera
marauders-mission-rum-for-the-fleet = Rum dla floty
marauders-mission-smuggled-muskets = Przemyt muszkietów
marauders-mission-bring-down-a-flagship = Na pohybel flagowcom
marauders-mission-merchant-prince = Król handlu
marauders-mission-missing-convoy = Zaginiony konwój
marauders-mission-royal-dispatches = Królewskie depesze
marauders-mission-mapmakers-round = Objazd kartografa
marauders-mission-fever-ship = Statek zadżumionych
marauders-mission-the-captains-cup = Puchar kapitanów
marauders-mission-first-with-the-news = Kto pierwszy z nowiną
marauders-mission-guarda-costa = Straż wybrzeża
marauders-mission-the-governors-peace = Pokój z gubernatorem
marauders-mission-the-salt-race = Solny wyścig
marauders-mission-an-old-debt = Stary dług
marauders-mission-articles-broken = Złamane przysięgi
marauders-mission-wrecks-of-the-plate-fleet = Wraki srebrnej floty
marauders-mission-rebels-in-the-cane = Buntownicy na plantacji
marauders-mission-a-bet-at-the-exchange = Zakład na giełdzie
marauders-mission-the-tobacco-monopoly = Monopol tytoniowy
marauders-mission-muskets-for-the-maroons = Muszkiety dla maronów
marauders-mission-silver-under-escort = Srebro w konwoju
marauders-mission-eyes-on-the-squadron = Oko na eskadrę
marauders-mission-raleighs-papers = Papiery Raleigha
marauders-modification-extra-hammocks = Dodatkowe Hamaki
marauders-modification-sails-and-rigging = Żagle i Olinowanie
marauders-modification-reinforced-hull = Wzmocniony Kadłub
marauders-modification-spacious-hold = Pojemna Ładownia
marauders-modification-chasers = Ścigacze
marauders-modification-extra-gun-battery = Dodatkowa Bateria Dział
marauders-modification-swivel-guns = Folgerze
marauders-modification-long-guns = Długie Działa
marauders-weapon-grappling-hooks = Bosaki
marauders-target-grappling-hooks = Bosaki
marauders-weapon-chain-shot = Kule Łańcuchowe
marauders-target-chain-shot = Kule Łańcuchowe
marauders-weapon-grape-shot = Kartacze
marauders-target-grape-shot = Kartacze
marauders-nation-spain = Hiszpania
marauders-target-spain = Hiszpania
marauders-nation-england = Anglia
marauders-target-england = Anglia
marauders-nation-france = Francja
marauders-target-france = Francja
marauders-nation-netherlands = Holandia
marauders-target-netherlands = Holandia
marauders-good-cocoa = Kakao
marauders-card-cocoa = Kakao
marauders-good-fruit = Owoce
marauders-card-fruit = Owoce
marauders-good-rum = Rum
marauders-card-rum = Rum
marauders-good-spices = Przyprawy
marauders-card-spices = Przyprawy
marauders-good-sugar = Cukier
marauders-card-sugar = Cukier
marauders-good-textiles = Tkaniny
marauders-card-textiles = Tkaniny
marauders-good-tobacco = Tytoń
marauders-card-tobacco = Tytoń
marauders-good-wood = Drewno
marauders-card-wood = Drewno
marauders-card-craftsman-a = Rzemieślnik
marauders-card-craftsman-b = Rzemieślnik
marauders-card-boatswain-a = Bosman
marauders-card-boatswain-b = Bosman
marauders-card-gunner-a = Artylerzysta
marauders-card-gunner-b = Artylerzysta
marauders-card-sawbones-a = Konował
marauders-card-sawbones-b = Konował
marauders-card-lookout-a = Oko
marauders-card-lookout-b = Oko
marauders-card-veteran-a = Weteran
marauders-card-veteran-b = Weteran
marauders-card-steward-a = Steward
marauders-card-steward-b = Steward
marauders-card-helmsman-a = Sternik
marauders-card-helmsman-b = Sternik
marauders-npc-admiral-spain = bezimienny admirał
marauders-npc-admiral-england = bezimienny admirał
marauders-npc-admiral-france = bezimienny admirał
marauders-npc-admiral-netherlands = bezimienny admirał
marauders-good-any = dowolny towar
marauders-good-different = różne towary
marauders-good-rumor = Plotka
marauders-card-cocoa-1 = Kakao 1 (ucieczka)
marauders-card-cocoa-2 = Kakao 2 (ucieczka)
marauders-card-cocoa-3 = Kakao 3 (ucieczka)
marauders-card-cocoa-4 = Kakao 3 (ucieczka)
marauders-card-cocoa-5 = Kakao 3 (Ładownia)
marauders-card-cocoa-6 = Kakao 3 (Maszty)
marauders-card-cocoa-7 = Kakao 4 (Załoga)
marauders-card-cocoa-8 = Kakao 5 (Działa)
marauders-card-fruit-1 = Owoce 1 (ucieczka)
marauders-card-fruit-2 = Owoce 2 (ucieczka)
marauders-card-fruit-3 = Owoce 3 (ucieczka)
marauders-card-fruit-4 = Owoce 3 (ucieczka)
marauders-card-fruit-5 = Owoce 3 (Maszty)
marauders-card-fruit-6 = Owoce 3 (Załoga)
marauders-card-fruit-7 = Owoce 4 (Działa)
marauders-card-fruit-8 = Owoce 5 (Ładownia)
marauders-card-rum-1 = Rum 1 (ucieczka)
marauders-card-rum-2 = Rum 2 (ucieczka)
marauders-card-rum-3 = Rum 3 (ucieczka)
marauders-card-rum-4 = Rum 3 (ucieczka)
marauders-card-rum-5 = Rum 3 (Załoga)
marauders-card-rum-6 = Rum 3 (Działa)
marauders-card-rum-7 = Rum 4 (Ładownia)
marauders-card-rum-8 = Rum 5 (Maszty)
marauders-card-spices-1 = Przyprawy 1 (ucieczka)
marauders-card-spices-2 = Przyprawy 2 (ucieczka)
marauders-card-spices-3 = Przyprawy 3 (ucieczka)
marauders-card-spices-4 = Przyprawy 3 (ucieczka)
marauders-card-spices-5 = Przyprawy 3 (Działa)
marauders-card-spices-6 = Przyprawy 3 (Ładownia)
marauders-card-spices-7 = Przyprawy 4 (Maszty)
marauders-card-spices-8 = Przyprawy 5 (Załoga)
marauders-card-sugar-1 = Cukier 1 (ucieczka)
marauders-card-sugar-2 = Cukier 2 (ucieczka)
marauders-card-sugar-3 = Cukier 3 (ucieczka)
marauders-card-sugar-4 = Cukier 3 (ucieczka)
marauders-card-sugar-5 = Cukier 3 (Ładownia)
marauders-card-sugar-6 = Cukier 3 (Maszty)
marauders-card-sugar-7 = Cukier 4 (Załoga)
marauders-card-sugar-8 = Cukier 5 (Kadłub)
marauders-card-textiles-1 = Tkaniny 1 (ucieczka)
marauders-card-textiles-2 = Tkaniny 2 (ucieczka)
marauders-card-textiles-3 = Tkaniny 3 (ucieczka)
marauders-card-textiles-4 = Tkaniny 3 (ucieczka)
marauders-card-textiles-5 = Tkaniny 3 (Maszty)
marauders-card-textiles-6 = Tkaniny 3 (Załoga)
marauders-card-textiles-7 = Tkaniny 4 (Działa)
marauders-card-textiles-8 = Tkaniny 5 (Kadłub)
marauders-card-tobacco-1 = Tytoń 1 (ucieczka)
marauders-card-tobacco-2 = Tytoń 2 (ucieczka)
marauders-card-tobacco-3 = Tytoń 3 (ucieczka)
marauders-card-tobacco-4 = Tytoń 3 (ucieczka)
marauders-card-tobacco-5 = Tytoń 3 (Załoga)
marauders-card-tobacco-6 = Tytoń 3 (Działa)
marauders-card-tobacco-7 = Tytoń 4 (Kadłub)
marauders-card-tobacco-8 = Tytoń 5 (Ładownia)
marauders-card-wood-1 = Drewno 1 (ucieczka)
marauders-card-wood-2 = Drewno 2 (ucieczka)
marauders-card-wood-3 = Drewno 3 (ucieczka)
marauders-card-wood-4 = Drewno 3 (ucieczka)
marauders-card-wood-5 = Drewno 3 (Działa)
marauders-card-wood-6 = Drewno 3 (Ładownia)
marauders-card-wood-7 = Drewno 4 (Kadłub)
marauders-card-wood-8 = Drewno 5 (Maszty)

### Table

marauders-ui-tab-chart = Mapa
marauders-ui-tab-mine = Mój statek
marauders-ui-tab-captains = Kapitanowie
marauders-ui-chart = Mapa Karaibów
marauders-ui-zone-port = port, { $nation }
marauders-ui-zone-demand = popyt: { $good }
marauders-ui-zone-merchant = { $nation ->
        [unknown] kupiec
       *[other] kupiec pod banderą: { $nation }
    }
marauders-ui-zone-mission = Misja do podjęcia: { $mission }
marauders-ui-zone-ships = statki: { $names }
marauders-ui-zone-moored = w porcie: { $names }
marauders-ui-status = Runda { $round } · do { $target } Punktów Chwały
marauders-ui-captains = Kapitanowie
marauders-ui-captain = Kapitan
marauders-ui-target = cel: { $count }
marauders-ui-you = (ty)
marauders-ui-glory = Punkty Chwały
marauders-ui-glory-cards = Karty Chwały
marauders-ui-gold = Dukaty na pokładzie
marauders-ui-chest = Dukaty w skrzyni
marauders-ui-chest-used = W skrzyni mogą być Dukaty
marauders-ui-with-chest = ze skrzynią
marauders-ui-cargo = Ładunek
marauders-ui-no-cargo = Ładownia jest pusta.
marauders-ui-unknown-cargo = nieznany ładunek
marauders-ui-has-cargo = Karty Ładunku: { $count }
marauders-ui-has-cards = Karty Chwały: { $count }
marauders-ui-has-rumor = ma Plotkę
marauders-ui-slowed = w następnej kolejce { $count ->
        [one] o { $count } akcję mniej
        [few] o { $count } akcje mniej
        [many] o { $count } akcji mniej
       *[other] o { $count } akcji mniej
    }
marauders-ui-in-port = W porcie:
marauders-ui-status-waiting = czeka na nowego kapitana
marauders-ui-status-retired = na emeryturze
marauders-ui-status-unseen = jeszcze nieodkryty
marauders-ui-bounty = Nagroda, { $nation }: { $level }
marauders-ui-bounties = Nagrody według krajów
marauders-ui-mine = Mój statek i dobytek
marauders-ui-your-ship = { $ship }
marauders-ui-turns = Zwrotn.
marauders-ui-maneuverability = Zwrotność
marauders-ui-used-up = { $name } (wykorzystane)
marauders-ui-weapon-count = { $weapon }: { $count }
marauders-ui-good-price = { $good }: { $count ->
        [one] { $count } Dukat
        [few] { $count } Dukaty
        [many] { $count } Dukatów
       *[other] { $count } Dukata
    }
marauders-ui-round = Ta runda
marauders-ui-no-event = Żadne Wydarzenie nie trwa
marauders-ui-events-left = Pozostałe Karty Wydarzeń: { $count }
marauders-ui-war = Wojna:
marauders-ui-plague = Zaraza zamyka: { $zones }
marauders-ui-independent = Kapitanowie Niezależni
marauders-ui-no-independent = Nikogo jeszcze nie ma na morzu.
marauders-ui-hunts-you = ściga cię
marauders-ui-hunts = ściga
marauders-ui-entering = przybywa na koniec rundy
marauders-ui-missions-on-offer = Misje do podjęcia
marauders-ui-rival = Rywal: { $name }
marauders-ui-prize-taken = Premia już wzięta: { $name }
marauders-ui-merchant-box = Kupcy poza mapą: { $count } z { $full }
marauders-ui-reachable = Miejsca do wyboru
marauders-ui-to-chart = Mapa
marauders-ui-to-port = Port
marauders-ui-business-sell = Sprzedaż Ładunku
marauders-ui-business-buy = Zakup Ładunku
marauders-ui-business-yard = Stocznia
marauders-ui-business-recruit = Rekrutacja
marauders-ui-business-rumor = Zdobycie Plotki
marauders-ui-business-mission = Misje
marauders-ui-business-stash = Skrzynia
marauders-ui-business-hire = Specjaliści
marauders-ui-business-pardon = Królewska amnestia
marauders-ui-sell-note = Popyt: { $good }, po { $demanded }. Inne towary po { $other }.
marauders-ui-sell-plain = Każdy towar po { $other }.
marauders-ui-buy-note = Oferta: { $count ->
        [one] { $count } karta
        [few] { $count } karty
        [many] { $count } kart
       *[other] { $count } karty
    }. Im więcej tego samego towaru, tym taniej.
marauders-ui-yard-note = Naprawa { $repair }, broń { $weapon }{ $modification ->
        [none] ; brak Modyfikacji.
        [unknown] ; Modyfikacja { $price }.
       *[other] ; { $modification } { $price }.
    }
marauders-ui-recruit-note = { $missing ->
        [0] Załoga jest w komplecie.
       *[other] Brakuje: { $missing }. { $price ->
            [0] Tu za darmo.
           *[other] Test Dowodzenia; po nieudanym: po { $price }.
        }
    }
marauders-ui-rumor-note = { $price ->
        [0] Za darmo.
       *[other] Koszt: { $price }.
    } Test Wpływów.
marauders-ui-mission-none = Tu nie ma żadnej.
marauders-ui-mission-yours = Twoja: { $mission }.
marauders-ui-stash-note = W twojej skrzyni: { $count }. Za dziesięć jest Punkt Chwały.
marauders-ui-hire-note = Ci z twojej ręki, gdzie pozwala ich karta.
marauders-ui-pardon-note = Jeden poziom Nagrody: { $price }.
marauders-ui-act-trade = Sprzedaj
marauders-ui-act-deliver = Dostarcz: { $what }
marauders-ui-act-market = Zobacz ofertę
marauders-ui-act-yard = Wejdź
marauders-ui-act-recruit = Rekrutuj
marauders-ui-act-ask-around = Rozpytaj
marauders-ui-act-check = Sprawdź swoją
marauders-ui-act-claim = { $what }
marauders-ui-act-stash = Ukryj
marauders-ui-act-withdraw = Wyjmij
marauders-ui-act-hire = { $what }
marauders-ui-act-pardon = { $what }
marauders-ui-act-hire-crew = Najmij 1 punkt Załogi za { $price }
marauders-ui-closed = Dlaczego nie?
marauders-ui-counter-hold = Twoja ładownia
marauders-ui-counter-laid = Na ladzie
marauders-ui-counter-offer = Oferta
marauders-ui-sale-total = Razem { $count ->
        [one] { $count } Dukat
        [few] { $count } Dukaty
        [many] { $count } Dukatów
       *[other] { $count } Dukata
    }{ $glory ->
        [yes] {" "}i Punkt Chwały za poszukiwany towar: { $demanded }
       *[no] {""}
    }.
marauders-ui-wanted-in = Popyt: { $zones }
marauders-ui-wanted-nowhere = Nigdzie nie ma teraz popytu
marauders-ui-recruiting-note = Test się nie udał. Punkt Załogi kosztuje teraz { $price }.
marauders-ui-yard-repairs = Naprawy po { $price } za punkt
marauders-ui-yard-refit = Przywróć Wzmocniony Kadłub: { $price }
marauders-ui-yard-modification = Modyfikacja w stoczni za { $price }
marauders-ui-yard-none = Nie ma żadnej.
marauders-ui-yard-carry = Zabierz: { $name }
marauders-ui-yard-weapons = Broń Specjalna po { $price }
marauders-ui-yard-disarm = Sprzedaj za { $price }: { $weapon }
marauders-ui-yard-ships = Statki; za twój dostaniesz { $value }
marauders-ui-yard-price = { $price }, po wymianie { $after }
marauders-ui-amount-stash = Do skrzyni
marauders-ui-amount-withdraw = Ze skrzyni
marauders-ui-all-of-it = Wszystko: { $count }
marauders-brings-costs = { $count ->
        [one] −{ $count } Dukat
        [few] −{ $count } Dukaty
        [many] −{ $count } Dukatów
       *[other] −{ $count } Dukata
    }
marauders-brings-gains = { $count ->
        [one] +{ $count } Dukat
        [few] +{ $count } Dukaty
        [many] +{ $count } Dukatów
       *[other] +{ $count } Dukata
    }
marauders-brings-demand = popyt: { $good }
marauders-brings-wanted-in = Popyt: { $zones }
marauders-brings-reads-glory = { $card }
marauders-brings-reads-rumor = { $rumor }
marauders-brings-reads-mission = { $mission }
marauders-brings-reads-ship = { $ship }
marauders-brings-hurricane = Huragan
marauders-brings-storm = Sztorm
marauders-brings-rival = { $zone }
marauders-brings-unused = niewykorzystane: { $count ->
        [one] { $count } akcja
        [few] { $count } akcje
        [many] { $count } akcji
       *[other] { $count } akcji
    }
marauders-brings-action = 1 akcja, zostanie { $left }
marauders-brings-extra-move = zużywa dodatkowy Ruch
marauders-brings-merchant = jest tam kupiec
marauders-brings-rumor = tam prowadzi twoja Plotka
marauders-brings-mission = tam prowadzi twoja Misja
marauders-brings-barred = port jest dla ciebie zamknięty
marauders-brings-hunted = będzie cię szukać: { $fleet }
marauders-brings-prey = ściga tam: { $owner }
marauders-brings-safe = statki na morzu ci nie zagrożą
marauders-brings-sure = znajdujesz bez rzutu
marauders-brings-then-raid = potem atakujesz albo puszczasz wolno
marauders-brings-then-battle = potem od razu walka
marauders-brings-wanted = przynosi Nagrodę: { $nation }
marauders-brings-free = za darmo, bez testu
marauders-brings-test = { $skill }: { $count ->
        [one] { $count } kość
        [few] { $count } kości
        [many] { $count } kości
       *[other] { $count } kości
    }, { $chance }%
marauders-ui-verb-sail = Płyń
marauders-ui-verb-send = Poślij
marauders-ui-verb-enter = Wpłyń
marauders-ui-verb-leave = Wypłyń
marauders-ui-verb-port = Zejdź na ląd
marauders-ui-verb-scout = Szukaj
marauders-ui-verb-end = Zakończ
marauders-ui-verb-buy = Kup
marauders-ui-verb-sell = Wyłóż
marauders-ui-verb-purchase = Kup
marauders-ui-verb-repair = Napraw
marauders-ui-verb-claim = Podejmij
marauders-ui-verb-market = Zobacz ofertę
marauders-ui-verb-yard = Wejdź
marauders-ui-verb-recruit = Rekrutuj
marauders-ui-verb-hire = Zatrudnij
marauders-ui-verb-jettison = Wyrzuć
marauders-ui-verb-amount = Wykonaj
marauders-ui-next-turn = Płyń do podświetlonego akwenu, szukaj albo użyj przycisków poniżej. Potem ścigający mogą cię szukać.
marauders-ui-next-port = Sprzedaż jest pierwsza; każda czynność raz.
marauders-ui-next-sale = Wyłóż karty z ładowni, potem zakończ.
marauders-ui-next-market = Oferta jest tajna; co zostawisz, przepada.
marauders-ui-next-yard = Kup, czego ci trzeba, potem zakończ.
marauders-ui-next-beckon = Dotknij podświetlonego akwenu: tam popłynie.
marauders-ui-next-slip-away = Dotknij podświetlonego akwenu: popłyniesz tam od razu.
marauders-ui-score-glory = Punkty Chwały
marauders-ui-score-chest = Punkty za skrzynię
marauders-ui-token-merchant = Kupiec
marauders-ui-token-merchant-text = Znajdziesz go akcją Rozpoznanie; dopiero wtedy widać banderę. Atak przynosi Ładunek i złoto, ale też Nagrodę od tego kraju.
marauders-ui-token-modification = Modyfikacja
marauders-ui-token-modification-text = Zakryta. Zostanie odkryta, gdy ktoś wykona w tym porcie akcję Port; można ją kupić w stoczni.
marauders-ui-flagships-hunt = Ściga kapitanów z Nagrodą, a w czasie wojny wrogów. Spotkanych na morzu próbuje wytropić, a wytropionych atakuje.
marauders-ui-pirates-hunt = Ściga kapitanów bez Nagrody. Spotkanych na morzu próbuje wytropić, a wytropionych atakuje.
marauders-ui-voyage-lurks = czyha w miejscu
marauders-ui-voyage-from = skąd: { $zone }
marauders-ui-voyage-new = właśnie się pojawia
marauders-ui-skill-seamanship = Żegl.
marauders-ui-skill-scouting = Rozpozn.
marauders-ui-skill-leadership = Dowodz.
marauders-ui-skill-influence = Wpływy
marauders-ui-next-idle = Nie masz już akcji. Możesz jeszcze zagrać karty, potem zakończ kolejkę.

### Scenes

## Na scenie

marauders-ui-battle = Bitwa
marauders-ui-raid = Atak na Kupca
marauders-ui-raid-on = Atak na Kupca, { $nation }
marauders-ui-storm = Sztorm
marauders-ui-hold = Ładunek
marauders-ui-answer = Twoja odpowiedź
marauders-ui-new-captain = Nowy kapitan
marauders-ui-spoils = Łupy
marauders-ui-battle-round = Bitwa, runda { $round }
marauders-ui-crew-round = Starcie Załogi, runda { $round }
marauders-ui-undeclared = jeszcze bez deklaracji
marauders-ui-controlled = Decyduje: { $name }
marauders-ui-outmaneuvers = wygrywa Manewry
marauders-ui-wins = wygrywa
marauders-ui-dice = Kości
marauders-ui-hit-dice = Kości trafień
marauders-ui-dice-of = Kości: { $name }
marauders-ui-hits-of = Trafienia: { $name }
marauders-ui-die-skull = czaszka: sukces
marauders-ui-die-pips = { $pips ->
        [one] { $pips } oczko
        [few] { $pips } oczka
        [many] { $pips } oczek
       *[other] { $pips } oczka
    }
marauders-ui-location-label = { $location }: { $left } z { $full }{ $coming ->
        [0] {""}
        [one] , nadchodzi 1 trafienie
        [few] , nadchodzą { $coming } trafienia
        [many] , nadchodzi { $coming } trafień
       *[other] , nadchodzi { $coming } trafienia
    }
marauders-ui-turns-label = Zwrotność { $count }
marauders-ui-raid-roll = Twój rzut
marauders-ui-successes = { $count ->
        [0] Brak sukcesów do wykorzystania
        [one] { $count } sukces do wykorzystania
        [few] { $count } sukcesy do wykorzystania
        [many] { $count } sukcesów do wykorzystania
       *[other] { $count } sukcesu do wykorzystania
    }
marauders-ui-misses = { $count ->
        [one] { $count } chybiona kość: może ją zmienić Broń Specjalna.
        [few] { $count } chybione kości: jedną może zmienić Broń Specjalna.
        [many] { $count } chybionych kości: jedną może zmienić Broń Specjalna.
       *[other] { $count } chybionej kości: jedną może zmienić Broń Specjalna.
    }
marauders-ui-as-it-lies = Jak leży
marauders-ui-draw = Dobierz jeszcze
marauders-ui-laid-out = Wyłożone
marauders-ui-aboard = Na pokładzie
marauders-ui-room = { $count ->
        [0] brak miejsca
        [one] miejsce na jeszcze { $count }
        [few] miejsce na jeszcze { $count }
        [many] miejsce na jeszcze { $count }
       *[other] miejsce na jeszcze { $count }
    }
marauders-ui-excess = { $count ->
        [one] o { $count } za dużo
        [few] o { $count } za dużo
        [many] o { $count } za dużo
       *[other] o { $count } za dużo
    }
marauders-ui-no-room = W Ładowni nie ma miejsca.
marauders-ui-unseen-card = karta, której nie znasz
marauders-ui-ship-sloop = Zwrotny i trudny do złapania; mało miejsca.
marauders-ui-ship-flute = Statek kupca: duża Ładownia, mało rąk.
marauders-ui-not-now = Teraz niemożliwe.
marauders-ui-no-answer = Żadna z twoich kart teraz nie pasuje.
marauders-ui-touch-die = Możesz przerzucić jedną kość: dotknij jej.
marauders-ui-touch-hit = Dotknij lokacji, której trafienie chcesz odwołać.
marauders-ui-place-hit = Dotknij lokacji, która przyjmie trafienie.{ $count ->
        [one] {""}
        [few] {" "}Do przydzielenia: { $count }.
        [many] {" "}Do przydzielenia: { $count }.
       *[other] {" "}Do przydzielenia: { $count }.
    }
marauders-ui-pick-dice = Dotknij każdej kości, którą chcesz przerzucić.
marauders-ui-set-die = Dotknij kości, którą chcesz ustawić.
marauders-ui-set-where = Teraz dotknij lokacji wroga. Cel: { $name }.

## Co zostawia wszystko po staremu

marauders-ui-close-maneuver-roll = Zostaw rzut
marauders-ui-close-location-roll = Zostaw rzut
marauders-ui-close-crew-roll = Zostaw rzut
marauders-ui-close-raid-roll = Zostaw rzut
marauders-ui-close-raid = Dość: bierzesz, co leży
marauders-ui-close-land-hits = Przyjmij trafienia
marauders-ui-close-chase = Nie strzelaj
marauders-ui-close-capture = Zostań na swoim statku
marauders-ui-close-claim-bounty = Niczego nie odbieraj
marauders-ui-close-whose-dice = Cofnij kartę
marauders-ui-close-set-die = Cofnij kartę
marauders-ui-close-move-hit = Cofnij kartę
marauders-ui-close-pick-dice = Przerzuć wskazane kości
marauders-ui-close-stow = To wszystko
marauders-ui-close-found = Staw czoła wrogowi
marauders-ui-close-slip-away = Cofnij kartę
marauders-ui-close-failed-test = Pogódź się z porażką
marauders-ui-close-gossip = Nie zagrywaj karty
marauders-ui-close-buy-rumor = Nie kupuj
marauders-ui-close-check-rumor = Rzuć bez karty
marauders-ui-close-crew-fight = Jeszcze nie teraz
marauders-ui-close-frigate-fight = Zostaw ich w spokoju
marauders-ui-close-frigate-won = Weź zamiast niej złoto
marauders-ui-close-rival-found = Puść statek wolno

## Co znaczy wybór

marauders-brings-dice = { $dice ->
        [one] { $dice } kość
        [few] { $dice } kości
        [many] { $dice } kości
       *[other] { $dice } kości
    } przeciw { $foes }: { $chance }% na wygranie Manewrów
marauders-brings-shoot = Trafienia: średnio { $hits },{ $tenths }, najwyżej { $most }
marauders-brings-no-guns = Działa zniszczone: żadnych trafień
marauders-brings-board = Po wygranej Załoga { $crew } z { $dice ->
        [one] { $dice } kością
        [few] { $dice } kośćmi
        [many] { $dice } kośćmi
       *[other] { $dice } kości
    } przeciw { $foes } z { $foes_dice }: { $chance }% na wygranie Starcia
marauders-brings-fight = Załoga { $crew } z { $dice ->
        [one] { $dice } kością
        [few] { $dice } kośćmi
        [many] { $dice } kośćmi
       *[other] { $dice } kości
    } przeciw { $foes } z { $foes_dice }: { $chance }% na wygranie Starcia
marauders-brings-flee = { $chance }% na ucieczkę
marauders-brings-fire = Wróg strzela. Trafienia w ciebie: średnio { $hits },{ $tenths }, najwyżej { $most }
marauders-brings-nobody = Nikt nie wygrywa Manewrów
marauders-brings-win = Wygrywasz Manewry
marauders-brings-win-board = Wygrywasz Manewry i dokonujesz Abordażu
marauders-brings-win-flee = Wygrywasz Manewry i umykasz
marauders-brings-win-stuck = Wygrywasz Manewry, ale nie umykasz
marauders-brings-lose = Manewry wygrywa wróg
marauders-brings-lose-board = Manewry wygrywa wróg i dokonuje Abordażu
marauders-brings-lose-flee = Wróg umyka
marauders-brings-deal = { $count ->
        [one] Zadajesz { $count } trafienie
        [few] Zadajesz { $count } trafienia
        [many] Zadajesz { $count } trafień
       *[other] Zadajesz { $count } trafienia
    }
marauders-brings-take = { $count ->
        [one] Przyjmujesz { $count } trafienie
        [few] Przyjmujesz { $count } trafienia
        [many] Przyjmujesz { $count } trafień
       *[other] Przyjmujesz { $count } trafienia
    }
marauders-brings-deal-crew = Wróg traci Załogę: { $count }
marauders-brings-take-crew = Tracisz Załogę: { $count }
marauders-brings-chase = Od razu jedno trafienie
marauders-brings-shot = { $count ->
        [one] { $count } czaszka trafia: { $location }
        [few] { $count } czaszki trafiają: { $location }
        [many] { $count } czaszek trafia: { $location }
       *[other] { $count } czaszki trafia: { $location }
    }
marauders-brings-hooks = Przerzucasz dowolne swoje kości
marauders-brings-prize = Kadłub { $hull }, Ładownia { $hold }, Maszty { $masts }, Załoga { $crew }, Działa { $cannons }, Zwrotność { $turns }
marauders-brings-lost-modifications = { $count ->
        [one] { $count } twoja Modyfikacja wraca do portu
        [few] { $count } twoje Modyfikacje wracają do portów
        [many] { $count } twoich Modyfikacji wraca do portów
       *[other] { $count } twojej Modyfikacji wraca do portów
    }
marauders-brings-gold = { $gold ->
        [one] { $gold } Dukat
        [few] { $gold } Dukaty
        [many] { $gold } Dukatów
       *[other] { $gold } Dukata
    }
marauders-brings-glory = 1 Punkt Chwały
marauders-brings-bounty = Nagroda za ciebie: { $level }
marauders-brings-letter = List kaperski cię osłania: bez Nagrody
marauders-brings-raid = { $dice ->
        [one] { $dice } kość
        [few] { $dice } kości
        [many] { $dice } kości
       *[other] { $dice } kości
    }: { $chance }% na co najmniej jeden sukces
marauders-brings-escape = { $count ->
        [one] { $count } Symbol Ucieczki i kupca nie ma
        [few] { $count } Symbole Ucieczki i kupca nie ma
        [many] { $count } Symboli Ucieczki i kupca nie ma
       *[other] { $count } Symbolu Ucieczki i kupca nie ma
    }
marauders-brings-away = Odchodzi: { $card }
marauders-brings-next = Następna karta: { $escape }% na ucieczkę, { $hit }% na trafienie w ciebie
marauders-brings-loot = Dukaty: średnio { $loot },{ $tenths }
marauders-brings-escapes = Ucieczka { $count } z { $needed }
marauders-brings-hits = Trafienia w ciebie: { $locations }
marauders-brings-raid-escape = Kupiec ucieka
marauders-brings-raid-damage = Zniszczona lokacja: bez łupu
marauders-brings-raid-sunk = Twój statek tonie
marauders-brings-success = Jeszcze 1 sukces
marauders-brings-room = { $count ->
        [0] Potem Ładownia jest pełna
        [one] Potem miejsce na jeszcze { $count }
        [few] Potem miejsce na jeszcze { $count }
        [many] Potem miejsce na jeszcze { $count }
       *[other] Potem miejsce na jeszcze { $count }
    }
marauders-brings-left = { $location }: zostaje { $left }
marauders-brings-destroyed = Zniszczone: { $location }
marauders-brings-sinks = Statek tonie
marauders-brings-spared = Ocalone: { $location }
marauders-brings-redraw = Następna karta z talii, ktokolwiek to będzie

## Karty

marauders-ui-cards = Karty
marauders-ui-holdings = Karty gracza: { $name }
marauders-ui-read = Czytaj
marauders-ui-nothing-held = Brak
marauders-ui-ways = Jak użyć karty
marauders-ui-held-hired = w służbie
marauders-ui-held-kept = potwierdzona, zatrzymana
marauders-ui-turns-left = { $count ->
        [one] została { $count } kolejka
        [few] zostały { $count } kolejki
        [many] zostało { $count } kolejek
       *[other] zostało { $count } kolejki
    }
marauders-ui-chest-closed = skrzynia w użyciu
marauders-ui-chest-empty = skrzynia pusta
marauders-ui-chest-note = Co jest w skrzyni, wie tylko jej właściciel.

## Czasowniki na scenie

marauders-ui-verb-shoot = Ognia!
marauders-ui-verb-board = Na abordaż!
marauders-ui-verb-flee = Uciekaj
marauders-ui-verb-chase = Ognia!
marauders-ui-verb-raid = Atakuj
marauders-ui-verb-release = Puść wolno
marauders-ui-verb-put-back = Zostaw go
marauders-ui-verb-draw = Dobierz
marauders-ui-verb-throw = Odrzuć
marauders-ui-verb-exchange = Wymień
marauders-ui-verb-spend = Zużyj
marauders-ui-verb-deploy = Zużyj
marauders-ui-verb-stow = Załaduj
marauders-ui-verb-reroll = Przerzuć
marauders-ui-verb-own-dice = Wybierz
marauders-ui-verb-foes-dice = Wybierz
marauders-ui-verb-set = Celuj
marauders-ui-verb-place = Przyjmij tam
marauders-ui-verb-absorb = Zatrzymaj
marauders-ui-verb-shift = Przenieś
marauders-ui-verb-claim-bounty = Odbierz
marauders-ui-verb-capture = Przejmij
marauders-ui-verb-take = Zatrzymaj
marauders-ui-verb-fight = Walcz
marauders-ui-verb-pick = Wybierz
marauders-ui-verb-challenge = Wskaż
marauders-ui-verb-keep = Zatrzymaj
marauders-ui-verb-redraw = Dobierz
marauders-ui-verb-ship = Wybierz
marauders-ui-verb-play = Zagraj
marauders-ui-verb-discard = Odrzuć
marauders-ui-verb-pass = Pas
marauders-ui-verb-decline = Nie
marauders-ui-verb-done = To wszystko

## Dlaczego nie (na morzu): fakty

marauders-why-card-not-held = Nie masz na ręce tej karty: { $card }.
marauders-why-card-moment = To nie jest chwila na tę kartę: { $card }.
marauders-why-card-copies-nothing = Ta karta kopiuje poprzednio zagraną, a takiej teraz nie ma: { $card }.
marauders-why-card-target = Tutaj nie zagrasz tej karty na ten cel: { $card }.
marauders-why-card-idle = Ta karta nic by teraz nie zmieniła: { $card }.
marauders-why-no-reroll = Ani twój kapitan, ani żaden twój Specjalista nie może przerzucić kości z tego rzutu.
marauders-why-rerolled = Ten przerzut masz już za sobą.
marauders-why-no-such-die = Żadna z tych kości nie ma takiego wyniku: { $die }.
marauders-why-no-die-picked = Wybierz przynajmniej jedną kość do przerzucenia.
marauders-why-no-dice = Nie leżą tam żadne kości.
marauders-why-shot-used = Do tych kości użyto już Broni Specjalnej.
marauders-why-set-already = Ta kość już wskazuje tę lokację: { $location }.
marauders-why-damage-location-roll = Kości nie można ustawić na to: { $location }.
marauders-why-weapon-not-aboard = Nie masz na pokładzie takiej Broni Specjalnej: { $weapon }.
marauders-why-weapon-moment = { $weapon }: tego żetonu nie używa się po tym rzucie.
marauders-why-weapon-hooks = Twoja deklaracja w tej rundzie to nie Abordaż.
marauders-why-weapon-one-shot-per-volley = Żadna z twoich kości trafień nie pokazuje czaszki.
marauders-why-combat-first-round-shoot = To pierwsza runda bitwy: obie strony prowadzą Ostrzał.
marauders-why-damage-masts = Statek, którym dowodzisz, ma zniszczone Maszty.
marauders-why-damage-masts-exactly-one = Masz zniszczone Maszty, więc ta karta nic ci nie da: { $card }.
marauders-why-damage-crew = Statek, którym dowodzisz, nie ma już Załogi.
marauders-why-npccombat-flee-limit = { $fleet } nie ma ani mniej Dział, ani mniej Załogi niż przeciwnik.
marauders-why-no-such-location = Statek nie ma takiej lokacji: { $location }.
marauders-why-no-hit = Tam nie wchodzi teraz żadne trafienie: { $location }.
marauders-why-other-hit = Przenosisz trafienie w tę lokację: { $location }.
marauders-why-hit-there = Trafienie już jest w tej lokacji: { $location }.
marauders-why-location-destroyed = Ta lokacja jest zniszczona: { $location }.
marauders-why-mod-reinforced-hull = Nie masz Wzmocnionego Kadłuba.
marauders-why-hull-flipped = Twój Wzmocniony Kadłub jest już zużyty i jeszcze nieprzywrócony.
marauders-why-no-shift = Twój kapitan nie może przenieść takiego trafienia.
marauders-why-shifted = Twój kapitan przeniósł już w tej bitwie jedno trafienie.
marauders-why-merchant-nationality = Ten kupiec może należeć tylko do kraju z tej listy: { $nations }.
marauders-why-merchant-box = Żeton kupca zszedł już z akwenu.
marauders-why-raid-no-destroyed-location = Zniszczone lokacje twojego statku: { $locations }.
marauders-why-raid-spend-successes = Nie masz już sukcesów do wydania.
marauders-why-card-not-laid = Tej karty nie ma wśród wyłożonych: { $card }.
marauders-why-raid-weapons = Nie ma już kości, którą można by zamienić na sukces.
marauders-why-no-way-there = Ten akwen nie sąsiaduje z twoim: { $zone }.
marauders-why-not-sailed = Twój statek jeszcze nie odpłynął: popłyń dalej albo wstrzymaj kartę.
marauders-why-sailed-on = Twój statek już odpłynął: karta jest zagrana.
marauders-why-bounty-reward = Ten kraj nie wyznaczył Nagrody na tego gracza ({ $owner }): { $nation }.
marauders-why-bounty-reward-barred = Ten kraj ściga też ciebie: { $nation }, Nagroda { $level }.
marauders-why-reward-at-war = Twój kraj toczy wojnę z tym: { $nation }.
## Dlaczego nie (na lądzie): fakty

marauders-why-gold = Możesz zapłacić { $have ->
        [one] { $have } Dukata
        [few] { $have } Dukaty
        [many] { $have } Dukatów
       *[other] { $have } Dukata
    }, a kosztuje to { $cost }.
marauders-why-no-gold = Nie masz Dukatów na pokładzie.
marauders-why-empty-chest = Twoja skrzynia jest pusta.
marauders-why-no-cargo = Nie masz na pokładzie żadnego Ładunku.
marauders-why-not-aboard = Nie masz na pokładzie takiego towaru: { $good }.
marauders-why-not-laid = Tego towaru nie ma na stole: { $good }.
marauders-why-goods-missing = Misja wymaga kart: { $need } ({ $good }); masz: { $have }.
marauders-why-no-such-weapon = Nie ma takiej Broni Specjalnej.
marauders-why-no-weapon = Nie masz takiej Broni Specjalnej: { $weapon }.
marauders-why-no-weapons-left = Nie ma już żetonów tej Broni Specjalnej: { $weapon }.
marauders-why-weapon-one-of-each = Masz już tyle sztuk tej Broni Specjalnej, ile wolno: { $weapon }.
marauders-why-another-player = Musisz wskazać innego gracza.
marauders-why-no-better-price = Ta karta nie podniosłaby ceny niczego, co wykładasz: { $card }.
marauders-why-fixed-price = Cenę ustaliła już inna karta.
marauders-why-glory-house-offer = Coś już kupujesz, więc oferty nie można już zmienić.
marauders-why-glory-house-once = Karta tego rodzaju została już użyta w tej kolejce.
marauders-why-glory-house-slow = Kotwica tego gracza jest już zaplątana: { $owner }.
marauders-why-glory-house-beckon = Trzeba przesunąć ten statek co najmniej raz.
marauders-why-no-border = Ten akwen nie sąsiaduje z tym, w którym jest statek: { $zone }.
marauders-why-fleet-away = Tego statku nie ma na morzu: { $fleet }.
marauders-why-no-victim = Musisz wskazać innego gracza, którego statek stoi w porcie.
marauders-why-nobody-to-tax = Musisz wskazać innego gracza, który ma statek.
marauders-why-undamaged = Na twoim statku nie ma nic do naprawy.
marauders-why-full-crew = Twoja Załoga jest w komplecie.
marauders-why-no-hold-at-sea = Nie jesteś na morzu z miejscem w Ładowni.
marauders-why-no-smuggling = Nie jesteś z Ładunkiem na morzu obok portu.
marauders-why-no-discards = Wśród odrzuconych nie ma innej Karty Chwały.
marauders-why-not-salvaged = Tej karty nie można wziąć: { $card }.
marauders-why-no-rumors-left = Nie ma już Plotek do dobrania.
marauders-why-turn-three-actions = Nie masz już na to akcji.
marauders-why-at-sea = Jesteś na morzu.
marauders-why-in-port = Jesteś w porcie.
marauders-why-acted = W tej kolejce masz już za sobą akcję.
marauders-why-move-no-shortcut = Jesteś w porcie: najpierw wypłyń na morze.
marauders-why-move-adjacent-zone = To nie sąsiaduje z twoim akwenem: { $zone }.
marauders-why-board-zones = W tym akwenie nie ma portu.
marauders-why-plague = W tym porcie panuje zaraza.
marauders-why-wanted = Ten kraj wyznaczył Nagrodę za twoją głowę: { $nation }.
marauders-why-enemy-port = Ten kraj jest w stanie wojny z twoim: { $nation }.
marauders-why-access-port-royale-details = Próba przekonania ich już się nie powiodła.
marauders-why-no-papers = Nie masz fałszywych papierów.
marauders-why-scout-at-sea-only = Jesteś w porcie.
marauders-why-scout-not-in-port = Ten statek stoi w porcie: { $owner }.
marauders-why-scout-once-per-target = Tego celu szukasz już w tej kolejce.
marauders-why-not-in-zone = Nie ma tego w twoim akwenie.
marauders-why-no-search = Nie masz Misji, która każe szukać w tym akwenie.
marauders-why-searched = Na potrzeby Misji ten akwen jest już przeszukany: { $zone }.
marauders-why-port-in-port-only = Jesteś na morzu.
marauders-why-port-once-per-turn = Akcja Port została już wykonana w tej kolejce.
marauders-why-access-caught-in-port = Ten port jest dla ciebie zamknięty.
marauders-why-talked = Próba przekonania władz portu już się nie powiodła.
marauders-why-port-sell-first = Towary sprzedaje się na początku akcji Port, a ten masz już za sobą.
marauders-why-port-each-once = To zostało już zrobione w tej kolejce.
marauders-why-recruit-max = Twoja Załoga jest w komplecie: { $count }.
marauders-why-not-home = Twój Port Macierzysty to { $zone }.
marauders-why-end-chest-shut = Cel został ogłoszony: twoja skrzynia jest zamknięta.
marauders-why-called-off = Skrzynia była już otwarta i nic z niej nie wyjęto.
marauders-why-stash-details = Kwota mieści się między 1 a { $most }.
marauders-why-bounty-stays = W tej rundzie żadne Wydarzenie nie sprzedaje ułaskawień.
marauders-why-not-wanted = Ten kraj nie wyznaczył Nagrody za twoją głowę: { $nation }.
marauders-why-cargo-port-limit-6 = Masz { $count ->
        [one] { $count } kartę Ładunku
        [few] { $count } karty Ładunku
        [many] { $count } kart Ładunku
       *[other] { $count } karty Ładunku
    } i więcej się nie zmieści.
marauders-why-room-left = Nie potrzebujesz miejsca: masz { $have } z { $most } kart.
marauders-why-nothing-on-offer = Oferta jest pusta, więc nie ma na co robić miejsca.
marauders-why-ship-hold = Ładownia jest pełna: { $count ->
        [one] { $count } karta
        [few] { $count } karty
        [many] { $count } kart
       *[other] { $count } karty
    }.
marauders-why-no-delivery = Nie masz Misji, która każe to dostarczyć: { $good }.
marauders-why-deliver-elsewhere = Misja każe dostarczyć to do innego portu: { $good }, { $zone }.
marauders-why-same-good = Karta tego towaru już leży na stole: { $good }.
marauders-why-yard-repair = To nie jest uszkodzone: { $location }.
marauders-why-recruit-test = Stocznia nie naprawia Załogi: ludzi się rekrutuje.
marauders-why-hull-intact = Nie masz zużytego Wzmocnionego Kadłuba do przywrócenia.
marauders-why-mod-local-only = Nie leży tam żadna Modyfikacja.
marauders-why-mod-returned-waits = Modyfikacja w tym porcie leży zakryta.
marauders-why-mod-one-per-type = Twój statek ma już tę Modyfikację: { $modification }.
marauders-why-mod-no-transfer = Stary statek nie ma takiej Modyfikacji do przeniesienia.
marauders-why-mod-return-ports = Tam nie można położyć żetonu: { $zone }.
marauders-why-yard-no-ship-of-line = Stocznia nie sprzedaje takiego statku.
marauders-why-yard-visit-order = Podczas tej wizyty statek został już kupiony.
marauders-why-yard-never-shipless = Razem z ceną starego statku możesz zapłacić { $have ->
        [one] { $have } Dukata
        [few] { $have } Dukaty
        [many] { $have } Dukatów
       *[other] { $have } Dukata
    }, a kosztuje to { $cost }.
marauders-why-setup-starting-ship = Kapitan nie zaczyna z takim statkiem.
marauders-why-no-specialist = Ta karta to nie Specjalista: { $card }.
marauders-why-specialist-one-per-kind = Masz już Specjalistę tego rodzaju: { $card }.
marauders-why-not-hired-here = Tego Specjalisty nie zatrudnia się w tym porcie: { $card }, { $zone }.
marauders-why-tried = Próba zatrudnienia tego Specjalisty już była w tej kolejce: { $card }.
marauders-why-no-rumor = Nie masz Plotki.
marauders-why-rumor-place-and-test = Twoją Plotkę sprawdza się w tej strefie i tą Umiejętnością: { $zone }, { $skill }.
marauders-why-rumor-max-one = Nie masz takiej Plotki.
marauders-why-rumor-alone = Na sprzedaż jest tylko Plotka.
marauders-why-rumor-alternatives = Karta tego nie oferuje.
marauders-why-mission-one-attempt = Próba zdobycia Misji już była w tej kolejce.
marauders-why-not-offered = Tej Misji nie ma w ofercie: { $mission }.
marauders-why-offered-elsewhere = Ta Misja czeka w innym porcie: { $mission }, { $zone }.
marauders-why-is-pirate = Jesteś piratem.
marauders-why-mission-pirate = Nie jesteś piratem.
marauders-why-mission-freight = Nie masz na pokładzie miejsca na fracht.
marauders-why-no-rival = Żaden inny gracz nie ma kapitana w grze.
marauders-why-not-nameable = Musisz wskazać innego gracza, który ma kapitana w grze.
marauders-why-another-nation = Musisz wskazać inny kraj niż ten: { $nation }.

## Co można zrobić, po „możesz”

marauders-verb-ship = wybrać statek
marauders-verb-sail = popłynąć do innego akwenu
marauders-verb-enter = wpłynąć do portu
marauders-verb-leave = wypłynąć na morze
marauders-verb-scout = szukać celu
marauders-verb-port = wykonać akcję Port
marauders-verb-end = zakończyć kolejkę
marauders-verb-retire = odejść na emeryturę
marauders-verb-redraw = wylosować innego kapitana
marauders-verb-keep = zatrzymać kapitana
marauders-verb-jettison = wyrzucić Ładunek
marauders-verb-play = zagrać Kartę Chwały
marauders-verb-discard = odrzucić Kartę Chwały
marauders-verb-sell = wyłożyć kartę na sprzedaż
marauders-verb-trade = sprzedać Ładunek
marauders-verb-market = zakupić Ładunek
marauders-verb-amount = podać kwotę
marauders-verb-buy = kupić coś z oferty
marauders-verb-replace = wymienić kartę z oferty
marauders-verb-show = wskazać gracza
marauders-verb-yard = odwiedzić stocznię
marauders-verb-repair = naprawić uszkodzenie
marauders-verb-refit = przywrócić Wzmocniony Kadłub
marauders-verb-modify = kupić Modyfikację
marauders-verb-arm = wziąć Broń Specjalną
marauders-verb-disarm = sprzedać Broń Specjalną
marauders-verb-purchase = kupić statek
marauders-verb-carry = przenieść Modyfikację
marauders-verb-return = zwrócić Modyfikację do portu
marauders-verb-recruit = rekrutować Załogę
marauders-verb-hire-crew = nająć Załogę za Dukaty
marauders-verb-ask-around = zdobywać Plotkę
marauders-verb-check = sprawdzić Plotkę
marauders-verb-claim = podjąć Misję
marauders-verb-name = wskazać kraj
marauders-verb-hire = zatrudnić Specjalistę
marauders-verb-challenge = wskazać rywala
marauders-verb-pick = wybrać nagrodę
marauders-verb-stash = ukryć Dukaty
marauders-verb-withdraw = wyjąć Dukaty ze skrzyni
marauders-verb-pardon = pozbyć się Nagrody za głowę
marauders-verb-toll = zapłacić myto
marauders-verb-persuade = przekonać ich
marauders-verb-papers = okazać fałszywe papiery
marauders-verb-passage = skorzystać z przesmyku
marauders-verb-deliver = dostarczyć towar
marauders-verb-raid = zaatakować kupca
marauders-verb-release = puścić kupca wolno
marauders-verb-put-back = zostawić kupca w akwenie
marauders-verb-draw = dobrać kartę
marauders-verb-throw = odrzucić kartę
marauders-verb-exchange = wymienić kartę
marauders-verb-spend = zużyć Broń Specjalną na sukces
marauders-verb-stow = załadować towar
marauders-verb-shoot = strzelać
marauders-verb-board = dokonać abordażu
marauders-verb-flee = uciekać
marauders-verb-chase = strzelać ze Ścigaczy
marauders-verb-reroll = przerzucić kość
marauders-verb-own-dice = wybrać własne kości
marauders-verb-foes-dice = wybrać kości przeciwnika
marauders-verb-deploy = użyć Broni Specjalnej
marauders-verb-set = ustawić kość
marauders-verb-place = wybrać miejsce trafienia
marauders-verb-absorb = pochłonąć trafienie
marauders-verb-ignore = zignorować trafienie
marauders-verb-shift = przenieść trafienie
marauders-verb-claim-bounty = odebrać nagrodę za pirata
marauders-verb-capture = przejąć statek
marauders-verb-take = wziąć kartę lub żeton
marauders-verb-fight = walczyć
marauders-verb-send = posłać statek dalej
