import { Problem } from '../problem.js';
import { GENERATION_KEY, readState, writesBetween } from './browser-keys.js';
import { browserLogs } from './browser-log.js';
import { browserMedia } from './browser-media.js';
import { headerOf } from './change.js';
import type { Home } from './home.js';
import { draftOver, EMPTY, FIRST_GENERATION, plainDigest, type State, snapshotOf } from './memory.js';

/** How many changes are kept; where room is short, fewer, down to the latest. */
const KEPT_CHANGES = [50, 10, 1] as const;
/** How long a change waits for another tab, in milliseconds. */
const PATIENCE = 10_000;
const LOCK = 'croupier-store';

/** What the home takes of the page it stands in. */
export interface PageParts {
  /** The page's locks, which let tabs write one after another; without them a tab that comes second is refused. */
  locks?: Pick<LockManager, 'request'> | undefined;
  /** Where `storage` events arrive. */
  events?: Pick<EventTarget, 'addEventListener' | 'removeEventListener'> | undefined;
}

/** The page's local storage, or undefined where the browser blocks it. */
export function pageStorage(): Storage | undefined {
  try {
    return globalThis.localStorage ?? undefined;
  } catch {
    return undefined;
  }
}

/** A home in a browser's storage, one key a collection; with the storage blocked it is empty and refuses changes. */
export function browserHome(storage: Storage | undefined, page: PageParts = thisPage()): Home {
  const logs = browserLogs(storage);
  let state: State | undefined;
  // What the storage has of that state: nothing of it while it is still as an older version wrote it.
  let stored: State = EMPTY;
  let turn: Promise<unknown> = Promise.resolve();

  /** The state as stored; the last one seen where the storage has been blocked since. */
  const current = (): State => {
    const generation = storedGeneration(storage);
    if (storage === undefined || generation === undefined) state ??= EMPTY;
    else if (state?.generation !== generation) {
      const kept = readState(storage);
      state = kept.state;
      stored = kept.isOld ? EMPTY : kept.state;
    }
    return state as State;
  };

  const write: Home['write'] = async (work) => {
    const before = current();
    const draft = draftOver(before);
    const commit = await work(draft);
    if (commit === undefined) return;
    if (storage === undefined) throw blocked();
    const generation = storedGeneration(storage);
    if (generation !== undefined && generation !== before.generation) throw overtaken();
    state = keep(storage, stored, draft.commit(commit, KEPT_CHANGES[0]));
    stored = state;
  };

  return {
    name: 'this browser',
    read: async (work) => work(snapshotOf(current())),
    write(work) {
      const mine = turn.then(() => alone(page.locks, () => write(work)));
      turn = mine.catch(() => undefined);
      return mine;
    },
    history: async () => current().history.map(headerOf).reverse(),
    changeLine: async (id) => current().history.find((line) => headerOf(line).id === id),
    append: async (log, line) => logs.append(log, line),
    log: async (log) => logs.read(log) as never,
    clearLog: async (log) => logs.clear(log),
    media: browserMedia(storage),
    digest: plainDigest,
    watch(listener) {
      const heard = (event: Event) => {
        const { key } = event as StorageEvent;
        if (key === GENERATION_KEY || key === null) listener();
      };
      page.events?.addEventListener('storage', heard);
      return () => page.events?.removeEventListener('storage', heard);
    },
  };
}

function thisPage(): PageParts {
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
function keep(storage: Storage, before: State, after: State): State {
  let full: unknown;
  for (const most of KEPT_CHANGES) {
    const kept = { ...after, history: after.history.slice(-most) };
    const writes = writesBetween(before, kept);
    try {
      writeAll(storage, writes);
      return kept;
    } catch (cause) {
      if (!isFull(cause)) throw blocked(cause);
      full = cause;
    }
  }
  throw noRoom(writesBetween(before, after), full);
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

async function alone(locks: PageParts['locks'], work: () => Promise<void>): Promise<void> {
  if (locks === undefined) return work();
  let hasBegun = false;
  try {
    await locks.request(LOCK, { signal: AbortSignal.timeout(PATIENCE) }, () => {
      hasBegun = true;
      return work();
    });
  } catch (cause) {
    if (hasBegun) throw cause;
    if (nameOf(cause) === 'SecurityError') return work();
    throw new Problem('conflict', 'Another tab has been changing the site for 10 seconds', {
      hint: 'Wait until it is done, or close that tab, then try again.',
      cause,
    });
  }
}

function isFull(cause: unknown): boolean {
  return ['QuotaExceededError', 'NS_ERROR_DOM_QUOTA_REACHED'].includes(nameOf(cause));
}

function nameOf(cause: unknown): string {
  return String((cause as { name?: unknown } | undefined)?.name);
}

function noRoom(writes: Map<string, string>, cause: unknown): Problem {
  let length = 0;
  for (const text of writes.values()) length += text.length;
  const kilobytes = Math.ceil(length / 1_000).toLocaleString('en');
  return new Problem('fault', `This browser has no room for the change, which writes ${kilobytes} kB`, {
    hint: 'Nothing was changed. Remove large pictures or content that is not needed, then try again.',
    cause,
  });
}

function blocked(cause?: unknown): Problem {
  return new Problem('fault', 'This browser does not let the site keep data, so the change was not made', {
    hint: 'Allow cookies and site data for this site in the settings of the browser, then reload the page.',
    cause,
  });
}

function overtaken(): Problem {
  return new Problem('conflict', 'Another tab has changed the site meanwhile, so this change was not made', {
    hint: 'Look at what is there now, then make your change again.',
  });
}
