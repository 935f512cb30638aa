import { createRequire } from 'node:module';
import { setTimeout as sleep } from 'node:timers/promises';
import { type Problem, problem } from '../../problem.js';
import { openForWriting } from './store-file.js';

/** How long a writer waits for the one before it, in milliseconds. */
export const LOCK_TIMEOUT = 10_000;

/**
 * Runs `work` while this process alone holds the lock on a file of the store. The kernel holds it, so that it dies with its process.
 * Problem: `conflict` where another holds it for longer than `patience` milliseconds.
 */
export async function withLock<T>(
  folder: string,
  name: string,
  work: () => Promise<T>,
  patience = LOCK_TIMEOUT,
): Promise<T> {
  const { tryLock, unlock } = loadNativeLock();
  const file = await openForWriting(folder, name);
  try {
    const deadline = Date.now() + patience;
    for (let pause = 1; !tryLock(file.fd); pause = Math.min(pause * 2, 20)) {
      if (Date.now() >= deadline) throw lockTimeoutProblem(patience);
      await sleep(pause * (0.5 + Math.random()));
    }
    try {
      return await work();
    } finally {
      unlock(file.fd);
    }
  } finally {
    await file.close();
  }
}

/** A queue within this process: who waits in it longer than `patience` gets a `conflict` Problem, and the rest go on. */
export function createQueue(patience = LOCK_TIMEOUT): <T>(work: () => Promise<T>) => Promise<T> {
  let last: Promise<unknown> = Promise.resolve();
  return (work) => {
    let isLate = false;
    const late = new AbortController();
    const mine = last.then(() => {
      late.abort();
      if (isLate) throw lockTimeoutProblem(patience);
      return work();
    });
    last = mine.catch(() => undefined);
    const waiting = sleep(patience, undefined, { signal: late.signal, ref: false }).then(
      () => {
        isLate = true;
        throw lockTimeoutProblem(patience);
      },
      () => mine,
    );
    return Promise.race([mine, waiting]);
  };
}

/** What the lock needs of `fs-native-extensions`, as its addon has it: `tryLock` throws `EAGAIN` where another holds it. */
interface Addon {
  tryLock(fd: number, offset: number, length: number, isExclusive: boolean): void;
  unlock(fd: number, offset: number, length: number): void;
}

let loaded: Pick<typeof import('fs-native-extensions'), 'tryLock' | 'unlock'> | undefined;

// Loaded when first needed: a command that only reads has no use for it. The package's search for its addon takes longer
// than all else that a lock does, so the addon is first asked for where this platform's lies.
function loadNativeLock(): NonNullable<typeof loaded> {
  if (loaded !== undefined) return loaded;
  const require = createRequire(import.meta.url);
  try {
    const place = `prebuilds/${process.platform}-${process.arch}`;
    loaded = wrapAddon(require(`fs-native-extensions/${place}/fs-native-extensions.node`) as Addon);
  } catch {
    loaded = require('fs-native-extensions') as typeof import('fs-native-extensions');
  }
  return loaded;
}

function wrapAddon(addon: Addon): NonNullable<typeof loaded> {
  return {
    tryLock(fd) {
      try {
        addon.tryLock(fd, 0, 0, true);
        return true;
      } catch (error) {
        if ((error as NodeJS.ErrnoException).code === 'EAGAIN') return false;
        throw error;
      }
    },
    unlock: (fd) => addon.unlock(fd, 0, 0),
  };
}

function lockTimeoutProblem(patience: number): Problem {
  return problem('store.locked', { seconds: Math.round(patience / 1_000) });
}
