import { LRUCache } from 'lru-cache';
import type { PreparedResponse } from './prepared-response.js';

/** The size of the cache, in entries and in bytes. */
export interface CacheUsage {
  entries: number;
  bytes: number;
}

/** The default memory limit for cached pages, in bytes. */
const DEFAULT_MAX_BYTES = 256 * 1_024 * 1_024;

/**
 * The memory of an entry beside its key, headers and bodies, in bytes; many small responses so cost no more than a
 * few large ones.
 */
const ENTRY_OVERHEAD = 4_096;

interface Entry {
  response: PreparedResponse;
  /** True where a request whose target is the key may be answered without another look. */
  isHot: boolean;
}

/** The responses of one state of the site; the least recently used are evicted first. */
export class ResponseCache {
  readonly #entries: LRUCache<string, Entry>;

  constructor(budget = DEFAULT_MAX_BYTES) {
    this.#entries = new LRUCache({
      maxSize: budget,
      sizeCalculation: ({ response }, key) => ENTRY_OVERHEAD + 2 * key.length + response.memoryBytes,
    });
  }

  get(key: string): PreparedResponse | undefined {
    return this.#entries.get(key)?.response;
  }

  /** The response that `heat` allowed for the target of a request. */
  getHot(target: string): PreparedResponse | undefined {
    const entry = this.#entries.get(target);
    return entry?.isHot === true ? entry.response : undefined;
  }

  /** Caches a response, unless it is larger than the whole cache. */
  set(key: string, response: PreparedResponse): void {
    this.#entries.set(key, { response, isHot: false });
  }

  /** Lets requests for the key be answered without another look. */
  markHot(key: string): void {
    const entry = this.#entries.get(key);
    if (entry !== undefined) entry.isHot = true;
  }

  /** Has every request look again, as redirects have changed. */
  coolAll(): void {
    for (const entry of this.#entries.values()) entry.isHot = false;
  }

  /** The keys of the responses that were used last, the latest first. */
  recentKeys(most: number): string[] {
    return [...this.#entries.keys()].slice(0, most);
  }

  /** The current size. */
  usage(): CacheUsage {
    return { entries: this.#entries.size, bytes: this.#entries.calculatedSize };
  }
}
