import type { RecordedChange } from '../../storage-adapter.js';
import { readAt } from '../store-file.js';
import { HISTORY_FILE } from '../store-folder.js';
import type { ChainedLine } from './history-chain.js';

const CHUNK_BYTES = 1 << 20;
const BEFORE_ENTRIES = ',"entries":[';
const [QUOTE, BACKSLASH] = [34, 92];
const isOpening = (byte: number) => byte === 91 || byte === 123;
const isClosing = (byte: number) => byte === 93 || byte === 125;

/** The changes of lines of the history, one entry after another, since a line may be longer than a string can be. */
export function* recordedChanges(fd: number, lines: readonly ChainedLine[]): Iterable<RecordedChange> {
  for (const line of lines)
    yield { header: line.header, entries: { [Symbol.iterator]: () => entryTexts(fd, line) } };
}

function* entryTexts(fd: number, { start, bodyEnd }: ChainedLine): Iterator<string> {
  let kept = Buffer.alloc(0);
  let unread = 0;
  let isInEntries = false;
  let isInText = false;
  let depth = 0;
  for (let at = start; at < bodyEnd; ) {
    const chunk = Buffer.allocUnsafe(Math.min(CHUNK_BYTES, bodyEnd - at));
    const read = readAt(fd, chunk, { offset: 0, length: chunk.length }, at, HISTORY_FILE);
    if (read === 0) return;
    at += read;
    const bytes = Buffer.concat([kept, chunk.subarray(0, read)]);
    let next = kept.length - unread;
    let entryStart = 0;
    if (!isInEntries) {
      const found = bytes.indexOf(BEFORE_ENTRIES);
      if (found < 0) {
        kept = bytes;
        continue;
      }
      isInEntries = true;
      next = found + BEFORE_ENTRIES.length;
      entryStart = next;
    }
    for (; next < bytes.length; next++) {
      const byte = bytes[next] as number;
      if (isInText) {
        // The byte after a backslash may be in the next chunk.
        if (byte === BACKSLASH && next + 1 === bytes.length) break;
        if (byte === BACKSLASH) next++;
        else if (byte === QUOTE) isInText = false;
      } else if (byte === QUOTE) isInText = true;
      else if (isOpening(byte)) {
        if (depth++ === 0) entryStart = next;
      } else if (isClosing(byte)) {
        if (depth === 0) return;
        if (--depth === 0) yield bytes.toString('utf8', entryStart, next + 1);
      }
    }
    unread = bytes.length - next;
    kept = depth === 0 ? Buffer.alloc(0) : bytes.subarray(entryStart);
  }
}
