import { type ChangeHeader, formatChangeLineStart, parseChangeHeader } from '../../change.js';
import type { Commit } from '../../storage-adapter.js';
import { type ByteRange, readPieces, readRange } from '../store-file.js';
import { HISTORY_FILE } from '../store-folder.js';

/** How much history is kept. */
export interface HistoryLimits {
  changes: number;
  bytes: number;
}

/** The default limits. */
export const HISTORY_LIMITS: HistoryLimits = { changes: 1_000, bytes: 200 << 20 };
/** How far the history may exceed its limits before the file is rewritten. */
const OVERGROWTH = 1.1;
const NEWLINE = 10;
const HEADER_BYTES = 4_096;

/** A line of the history file, without its newline. */
export type HistoryLine = ByteRange;

/** The lines up to `length` bytes, oldest first, unparsed; `withRest` adds an unterminated last line. */
export function historyLines(fd: number, length: number, { withRest = false } = {}): HistoryLine[] {
  const lines: HistoryLine[] = [];
  let start = 0;
  let at = 0;
  for (const bytes of readPieces(fd, HISTORY_FILE, { start: 0, end: length })) {
    for (let found = bytes.indexOf(NEWLINE); found >= 0; found = bytes.indexOf(NEWLINE, found + 1)) {
      lines.push({ start, end: at + found });
      start = at + found + 1;
    }
    at += bytes.length;
  }
  if (withRest && start < length) lines.push({ start, end: length });
  return lines;
}

/** Whether a line ends at `length` bytes, so that another can follow. */
export function endsLine(fd: number, length: number): boolean {
  return length === 0 || readRange(fd, HISTORY_FILE, { start: length - 1, end: length })[0] === NEWLINE;
}

/** The header of a line; undefined where the line is damaged. */
export function headerAt(fd: number, { start, end }: HistoryLine): ChangeHeader | undefined {
  for (let size = HEADER_BYTES; ; size *= 4) {
    const text = textAt(fd, { start, end: Math.min(end, start + size) });
    if (!text.includes(',"entries":[') && start + size < end) continue;
    try {
      return parseChangeHeader(text);
    } catch {
      return undefined;
    }
  }
}

/** A line's text. */
export function textAt(fd: number, line: HistoryLine): string {
  return readRange(fd, HISTORY_FILE, line).toString('utf8');
}

/** What a line carries that is committed before the files that it changes. */
export const WRITE_AHEAD_MARK = ',"writeAhead":true';

/** The bytes of a change's line up to its last brace, in chunks. */
export function* bodyOfChange({ header, entries }: Commit, isWriteAhead: boolean): Iterable<Uint8Array> {
  yield Buffer.from(formatChangeLineStart(header));
  let between = '';
  for (const entry of entries) {
    yield Buffer.from(between + entry);
    between = ',';
  }
  yield Buffer.from(isWriteAhead ? `]${WRITE_AHEAD_MARK}` : ']');
}

/** The lines to keep when another is added; undefined if all stay. */
export function linesToKeep(
  fd: number | undefined,
  length: number,
  changes: number,
  limits: HistoryLimits,
): HistoryLine[] | undefined {
  if (fd === undefined || (changes + 1 <= limits.changes * OVERGROWTH && length <= limits.bytes * OVERGROWTH))
    return undefined;
  const kept = historyLines(fd, length).slice(-(limits.changes - 1));
  const end = kept.at(-1)?.end ?? 0;
  return kept.filter(({ start }) => end - start <= limits.bytes);
}
