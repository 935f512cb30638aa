import { Readable } from 'node:stream';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { bodyAtPace } from './body-pace.js';

// The clock stands but where a test moves it: on a busy machine pieces come late that were sent in time.
beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const sleep = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

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
  const refused = expect(read(trickle)).rejects.toMatchObject({ reason: 'request.too-slow' });
  await vi.advanceTimersByTimeAsync(1_000);
  await refused;
});

test('a large body takes the time that it needs', async () => {
  const steady = async function* () {
    for (let n = 0; n < 30; n++) {
      yield Buffer.alloc(1_000);
      await sleep(20);
    }
  };
  const size = read(steady);
  await vi.advanceTimersByTimeAsync(1_000);
  expect(await size).toBe(30_000);
});
