import type { ContentName } from './change.js';

/** A record that a transaction wrote to, even if it ended up unchanged. */
export interface TouchedRecord {
  contentName: ContentName;
  id: string;
  isGone: boolean;
  existed: boolean;
}

const EXISTED = 1;
const GONE = 2;

/** What a transaction wrote to, in order within each collection: a number for each record, since there may be a million. */
export class TouchedRecords {
  readonly #byContent = new Map<ContentName, Map<string, number>>();

  add(contentName: ContentName, id: string, isGone: boolean, existed: (id: string) => boolean): void {
    const byId = this.#byContent.get(contentName) ?? new Map<string, number>();
    this.#byContent.set(contentName, byId);
    const known = byId.get(id) ?? (existed(id) ? EXISTED : 0);
    byId.set(id, isGone ? known | GONE : known & ~GONE);
  }

  *[Symbol.iterator](): Iterator<TouchedRecord> {
    for (const [contentName, byId] of this.#byContent) {
      for (const [id, flags] of byId)
        yield { contentName, id, isGone: (flags & GONE) !== 0, existed: (flags & EXISTED) !== 0 };
    }
  }

  /** Forgets those that do not pass. */
  keepOnly(passes: (touch: TouchedRecord) => boolean): void {
    for (const touch of this) if (!passes(touch)) this.#byContent.get(touch.contentName)?.delete(touch.id);
  }
}
