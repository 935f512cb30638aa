import { LRUCache } from 'lru-cache';
import type { PreparedResponse } from './prepared-response.js';

/** What is held, in entries and in bytes. */
export interface CacheUsage {
  entries: number;
  bytes: number;
}

/** The memory for the pages of a server unless told otherwise, in bytes. */
const DEFAULT_MAX_BYTES = 256 * 1_024 * 1_024;

/**
 * What an entry takes beside its key, headers and bodies, in bytes: objects, arrays, places in maps. It bounds their
 * number too, so that many small answers cost no more than a few large ones.
 */
const ENTRY_OVERHEAD = 4_096;

interface Entry {
  response: PreparedResponse;
  /** True where a request whose target is the key may be answered without another look. */
  isHot: boolean;
}

/** The answers of one state of the site, those not asked for the longest leaving first. */
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

  /** The answer that `heat` allowed for a request's target. */
  getHot(target: string): PreparedResponse | undefined {
    const entry = this.#entries.get(target);
    return entry?.isHot === true ? entry.response : undefined;
  }

  /** Keeps an answer; one that is larger than all the room is not kept. */
  set(key: string, response: PreparedResponse): void {
    this.#entries.set(key, { response, isHot: false });
  }

  /** Lets requests for the key be answered without another look. */
  markHot(key: string): void {
    const entry = this.#entries.get(key);
    if (entry !== undefined) entry.isHot = true;
  }

  /** What is held now. */
  usage(): CacheUsage {
    return { entries: this.#entries.size, bytes: this.#entries.calculatedSize };
  }
}
