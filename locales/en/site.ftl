site-preparing = Getting the games ready: { $percent }%
site-failed = The games could not be started: the network may be away, or this browser too old.
site-friends = Everything here runs in this browser, also without a network: you against bots, and several of you at this screen.
site-friends-how = For friends far away a computer has to keep the table. Get Kaper there, start it, and send them its link:
site-records = A game that is over can be exported there and watched here, and the other way round.
site-credits = Python in the browser
site-credits-text = The games run on Python, compiled for browsers. Unchanged parts of others, under licences of their own:
