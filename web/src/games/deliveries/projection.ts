/**
 * The table while events are played: the view is still the old one until the last of them is
 * shown, so each event changes a copy of it here.
 */
import { changer, kindsOf, projector, without } from "../../lib/projector.ts";
import type { Args, Change as AnyChange } from "../../lib/projector.ts";
import { EMPTY, WOLF } from "./reading.ts";
import type { Colour, DeliveriesView, SeatView } from "./view.ts";

type Change = AnyChange<DeliveriesView>;

const word = (args: Args, name: string) => String(args[name]);

function changeSeat(
  view: DeliveriesView,
  args: Args,
  change: (seat: SeatView) => Partial<SeatView>,
) {
  const owner = Number(args.seat);
  return {
    seats: view.seats.map((each, i) => (i === owner ? { ...each, ...change(each) } : each)),
  };
}

/** The top card leaves the pile; how its parts lie then, the next view tells. */
const lower = ({ pile }: DeliveriesView) => ({ pile: { ...pile, cards: pile.cards - 1 } });

function gains(seat: SeatView, card: string, open: boolean): Partial<SeatView> {
  return {
    cards: seat.cards + 1,
    hand: card ? [...seat.hand, card] : seat.hand,
    known: open ? [...seat.known, card] : seat.known,
    unseen: open ? seat.unseen : [...seat.unseen, []],
  };
}

function loses(seat: SeatView, card: string): Partial<SeatView> {
  if (card === WOLF) return { cards: seat.cards - 1, wolves: seat.wolves - 1 };
  const open = seat.known.includes(card);
  return {
    cards: seat.cards - 1,
    hand: without(seat.hand, card),
    known: without(seat.known, card),
    // The oldest: what is known of the later ones is true of all that stay.
    unseen: open ? seat.unseen : seat.unseen.slice(1),
  };
}

const toDiscards = (view: DeliveriesView, args: Args, card: string) => ({
  ...changeSeat(view, args, (seat) => loses(seat, card)),
  discards: [...view.discards, card],
});

const CHANGES: Record<string, Change> = {
  "took-open": (view, args) => ({
    row: view.row.map((card, i) => (i === view.row.indexOf(word(args, "card")) ? EMPTY : card)),
    ...changeSeat(view, args, (seat) => gains(seat, word(args, "card"), true)),
  }),
  "row-filled": (view, args) => ({
    row: view.row.map((card, i) => (i === view.row.indexOf(EMPTY) ? word(args, "card") : card)),
    ...lower(view),
  }),
  drew: (view, args) => ({
    ...lower(view),
    ...changeSeat(view, args, (seat) => gains(seat, word(args, "card"), false)),
  }),
  discarded: (view, args) => toDiscards(view, args, word(args, "card")),
  "event-played": (view, args) => ({
    stage: "event",
    ...toDiscards(view, args, word(args, "event")),
  }),
  "card-lost": (view, args) => toDiscards(view, args, word(args, "card")),
  "wolf-used": (view, args) => toDiscards(view, args, WOLF),
  "hand-shown": (view, args) =>
    changeSeat(view, args, () => {
      const cards = args.cards as string[];
      return { hand: cards, known: cards, unseen: [] };
    }),
  "hand-vouched": (view, args) =>
    changeSeat(view, args, (seat) => ({
      unseen: seat.unseen.map((excluded) => [...new Set([...excluded, args.colour as Colour])]),
    })),
  "delivery-came": (_, args) => ({
    stage: "delivery",
    deliveries: Number(args.number),
    delivery: Number(args.number),
  }),
  delivered: (view, args) => {
    const cards = args.cards as string[];
    return changeSeat(view, args, (seat) => {
      const left = cards.reduce<SeatView>((now, card) => ({ ...now, ...loses(now, card) }), seat);
      const points = { ...left.points, deliveries: left.points.deliveries + Number(args.points) };
      return {
        ...left,
        points,
        delivered: [...left.delivered, cards],
        delivered_for: [...left.delivered_for, Number(args.points)],
      };
    });
  },
  "wolf-hired": (view, args) => ({
    stage: "turn",
    ...lower(view),
    ...changeSeat(view, args, (seat) => ({ cards: seat.cards + 1, wolves: seat.wolves + 1 })),
  }),
  "wolf-declined": () => ({ stage: "wolf" }),
  "wolf-discarded": (view) => ({
    stage: "turn",
    discards: [...view.discards, WOLF],
    ...lower(view),
  }),
  "game-ended": () => ({ stage: "over" }),
};

export const kindOf = kindsOf("deliveries");

export const applied = changer(kindOf, CHANGES);

/** The view with the event that is played now and those before it. */
export const shownOf = projector(applied);
