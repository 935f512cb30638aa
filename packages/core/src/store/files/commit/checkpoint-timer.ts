/** How long a change stands in the history alone, in milliseconds, where its file is written quickly. */
const DELAY_MS = 1_000;
/** It stands there so many times as long as the files took last, since no other change is made while they are written. */
const DELAY_RATIO = 9;
/** How long a change stands in the history alone at most, in milliseconds. */
const MAX_DELAY_MS = 30_000;

/**
 * Returns a function that soon writes the files of the changes that stand in the history alone, once for all of them. `alone`
 * waits for the turn of a writer.
 */
export function createCheckpointTimer(
  alone: (work: () => Promise<void>) => Promise<void>,
  writeFiles: () => Promise<void>,
): () => void {
  let isPlanned = false;
  let delay = DELAY_MS;
  const writeTimed = async () => {
    const started = performance.now();
    await writeFiles();
    delay = Math.min(MAX_DELAY_MS, Math.max(DELAY_MS, DELAY_RATIO * (performance.now() - started)));
  };
  return () => {
    if (isPlanned) return;
    isPlanned = true;
    setTimeout(() => {
      isPlanned = false;
      // The changes are safe where they stand, and the next change tries again.
      alone(writeTimed).catch(() => undefined);
    }, delay);
  };
}
