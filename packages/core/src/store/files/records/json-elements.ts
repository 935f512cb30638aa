import { JsonNesting } from './json-nesting.js';

/** How deep JSON may be nested; deeper is an attack or an accident. */
const MAX_DEPTH = 64;

/** An element of a JSON array, as bytes of its file, and the line on which it begins. */
export interface JsonElement {
  start: number;
  end: number;
  line: number;
}

/** What stops a file from being read, and the line on which it shows. */
export class UnreadableJsonError extends Error {
  constructor(
    message: string,
    readonly line: number,
  ) {
    super(message);
  }
}

const COMMA = 44;
const NEWLINE = 10;
const LIST_END = 93;
const isBlank = (byte: number | undefined) => byte === 32 || byte === NEWLINE || byte === 13 || byte === 9;

/** The elements of a JSON array, however it is laid out, unparsed. Throws Unreadable. */
export function* jsonElements(bytes: Buffer): Iterable<JsonElement> {
  let line = 1;
  let at = bytes.indexOf('\uFEFF') === 0 ? 3 : 0;
  let start = -1;
  let startLine = 1;
  let isFirst = true;
  const nesting = new JsonNesting();
  const piece = (): JsonElement => {
    if (start < 0) throw new UnreadableJsonError('a record is missing beside a comma', line);
    let end = at;
    while (isBlank(bytes[end - 1])) end--;
    return { start, end, line: startLine };
  };
  for (; at < bytes.length; at++) {
    const byte = bytes[at] as number;
    if (byte === NEWLINE) line++;
    if (nesting.isInText) {
      nesting.take(byte);
      continue;
    }
    if (isBlank(byte)) continue;
    if (nesting.depth === 1 && (byte === COMMA || byte === LIST_END)) {
      const isEmpty = byte === LIST_END && isFirst && start < 0;
      if (!isEmpty) yield piece();
      start = -1;
      isFirst = false;
      if (byte === LIST_END) return requireEndOfFile(bytes, at + 1, line);
      continue;
    }
    if (nesting.depth === 0) {
      if (byte !== 91) throw new UnreadableJsonError('this must be a list of records, in [ and ]', line);
    } else if (start < 0) {
      if (isMergeMarker(bytes, at)) throw new UnreadableJsonError('a merge was not finished here', line);
      start = at;
      startLine = line;
    }
    nesting.take(byte);
    if (nesting.depth > MAX_DEPTH)
      throw new UnreadableJsonError(`this is nested more than ${MAX_DEPTH} deep`, line);
  }
  if (nesting.depth === 0) throw new UnreadableJsonError('the file is empty', 1);
  throw new UnreadableJsonError('the file ends in the middle', line);
}

/** Parses the JSON of a whole file. Throws Unreadable, also where it is nested too deep. */
export function parseWhole(text: string): unknown {
  return parseShallow(text, 1);
}

/** Like `parseFromLine`, for text whose depth nobody has looked at yet. */
export function parseShallow(text: string, line: number): unknown {
  const value = parseFromLine(text, line);
  if (depthOf(text).deepest > MAX_DEPTH)
    throw new UnreadableJsonError(`this is nested more than ${MAX_DEPTH} deep`, line);
  return value;
}

/** Parses JSON text; throws Unreadable with the line, counted from `line`, where it is none. */
export function parseFromLine(text: string, line: number): unknown {
  try {
    return JSON.parse(text);
  } catch (cause) {
    const merge = /^(<{7} |={7}$|>{7} )/m.exec(text);
    const position = /position (\d+)/.exec((cause as Error).message)?.[1];
    const at = merge?.index ?? (position === undefined ? text.trimEnd().length : Number(position));
    const message =
      merge !== null
        ? 'a merge was not finished here'
        : depthOf(text).isOpen
          ? 'the file ends in the middle'
          : 'this is not JSON';
    throw new UnreadableJsonError(message, line + countNewlines(text.slice(0, at)));
  }
}

function requireEndOfFile(bytes: Buffer, from: number, line: number): void {
  let ahead = line;
  for (let at = from; at < bytes.length; at++) {
    if (bytes[at] === NEWLINE) ahead++;
    else if (!isBlank(bytes[at]))
      throw new UnreadableJsonError('there is something after the end of the list', ahead);
  }
}

/** Whether a line, without the blanks around it, is one that git puts between the sides of a merge. */
export function isMergeMarkerLine(line: string): boolean {
  return /^(<{7}|={7}|>{7}|\|{7})( |$)/.test(line);
}

function isMergeMarker(bytes: Buffer, at: number): boolean {
  const mark = bytes.toString('latin1', at, at + 7);
  return mark === '<<<<<<<' || mark === '=======' || mark === '>>>>>>>';
}

function depthOf(text: string): { deepest: number; isOpen: boolean } {
  const nesting = new JsonNesting();
  let deepest = 0;
  for (let at = 0; at < text.length; at++) {
    nesting.take(text.charCodeAt(at));
    deepest = Math.max(deepest, nesting.depth);
  }
  return { deepest, isOpen: nesting.depth > 0 || nesting.isInText };
}

/** How many lines end in a text. */
export function countNewlines(text: string): number {
  return text.split('\n').length - 1;
}
