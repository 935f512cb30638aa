/** How long a change may stand in the history alone, in milliseconds. */
const CHECKPOINT_DELAY_MS = 1_000;

/** Returns a function that soon writes the files of the changes that stand in the history alone, once for all of them. */
export function createCheckpointTimer(writeFiles: () => Promise<void>): () => void {
  let isPlanned = false;
  return () => {
    if (isPlanned) return;
    isPlanned = true;
    setTimeout(() => {
      isPlanned = false;
      // The changes are safe where they stand, and the next change tries again.
      writeFiles().catch(() => undefined);
    }, CHECKPOINT_DELAY_MS);
  };
}
