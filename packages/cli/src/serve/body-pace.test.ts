import { Readable } from 'node:stream';
import { setTimeout as sleep } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { bodyAtPace } from './body-pace.js';

async function read(source: () => AsyncGenerator<Buffer>): Promise<number> {
  let size = 0;
  const body = bodyAtPace(Readable.from(source()), { graceMs: 200, slowestRate: 1_000 });
  for await (const piece of body) size += piece.length;
  return size;
}

test('a body that comes slower than a phone sends it is refused', async () => {
  const trickle = async function* () {
    for (;;) {
      yield Buffer.from('x');
      await sleep(20);
    }
  };
  await expect(read(trickle)).rejects.toMatchObject({ reason: 'request.too-slow' });
});

test('a large body takes the time that it needs', async () => {
  const steady = async function* () {
    for (let n = 0; n < 30; n++) {
      yield Buffer.alloc(1_000);
      await sleep(20);
    }
  };
  expect(await read(steady)).toBe(30_000);
});
