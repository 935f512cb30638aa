import { expect, test } from 'vitest';
import { createQueue } from './lock.js';

test('a caller that gave up waiting in the queue does nothing when its turn comes', async () => {
  const inTurn = createQueue(20);
  let release: () => void = () => undefined;
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  const done: string[] = [];
  const first = inTurn(async () => {
    await released;
    done.push('first');
  });
  const late = inTurn(async () => void done.push('late'));
  await expect(late).rejects.toMatchObject({ code: 'conflict' });
  release();
  await first;
  await inTurn(async () => void done.push('next'));
  expect(done).toEqual(['first', 'next']);
});
