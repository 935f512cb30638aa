import { createHash, randomBytes } from 'node:crypto';
import { dayOf } from '@croupier/core';

/** Whether a visitor asks for a casino for the first time of a day. */
export type IsFirstVisit = (visitor: readonly string[], casino: string) => boolean;

/** How many visits are remembered; beyond that, the oldest one is forgotten, and would count as a first one again. */
const MAX_REMEMBERED = 200_000;

/**
 * Creates the check. It keeps hashes with a salt that no disk ever sees; the first visit of the next day, UTC, throws both
 * away.
 */
export function createFirstVisitCheck(now: () => Date): IsFirstVisit {
  let day = '';
  let salt = randomBytes(32);
  const seen = new Set<string>();
  return (visitor, casino) => {
    const today = dayOf(now());
    if (today !== day) {
      day = today;
      salt = randomBytes(32);
      seen.clear();
    }
    const hash = createHash('sha256').update(salt);
    for (const part of [...visitor, casino]) hash.update(part).update('\0');
    const key = hash.digest('base64').slice(0, 16);
    if (seen.has(key)) return false;
    if (seen.size >= MAX_REMEMBERED) seen.delete(seen.values().next().value as string);
    seen.add(key);
    return true;
  };
}
