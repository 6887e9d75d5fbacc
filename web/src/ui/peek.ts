export interface Note {
  title: string;
  words: string;
  /** Made for Kaper, since the printed one is not known. */
  house: boolean;
}

/** What is said of a place, by its `data-peek`, in the viewer's language. */
export type Explain = (place: string) => Note | undefined;
