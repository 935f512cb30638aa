import type { Server } from 'node:http';
import type { Socket } from 'node:net';

/**
 * Closes idle connections with the server. Node keeps those without a request, which browsers open ahead, and cuts off
 * responses that are still being sent.
 */
export function closeIdleConnectionsOnStop(server: Server): void {
  const openResponses = new Map<Socket, number>();
  let isClosing = false;
  server.on('connection', (socket) => {
    openResponses.set(socket, 0);
    socket.once('close', () => openResponses.delete(socket));
  });
  server.on('request', ({ socket }, response) => {
    // A response that is sent at once needs no count: its socket closes once everything is written.
    if (response.writableEnded) return;
    openResponses.set(socket, (openResponses.get(socket) ?? 0) + 1);
    response.once('close', () => {
      const left = (openResponses.get(socket) ?? 1) - 1;
      if (openResponses.has(socket)) openResponses.set(socket, left);
      if (isClosing && left === 0) socket.destroySoon();
    });
  });
  server.closeIdleConnections = () => {
    isClosing = true;
    for (const [socket, answers] of openResponses) if (answers === 0) socket.destroySoon();
  };
}
