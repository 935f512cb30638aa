import { v7 } from 'uuid';
import type { Runtime } from './store/store.js';

/** The real clock, and ids in the order of their making. */
export const runtime: Runtime = { now: () => new Date(), newId };

// Chance is fetched for a thousand ids at once: an import makes a hundred thousand of them.
const randomPool = new Uint8Array(16 * 1_024);
let poolOffset = randomPool.length;
let msecs = 0;
let seq = 0;

function newId(): string {
  if (poolOffset === randomPool.length) {
    crypto.getRandomValues(randomPool);
    poolOffset = 0;
  }
  const random = randomPool.subarray(poolOffset, poolOffset + 16);
  poolOffset += 16;
  const now = Date.now();
  if (now > msecs) {
    msecs = now;
    // The sequence begins low enough to count on for the rest of its millisecond.
    seq = ((random[6] as number) << 16) | ((random[7] as number) << 8) | (random[8] as number);
  } else seq++;
  return v7({ msecs, seq, random });
}
