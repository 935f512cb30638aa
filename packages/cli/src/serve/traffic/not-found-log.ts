import { runtime, type StorageAdapter } from '@croupier/core';
import { createBackgroundWrites } from './background-writes.js';

/** The log of missing addresses. */
export interface NotFoundLog {
  /** Logs an address after its response was sent; of many requests at once, only some are logged. */
  record(path: string, referrer: string | undefined): void;
}

/** The limit of addresses that wait to be written; readers of the site do not reach it. */
const MAX_PENDING_WRITES = 20;
const MAX_URL_LENGTH = 2_000;

/** Creates the log of missing addresses of a store. */
export function createNotFoundLog(storage: Pick<StorageAdapter, 'appendLog'>): NotFoundLog {
  const startWrite = createBackgroundWrites(MAX_PENDING_WRITES);
  return {
    record(path, referrer) {
      if (path.length > MAX_URL_LENGTH) return;
      const line = {
        id: runtime.newId(),
        path,
        referrer: withoutQuery(referrer),
        ts: runtime.now().getTime(),
      };
      startWrite(() => storage.appendLog('missing', line));
    },
  };
}

/** The page that a visitor came from, without its query, which may contain personal data. */
function withoutQuery(referrer = ''): string {
  if (!URL.canParse(referrer)) return '';
  const { origin, pathname, protocol } = new URL(referrer);
  return /^https?:$/.test(protocol) ? `${origin}${pathname}`.slice(0, MAX_URL_LENGTH) : '';
}
