import { dayOf, runtime, type StorageAdapter } from '@croupier/core';

/** How long after a change a build begins, in milliseconds: an import changes several files. */
const SETTLE_MS = 100;
/** How often the date is looked at, in milliseconds. */
const DAY_CHECK_MS = 60_000;

/**
 * Calls `first`, and then `onChange` after each change of a store and of the date, one call at a time, until it is stopped.
 * A change during `first` counts.
 */
export async function watchStore(
  storage: Pick<StorageAdapter, 'watch'>,
  signal: AbortSignal,
  { first, onChange }: { first: () => Promise<void>; onChange: () => Promise<void> },
): Promise<void> {
  let wake: () => void = () => undefined;
  let hasChanged = false;
  const note = () => {
    hasChanged = true;
    wake();
  };
  let day = dayOf(runtime.now());
  const clock = setInterval(() => {
    if (dayOf(runtime.now()) === day) return;
    day = dayOf(runtime.now());
    note();
  }, DAY_CHECK_MS);
  const stopWatching = storage.watch(note);
  signal.addEventListener('abort', () => wake(), { once: true });
  try {
    await first();
    while (!signal.aborted) {
      if (!hasChanged)
        await new Promise<void>((resolve) => {
          wake = resolve;
        });
      if (signal.aborted) break;
      await new Promise((resolve) => setTimeout(resolve, SETTLE_MS));
      hasChanged = false;
      await onChange();
    }
  } finally {
    clearInterval(clock);
    stopWatching();
  }
}
