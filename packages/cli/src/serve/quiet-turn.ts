/** A turn of the event loop that takes longer did more than accept connections, in milliseconds. */
const QUIET = 1;
/** A server that is never quiet stops all the same, in milliseconds. */
const LONGEST_WAIT = 500;

/** Calls back right after the event loop has accepted what waited at its ports and found nothing else to do. */
export function afterQuietTurn(callback: () => void): void {
  const started = performance.now();
  const waitForTurn = () => {
    const before = performance.now();
    setImmediate(() => {
      const now = performance.now();
      if (now - before > QUIET && now - started < LONGEST_WAIT) waitForTurn();
      else callback();
    });
  };
  // The turn that is under way accepted before it did what it is still doing.
  setImmediate(waitForTurn);
}
