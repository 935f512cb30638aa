import { connect, type Socket } from 'node:net';
import { memoryStorage } from '@croupier/core';
import { expect, onTestFinished, test } from 'vitest';
import { startServer } from '../../packages/cli/src/serve/server.js';
import { siteFromSource } from './test-server.js';

/** More than the buffers of both ends take: the rest waits in the server. */
const LARGE = 24 * 1_024 * 1_024;
const REQUEST = 'GET /large.woff2 HTTP/1.1\r\nHost: localhost\r\n\r\n';

test('a client that never reads its answer, or reads at a trickle, is disconnected; a slow one gets all of it', async () => {
  const [strict, patient] = [await serveLarge(8 * 1_024 * 1_024), await serveLarge(1_024 * 1_024)];
  const never = connectTo(strict);
  // Blank lines between requests are allowed, and each starts the timeout of the socket again.
  const nudging = setInterval(() => never.write('\r\n'), 100);
  const trickle = connectTo(strict);
  const readTimer = setInterval(() => trickle.read(1_000), 100);
  // What it takes for its pauses is a tenth of its time, since on a busy machine it is paused for longer than it means to be.
  const slow = connectTo(patient);
  onTestFinished(() => {
    clearInterval(nudging);
    clearInterval(readTimer);
  });

  const disconnected = Promise.all([never, trickle].map(closed));
  expect(await readInBursts(slow)).toBeGreaterThan(LARGE);
  await disconnected;
});

test('a client that asks again and again and reads nothing is disconnected, however much waits for it', async () => {
  // At this rate, what waits would be allowed most of an hour.
  const address = await serveLarge(8 * 1_024, 8 * 1_024);
  const never = connectTo(address);
  const asking = setInterval(() => never.write(REQUEST), 100);
  onTestFinished(() => clearInterval(asking));
  await closed(never);
});

/** A server of a large file that closes connections below a rate, in bytes a second; gives its address. */
async function serveLarge(slowestRate: number, lumpBytes = LARGE): Promise<string> {
  const files = new Map([...siteFromSource.files, ['/large.woff2', Buffer.alloc(LARGE)]]);
  const server = await startServer({
    storage: memoryStorage(),
    site: { ...siteFromSource, files },
    port: 0,
    slowReaders: { graceMs: 1_000, slowestRate, lumpBytes },
  });
  onTestFinished(() => server.stop());
  return server.address;
}

function connectTo(address: string): Socket {
  const { hostname, port } = new URL(address);
  const socket = connect(Number(port), hostname, () => socket.write(REQUEST));
  socket.on('error', () => undefined);
  socket.on('readable', () => undefined);
  onTestFinished(() => void socket.destroy());
  return socket;
}

/** Resolves when the server has closed the connection, even where bytes before the end are not read. */
async function closed(socket: Socket): Promise<void> {
  const probe = setInterval(() => socket.write('\r\n'), 100);
  await new Promise((resolve) => socket.once('close', resolve));
  clearInterval(probe);
}

/** Reads for a moment, pauses for longer than the grace, and so on; resolves to the number of bytes. */
function readInBursts(socket: Socket): Promise<number> {
  let bytes = 0;
  let pauseAt = LARGE / 3;
  socket.removeAllListeners('readable');
  socket.on('data', (piece: Buffer) => {
    bytes += piece.length;
    if (bytes < pauseAt) return;
    pauseAt += LARGE / 3;
    socket.pause();
    setTimeout(() => socket.resume(), 1_200);
  });
  return new Promise((resolve) => {
    const done = setInterval(() => {
      if (bytes <= LARGE && !socket.destroyed) return;
      clearInterval(done);
      resolve(bytes);
    }, 50);
  });
}
