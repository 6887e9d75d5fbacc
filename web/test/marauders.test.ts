import assert from "node:assert/strict";
import { test } from "node:test";
import { businesses, noteFor, offered } from "../src/games/marauders/business.ts";
import { berthIn, peekInto, shipsOn, zoneByKey } from "../src/games/marauders/chart.ts";
import {
  borders,
  chartZone,
  chartZones,
  shores,
  zoneToward,
} from "../src/games/marauders/geography.ts";
import { whereabouts } from "../src/games/marauders/labels.ts";
import { durationOf } from "../src/games/marauders/motion.ts";
import { atZone, choiceOf, isBusiness, isCharted, onTable } from "../src/games/marauders/moves.ts";
import { Catalogue, learn } from "../src/games/marauders/pieces.ts";
import { applied } from "../src/games/marauders/projection.ts";
import { LOCATIONS, nationOf, oneOf, sideNamed } from "../src/games/marauders/reading.ts";
import { facesOf, isOffStage } from "../src/games/marauders/rolls.ts";
import { voyages } from "../src/games/marauders/story.ts";
import type { Choice, Decision, GameText, Happening } from "../src/games/types.ts";
import type { MaraudersView, PortView, SeatView } from "../src/games/marauders/view.ts";
import type { PieceInfo } from "../src/lib/httpMessages.ts";
import { piecesOf } from "./components.ts";
import { FLEET, SEAT, VIEW as TABLE } from "./marauders-tables.ts";

const piece = (table: string, id: string, printed: PieceInfo["printed"]): PieceInfo => ({
  id,
  table,
  copies: 1,
  source: "found",
  nameEn: id,
  namePl: id,
  textEn: `${id}.`,
  textPl: `${id}.`,
  printed,
});

const PIECES = [
  piece("zone", "havana", { nation: "spain", rule: "raid-fourth-card", borders: ["ne nassau"] }),
  piece("zone", "nassau", { nation: "england", rule: "influence-dice 1", borders: ["sw havana"] }),
  piece("captain", "frances-wright", {
    home: "nassau",
    seamanship: 2,
    scouting: 3,
    leadership: 3,
    influence: 1,
    abilities: ["scouting-reroll"],
  }),
  piece("specialist", "lookout-a", { kind: "lookout", power: "scouting-dice 1", hire: "gold 4" }),
  piece("mission", "survey", {
    place: "havana",
    requires: ["influence"],
    goal: "scout-both nassau havana",
    reward: ["gold 10"],
  }),
  piece("ship", "sloop", {
    durability: 2,
    hold: 2,
    crew: 2,
    cannons: 1,
    maneuverability: 4,
    price: 10,
    value: 5,
  }),
  piece("cargo", "rum", { loot: [1, 2], symbols: ["escape", "masts"], demand: 2 }),
];
const pieces = new Catalogue(PIECES);
learn(PIECES);

const MINE: SeatView = { ...SEAT, cargo: ["rum", "rum", "wood"] };
const OTHER: SeatView = {
  ...SEAT,
  gold: null,
  chest: null,
  total: null,
  cargo: [null, null],
  hand: [null],
};
const VIEW: MaraudersView = { ...TABLE, seats: [MINE, OTHER] };

let index = 0;
const event = (kind: string, args: Happening["args"]): Happening => ({
  index: index++,
  at: 0,
  key: `marauders-${kind}`,
  args,
});
const choice = (text: string): Choice => ({
  text,
  verb: text.split(" ")[0]!,
  args: {},
  brings: [],
});
const decision = (key: string, ...texts: string[]): Decision => ({
  id: 1,
  seat: 0,
  prompt: { key: `marauders-prompt-${key}`, args: {} },
  options: texts.map(choice),
  form: null,
});

test("words of events are those that the view knows", () => {
  assert.equal(oneOf(LOCATIONS, "hull"), "hull");
  assert.throws(() => oneOf(LOCATIONS, "keel"), RangeError);
  assert.deepEqual(["p1", 1, "spain", "foe"].map(sideNamed), [1, 1, "spain", "foe"]);
  assert.deepEqual(["france", "pirate-sloop", ""].map(nationOf), ["france", undefined, undefined]);
});

test("the chart has all zones, each with room for ships inside the sheet", () => {
  assert.equal(chartZones.length, 17);
  for (const { zone, anchors } of chartZones) {
    assert.ok(anchors.length >= 4, zone);
    for (const [x, y] of anchors) assert.ok(x > 0 && x < 1000 && y > 0 && y < 620, zone);
  }
  assert.equal(chartZone("caribbean-sea").port, null);
  assert.equal(shores.length, 24);
});

test("a border that two zones share is drawn once", () => {
  const lines = chartZones.reduce((sum, { path }) => sum + path.split("L").length, 0);
  assert.ok(borders.split(/[ML]/).length < lines);
});

test("arrow keys lead to the zone in that direction", () => {
  assert.equal(zoneToward("old-providence", [1, 0]), "cartagena");
  assert.equal(zoneToward("st-johns", [0, 1]), "bridgetown");
  assert.equal(zoneToward("havana", [-1, 0]), null);
});

test("arrow keys cross borders, and lead everywhere", () => {
  const { zones } = new Catalogue(piecesOf("marauders"));
  const steps = (zone: string) =>
    ["ArrowUp", "ArrowRight", "ArrowDown", "ArrowLeft"].flatMap(
      (key) => zoneByKey(zone, key, zones.get(zone)!) ?? [],
    );
  assert.equal(zoneByKey("nassau", "ArrowDown", zones.get("nassau")!), "havana");
  assert.equal(zoneByKey("nassau", "Enter", zones.get("nassau")!), undefined);
  const reached = new Set(["nassau"]);
  for (const zone of reached) steps(zone).forEach((next) => reached.add(next));
  assert.deepEqual([...reached].toSorted(), [...zones.keys()].toSorted());
});

test("a zone names all that lies in it, to be explained", () => {
  const view: MaraudersView = { ...VIEW, npcs: [{ ...FLEET, zone: "nassau" }], struck: ["nassau"] };
  const places = peekInto(view, "nassau").split(" ");
  assert.equal(places[0], "zone:nassau");
  assert.ok(places.includes("fleet:spain") && places.includes("event:hurricane"));
  assert.ok(places.some((place) => place.startsWith("ship:")));
});

test("ships of one zone lie apart, mine at the first place", () => {
  const view: MaraudersView = { ...VIEW, npcs: [{ ...FLEET, zone: "nassau" }] };
  const ships = shipsOn(view, 1);
  assert.deepEqual(
    ships.map(({ id }) => id),
    ["p1", "p0", "spain"],
  );
  assert.equal(new Set(ships.map(({ x, y }) => `${x} ${y}`)).size, 3);
  assert.deepEqual([ships[0]!.x, ships[0]!.y], chartZone("nassau").anchors[0]);
});

test("a ship in port lies beside its flag, and a captain without a ship nowhere", () => {
  const view: MaraudersView = {
    ...VIEW,
    seats: [
      { ...MINE, in_port: true },
      { ...OTHER, status: "waiting", zone: null, ship: null },
    ],
  };
  const [ship, ...others] = shipsOn(view, 0).filter(({ seat }) => seat !== null);
  assert.equal(ship!.inPort, true);
  assert.ok(Math.abs(ship!.x - chartZone("nassau").port![0]) < 40);
  assert.deepEqual(others, []);
});

test("the course ends where the ship will lie", () => {
  assert.deepEqual(berthIn(VIEW, 0, "havana"), chartZone("havana").anchors[0]);
});

test("a zone is touched to sail, to bring a Modification back, or to take one", () => {
  assert.equal(atZone(decision("turn", "sail havana", "end"), "havana")?.text, "sail havana");
  assert.equal(atZone(decision("return", "return havana"), "havana")?.text, "return havana");
  assert.equal(
    atZone(decision("choose-modification", "take havana"), "havana")?.text,
    "take havana",
  );
  assert.equal(atZone(decision("turn", "sail havana"), "nassau"), null);
  assert.equal(atZone(null, "havana"), null);
});

test("an NPC that is beckoned is sent to a zone, on the chart even from ashore", () => {
  const beckoned = decision("beckon", "send havana", "done");
  assert.equal(atZone(beckoned, "havana")?.verb, "send");
  assert.equal(atZone(beckoned, "nassau"), null);
  assert.ok(onTable(choice("send havana")));
  assert.ok(isCharted(beckoned) && !isCharted(decision("port", "market")));
});

test("what ends or passes stands in the action bar", () => {
  assert.equal(onTable(choice("sail havana")), true);
  for (const text of ["end", "enter", "leave", "port", "scout merchant", "done", "pass"])
    assert.equal(onTable(choice(text)), false, text);
  assert.equal(isBusiness(decision("market")), true);
  assert.equal(isBusiness(decision("turn")), false);
  assert.equal(choiceOf(decision("turn", "end"), "end")?.verb, "end");
});

test("businesses stand in the order of the rules; an amnesty only while it lasts", () => {
  const names = (pardon: number) => businesses({ pardon } as PortView).map(({ id }) => id);
  assert.deepEqual(names(0).slice(0, 7), [
    "sell",
    "buy",
    "yard",
    "recruit",
    "rumor",
    "mission",
    "stash",
  ]);
  assert.equal(names(0).includes("pardon"), false);
  assert.equal(names(5).includes("pardon"), true);
  const chest = businesses({ pardon: 0 } as PortView).find(({ id }) => id === "stash")!;
  assert.deepEqual(
    offered(decision("port", "stash", "withdraw", "market"), chest).map(({ text }) => text),
    ["stash", "withdraw"],
  );
  const missions = businesses({ pardon: 0 } as PortView).find(({ id }) => id === "mission")!;
  assert.deepEqual(
    offered(decision("port", "trade", "deliver any", "claim survey"), missions).map(
      ({ text }) => text,
    ),
    ["deliver any", "claim survey"],
  );
});

test("a Mission on offer can be read before it is taken", () => {
  const claim = { ...choice("claim survey"), args: { mission: "survey" } };
  const notes = [choice("trade"), claim].map(noteFor);
  assert.deepEqual(notes, [undefined, "mission:survey"]);
});

test("events move ships, gold, cargo and tokens before the new view comes", () => {
  let view = applied(VIEW, event("sailed", { seat: 0, zone: "havana" }));
  assert.equal(view.seats[0]!.zone, "havana");
  view = applied(view, event("entered-port", { seat: 0, zone: "havana" }));
  assert.equal(view.seats[0]!.in_port, true);
  view = applied(view, event("gold-paid", { seat: 0, gold: 3 }));
  view = applied(view, event("gold-paid", { seat: 1, gold: 3 }));
  assert.deepEqual(
    view.seats.map(({ gold }) => gold),
    [7, null],
  );
  view = applied(view, event("cargo-discarded", { seat: 0, goods: ["rum"] }));
  assert.deepEqual(view.seats[0]!.cargo, ["rum", "wood"]);
  view = applied(view, event("cargo-discarded", { seat: 1, goods: ["rum"] }));
  assert.deepEqual(view.seats[1]!.cargo, [null]);
  view = applied(view, event("new-demand", { zone: "havana", good: "wood" }));
  assert.equal(view.zones[0]!.demand, "wood");
  assert.equal(VIEW.seats[0]!.zone, "nassau");
});

test("a ship that has just sailed out is named while it is not yet known how it is fitted", () => {
  const unseen: SeatView = { ...SEAT, status: "unseen", ship: null, zone: null, full: null };
  const text = {
    message: (key: string) => key,
    word: (_kind: string, name: string) => name,
  } as unknown as GameText;
  const before = { ...VIEW, seats: [unseen, VIEW.seats[1]!] };
  assert.equal(whereabouts(text, unseen), "marauders-ui-status-unseen");
  const sailed = { seat: 0, captain: "frances-wright", ship: "flute", zone: "nassau" };
  const [seat] = applied(before, event("captain-sailed", sailed)).seats;
  assert.equal(seat!.full, null);
  assert.equal(whereabouts(text, seat!), "flute · nassau");
});

test("what others draw stays unknown", () => {
  const view = applied(VIEW, event("glory-drawn", { seat: 1, count: 2, cards: [""] }));
  assert.deepEqual(view.seats[1]!.hand, [null, null, null]);
  const own = applied(VIEW, event("glory-drawn", { seat: 0, count: 1, cards: ["fog-bank"] }));
  assert.deepEqual(own.seats[0]!.hand, ["fog-bank"]);
});

test("a card comes back from the discards before all eyes, and a captain is held up", () => {
  const after = applied(
    applied(VIEW, event("glory-salvaged", { seat: 1, card: "glut" })),
    event("slowed", { seat: 1, owner: 0, count: 1 }),
  );
  assert.deepEqual(after.seats[1]!.hand, [null, "glut"]);
  assert.deepEqual(
    after.seats.map(({ slowed }) => slowed),
    [1, 0],
  );
});

test("bounties are shown as they are told", () => {
  const wanted = applied(VIEW, event("bounty-set", { seat: 0, nation: "spain", level: 1 }));
  assert.equal(wanted.seats[0]!.bounties.spain, 1);
  const lifted = applied(wanted, event("bounty-lifted", { seat: 0, nation: "spain", level: 0 }));
  assert.equal(lifted.seats[0]!.bounties.spain, 0);
});

test("a Mission that is taken is no longer on offer", () => {
  const view = applied(VIEW, event("mission-taken", { seat: 0, mission: "survey" }));
  assert.deepEqual([view.missions, view.seats[0]!.mission], [[], "survey"]);
});

test("the voyages of a round tell whence each independent captain came", () => {
  const events = [
    event("npc-entered", { fleet: "spain", npc: "blas-de-lezo", zone: "havana" }),
    event("npc-entered", { fleet: "france", npc: "jean-du-casse", zone: "tortuga" }),
    event("round-began", { round: 2 }),
    event("event-drawn", { seat: 0, event: "storm" }),
    event("npc-sailed", { fleet: "spain", zone: "nassau" }),
    event("npc-lurks", { fleet: "france", zone: "tortuga" }),
    event("npc-sailed", { fleet: "spain", zone: "tortuga" }),
  ];
  assert.deepEqual(voyages(events), [
    { fleet: "spain", from: "havana", to: "nassau", lurks: false },
    { fleet: "france", from: "tortuga", to: "tortuga", lurks: true },
    { fleet: "spain", from: "nassau", to: "tortuga", lurks: false },
  ]);
  assert.deepEqual(voyages(events.slice(0, 2)), []);
  // A page that came later tells nothing of where it does not know.
  assert.deepEqual(voyages(events.slice(3, 5)), []);
});

test("a rival and a taken prize are shown as they are told, and go with Mission and round", () => {
  const named = applied(VIEW, event("rival-named", { seat: 0, owner: 1 }));
  assert.equal(named.seats[0]!.rival, 1);
  for (const kind of ["mission-done", "mission-dropped"])
    assert.equal(applied(named, event(kind, { seat: 0, mission: "survey" })).seats[0]!.rival, null);
  const won = applied(VIEW, event("prize-taken", { seat: 0, gold: 8 }));
  assert.deepEqual([won.prizewinner, won.seats[0]!.gold], [0, 18]);
  assert.equal(applied(won, event("round-began", { round: 2 })).prizewinner, null);
});

test("only what changes the table takes time, and no more than the longest there is", () => {
  assert.equal(durationOf(event("reshuffled", { deck: "cargo" })), 0);
  for (const kind of ["npc-sailed", "sailed", "glory-gained", "located"]) {
    const time = durationOf(event(kind, {}));
    assert.ok(time > 0 && time <= 400, kind);
  }
});

test("Cargo cards bring loot and do what their symbol says", () => {
  assert.deepEqual(pieces.cargoCard("rum-2"), { good: "rum", loot: 2, symbol: "masts" });
});

const told = (...kinds: string[]): Happening[] =>
  kinds.map((kind, index) => ({ key: `marauders-${kind}`, args: {}, index, at: 0 }));

test("dice are laid on a card where no raid and no battle shows them", () => {
  assert.equal(isOffStage([]), true);
  assert.equal(isOffStage(told("turn-began", "gold-paid")), true);
  assert.equal(isOffStage(told("turn-began", "tested", "raid-began", "raid-drawn")), false);
  assert.equal(isOffStage(told("battle-began", "declared", "hit")), false);
  assert.equal(isOffStage(told("crew-combat-began", "crew-hit")), false);
  assert.equal(isOffStage(told("battle-began", "hit", "escaped")), true);
  assert.equal(isOffStage(told("battle-began", "captain-died", "turn-began")), true);
});

test("dice lie as they were rolled last", () => {
  const [test, again] = told("tested", "rerolled") as [Happening, Happening];
  test.args = { dice: ["1", "skull"] };
  assert.deepEqual(facesOf(test, told("missed")), ["1", "skull"]);
  again.args = { dice: ["skull", "skull"] };
  assert.deepEqual(facesOf(test, [again, ...told("found")]), ["skull", "skull"]);
});

test("no name is written over the place of a Mission on offer", () => {
  for (const { zone, label, port } of chartZones) {
    if (!port) continue;
    // Half of a letter is less than 5 wide; the token lies above the flag.
    const across = Math.abs(label[0] - (port[0] + 13)) - 11 - zone.length * 4.6;
    const down = Math.abs(label[1] - 6 - (port[1] - 42)) - 9 - 7;
    assert.ok(across > 0 || down > 0, zone);
  }
});
