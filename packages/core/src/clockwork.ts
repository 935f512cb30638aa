import { v7 } from 'uuid';
import type { Clockwork } from './store/store.js';

/** The real clock, and ids in the order of their making. */
export const clockwork: Clockwork = { now: () => new Date(), newId };

// Chance is fetched for a thousand ids at once: an import makes a hundred thousand of them.
const chance = new Uint8Array(16 * 1_024);
let used = chance.length;
let msecs = 0;
let seq = 0;

function newId(): string {
  if (used === chance.length) {
    crypto.getRandomValues(chance);
    used = 0;
  }
  const random = chance.subarray(used, used + 16);
  used += 16;
  const now = Date.now();
  if (now > msecs) {
    msecs = now;
    // The sequence begins low enough to count on for the rest of its millisecond.
    seq = ((random[6] as number) << 16) | ((random[7] as number) << 8) | (random[8] as number);
  } else seq++;
  return v7({ msecs, seq, random });
}
