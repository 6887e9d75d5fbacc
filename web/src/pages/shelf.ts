/** The five boxes on the harbour's shelf, whether or not their rules are built already. */
import type { Component } from "svelte";
import Deliveries from "$ui/art/deliveries.svg?component";
import JollyRoger from "$ui/art/jolly-roger.svg?component";
import Maracaibo from "$ui/art/maracaibo.svg?component";
import Marauders from "$ui/art/marauders.svg?component";
import Martinique from "$ui/art/martinique.svg?component";

export interface Card {
  id: string;
  art?: Component;
  seats: string;
  minutes: number;
  /** How heavy it is, 1 to 5. */
  weight: number;
}

export const SHELF: readonly Card[] = [
  { id: "martinique", art: Martinique, seats: "2", minutes: 30, weight: 2 },
  { id: "maracaibo", art: Maracaibo, seats: "1–4", minutes: 75, weight: 4 },
  { id: "marauders", art: Marauders, seats: "2–4", minutes: 150, weight: 5 },
  { id: "jolly-roger", art: JollyRoger, seats: "3–10", minutes: 30, weight: 2 },
  { id: "deliveries", art: Deliveries, seats: "2–5", minutes: 25, weight: 1 },
];
