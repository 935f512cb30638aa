import type { RateLimit } from '@croupier/core';
import { LRUCache } from 'lru-cache';

/** Counts what clients, accounts or both do. */
interface RateLimiter {
  /** Counts a call. Returns 0 if it is within the limit, else the seconds until the window ends. */
  consume(key: string): number;
  /** Takes back a call that was counted. */
  refund(key: string): void;
}

/** How many keys are remembered; beyond that the least recently used one is forgotten. */
const MAX_KEYS = 20_000;

/** Creates a rate limiter that keeps its counts in memory. */
export function createRateLimiter({ most, windowMs }: RateLimit, now: () => number = Date.now): RateLimiter {
  const windows = new LRUCache<string, { until: number; count: number }>({ max: MAX_KEYS });
  return {
    consume(key) {
      const time = now();
      const current = windows.get(key);
      const window =
        current !== undefined && current.until > time ? current : { until: time + windowMs, count: 0 };
      if (window !== current) windows.set(key, window);
      // A refused call is not counted: whoever keeps trying gets in again when the window ends.
      if (window.count >= most) return Math.ceil((window.until - time) / 1_000);
      window.count++;
      return 0;
    },
    refund(key) {
      const window = windows.get(key);
      if (window !== undefined && window.count > 0) window.count--;
    },
  };
}
