import type { Server } from 'node:net';

/** A turn of the event loop that takes longer did more than look for connections, in milliseconds. */
const QUIET = 1;
/** A server that is never quiet stops all the same, in milliseconds. */
const LONGEST_WAIT = 500;

/**
 * Calls back right after the event loop has found nobody who waits at a server's port, and nothing else to do. Who connects
 * in the moment between that and the close is reset by the system all the same.
 */
export function afterQuietTurn(server: Server, callback: () => void): void {
  const started = performance.now();
  // Node accepts one connection in a turn, so a turn that accepted may have left others waiting.
  let hasAccepted = false;
  const noteAccepted = () => {
    hasAccepted = true;
  };
  server.on('connection', noteAccepted);
  const waitForTurn = () => {
    hasAccepted = false;
    const before = performance.now();
    setImmediate(() => {
      const now = performance.now();
      const isQuiet = !hasAccepted && now - before <= QUIET;
      if (!isQuiet && now - started < LONGEST_WAIT) return waitForTurn();
      server.off('connection', noteAccepted);
      callback();
    });
  };
  // The turn that is under way accepted before it did what it is still doing.
  setImmediate(waitForTurn);
}
