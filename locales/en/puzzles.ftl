## Puzzles: positions in which one move is best

puzzles = Puzzles
puzzles-of = Puzzles: { $game }
puzzles-intro = Real positions from games between bots. In each, one move is clearly best, and it is not the one that first comes to mind. You know only what the player knew.
puzzles-of-day = Puzzles of the day: { $date }
puzzles-open = Solve
puzzles-earlier = Earlier days
puzzles-all = All puzzles
puzzles-today = Today
puzzles-none = This game has no puzzles yet.
puzzles-found = Solved
puzzles-shown = Solution seen
puzzles-unsolved = Not solved yet
puzzles-sum =
    { $days ->
        [0] { $found } solved
        [one] { $found } solved, { $days } day in a row
       *[other] { $found } solved, { $days } days in a row
    }

## One of them, at the table

puzzle = Puzzle
puzzle-of = Puzzle of { $date }
puzzle-question = You are { $name }. Find the best move.
puzzle-how = One move is clearly better than all the others, and it is not the obvious one. Choose at the table and try as often as you like.
puzzle-again =
    { $outcome ->
        [found] You solved this one. Find the best move again, or look at it once more.
       *[shown] You have seen the solution of this one. Can you still find it?
    }
puzzle-right = That’s it: “{ $action }” is the best move.
puzzle-worse =
    { $obvious ->
        [yes] “{ $action }” looks best at first, but it is
       *[no] “{ $action }” is
    } { $much ->
        [little] a little worse:
        [clearly] clearly worse:
       *[much] much worse:
    } your chance of winning falls by { $percent }%. Try another move.
puzzle-shown = The best move is “{ $action }”.
puzzle-show = Show the solution
puzzle-why = Why?
puzzle-play = Play on
puzzle-streak =
    { $count ->
        [one] { $count } day
       *[other] { $count } days in a row
    }
puzzle-failed = There is no puzzle here: it may be one of a day that has yet to come.

## Why the server does not do what was asked

server-no-such-puzzle = There is no such puzzle.
server-not-judged = Nobody has judged this move. Choose one that is listed.
