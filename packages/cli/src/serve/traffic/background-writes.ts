/** Starts a write that no response waits for; false if the queue is full and the write is dropped. */
type WriteInBackground = (write: () => Promise<unknown>) => boolean;

/** Limits the writes that wait at once: a flood of requests fills neither memory nor disk. A write that fails is ignored. */
export function createBackgroundWrites(maxPending: number): WriteInBackground {
  let pending = 0;
  return (write) => {
    if (pending >= maxPending) return false;
    pending++;
    // The response is sent before the write starts.
    setImmediate(() => {
      write()
        .catch(() => undefined)
        .finally(() => {
          pending--;
        });
    });
    return true;
  };
}
