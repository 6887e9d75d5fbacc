/** Where players sit around the deck. */

export interface Place {
  seat: number;
  side: "top" | "bottom" | "left" | "right";
  /** Along its side from the left, 0 to 1. */
  at: number;
}

/** Evenly along a side, from the left. */
function along(side: "top" | "bottom", count: number): Omit<Place, "seat">[] {
  return Array.from({ length: count }, (_, i) => ({ side, at: (i + 0.5) / count }));
}

/** Clockwise around the ship, so that whoever is next sits to the left; `mine` on the lower side. */
export function seating(seats: number, mine: number, inRows: boolean): Place[] {
  // In rows, as on the phone, they just follow each other.
  if (inRows)
    return Array.from({ length: seats }, (_, i) => ({
      seat: (mine + i) % seats,
      side: "top",
      at: 0,
    }));
  const sides = Math.min(2, seats - 1);
  const below = Math.max(1, Math.floor((seats - sides) / 2));
  const bottom = along("bottom", below).reverse();
  const top = along("top", seats - sides - below);
  const places: Omit<Place, "seat">[] = [
    ...bottom,
    { side: "left", at: 0 },
    ...top,
    { side: "right", at: 1 },
  ];
  const own = Math.floor(below / 2);
  return places.map((place, i) => ({ ...place, seat: (mine + i - own + seats) % seats }));
}
