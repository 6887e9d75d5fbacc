site-preparing = Przygotowuję gry: { $percent }%
site-failed = Nie udało się uruchomić gier: może nie ma sieci albo ta przeglądarka jest za stara.
site-friends = Wszystko działa tu w przeglądarce, także bez sieci: grasz z botami albo w kilka osób przy jednym ekranie.
site-friends-how = Gdy przyjaciele są daleko, stołu musi pilnować jakiś komputer. Pobierz tam Kapera, uruchom go i wyślij im odnośnik:
site-records = Skończoną partię można tam wyeksportować i obejrzeć tutaj – i na odwrót.
site-credits = Python w przeglądarce
site-credits-text = Gry działają w Pythonie skompilowanym dla przeglądarek. Niezmienione części innych autorów, na ich licencjach:
