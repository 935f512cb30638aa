/**
 * Keeps small JSON values beside the content until they end: sessions, sign-ins, answers to repeated requests. They
 * change no generation, are in no history and in no backup, and may be lost in a power cut.
 */
export interface ExpiringStorage {
  /** Undefined if nothing is kept under the key, or its end has come. */
  get(key: string): Promise<unknown>;
  /** Keeps a value in place of the previous one, until `expiresAt` in milliseconds. Problem: `fault`. */
  put(key: string, value: unknown, expiresAt: number): Promise<void>;
  /** Does nothing if there is nothing. */
  delete(key: string): Promise<void>;
  /** What is kept under the keys that begin so. */
  list(prefix: string): Promise<ExpiringEntry[]>;
}

/** A kept value. */
export interface ExpiringEntry {
  key: string;
  value: unknown;
  /** In milliseconds since 1970. */
  expiresAt: number;
}

/** The longest text of a value: what is longer belongs to the content. */
const MAX_TEXT_LENGTH = 200_000;

/** The text of an entry, as adapters keep it. */
function expiringEntryText(entry: ExpiringEntry): string {
  const text = JSON.stringify(entry);
  if (text.length > MAX_TEXT_LENGTH) throw new Error(`The value of ${entry.key} is too long to be kept`);
  return text;
}

/** The entry that a text holds; undefined if its end has come, or if it is damaged. */
function parseExpiringEntry(text: string, now: number): ExpiringEntry | undefined {
  try {
    const entry = JSON.parse(text) as Partial<ExpiringEntry>;
    const isEntry = typeof entry.key === 'string' && typeof entry.expiresAt === 'number';
    return isEntry && (entry.expiresAt as number) > now ? (entry as ExpiringEntry) : undefined;
  } catch {
    return undefined;
  }
}

/** How often ended entries are removed, in milliseconds. */
const SWEEP_INTERVAL = 60_000;

/** Places for texts by name: a map, a folder, a browser's storage. */
interface TextPlaces {
  read(key: string): string | undefined;
  write(key: string, text: string): Promise<void> | void;
  remove(key: string): Promise<void> | void;
  /** All texts, each with what removes it. */
  all(): Iterable<{ text: string; remove(): Promise<void> | void }>;
}

/** Expiring storage over places for texts; ended entries are removed now and then, when something is put. */
export function expiringStorageOver(places: TextPlaces): ExpiringStorage {
  let nextSweep = 0;
  return {
    async get(key) {
      const text = places.read(key);
      const entry = text === undefined ? undefined : parseExpiringEntry(text, Date.now());
      return entry?.key === key ? entry.value : undefined;
    },
    async put(key, value, expiresAt) {
      await places.write(key, expiringEntryText({ key, value, expiresAt }));
      const now = Date.now();
      if (now < nextSweep) return;
      nextSweep = now + SWEEP_INTERVAL;
      for (const { text, remove } of places.all()) {
        if (parseExpiringEntry(text, now) === undefined) await remove();
      }
    },
    async delete(key) {
      await places.remove(key);
    },
    async list(prefix) {
      const now = Date.now();
      return [...places.all()]
        .map(({ text }) => parseExpiringEntry(text, now))
        .filter((entry) => entry?.key.startsWith(prefix))
        .map((entry) => entry as ExpiringEntry)
        .sort((a, b) => (a.key < b.key ? -1 : 1));
    },
  };
}

/** Expiring storage that lives as long as the process. */
export function memoryExpiring(): ExpiringStorage {
  const texts = new Map<string, string>();
  return expiringStorageOver({
    read: (key) => texts.get(key),
    write: (key, text) => void texts.set(key, text),
    remove: (key) => void texts.delete(key),
    *all() {
      for (const [key, text] of [...texts]) yield { text, remove: () => void texts.delete(key) };
    },
  });
}
