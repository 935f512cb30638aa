import { normalizeLogin } from '@croupier/core';
import { createRateLimiter, type RateLimit } from '../rate-limiter.js';

/** Limits how often passwords can be tried and accounts made. */
export interface SignInLimits {
  /** Counts an attempt. Returns how to take it back after a success, or the seconds to wait before the next one. */
  attempt(address: string, identifier: string): { succeeded(): void } | { waitSeconds: number };
  /** Counts a registration. Returns 0 or the seconds to wait. */
  register(address: string): number;
}

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

/** A person who forgot a password tries a few; a household and an office have several people. */
const ACCOUNT_AT_ADDRESS: RateLimit = { most: 10, windowMs: 15 * MINUTE };
const ADDRESS: RateLimit = { most: 50, windowMs: 15 * MINUTE };
/** Guesses from many addresses. High, so that strangers cannot easily lock somebody out. */
const ACCOUNT: RateLimit = { most: 100, windowMs: HOUR };
const REGISTRATIONS: RateLimit = { most: 10, windowMs: HOUR };

/** Creates the limits; unknown accounts count like known ones. */
export function createSignInLimits(now?: () => number): SignInLimits {
  const limiters = [ACCOUNT_AT_ADDRESS, ADDRESS, ACCOUNT].map((limit) => createRateLimiter(limit, now));
  const registrations = createRateLimiter(REGISTRATIONS, now);
  return {
    attempt(address, identifier) {
      const account = normalizeLogin(identifier).slice(0, 200);
      const keys = [`${account} ${address}`, address, account];
      const waits = limiters.map((limiter, i) => limiter.consume(keys[i] as string));
      const refund = () => {
        for (const [i, limiter] of limiters.entries()) limiter.refund(keys[i] as string);
      };
      const waitSeconds = Math.max(...waits);
      if (waitSeconds === 0) return { succeeded: refund };
      // What one limit refuses is no guess, so the others do not count it.
      for (const [i, limiter] of limiters.entries()) if (waits[i] === 0) limiter.refund(keys[i] as string);
      return { waitSeconds };
    },
    register: (address) => registrations.consume(address),
  };
}
