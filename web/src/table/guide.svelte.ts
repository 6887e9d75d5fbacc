/** Who leads through a voyage: what is told now, and whether anything may be chosen. */
import { t } from "$lib/i18n.svelte";
import type { VoyageChapter, VoyageStep } from "$lib/httpMessages";
import type { Choice, GuideInfo } from "$lib/messages";
import { settings } from "$lib/settings.svelte";
import type { Table } from "$lib/table.svelte";
import { toast } from "$lib/toasts.svelte";
import { fetchVoyage, noteDone } from "$lib/voyages";
import { Presses } from "./presses";

export class Guide {
  chapters: readonly VoyageChapter[] = $state.raw([]);
  private examples: readonly VoyageChapter[] = $state.raw([]);
  /** The last choice was another one than the step waits for. */
  strayed = $state(false);

  private readonly presses = new Presses();
  private fetching = false;

  constructor(private readonly table: Table) {}

  /** Where the voyage stands; null at every other table. */
  get place(): GuideInfo | null {
    return this.table.situation?.guide ?? null;
  }

  get chapter(): VoyageChapter | null {
    return this.chapters.find(this.isHere) ?? this.example;
  }

  /** An example of the book, which is no lesson. */
  get example(): VoyageChapter | null {
    return this.examples.find(this.isHere) ?? null;
  }

  get step(): VoyageStep | null {
    return this.chapter?.steps[this.place?.step ?? 0] ?? null;
  }

  /** The chapter after this one. */
  get following(): VoyageChapter | null {
    const index = this.chapters.findIndex(this.isHere);
    return index < 0 ? null : (this.chapters[index + 1] ?? null);
  }

  private readonly isHere = ({ id }: VoyageChapter): boolean => id === this.place?.chapter;

  /** It waits for an action. */
  get waits(): boolean {
    return this.place?.stage === "say" && !!this.step?.waits.length;
  }

  /** Whether it waits for this very action. */
  awaits({ text }: Choice): boolean {
    return this.waits && (this.step!.free || this.step!.waits.includes(text));
  }

  /** Nothing may be chosen: first one reads, or sees what others do. */
  get holds(): boolean {
    return this.place !== null && !this.waits;
  }

  /** It tells something, and one goes on when that is read. */
  get tells(): boolean {
    return this.holds && this.place?.stage !== "busy" && !this.isLast;
  }

  get isLast(): boolean {
    return this.place !== null && this.place.step + 1 === this.chapter?.steps.length;
  }

  /** What it speaks of; empty while others play. */
  get point(): string {
    const { place, step } = this;
    if (!step || place?.stage === "busy") return "";
    return place?.stage === "after" ? step.afterPoint : step.point;
  }

  /** What is told now, in the viewer's language. */
  get words(): string {
    const { place, step } = this;
    if (!place || !step) return "";
    const told = place.stage === "after" ? step.after : this.strayed ? step.otherwise : step.say;
    return told?.[settings.language] ?? step.say[settings.language] ?? "";
  }

  /** The texts, which only a table with a guide needs. */
  fetch(): void {
    const game = this.place?.game;
    if (!game || this.fetching) return;
    this.fetching = true;
    fetchVoyage(game).then(
      ({ chapters, examples }) => {
        this.chapters = chapters;
        this.examples = examples;
      },
      () => {
        this.fetching = false;
        toast(t("web-offline"));
      },
    );
  }

  /** A new place: what is told there has not been read yet. */
  arrive(): void {
    this.strayed = false;
    this.presses.ask(performance.now());
    if (this.isLast && this.chapter && !this.example) noteDone(this.place!.game, this.chapter.id);
  }

  /** What is told has been read. */
  readonly proceed = async (): Promise<void> => {
    const { place } = this;
    // The second half of a double click would turn a page that nobody has seen.
    if (!place || !this.holds || !this.presses.isRead(performance.now())) return;
    await this.table.ask({ type: "proceed", step: place.step, stage: place.stage });
  };

  readonly leave = async (): Promise<void> => {
    await this.table.ask({ type: "leave-voyage" });
  };
}
