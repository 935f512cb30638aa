import type { RateLimit } from '@croupier/core';

/** How much of one client counts in a minute: as much as a busy reader sends. */
export const CLIENT_LIMIT: RateLimit = { most: 60, windowMs: 60_000 };

/** The limit of counts that wait to be written; readers of the site do not reach it. */
export const MAX_PENDING_WRITES = 100;
