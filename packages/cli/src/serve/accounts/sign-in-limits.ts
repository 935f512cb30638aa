import { createHash } from 'node:crypto';
import { normalizeLogin, type RateLimit, type SharedLimits } from '@croupier/core';
import { createRateLimiter } from '../requests/rate-limiter.js';

/** Limits how often passwords can be tried and accounts made. */
export interface SignInLimits {
  /** Counts an attempt on an account, by its id, or by the name of one that is unknown. Returns how to take it back after a success, or the seconds to wait before the next one. */
  attempt(
    address: string,
    account: string,
  ): Promise<{ succeeded(): Promise<void> } | { waitSeconds: number }>;
  /** Counts a registration. Returns 0 or the seconds to wait. */
  register(address: string): Promise<number>;
}

/** What the limits count by. */
interface SignInLimitsOptions {
  now?: () => number;
  shared?: SharedLimits | undefined;
}

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

/** A person who forgot a password tries a few; a household and an office have several people. */
const ACCOUNT_AT_ADDRESS: RateLimit = { most: 10, windowMs: 15 * MINUTE };
const ADDRESS: RateLimit = { most: 50, windowMs: 15 * MINUTE };
/** Guesses from many addresses. High, so that strangers cannot easily lock somebody out. */
const ACCOUNT: RateLimit = { most: 100, windowMs: HOUR };
const REGISTRATIONS: RateLimit = { most: 10, windowMs: HOUR };

/**
 * Creates the limits, which all servers of a store count together where its storage can; unknown accounts count like known
 * ones.
 */
export function createSignInLimits({ now, shared }: SignInLimitsOptions = {}): SignInLimits {
  const limiterOf = (name: string, limit: RateLimit): Limiter =>
    shared === undefined ? createRateLimiter(limit, now) : sharedLimiter(shared, name, limit);
  const ofAccountAtAddress = limiterOf('account-at-address', ACCOUNT_AT_ADDRESS);
  const ofAddress = limiterOf('address', ADDRESS);
  const ofAccount = limiterOf('account', ACCOUNT);
  const registrations = limiterOf('registrations', REGISTRATIONS);
  return {
    async attempt(address, named) {
      const account = normalizeLogin(named).slice(0, 200);
      const counters = [
        [ofAccountAtAddress, `${account} ${address}`],
        [ofAddress, address],
        [ofAccount, account],
      ] as const;
      const waits = await Promise.all(counters.map(([limiter, key]) => limiter.consume(key)));
      const counted = counters.filter((_, i) => waits[i] === 0);
      const refund = async () => {
        await Promise.all(counted.map(([limiter, key]) => limiter.refund(key)));
      };
      const waitSeconds = Math.max(...waits);
      if (waitSeconds === 0) return { succeeded: refund };
      // What one limit refuses is no guess, so the others do not count it.
      await refund();
      return { waitSeconds };
    },
    register: async (address) => registrations.consume(address),
  };
}

/** A limiter of this process, or of all servers. */
interface Limiter {
  consume(key: string): number | Promise<number>;
  refund(key: string): void | Promise<void>;
}

/** Addresses and names of accounts are kept as hashes. */
function sharedLimiter(shared: SharedLimits, name: string, limit: RateLimit): Limiter {
  const keyOf = (key: string) => `limit:${name}:${createHash('sha256').update(key).digest('hex')}`;
  return {
    consume: (key) => shared.consume(keyOf(key), limit),
    refund: (key) => shared.refund(keyOf(key)),
  };
}
