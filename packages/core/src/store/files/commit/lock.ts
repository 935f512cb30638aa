import { closeSync } from 'node:fs';
import { createRequire } from 'node:module';
import { setTimeout as sleep } from 'node:timers/promises';
import { type Problem, problem } from '../../../problem.js';
import { openForWriting } from '../store-file.js';

/** How long a writer waits for another, in milliseconds. */
const LOCK_TIMEOUT = 10_000;

/**
 * Runs `work` while this process holds an exclusive lock on a file of the store. The kernel releases it when the process
 * dies. Problem: `conflict` if another process holds it for longer than `patience` milliseconds.
 */
export async function withLock<T>(
  folder: string,
  name: string,
  work: (lock: number) => Promise<T>,
  patience = LOCK_TIMEOUT,
): Promise<T> {
  const { tryLock, unlock } = loadNativeLock();
  const fd = openForWriting(folder, name);
  try {
    const deadline = Date.now() + patience;
    for (let pause = 1; !tryLock(fd); pause = Math.min(pause * 2, 20)) {
      if (Date.now() >= deadline) throw lockTimeoutProblem(patience);
      await sleep(pause * (0.5 + Math.random()));
    }
    try {
      return await work(fd);
    } finally {
      unlock(fd);
    }
  } finally {
    closeSync(fd);
  }
}

/** A queue within this process. Work that waits longer than `patience` milliseconds fails with a `conflict` Problem. */
export function createQueue(patience = LOCK_TIMEOUT): <T>(work: () => Promise<T>) => Promise<T> {
  let last: Promise<unknown> = Promise.resolve();
  return (work) => {
    return new Promise((resolve, reject) => {
      let isLate = false;
      const late = setTimeout(() => {
        isLate = true;
        reject(lockTimeoutProblem(patience));
      }, patience).unref();
      const mine = last.then(() => {
        clearTimeout(late);
        return isLate ? undefined : work();
      });
      last = mine.catch(() => undefined);
      mine.then(resolve as (done: unknown) => void, reject);
    });
  };
}

/** The native part of `fs-native-extensions`; `tryLock` throws `EAGAIN` if another process holds the lock. */
interface Addon {
  tryLock(fd: number, offset: number, length: number, isExclusive: boolean): void;
  unlock(fd: number, offset: number, length: number): void;
}

let loaded: Pick<typeof import('fs-native-extensions'), 'tryLock' | 'unlock'> | undefined;

// Loaded on first use, as commands that only read need no lock. The package's own search for its addon takes longer than
// locking, so the addon of this platform is tried by path first.
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
