import { isPlainObject } from '../../../values/plain-object.js';
import { isMergeMarkerLine, type JsonElement, parseShallow, UnreadableJsonError } from './json-elements.js';

/** The lines of a collection's file that should each be a record, and what stands around them. */
interface RecordLines {
  pieces: JsonElement[];
  /** Where a merge left both sides; empty where none did. */
  mergeLines: number[];
  /** Whether any line is a record. */
  hasRecords: boolean;
  /** Whether every line is one, and the list begins and ends as it should: no record is missing. */
  isWhole: boolean;
}

const NEWLINE = 10;

/**
 * Reads a file with one record a line and ignores the commas, so that it can read what a merge leaves: both sides of
 * a conflict, without their common ancestor.
 */
export function recordLines(bytes: Buffer): RecordLines {
  const pieces: JsonElement[] = [];
  const mergeLines: number[] = [];
  const framing: string[] = [];
  let isCommonBase = false;
  for (let start = bytes.indexOf('\uFEFF') === 0 ? 3 : 0, line = 1; start < bytes.length; line++) {
    const newline = bytes.indexOf(NEWLINE, start);
    const end = newline < 0 ? bytes.length : newline;
    const text = bytes.toString('utf8', start, end).trim();
    if (isMergeMarkerLine(text)) {
      if (text.startsWith('<')) mergeLines.push(line);
      isCommonBase = text.startsWith('|');
    } else if (text === '[' || text === ']') {
      framing.push(text);
    } else if (text !== '' && !isCommonBase) {
      if (framing.length !== 1) framing.push('outside');
      pieces.push({ start, end: endOfRecord(bytes, start, end), line });
    }
    start = end + 1;
  }
  const records = pieces.filter((piece) => isRecord(bytes, piece)).length;
  return {
    pieces,
    mergeLines,
    hasRecords: records > 0,
    isWhole: framing.join() === '[,]' && records === pieces.length,
  };
}

/** A line's value. Throws `UnreadableJsonError` where it is no record. */
export function parseLine(text: string, line: number): unknown {
  const value = parseShallow(text, line);
  if (isPlainObject(value)) return value;
  throw new UnreadableJsonError('this is no record', line);
}

function isRecord(bytes: Buffer, { start, end, line }: JsonElement): boolean {
  try {
    parseLine(bytes.toString('utf8', start, end), line);
    return true;
  } catch {
    return false;
  }
}

function endOfRecord(bytes: Buffer, start: number, end: number): number {
  let at = end;
  while (at > start && ' \t\r,'.includes(String.fromCharCode(bytes[at - 1] as number))) at--;
  return at;
}
