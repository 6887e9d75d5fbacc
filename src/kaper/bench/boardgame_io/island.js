'use strict';

// A stand-in for Martinique: two seats, 64 squares of tokens, pirates, loot, treasures and hidden
// maps. Its state is about as large as that of ours and holds the same kinds of secrets; its rules
// are simpler, so it asks less of the server.

const { INVALID_MOVE } = require('boardgame.io/core');

const SIZE = 8;
const LETTERS = 'abcdefgh';
const SYMBOLS = ['swords', 'pistols', 'skull', 'chest', 'parrot', 'rum'];
const BEACH = 1;
const PIRATES = 3;
const LAST_TURN = 60;

const name = (column, row) => `${LETTERS[column]}${row}`;
const column = (square) => LETTERS.indexOf(square[0]);
const row = (square) => Number(square[1]);
const isSquare = (square) =>
  typeof square === 'string' &&
  square.length === 2 &&
  column(square) >= 0 &&
  row(square) >= 1 &&
  row(square) <= SIZE;

function areNeighbours(one, other) {
  const across = Math.abs(column(one) - column(other));
  return across + Math.abs(row(one) - row(other)) === 1;
}

function setup({ random }) {
  const lootTokens = [];
  for (const symbol of SYMBOLS) {
    for (const steps of [1, 2, 3]) {
      for (let copy = 0; copy < 5; copy++) lootTokens.push(`${symbol}-${steps}`);
    }
  }
  const bag = random.Shuffle(lootTokens);
  const maps = random.Shuffle([...LETTERS.toUpperCase(), '1', '2', '3', '4', '5', '6', '7', '8']);
  const squares = [];
  for (let r = 1; r <= SIZE; r++) for (let c = 0; c < SIZE; c++) squares.push(name(c, r));
  const mapSquares = new Set(random.Shuffle(squares).slice(0, 12));
  const tokens = {};
  const lying = {};
  for (const square of squares) {
    if (mapSquares.has(square)) {
      tokens[square] = 'map';
      lying[square] = maps.pop();
    } else {
      tokens[square] = bag.pop();
    }
  }
  const seat = () => ({ loot: [], jokers: 0, maps: [], hold: [], points: 0 });
  return {
    tokens,
    pirates: {},
    reserve: [PIRATES, PIRATES],
    stools: [1, 1, 0, 0, 1, 1],
    treasures: [2, 3, 4].map((size) => ({ size, tokens: bag.splice(0, size) })),
    bag: bag.length,
    seats: [seat(), seat()],
    secret: { bag, lying },
  };
}

function take(G, seat, square) {
  const token = G.tokens[square];
  if (token === undefined) return;
  delete G.tokens[square];
  if (token === 'map') {
    G.seats[seat].maps.push({ coordinate: G.secret.lying[square], open: false });
    delete G.secret.lying[square];
  } else {
    G.seats[seat].loot.push(token);
  }
}

function load(G, seat) {
  const own = G.seats[seat];
  for (const treasure of G.treasures) {
    const left = [...own.loot];
    const found = treasure.tokens.every((wanted) => {
      const symbol = wanted.split('-')[0];
      const place = left.findIndex((token) => token.startsWith(symbol));
      if (place >= 0) left.splice(place, 1);
      return place >= 0;
    });
    if (found && treasure.tokens.length > 0) {
      own.hold.push(treasure.tokens);
      own.points += treasure.size;
      own.loot = left;
      treasure.tokens = G.secret.bag.splice(0, treasure.size);
      G.bag = G.secret.bag.length;
      return;
    }
  }
}

function enter({ G, playerID }, square) {
  const seat = Number(playerID);
  if (!isSquare(square) || row(square) !== BEACH) return INVALID_MOVE;
  if (G.reserve[seat] === 0 || square in G.pirates) return INVALID_MOVE;
  G.reserve[seat] -= 1;
  G.pirates[square] = seat;
  take(G, seat, square);
  load(G, seat);
}

function move({ G, playerID }, path) {
  const seat = Number(playerID);
  if (!Array.isArray(path) || path.length < 2 || path.length > 4) return INVALID_MOVE;
  if (!path.every(isSquare) || new Set(path).size < path.length) return INVALID_MOVE;
  if (G.pirates[path[0]] !== seat || path[path.length - 1] in G.pirates) return INVALID_MOVE;
  for (let step = 1; step < path.length; step++) {
    if (!areNeighbours(path[step - 1], path[step])) return INVALID_MOVE;
  }
  delete G.pirates[path[0]];
  if (G.secret.bag.length > 0 && !(path[0] in G.tokens)) {
    G.tokens[path[0]] = G.secret.bag.pop();
    G.bag = G.secret.bag.length;
  }
  const end = path[path.length - 1];
  G.pirates[end] = seat;
  take(G, seat, end);
  load(G, seat);
}

// Closed maps are their owner's secret; what lies face down and in the bag is everybody's.
function playerView({ G, playerID }) {
  const { secret, ...open } = G;
  const seats = G.seats.map((seat, number) => ({
    ...seat,
    maps: seat.maps.map((map) =>
      map.open || playerID === String(number) ? map : { ...map, coordinate: null }
    ),
  }));
  return { ...open, seats };
}

exports.Island = {
  name: 'island',
  minPlayers: 2,
  maxPlayers: 2,
  setup,
  moves: {
    enter: { move: enter, client: false },
    move: { move, client: false },
  },
  turn: { minMoves: 1, maxMoves: 1 },
  endIf: ({ G, ctx }) =>
    ctx.turn > LAST_TURN ? { points: G.seats.map((seat) => seat.points) } : undefined,
  playerView,
};
