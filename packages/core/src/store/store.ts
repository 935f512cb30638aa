import type { PublicCatalogue } from '../model/public-catalogue.js';
import { readCasinoChanges } from './casino-changes.js';
import { type Author, type Change, type ChangeHeader, numberChanges } from './change.js';
import { findReceipt, type RequestedChange, saveReceipt } from './change-receipt.js';
import type { ChangeCounts, ChangeSet } from './change-set.js';
import { type Content, contentOf } from './content.js';
import { readChange } from './read-change.js';
import { RecordCache } from './serialized/record-cache.js';
import type { AccessOptions, Draft, StorageAdapter } from './storage-adapter.js';
import { openTransaction, type Transaction } from './transaction.js';

/** The clock and the source of ids. */
export interface Runtime {
  now(): Date;
  /** A UUID, version 7, greater than all before it. */
  newId(): string;
}

/** Who makes a change, and how the history describes it. */
interface ChangeMeta {
  by: Author;
  operation: string;
  /** The ids of the changes that this one takes back. */
  undoes?: readonly string[];
  /** The history subject when only secrets change, such as whose password was set. */
  subject?: string;
  /** Whether history leaves it out, as what people do to their own accounts. */
  unrecorded?: boolean;
  /** Whether history notes it although no content changes, such as a token that was made. */
  isNote?: boolean;
  /** The change as its client asked for it; where it was made already, it is answered and not made. */
  requested?: RequestedChange | undefined;
}

/** A change that was made, or with `dryRun` one that would have been. */
interface ChangeOutcome<T> {
  result: T;
  /** Undefined where nothing changed. */
  change: ChangeHeader | undefined;
  counts: ChangeCounts;
  changes: ReturnType<ChangeSet['changes']>;
}

/** The maximum number of records that a change reports; the counts are complete. */
const MAX_REPORTED_CHANGES = 1_000;
/** The maximum number of names in a history line. */
const MAX_SUBJECT_NAMES = 3;

/** Parsed records of larger collections are not kept: a million of them would take gigabytes. */
const MAX_CACHED_RECORDS = 50_000;

/** What a change does; `now` is its time: ISO 8601, UTC. A dry run discards what replaces the history. */
type ChangeWork<T> = (
  transaction: Transaction,
  now: string,
  replaceHistory: Draft['replaceHistory'],
) => T | Promise<T>;

/** Access to content: questions see one consistent state, changes run one at a time. */
export interface Store {
  readonly storage: StorageAdapter;
  question<T>(work: (content: Content) => T | Promise<T>, options?: AccessOptions): Promise<T>;
  change<T>(meta: ChangeMeta, work: ChangeWork<T>, options?: AccessOptions): Promise<ChangeOutcome<T>>;
  /** The changes that are kept, newest first, each with its number. */
  history(): Promise<ChangeHeader[]>;
  /** What visitors saw change of each casino in the year before a day, YYYY-MM-DD. */
  casinoChanges(today: string): Promise<PublicCatalogue['casinoChanges']>;
  /** A kept change with its entries. */
  findChange(id: string): Promise<Change | undefined>;
}

/** Opens a store over a storage adapter; `records` are parsed records that it shares with other readers. */
export function openStore(storage: StorageAdapter, runtime: Runtime, records?: RecordCache): Store {
  // A process that asks once and exits, such as a command, gains nothing from a cache.
  let cache = records;
  let hasAsked = false;
  return {
    storage,
    question(work, options) {
      if (hasAsked) cache ??= new RecordCache({ maxRecords: MAX_CACHED_RECORDS });
      hasAsked = true;
      return storage.read((snapshot) => work(contentOf(snapshot, cache)), options);
    },
    async change<T>(
      meta: ChangeMeta,
      work: ChangeWork<T>,
      { dryRun = false, repair, isRestartable }: AccessOptions = {},
    ) {
      let outcome: ChangeOutcome<T> | undefined;
      const begin = isRestartable === true ? sameEachTime(runtime) : () => runtime;
      await storage.write(
        async (draft) => {
          const requested = dryRun ? undefined : meta.requested;
          const fingerprint = storage.digest(
            JSON.stringify([meta.operation, meta.by.id ?? meta.by.name, requested?.fingerprint]),
          );
          const receipt = requested && (await findReceipt(storage, requested, fingerprint));
          if (receipt !== undefined) {
            const { result, header, counts } = receipt;
            outcome = { result: result as T, change: header, counts, changes: [] };
            return undefined;
          }
          const attempt = begin();
          const now = attempt.now().toISOString();
          const context = { now, newId: attempt.newId, digest: storage.digest };
          const { transaction, changeSet } = openTransaction(draft, context);
          let isHistoryReplaced = false;
          const result = await work(transaction, now, () => {
            isHistoryReplaced = true;
            return draft.replaceHistory();
          });
          const { counts } = changeSet;
          const { inserted, updated, removed } = counts;
          const hasHistory = inserted + updated + removed > 0 || meta.subject !== undefined;
          const unrecorded = meta.unrecorded === true || !hasHistory;
          const isNote = meta.isNote === true || isHistoryReplaced;
          const isUnchanged = changeSet.isEmpty && draft.isRepair !== true && !isNote;
          const header: ChangeHeader | undefined = isUnchanged
            ? undefined
            : {
                id: requested?.id ?? attempt.newId(),
                number: draft.lastChange + 1,
                at: now,
                by: meta.by,
                operation: meta.operation,
                ...counts,
                subject: changeSet.subjects(MAX_SUBJECT_NAMES).join(', ') || (meta.subject ?? ''),
                ...undoesOf(meta),
              };
          outcome = {
            result,
            change: dryRun || unrecorded ? undefined : header,
            counts,
            changes: changeSet.changes(MAX_REPORTED_CHANGES),
          };
          if (requested !== undefined) {
            const reported = outcome.change;
            await saveReceipt(storage, requested, { fingerprint, header: reported, counts, result });
          }
          if (dryRun || header === undefined) return undefined;
          return { header, entries: serializeEntries(changeSet), unrecorded };
        },
        { repair, dryRun, isRestartable },
      );
      return outcome as ChangeOutcome<T>;
    },
    history: async () => numberChanges(await storage.history()),
    casinoChanges: (today) => readCasinoChanges(storage, today),
    async findChange(id) {
      const line = await storage.changeLine(id);
      return line === undefined ? undefined : readChange(line, id);
    },
  };
}

/** The clock and the ids of work that may begin again: each attempt has the time and the ids of the first. */
function sameEachTime(runtime: Runtime): () => Runtime {
  let time: Date | undefined;
  const ids: string[] = [];
  return () => {
    let drawn = 0;
    return {
      now() {
        time ??= runtime.now();
        return time;
      },
      newId() {
        const id = ids[drawn] ?? runtime.newId();
        ids[drawn++] = id;
        return id;
      },
    };
  };
}

function undoesOf({ undoes = [] }: ChangeMeta): Pick<ChangeHeader, 'undoes'> {
  const [first, ...more] = undoes;
  if (first === undefined) return {};
  return { undoes: more.length === 0 ? first : [first, ...more] };
}

function* serializeEntries(changeSet: ChangeSet): Iterable<string> {
  for (const entry of changeSet.entries()) yield JSON.stringify(entry);
}
