import type { Server } from 'node:http';
import type { Socket } from 'node:net';

/**
 * Makes a server that is about to listen end all connections that wait for no answer when it is closed. Node itself
 * leaves those alone on which nothing was ever asked, as browsers open them ahead, and those still asking; and it cuts
 * off answers that are written but still going out.
 */
export function endIdleConnections(server: Server): void {
  const answering = new Map<Socket, number>();
  let isEnding = false;
  server.on('connection', (socket) => {
    answering.set(socket, 0);
    socket.once('close', () => answering.delete(socket));
  });
  server.on('request', ({ socket }, response) => {
    // What was answered at once needs no count: a socket goes when all that was written has gone out.
    if (response.writableEnded) return;
    answering.set(socket, (answering.get(socket) ?? 0) + 1);
    response.once('close', () => {
      const left = (answering.get(socket) ?? 1) - 1;
      if (answering.has(socket)) answering.set(socket, left);
      if (isEnding && left === 0) socket.destroySoon();
    });
  });
  server.closeIdleConnections = () => {
    isEnding = true;
    for (const [socket, answers] of answering) if (answers === 0) socket.destroySoon();
  };
}
