import type { ViewName, ViewParams } from '@croupier/core';
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

/** The inputs of a response: it stays cached while they are unchanged. */
interface ResponseOrigin {
  /** The state of the site that the response is known to be right for. */
  state: object;
  /** The views that a page shows. What shows anything else is right for its state alone. */
  views?: readonly LoadedView[];
  /** The path of the sheet of the custom CSS that a page links to. */
  customStylesheet?: string | undefined;
}

/** A view as a page loaded it. */
export interface LoadedView {
  name: ViewName;
  params: ViewParams | undefined;
  /** A hash of its content. */
  digest: string;
}

interface Entry extends ResponseOrigin {
  response: PreparedResponse;
  /** The routes with which a request whose target is the key may be answered without another look. */
  hotFor?: object;
}

/** The responses of a site, each with what it was made of; the least recently used are evicted first. */
export class ResponseCache {
  readonly #entries: LRUCache<string, Entry>;

  constructor(budget = DEFAULT_MAX_BYTES) {
    this.#entries = new LRUCache({
      maxSize: budget,
      sizeCalculation: ({ response }, key) => ENTRY_OVERHEAD + 2 * key.length + response.memoryBytes,
    });
  }

  /** The response for a key, whatever state it is right for. */
  get(key: string): Readonly<Entry> | undefined {
    return this.#entries.get(key);
  }

  /** The response that `markHot` allowed for the target of a request. */
  getHot(target: string, routes: object): PreparedResponse | undefined {
    const entry = this.#entries.get(target);
    return entry?.hotFor === routes ? entry.response : undefined;
  }

  /** Caches a response, unless it is larger than the whole cache. */
  set(key: string, response: PreparedResponse, origin: ResponseOrigin): void {
    this.#entries.set(key, { response, ...origin });
  }

  /** Notes that the response for a key is right for another state too. */
  confirm(key: string, state: object): void {
    const entry = this.#entries.get(key);
    if (entry !== undefined) entry.state = state;
  }

  /** Lets requests for the key be answered without another look, until the routes are others. */
  markHot(key: string, routes: object): void {
    const entry = this.#entries.get(key);
    if (entry !== undefined) entry.hotFor = routes;
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
