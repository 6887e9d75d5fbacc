/** Everything that is asked once. The live part of a table has a line of its own. */
import { carrier } from "$carrier";
import type {
  BookInfo,
  ForgetPush,
  GameInfo,
  GameStatistics,
  History,
  Join,
  ListedTable,
  MyTable,
  NetworkInfo,
  NewTable,
  NewVoyage,
  Problem,
  PushInfo,
  ReplayOutline,
  ReplayStep,
  RulesInfo,
  SeatLink,
  SubscribePush,
  TableMade,
  VoyageInfo,
} from "./httpMessages";
import type { AnalysisState, TryMove } from "./analysisMessages";
import type { Answer } from "./carrier";
import type { TableInfo } from "./messages";
import type {
  PlayPuzzle,
  PuzzleAnswer,
  PuzzleInfo,
  PuzzleShelf,
  PuzzleSolution,
  PuzzleVerdict,
} from "./puzzleMessages";

/** The server said no, by a rule such as `server:seat-taken`; `server:offline`: it said nothing. */
export class ApiError extends Error {
  constructor(readonly rule: string) {
    super(rule);
  }
}

export async function request<T>(method: string, path: string, body?: unknown): Promise<T> {
  let answer: Answer;
  try {
    answer = await carrier.ask(method, path, body === undefined ? undefined : JSON.stringify(body));
  } catch {
    throw new ApiError("server:offline");
  }
  if (!answer.ok) throw new ApiError(problem(answer.text).error ?? "server:failed");
  return JSON.parse(answer.text) as T;
}

/** What stands between us and a server may say no in words of its own. */
function problem(text: string): Partial<Problem> {
  try {
    return JSON.parse(text) as Problem;
  } catch {
    return {};
  }
}

const table = (id: string) => `/api/tables/${encodeURIComponent(id)}`;
const eyes = (seat: number | null) => (seat === null ? "" : `?seat=${seat}`);

export const games = () => request<GameInfo[]>("GET", "/api/games");
/** The address of a game's rules, with the components of a table: `TableInfo.components`. */
export const rulesAddress = (game: string, components: string) =>
  `/rules/${encodeURIComponent(game)}${components && `?${components}`}`;
export const rules = (game: string, components: string) =>
  request<RulesInfo>("GET", `/api${rulesAddress(game, components)}`);
export const book = (game: string) =>
  request<BookInfo>("GET", `/api/books/${encodeURIComponent(game)}`);
/** The script with which a game of another package draws its board. */
export const boardAddress = (game: string) => `/api/boards/${encodeURIComponent(game)}`;
/** Messages that the client was built without, by the name of their file. */
export const words = (lang: string, file: string) =>
  request<string>("GET", `/api/words/${lang}/${encodeURIComponent(file)}`);
export const myTables = () => request<MyTable[]>("GET", "/api/tables");
/** Tables that anybody may join or watch. */
export const listedTables = () => request<ListedTable[]>("GET", "/api/listed-tables");
export const network = () => request<NetworkInfo>("GET", "/api/network");
export const openNetwork = (open: boolean) =>
  request<NetworkInfo>("POST", "/api/network", { open });
/** The key under which reminders come here; empty where there are none. */
export const pushInfo = () => request<PushInfo>("GET", "/api/push");
export const subscribePush = (order: SubscribePush) =>
  request<PushInfo>("POST", "/api/push", order);
export const forgetPush = (order: ForgetPush) =>
  request<PushInfo>("POST", "/api/push/forget", order);
export const newTable = (order: NewTable) => request<TableMade>("POST", "/api/tables", order);
export const voyage = (game: string) =>
  request<VoyageInfo>("GET", `/api/voyages/${encodeURIComponent(game)}`);
export const newVoyage = (order: NewVoyage) => request<TableMade>("POST", "/api/voyages", order);
export const tableInfo = (id: string) => request<TableInfo>("GET", table(id));
export const join = (id: string, order: Join) =>
  request<TableInfo>("POST", `${table(id)}/join`, order);
export const invite = (id: string) => request<TableMade>("POST", `${table(id)}/invite`);
export const seatLink = (id: string, seat: number) =>
  request<SeatLink>("POST", `${table(id)}/seats/${seat}/link`);
export const replay = (id: string, step: number, seat: number | null) =>
  request<ReplayStep>("GET", `${table(id)}/replay/${step}${eyes(seat)}`);
export const replayOutline = (id: string) => request<ReplayOutline>("GET", `${table(id)}/replay`);
export const analysis = (id: string) => request<AnalysisState>("GET", `${table(id)}/analysis`);
/** Begins it; asked again, there is still one. */
export const analyse = (id: string) => request<AnalysisState>("POST", `${table(id)}/analysis`);
/** A table of one's own from a position of a finished game. */
export const tryMove = (id: string, order: TryMove) =>
  request<TableMade>("POST", `${table(id)}/try`, order);
const puzzleAddress = (game: string, id: string) =>
  `/api/puzzles/${encodeURIComponent(game)}/${encodeURIComponent(id)}`;
export const puzzles = () => request<PuzzleShelf[]>("GET", "/api/puzzles");
export const puzzle = (game: string, id: string) =>
  request<PuzzleInfo>("GET", puzzleAddress(game, id));
export const answerPuzzle = (game: string, id: string, answer: PuzzleAnswer) =>
  request<PuzzleVerdict>("POST", `${puzzleAddress(game, id)}/answer`, answer);
export const solvePuzzle = (game: string, id: string) =>
  request<PuzzleSolution>("POST", `${puzzleAddress(game, id)}/solution`);
/** A table of one's own from the position of a puzzle. */
export const playPuzzle = (game: string, id: string, order: PlayPuzzle) =>
  request<TableMade>("POST", `${puzzleAddress(game, id)}/play`, order);
export const history = (page: number) => request<History>("GET", `/api/history?page=${page}`);
export const statistics = () => request<GameStatistics[]>("GET", "/api/statistics");
export const importRecord = (record: string) =>
  request<TableMade>("POST", "/api/import", { record });
export const recordAddress = (id: string) => `${table(id)}/record`;
/** All that these eyes may know of a table, as a file. */
export const exportAddress = (id: string, seat: number | null) =>
  `${table(id)}/export${eyes(seat)}`;
