/** The analysis of a finished game: asked for once, then awaited. */
import * as api from "./api";
import type { AnalysisState } from "./analysisMessages";

/** Milliseconds between two looks at how far it has come. */
const LOOK_EVERY = 1_000;

export class Analysis {
  state: AnalysisState | null = $state.raw(null);
  failed = $state(false);

  private ended = false;

  constructor(readonly id: string) {}

  /** For an effect: asks for it, and looks on until it is there. */
  readonly follow = (): (() => void) => {
    void this.run();
    return () => (this.ended = true);
  };

  private async run(): Promise<void> {
    try {
      this.state = await api.analyse(this.id);
      while (!this.ended && this.state.status === "going") {
        await new Promise((resolve) => setTimeout(resolve, LOOK_EVERY));
        this.state = await api.analysis(this.id);
      }
      // What was under way and is no more came to nothing.
      this.failed = this.state.status === "none";
    } catch {
      this.failed = true;
    }
  }
}
