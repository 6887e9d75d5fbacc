/** Which spaces touch, and the way of a ship: as in src/kaper/games/maracaibo/layout.py. */
import type { Chart } from "./pieces.ts";
import { BAY, MARACAIBO, START, placeIn } from "./view.ts";
import type { MaracaiboView } from "./view.ts";

/** The spaces of one Caribbean, and which touch. */
export class Sea {
  private readonly squares: readonly string[];
  private readonly chart: Chart;

  constructor(squares: readonly string[], chart: Chart) {
    this.squares = squares;
    this.chart = chart;
  }

  neighbours(square: string): string[] {
    if (square === START) return this.squares.filter((other) => placeIn(other)?.column === 0);
    if (square === BAY) return [MARACAIBO];
    const here = placeIn(square);
    if (!here) return [];
    const around = this.squares.filter((other) => {
      const place = placeIn(other)!;
      return Math.abs(place.column - here.column) + Math.abs(place.row - here.row) === 1;
    });
    return here.column === this.chart.columns - 1 ? [...around, BAY] : around;
  }

  /** The shortest way without its start; of several the topmost, step by step. Empty where there is none. */
  way(start: string, end: string): string[] {
    const left = this.distances(end);
    const way: string[] = [];
    for (let here = start; here !== end;) {
      const steps = left.get(here);
      if (steps === undefined) return [];
      const nearer = this.neighbours(here).filter((square) => left.get(square) === steps - 1);
      here = nearer.toSorted((a, b) => this.rank(a) - this.rank(b))[0]!;
      way.push(here);
    }
    return way;
  }

  /** Topmost first, then nearest to Maracaibo. */
  private rank(square: string): number {
    const place = placeIn(square);
    return place ? place.row * 100 - place.column : -this.chart.columns;
  }

  private distances(end: string): Map<string, number> {
    const steps = new Map([[end, 0]]);
    for (const square of steps.keys()) {
      for (const from of [...this.squares, BAY, START]) {
        if (!steps.has(from) && this.neighbours(from).includes(square))
          steps.set(from, steps.get(square)! + 1);
      }
    }
    return steps;
  }
}

export const seaOf = (view: MaracaiboView, chart: Chart): Sea =>
  new Sea(
    view.spaces.map(({ square }) => square),
    chart,
  );

/** The seats whose ships stand on a card, besides this one. */
export function met(view: MaracaiboView, square: string, seat: number): number[] {
  return view.seats.flatMap(({ ship }, other) =>
    other !== seat && ship === square ? [other] : [],
  );
}
