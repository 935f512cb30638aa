import { runtime, type StorageAdapter } from '@croupier/core';

/** The log of missing addresses. */
export interface NotFoundLog {
  /** Logs an address after its response was sent; of many requests at once, only some are logged. */
  record(path: string, referrer: string | undefined): void;
}

/** How many may wait to be written; more than that come from no reader of the site. */
const MAX_PENDING_WRITES = 20;
const MAX_URL_LENGTH = 2_000;

/** Opens the book in a store's log of misses. */
export function createNotFoundLog(storage: Pick<StorageAdapter, 'appendLog'>): NotFoundLog {
  let waiting = 0;
  return {
    record(path, referrer) {
      if (waiting >= MAX_PENDING_WRITES || path.length > MAX_URL_LENGTH) return;
      waiting++;
      const line = {
        id: runtime.newId(),
        path,
        referrer: withoutQuery(referrer),
        ts: runtime.now().getTime(),
      };
      setImmediate(() => {
        storage
          .appendLog('missing', line)
          .catch(() => undefined)
          .finally(() => {
            waiting--;
          });
      });
    },
  };
}

/** The page that a visitor came from, without its query, which may contain personal data. */
function withoutQuery(referrer = ''): string {
  if (!URL.canParse(referrer)) return '';
  const { origin, pathname, protocol } = new URL(referrer);
  return /^https?:$/.test(protocol) ? `${origin}${pathname}`.slice(0, MAX_URL_LENGTH) : '';
}
