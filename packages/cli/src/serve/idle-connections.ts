import type { Server } from 'node:http';
import type { Socket } from 'node:net';

/** How long a new connection may take to send its request after a stop, in milliseconds. */
const FIRST_REQUEST_GRACE = 2_000;

/**
 * Closes connections on which nothing moved for `timeoutMs` and no answer is due: one to an operation may take longer.
 * Closes idle connections with the server too. Node keeps those without a request, which browsers open ahead, and cuts off
 * responses that are still being sent. A connection that is just opened gets a moment, since its request is on the way.
 */
export function closeIdleConnections(server: Server, timeoutMs: number): void {
  const openResponses = new Map<Socket, number>();
  const openedAt = new WeakMap<Socket, number>();
  let isClosing = false;
  server.on('connection', (socket) => {
    openResponses.set(socket, 0);
    openedAt.set(socket, performance.now());
    socket.once('close', () => openResponses.delete(socket));
  });
  server.on('request', ({ socket }, response) => {
    openedAt.delete(socket);
    // A response that is sent at once needs no count: its socket closes once everything is written.
    if (response.writableEnded) {
      if (isClosing) socket.destroySoon();
      return;
    }
    openResponses.set(socket, (openResponses.get(socket) ?? 0) + 1);
    response.once('close', () => {
      const left = (openResponses.get(socket) ?? 1) - 1;
      if (openResponses.has(socket)) openResponses.set(socket, left);
      if (isClosing && left === 0) socket.destroySoon();
    });
  });
  const closeIfIdle = (socket: Socket) => {
    if (openResponses.get(socket) === 0) socket.destroySoon();
  };
  server.setTimeout(timeoutMs, closeIfIdle);
  server.closeIdleConnections = () => {
    if (isClosing) return;
    isClosing = true;
    const now = performance.now();
    for (const socket of openResponses.keys()) {
      const grace = (openedAt.get(socket) ?? 0) + FIRST_REQUEST_GRACE - now;
      // What has arrived meanwhile is read first.
      if (openedAt.has(socket) && grace > 0) setTimeout(() => setImmediate(closeIfIdle, socket), grace);
      else closeIfIdle(socket);
    }
  };
}
