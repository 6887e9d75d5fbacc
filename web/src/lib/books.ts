/** The books of the games, each fetched once. */
import * as api from "./api";
import type { BookInfo } from "./httpMessages";

const asked = new Map<string, Promise<BookInfo>>();

export function fetchBook(game: string): Promise<BookInfo> {
  let answer = asked.get(game);
  if (!answer) {
    answer = api.book(game);
    answer.catch(() => asked.delete(game));
    asked.set(game, answer);
  }
  return answer;
}
