/** The five boxes on the harbour's shelf, whether or not their rules are built already. */
import deliveries from "$ui/art/deliveries.svg?raw";
import jollyRoger from "$ui/art/jolly-roger.svg?raw";
import maracaibo from "$ui/art/maracaibo.svg?raw";
import marauders from "$ui/art/marauders.svg?raw";
import martinique from "$ui/art/martinique.svg?raw";

export interface Card {
  id: string;
  /** An `.svg` file's text. */
  art?: string;
  seats: string;
  minutes: number;
  /** How heavy it is, 1 to 5. */
  weight: number;
}

export const SHELF: readonly Card[] = [
  { id: "martinique", art: martinique, seats: "2", minutes: 30, weight: 2 },
  { id: "maracaibo", art: maracaibo, seats: "1–4", minutes: 75, weight: 4 },
  { id: "marauders", art: marauders, seats: "2–4", minutes: 150, weight: 5 },
  { id: "jolly-roger", art: jollyRoger, seats: "3–10", minutes: 30, weight: 2 },
  { id: "deliveries", art: deliveries, seats: "2–5", minutes: 25, weight: 1 },
];
