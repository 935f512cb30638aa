import { clockwork, type Home } from '@croupier/core';

/** The book of addresses that visitors asked for in vain. */
export interface Misses {
  /** Writes an address down once its answer is out; whoever asks for many at once is not written down for each. */
  note(path: string, referrer: string | undefined): void;
}

/** How many may wait to be written; more than that come from no reader of the site. */
const MOST_WAITING = 20;
const LONGEST = 2_000;

/** Opens the book in a store's log of misses. */
export function missesIn(home: Pick<Home, 'append'>): Misses {
  let waiting = 0;
  return {
    note(path, referrer) {
      if (waiting >= MOST_WAITING || path.length > LONGEST) return;
      waiting++;
      const line = {
        id: clockwork.newId(),
        path,
        referrer: withoutQuery(referrer),
        ts: clockwork.now().getTime(),
      };
      setImmediate(() => {
        home
          .append('missing', line)
          .catch(() => undefined)
          .finally(() => {
            waiting--;
          });
      });
    },
  };
}

/** The page that a visitor came from; what stands behind a question mark may be about the visitor. */
function withoutQuery(referrer = ''): string {
  if (!URL.canParse(referrer)) return '';
  const { origin, pathname, protocol } = new URL(referrer);
  return /^https?:$/.test(protocol) ? `${origin}${pathname}`.slice(0, LONGEST) : '';
}
