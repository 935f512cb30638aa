import type { ViewName, ViewParams } from '@croupier/core';
import { LRUCache } from 'lru-cache';
import type { PreparedResponse } from './prepared-response.js';

/** A response, and what it was made of. */
interface CachedResponse {
  response: PreparedResponse;
  /** The state of the content that the response is known to be right for: its generation, and the day. */
  state: string;
  /** The views that a page shows. What shows anything else is right for its state alone. */
  views?: readonly LoadedView[];
  /** The path of the sheet of the custom CSS that a page links to. */
  customStylesheet?: string | undefined;
  /** The state in which a request whose target is the key may be answered without another look. */
  hotIn?: string;
}

/** A view as a page loaded it. */
export interface LoadedView {
  name: ViewName;
  params: ViewParams | undefined;
  /** A hash of its content. */
  digest: string;
}

/** The responses of a site by address; the least recently used are evicted first, and one larger than the whole cache is not kept. */
export type ResponseCache = LRUCache<string, CachedResponse>;

/** The default memory limit for cached pages, in bytes. */
const DEFAULT_MAX_BYTES = 256 * 1_024 * 1_024;

/**
 * The memory of an entry beside its key, headers and bodies, in bytes; many small responses so cost no more than a
 * few large ones.
 */
const ENTRY_OVERHEAD = 4_096;

/** Creates a cache whose responses take no more than the budget, in bytes. */
export function createResponseCache(budget = DEFAULT_MAX_BYTES): ResponseCache {
  return new LRUCache({
    maxSize: budget,
    sizeCalculation: ({ response }, key) => ENTRY_OVERHEAD + 2 * key.length + response.memoryBytes,
  });
}
