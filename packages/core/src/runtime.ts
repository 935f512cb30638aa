import { v7 } from 'uuid';
import type { Runtime } from './store/store.js';

/** The system clock, and time-ordered ids. */
export const runtime: Runtime = { now: () => new Date(), newId };

// Random bytes are fetched for a thousand ids at once, because an import creates up to 100,000.
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
    // Only 24 random bits, which leaves room to increment the sequence within the millisecond.
    seq = ((random[6] as number) << 16) | ((random[7] as number) << 8) | (random[8] as number);
  } else seq++;
  return v7({ msecs, seq, random });
}
