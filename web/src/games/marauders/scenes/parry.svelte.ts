/** Hits on the way: where each is placed, and which of them is being called off. */
import type { Choice, TableProps } from "../../types";
import type { Location, MaraudersView, Side } from "../view";
import { atLocation, closingOf, withVerb } from "./moves";
import { questionOf } from "./scene";

/** So many ways to call hits off are shown at once; of more, those of one location. */
const FEW = 4;

export class Parry {
  private touched: { decision: number; location: Location } | null = $state(null);

  constructor(
    private readonly props: () => TableProps<MaraudersView>,
    private readonly shown: () => MaraudersView,
  ) {}

  private get decision() {
    return this.props().decision;
  }

  private concerns(side: Side): boolean {
    return this.shown().incoming?.owner === side;
  }

  coming(side: Side): Location[] {
    return this.concerns(side) ? this.shown().incoming!.located : [];
  }

  /** The location whose hit is being called off. */
  picked(side: Side): Location | null {
    return this.concerns(side) && this.touched && this.touched.decision === this.decision?.id
      ? this.touched.location
      : null;
  }

  choiceAt(side: Side, location: Location): Choice | null {
    if (questionOf(this.decision) !== "place-hit" || !this.concerns(side)) return null;
    return withVerb(this.decision, "place").find(({ args }) => args.location === location) ?? null;
  }

  pickAt(side: Side, location: Location): (() => void) | undefined {
    const { decision } = this;
    if (
      questionOf(decision) !== "land-hits" ||
      !this.concerns(side) ||
      !atLocation(decision, location).length
    )
      return undefined;
    return () =>
      (this.touched = this.picked(side) === location ? null : { decision: decision!.id, location });
  }

  /** What can be done about the hits; null where a location has to be touched first. */
  get ways(): Choice[] | null {
    const owner = this.shown().incoming?.owner;
    const spot = owner === undefined ? null : this.picked(owner);
    if (spot) return atLocation(this.decision, spot);
    const closing = closingOf(this.decision);
    const all = (this.decision?.options ?? []).filter((choice) => choice !== closing);
    return all.length <= FEW ? all : null;
  }
}
