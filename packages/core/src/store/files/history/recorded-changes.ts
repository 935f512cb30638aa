import type { RecordedChange } from '../../storage-adapter.js';
import { JsonNesting } from '../records/json-nesting.js';
import { readPieces } from '../store-file.js';
import { HISTORY_FILE } from '../store-folder.js';
import type { ChainedLine } from './history-chain.js';

const BEFORE_ENTRIES = ',"entries":[';

/** The changes of lines of the history, one entry after another, since a line may be longer than a string can be. */
export function* recordedChanges(fd: number, lines: readonly ChainedLine[]): Iterable<RecordedChange> {
  for (const line of lines)
    yield { header: line.header, entries: { [Symbol.iterator]: () => entryTexts(fd, line) } };
}

function* entryTexts(fd: number, { start, bodyEnd }: ChainedLine): Iterator<string> {
  let kept = Buffer.alloc(0);
  let nesting: JsonNesting | undefined;
  for (const piece of readPieces(fd, HISTORY_FILE, { start, end: bodyEnd })) {
    let next = kept.length;
    let entryStart = 0;
    const bytes = Buffer.concat([kept, piece]);
    if (nesting === undefined) {
      const found = bytes.indexOf(BEFORE_ENTRIES);
      if (found < 0) {
        kept = bytes;
        continue;
      }
      nesting = new JsonNesting();
      next = found + BEFORE_ENTRIES.length;
    }
    for (; next < bytes.length; next++) {
      const { depth } = nesting;
      nesting.take(bytes[next] as number);
      if (nesting.depth < 0) return;
      if (nesting.depth > depth && depth === 0) entryStart = next;
      if (nesting.depth < depth && depth === 1) yield bytes.toString('utf8', entryStart, next + 1);
    }
    kept = nesting.depth === 0 ? Buffer.alloc(0) : bytes.subarray(entryStart);
  }
}
