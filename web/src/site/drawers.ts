/** Where this browser keeps tables: see `kaper.offline.drawers`. */

const NAME = "kaper";
const VERSION = 1;
const DRAWERS = ["tables", "facts", "changed", "snapshots", "endings", "analyses"];

type Key = string | [string, number];
type Change = ["add" | "put" | "drop", string, Key, string];

export class Drawers {
  private constructor(private readonly database: IDBDatabase) {}

  static async open(): Promise<Drawers> {
    const opening = indexedDB.open(NAME, VERSION);
    opening.onupgradeneeded = () => {
      for (const name of DRAWERS) opening.result.createObjectStore(name);
    };
    return new Drawers(await result(opening));
  }

  /** All of them or none; an empty word once they are on disk, or what failed. */
  change(changes: string): Promise<string> {
    const wanted = JSON.parse(changes) as Change[];
    const names = [...new Set(wanted.map(([, drawer]) => drawer))];
    return new Promise((resolve) => {
      const all = this.database.transaction(names, "readwrite", { durability: "strict" });
      all.oncomplete = () => resolve("");
      all.onabort = () =>
        resolve(all.error?.name === "ConstraintError" ? "taken" : (all.error?.name ?? "aborted"));
      for (const [kind, drawer, key, text] of wanted) {
        const store = all.objectStore(drawer);
        if (kind === "drop") store.delete(key);
        else if (kind === "add") store.add(text, key);
        else store.put(text, key);
      }
    });
  }

  async read(drawer: string, key: string): Promise<string | undefined> {
    return result(this.drawer(drawer).get(key) as IDBRequest<string | undefined>);
  }

  async after(drawer: string, key: string, number: number): Promise<string> {
    const range = IDBKeyRange.bound([key, number], [key, Infinity], true);
    return `[${(await result(this.drawer(drawer).getAll(range) as IDBRequest<string[]>)).join()}]`;
  }

  async all(drawer: string): Promise<string> {
    const store = this.drawer(drawer);
    const [keys, texts] = await Promise.all([result(store.getAllKeys()), result(store.getAll())]);
    return JSON.stringify(keys.map((key, at) => [key, texts[at] as string]));
  }

  private drawer(name: string): IDBObjectStore {
    return this.database.transaction(name, "readonly").objectStore(name);
  }
}

function result<T>(request: IDBRequest<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error ?? new Error("aborted"));
  });
}
