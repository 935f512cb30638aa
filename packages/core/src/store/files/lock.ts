import { type FileHandle, open } from 'node:fs/promises';
import { setTimeout as sleep } from 'node:timers/promises';
import { Problem } from '../../problem.js';
import { asFault } from './faults.js';

/** How long a writer waits for the one before it, in milliseconds. */
export const PATIENCE = 10_000;

/**
 * Runs `work` while this process alone holds the lock on `path`. The kernel holds it, so that it dies with its process.
 * Problem: `conflict` where another holds it for longer than `patience` milliseconds.
 */
export async function withLock<T>(path: string, work: () => Promise<T>, patience = PATIENCE): Promise<T> {
  const { tryLock, unlock } = await native();
  let file: FileHandle;
  try {
    file = await open(path, 'a+', 0o600);
  } catch (error) {
    throw asFault(error, path);
  }
  try {
    const deadline = Date.now() + patience;
    for (let pause = 1; !tryLock(file.fd); pause = Math.min(pause * 2, 20)) {
      if (Date.now() >= deadline) throw busy(patience);
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
export function turnstile(patience = PATIENCE): <T>(work: () => Promise<T>) => Promise<T> {
  let last: Promise<unknown> = Promise.resolve();
  return (work) => {
    let isLate = false;
    const late = new AbortController();
    const mine = last.then(() => {
      late.abort();
      if (isLate) throw busy(patience);
      return work();
    });
    last = mine.catch(() => undefined);
    const waiting = sleep(patience, undefined, { signal: late.signal, ref: false }).then(
      () => {
        isLate = true;
        throw busy(patience);
      },
      () => mine,
    );
    return Promise.race([mine, waiting]);
  };
}

// Loaded when first needed: a command that only reads has no use for it.
function native(): Promise<typeof import('fs-native-extensions')> {
  return import('fs-native-extensions');
}

function busy(patience: number): Problem {
  const seconds = Math.round(patience / 1_000);
  return new Problem('conflict', `Another command has been changing this store for ${seconds} seconds`, {
    hint: 'Wait until it is done, then try again.',
  });
}
