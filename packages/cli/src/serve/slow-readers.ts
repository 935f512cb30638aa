import type { Server } from 'node:http';
import type { Socket } from 'node:net';

/** How slowly a client may read before its connection is closed. */
export interface SlowReaderLimits {
  /** How long bytes may wait beyond the time that they take at the slowest rate, in milliseconds. */
  graceMs: number;
  /** The slowest rate, in bytes a second. */
  slowestRate: number;
}

// Half of what a phone reads over EDGE.
const DEFAULT_LIMITS: SlowReaderLimits = { graceMs: 30_000, slowestRate: 8 * 1_024 };

/**
 * Closes connections whose clients read slower on average than the slowest rate. The timeout of the socket is not
 * enough: a few bytes restart it.
 */
export function closeSlowReaders(
  server: Server,
  { graceMs, slowestRate }: SlowReaderLimits = DEFAULT_LIMITS,
): void {
  const sockets = new Set<Socket>();
  const waiting = new Map<Socket, { since: number; bytesSent: number }>();
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
      const start = waiting.get(socket) ?? {
        since: now,
        bytesSent: socket.bytesWritten - socket.writableLength,
      };
      waiting.set(socket, start);
      const bytesOwed = socket.bytesWritten - start.bytesSent;
      if (now - start.since > graceMs + (bytesOwed / slowestRate) * 1_000) socket.destroy();
    }
  };
  const timer = setInterval(sweep, graceMs / 6).unref();
  server.once('close', () => clearInterval(timer));
}
