import type { Author, Change, ChangeHeader } from './change.js';
import { type Content, contentOf } from './content.js';
import type { Deeds } from './deeds.js';
import type { Home } from './home.js';
import { readChange } from './read-change.js';
import { type Transaction, transactionOver } from './transaction.js';

/** What a store needs of the world. */
export interface Clockwork {
  now(): Date;
  /** A UUID, version 7, greater than all before it. */
  newId(): string;
}

/** Who changes something, and what history shall say of it. */
export interface Deed {
  by: Author;
  operation: string;
  undoes?: string;
  /** What history names where all that changed is secret, such as whose password was set. */
  subject?: string;
  /** Whether history leaves it out, as what people do to their own accounts. */
  unrecorded?: boolean;
}

/** A change that was made, or with `dryRun` one that would have been. */
export interface Done<T> {
  result: T;
  /** Undefined where nothing changed. */
  change: ChangeHeader | undefined;
  deeds: Pick<Deeds, 'inserted' | 'updated' | 'removed'>;
  changes: ReturnType<Deeds['changes']>;
}

/** What changes may report of themselves is cut here; the counts are always whole. */
const MOST_REPORTED = 1_000;
/** How many names a history line tells. */
const MOST_NAMED = 3;

/** The one way to content: questions over one consistent state, changes one after another. */
export interface Store {
  readonly home: Home;
  question<T>(work: (content: Content) => T | Promise<T>): Promise<T>;
  change<T>(
    deed: Deed,
    /** `now` is the moment that the change bears: ISO 8601, UTC. */
    work: (transaction: Transaction, now: string) => T | Promise<T>,
    dryRun?: boolean,
  ): Promise<Done<T>>;
  /** A kept change with its entries. */
  recall(id: string): Promise<Change | undefined>;
}

/** Puts the store's meaning over a home. */
export function openStore(home: Home, clockwork: Clockwork): Store {
  return {
    home,
    question: (work) => home.read((snapshot) => work(contentOf(snapshot))),
    async change<T>(
      deed: Deed,
      work: (transaction: Transaction, now: string) => T | Promise<T>,
      dryRun = false,
    ) {
      let done: Done<T> | undefined;
      await home.write(async (draft) => {
        const now = clockwork.now().toISOString();
        const circumstances = { now, newId: clockwork.newId, digest: home.digest };
        const { transaction, deeds } = transactionOver(draft, circumstances);
        const result = await work(transaction, now);
        const { inserted, updated, removed } = deeds;
        const isTold = inserted + updated + removed > 0 || deed.subject !== undefined;
        const unrecorded = deed.unrecorded === true || !isTold;
        const header: ChangeHeader | undefined = deeds.isEmpty
          ? undefined
          : {
              id: clockwork.newId(),
              at: now,
              by: deed.by,
              operation: deed.operation,
              inserted,
              updated,
              removed,
              subject: deeds.subjects(MOST_NAMED).join(', ') || (deed.subject ?? ''),
              ...(deed.undoes === undefined ? {} : { undoes: deed.undoes }),
            };
        const reported = { inserted, updated, removed };
        done = {
          result,
          change: dryRun || unrecorded ? undefined : header,
          deeds: reported,
          changes: deeds.changes(MOST_REPORTED),
        };
        if (dryRun || header === undefined) return undefined;
        return { header, entries: textsOf(deeds), unrecorded };
      });
      return done as Done<T>;
    },
    async recall(id) {
      const line = await home.changeLine(id);
      return line === undefined ? undefined : readChange(line, id);
    },
  };
}

function* textsOf(deeds: Deeds): Iterable<string> {
  for (const entry of deeds.entries()) yield JSON.stringify(entry);
}
