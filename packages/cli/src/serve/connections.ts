import type { Server } from 'node:http';
import type { Socket } from 'node:net';

/**
 * Watches the connections of a server that is about to listen, and returns how to end all that wait for no answer. Node
 * itself leaves those alone on which nothing was ever asked, as browsers open them ahead, and those still asking.
 */
export function connectionsOf(server: Server): () => void {
  const answering = new Map<Socket, number>();
  let isEnding = false;
  server.on('connection', (socket) => {
    answering.set(socket, 0);
    socket.once('close', () => answering.delete(socket));
  });
  server.on('request', ({ socket }, response) => {
    answering.set(socket, (answering.get(socket) ?? 0) + 1);
    response.once('close', () => {
      const left = (answering.get(socket) ?? 1) - 1;
      if (answering.has(socket)) answering.set(socket, left);
      if (isEnding && left === 0) socket.destroySoon();
    });
  });
  return () => {
    isEnding = true;
    for (const [socket, answers] of answering) if (answers === 0) socket.destroy();
  };
}
