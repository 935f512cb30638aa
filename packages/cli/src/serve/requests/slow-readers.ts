import type { Server } from 'node:http';
import type { Socket } from 'node:net';

/** How slowly a client may read before its connection is closed. */
export interface SlowReaderLimits {
  /** How long bytes may wait beyond the time that they take at the slowest rate, in milliseconds. */
  graceMs: number;
  /** The slowest rate, in bytes a second. */
  slowestRate: number;
  /** How many bytes the system may take from a connection at once: until then no progress is seen. 512 kB by default. */
  lumpBytes?: number;
}

// Half of what a phone reads over EDGE.
const DEFAULT_LIMITS: SlowReaderLimits = { graceMs: 30_000, slowestRate: 8 * 1_024 };

const DEFAULT_LUMP_BYTES = 512 * 1_024;

/**
 * Closes connections whose clients read slower on average than the slowest rate, and those that have read nothing for as
 * long as a lump takes at that rate: however much waits, that time is bounded. The timeout of the socket is not enough:
 * a few bytes, or one more request, restart it.
 */
export function closeSlowReaders(
  server: Server,
  { graceMs, slowestRate, lumpBytes = DEFAULT_LUMP_BYTES }: SlowReaderLimits = DEFAULT_LIMITS,
): void {
  const sockets = new Set<Socket>();
  const waiting = new Map<
    Socket,
    { since: number; bytesSent: number; progress: number; progressAt: number }
  >();
  const timeFor = (bytes: number) => graceMs + (bytes / slowestRate) * 1_000;
  server.on('connection', (socket) => {
    sockets.add(socket);
    socket.once('close', () => {
      sockets.delete(socket);
      waiting.delete(socket);
    });
  });
  const sweep = () => {
    const now = performance.now();
    for (const socket of sockets) {
      if (socket.writableLength === 0) {
        waiting.delete(socket);
        continue;
      }
      // `bytesWritten` counts the bytes that wait as well.
      const sent = socket.bytesWritten - socket.writableLength;
      const start = waiting.get(socket) ?? { since: now, bytesSent: sent, progress: sent, progressAt: now };
      if (sent > start.progress) Object.assign(start, { progress: sent, progressAt: now });
      waiting.set(socket, start);
      const bytesOwed = socket.bytesWritten - start.bytesSent;
      const isStuck = now - start.progressAt > timeFor(lumpBytes);
      if (isStuck || now - start.since > timeFor(bytesOwed)) socket.destroy();
    }
  };
  const timer = setInterval(sweep, graceMs / 6).unref();
  server.once('close', () => clearInterval(timer));
}
