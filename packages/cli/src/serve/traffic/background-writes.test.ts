import { setImmediate as nextTurn } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { createBackgroundWrites } from './background-writes.js';

test('a full queue drops writes until one has finished, and a write that fails makes room too', async () => {
  const startWrite = createBackgroundWrites(2);
  const failures: ((reason: Error) => void)[] = [];
  const write = () => new Promise<void>((_resolve, reject) => failures.push(reject));
  expect([startWrite(write), startWrite(write), startWrite(write)]).toEqual([true, true, false]);
  await nextTurn();
  expect(failures.length).toBe(2);
  failures[0]?.(new Error('disk full'));
  await nextTurn();
  expect([startWrite(write), startWrite(write)]).toEqual([true, false]);
});
