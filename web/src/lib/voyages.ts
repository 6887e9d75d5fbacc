/** Guided voyages: what they tell, and which chapters this device has been led through. */
import * as api from "./api";
import type { LessonInfo, MyTable, VoyageInfo } from "./httpMessages";
import { go } from "./router.svelte";
import { keep, recall, settings } from "./settings.svelte";

const KEY = "kaper-voyages";

const asked = new Map<string, Promise<VoyageInfo>>();

export function fetchVoyage(game: string): Promise<VoyageInfo> {
  let answer = asked.get(game);
  if (!answer) {
    answer = api.voyage(game);
    answer.catch(() => asked.delete(game));
    asked.set(game, answer);
  }
  return answer;
}

const ended = (): Record<string, string[]> => recall<Record<string, string[]>>(KEY, {});

export const chaptersDone = (game: string): readonly string[] => ended()[game] ?? [];

/** Nobody has been led through anything on this device. */
export const isNewcomer = (): boolean => !Object.keys(ended()).length;

export function noteDone(game: string, chapter: string): void {
  keep(KEY, { ...ended(), [game]: [...new Set([...chaptersDone(game), chapter])] });
}

/** The chapter to go on with: the first that was not ended, else the first of all. */
export const nextLesson = <Lesson extends { id: string }>(
  game: string,
  voyage: readonly Lesson[],
): Lesson | undefined => voyage.find(({ id }) => !chaptersDone(game).includes(id)) ?? voyage[0];

/** A lesson that was ended, and whose game nobody went on with. */
export function isSpent({ game, guide }: MyTable, lessons: readonly LessonInfo[]): boolean {
  const lesson = lessons.find(({ id }) => id === guide?.chapter);
  return (
    lesson !== undefined &&
    guide?.step === lesson.steps - 1 &&
    chaptersDone(game).includes(lesson.id)
  );
}

export async function setOut(game: string, chapter: string): Promise<void> {
  const made = await api.newVoyage({ game, chapter, name: settings.name });
  go(`/t/${made.id}`);
}
