import { type Problem, problem } from '../../problem.js';
import { collectInTurns } from '../../short-turns.js';
import { parseChangeHeader } from '../change.js';
import {
  EMPTY_STATE,
  FIRST_GENERATION,
  openDraft,
  type StoreState,
  sha256Hex,
  snapshotOf,
} from '../memory-storage.js';
import { type StorageAdapter, UNVERIFIED } from '../storage-adapter.js';
import { takeTurns } from '../take-turns.js';
import { leastGrowth, probeRoom } from './dry-run-room.js';
import { browserExpiring } from './local-storage-expiring.js';
import { changedKeys, GENERATION_KEY, readState } from './local-storage-keys.js';
import { browserLogs } from './local-storage-log.js';
import { browserMedia } from './local-storage-media.js';

/** How many changes are kept; where room is short, fewer, down to the latest. */
const HISTORY_SIZES = [50, 10, 1] as const;
/** A change that adds no more characters is made or refused without a look ahead. */
const SMALL_GROWTH = 10_000;
/** How long a change waits for another tab, in milliseconds. */
const LOCK_TIMEOUT = 10_000;
const LOCK_NAME = 'croupier-store';

/** What the storage uses of its page. */
export interface BrowserEnvironment {
  /** The page's locks, which let tabs write one after another; without them a tab that comes second is refused. */
  locks?: Pick<LockManager, 'request'> | undefined;
  /** Where `storage` events arrive. */
  events?: Pick<EventTarget, 'addEventListener' | 'removeEventListener'> | undefined;
}

/** The page's local storage, or undefined where the browser blocks it. */
export function availableLocalStorage(): Storage | undefined {
  try {
    return globalThis.localStorage ?? undefined;
  } catch {
    return undefined;
  }
}

/** Storage in a browser, one key for each collection. If the browser blocks it, it is empty and refuses changes. */
export function browserStorage(
  storage: Storage | undefined,
  environment: BrowserEnvironment = currentEnvironment(),
): StorageAdapter {
  const logs = browserLogs(storage);
  let state: StoreState | undefined;
  // The part of that state that is stored: none while an older version's data is still in place.
  let stored: StoreState = EMPTY_STATE;
  const inTurn = takeTurns();

  /** The state as stored; the last one seen where the storage has been blocked since. */
  const current = (): StoreState => {
    const generation = storedGeneration(storage);
    if (storage === undefined || generation === undefined) state ??= EMPTY_STATE;
    else if (state?.generation !== generation) {
      const kept = readState(storage);
      state = kept.state;
      stored = kept.isOutdated ? EMPTY_STATE : kept.state;
    }
    return state as StoreState;
  };

  const write: StorageAdapter['write'] = async (work, { dryRun = false } = {}) => {
    const before = current();
    const draft = openDraft(before);
    const commit = await work(draft);
    if (dryRun && storage !== undefined) refuseWithoutRoom(storage, before, draft.tables());
    if (commit === undefined) return;
    if (storage === undefined) throw storageBlockedProblem();
    // Each entry has the hash of a record, which takes long in a browser.
    const entries = await collectInTurns(commit.entries);
    const generation = storedGeneration(storage);
    if (generation !== undefined && generation !== before.generation) throw staleTabProblem();
    state = saveState(storage, stored, draft.commit({ ...commit, entries }, HISTORY_SIZES[0]));
    stored = state;
  };

  return {
    ...UNVERIFIED,
    displayName: 'this browser',
    kind: 'browser',
    generation: () => storedGeneration(storage) ?? FIRST_GENERATION,
    read: async (work) => work(snapshotOf(current())),
    write: (work, options) => inTurn(() => withWebLock(environment.locks, () => write(work, options))),
    history: async () => current().history.map(parseChangeHeader).reverse(),
    changeLine: async (id) => current().history.find((line) => parseChangeHeader(line).id === id),
    appendLog: async (log, line) => logs.append(log, line),
    readLog: async (log) => logs.read(log) as never,
    replaceLog: async (log, kept) => logs.replace(log, kept),
    clearLog: async (log) => logs.clear(log),
    media: browserMedia(storage),
    expiring: browserExpiring(storage),
    digest: sha256Hex,
    watch(listener) {
      const heard = (event: Event) => {
        const { key } = event as StorageEvent;
        if (key === GENERATION_KEY || key === null) listener();
      };
      environment.events?.addEventListener('storage', heard);
      return () => environment.events?.removeEventListener('storage', heard);
    },
  };
}

function currentEnvironment(): BrowserEnvironment {
  return {
    locks: globalThis.navigator?.locks,
    events: typeof window === 'undefined' ? undefined : window,
  };
}

function storedGeneration(storage: Storage | undefined): string | undefined {
  try {
    return storage === undefined ? undefined : (storage.getItem(GENERATION_KEY) ?? FIRST_GENERATION);
  } catch {
    return undefined;
  }
}

/** Stores a state, with less history where room is short, and returns it as stored. */
function saveState(storage: Storage, before: StoreState, after: StoreState): StoreState {
  let full: unknown;
  for (const maxChanges of HISTORY_SIZES) {
    const kept = { ...after, history: after.history.slice(-maxChanges) };
    const writes = changedKeys(before, kept);
    try {
      writeAll(storage, writes);
      return kept;
    } catch (cause) {
      if (!isQuotaError(cause)) throw storageBlockedProblem(cause);
      full = cause;
    }
  }
  const lengths = [...changedKeys(before, after).values()].map(({ length }) => length);
  throw quotaProblem(
    lengths.reduce((sum, length) => sum + length, 0),
    full,
  );
}

/** Refuses a dry run of a change that would find no room. */
function refuseWithoutRoom(storage: Storage, before: StoreState, tables: StoreState['tables']): void {
  const growth = leastGrowth(storage, before, tables);
  if (growth <= SMALL_GROWTH) return;
  try {
    probeRoom(storage, growth);
  } catch (cause) {
    throw isQuotaError(cause) ? quotaProblem(growth, cause) : storageBlockedProblem(cause);
  }
}

/** Writes all keys or, where one is refused, puts back those before it and throws what the storage threw. */
function writeAll(storage: Storage, writes: Map<string, string>): void {
  const written: { key: string; before: string | null; growth: number }[] = [];
  try {
    for (const [key, text] of writes) {
      const before = storage.getItem(key);
      storage.setItem(key, text);
      written.push({ key, before, growth: text.length - (before?.length ?? 0) });
    }
  } catch (cause) {
    // What grew most first, so that there is room for what shrank.
    for (const { key, before } of written.sort((a, b) => b.growth - a.growth)) {
      if (before === null) storage.removeItem(key);
      else storage.setItem(key, before);
    }
    throw cause;
  }
}

async function withWebLock(locks: BrowserEnvironment['locks'], work: () => Promise<void>): Promise<void> {
  if (locks === undefined) return work();
  let hasBegun = false;
  try {
    await locks.request(LOCK_NAME, { signal: AbortSignal.timeout(LOCK_TIMEOUT) }, () => {
      hasBegun = true;
      return work();
    });
  } catch (cause) {
    if (hasBegun) throw cause;
    if (errorName(cause) === 'SecurityError') return work();
    throw problem('browser-storage.locked', {}, { cause });
  }
}

function isQuotaError(cause: unknown): boolean {
  return ['QuotaExceededError', 'NS_ERROR_DOM_QUOTA_REACHED'].includes(errorName(cause));
}

function errorName(cause: unknown): string {
  return String((cause as { name?: unknown } | undefined)?.name);
}

function quotaProblem(characters: number, cause: unknown): Problem {
  const kilobytes = Math.ceil(characters / 1_000).toLocaleString('en');
  return problem('browser-storage.full', { kilobytes }, { cause });
}

function storageBlockedProblem(cause?: unknown): Problem {
  return problem('browser-storage.blocked', {}, { cause });
}

function staleTabProblem(): Problem {
  return problem('browser-storage.stale');
}
