import { setTimeout as wait } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { createCheckpointTimer } from './checkpoint-timer.js';

test('files that take long to write are written so rarely that other changes have nine tenths of the time', async () => {
  const spans: [began: number, ended: number][] = [];
  let onWritten = (): void => undefined;
  const checkpointSoon = createCheckpointTimer(
    (work) => work(),
    async () => {
      const began = performance.now();
      await wait(200);
      spans.push([began, performance.now()]);
      setImmediate(onWritten);
    },
  );
  const written = () =>
    new Promise<void>((resolve) => {
      onWritten = resolve;
      checkpointSoon();
      checkpointSoon();
    });
  await written();
  await written();
  const [[began, ended] = [0, 0], [next] = [0]] = spans;
  expect(spans).toHaveLength(2);
  expect(next - ended).toBeGreaterThan(9 * (ended - began) - 5);
});
