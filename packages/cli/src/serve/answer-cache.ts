import { LRUCache } from 'lru-cache';
import type { Answer } from './answer.js';

/** What is held, in entries and in bytes. */
export interface Held {
  entries: number;
  bytes: number;
}

/** The memory for the pages of a server unless told otherwise, in bytes. */
const BUDGET = 256 * 1_024 * 1_024;

/**
 * What an entry takes beside its key, headers and bodies, in bytes: objects, arrays, places in maps. It bounds their
 * number too, so that many small answers cost no more than a few large ones.
 */
const ENTRY_OVERHEAD = 4_096;

interface Entry {
  answer: Answer;
  /** True where a request whose target is the key may be answered without another look. */
  isHot: boolean;
}

/** The answers of one state of the site, those not asked for the longest leaving first. */
export class AnswerCache {
  readonly #entries: LRUCache<string, Entry>;

  constructor(budget = BUDGET) {
    this.#entries = new LRUCache({
      maxSize: budget,
      sizeCalculation: ({ answer }, key) => ENTRY_OVERHEAD + 2 * key.length + answer.size,
    });
  }

  get(key: string): Answer | undefined {
    return this.#entries.get(key)?.answer;
  }

  /** The answer that `heat` allowed for a request's target. */
  hot(target: string): Answer | undefined {
    const entry = this.#entries.get(target);
    return entry?.isHot === true ? entry.answer : undefined;
  }

  /** Keeps an answer; one that is larger than all the room is not kept. */
  set(key: string, answer: Answer): void {
    this.#entries.set(key, { answer, isHot: false });
  }

  /** Lets requests for the key be answered without another look. */
  heat(key: string): void {
    const entry = this.#entries.get(key);
    if (entry !== undefined) entry.isHot = true;
  }

  /** What is held now. */
  held(): Held {
    return { entries: this.#entries.size, bytes: this.#entries.calculatedSize };
  }
}
