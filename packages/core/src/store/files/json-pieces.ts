/** How deep JSON may be nested; deeper is an attack or an accident. */
export const DEEPEST = 64;

/** An element of a JSON array, as bytes of its file, and the line on which it begins. */
export interface Piece {
  start: number;
  end: number;
  line: number;
}

/** What stops a file from being read, and the line on which it shows. */
export class Unreadable extends Error {
  constructor(
    message: string,
    readonly line: number,
  ) {
    super(message);
  }
}

const QUOTE = 34;
const COMMA = 44;
const BACKSLASH = 92;
const NEWLINE = 10;
const isOpening = (byte: number) => byte === 91 || byte === 123;
const isClosing = (byte: number) => byte === 93 || byte === 125;
const isBlank = (byte: number | undefined) => byte === 32 || byte === NEWLINE || byte === 13 || byte === 9;

/** The elements of a JSON array, however it is laid out, unparsed. Throws Unreadable. */
export function* piecesOf(bytes: Buffer): Iterable<Piece> {
  let line = 1;
  let depth = 0;
  let at = bytes.indexOf('\uFEFF') === 0 ? 3 : 0;
  let start = -1;
  let startLine = 1;
  let isFirst = true;
  const piece = (): Piece => {
    if (start < 0) throw new Unreadable('a record is missing beside a comma', line);
    let end = at;
    while (isBlank(bytes[end - 1])) end--;
    return { start, end, line: startLine };
  };
  for (; at < bytes.length; at++) {
    const byte = bytes[at] as number;
    if (byte === NEWLINE) line++;
    if (isBlank(byte)) continue;
    if (depth === 0) {
      if (byte !== 91) throw new Unreadable('this must be a list of records, in [ and ]', line);
      depth = 1;
      continue;
    }
    if (depth === 1 && (byte === COMMA || byte === 93)) {
      const isEmpty = byte === 93 && isFirst && start < 0;
      if (!isEmpty) yield piece();
      start = -1;
      isFirst = false;
      if (byte === 93) {
        endsHere(bytes, at + 1, line);
        return;
      }
      continue;
    }
    if (start < 0) {
      if (marksMerge(bytes, at)) throw new Unreadable('a merge was not finished here', line);
      start = at;
      startLine = line;
    }
    if (byte === QUOTE) {
      for (at++; at < bytes.length && bytes[at] !== QUOTE; at++) {
        if (bytes[at] === BACKSLASH) at++;
        else if (bytes[at] === NEWLINE) line++;
      }
    } else if (isOpening(byte)) {
      if (++depth > DEEPEST) throw new Unreadable(`this is nested more than ${DEEPEST} deep`, line);
    } else if (isClosing(byte)) depth--;
  }
  if (depth === 0) throw new Unreadable('the file is empty', 1);
  throw new Unreadable('the file ends in the middle', line);
}

/** Parses the JSON of a whole file. Throws Unreadable, also where it is nested too deep. */
export function parseWhole(text: string): unknown {
  const value = parseAt(text, 1);
  if (depthOf(text).deepest > DEEPEST) throw new Unreadable(`this is nested more than ${DEEPEST} deep`, 1);
  return value;
}

/** Parses JSON text; throws Unreadable with the line, counted from `line`, where it is none. */
export function parseAt(text: string, line: number): unknown {
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
    throw new Unreadable(message, line + newlinesIn(text.slice(0, at)));
  }
}

function endsHere(bytes: Buffer, from: number, line: number): void {
  let ahead = line;
  for (let at = from; at < bytes.length; at++) {
    if (bytes[at] === NEWLINE) ahead++;
    else if (!isBlank(bytes[at])) throw new Unreadable('there is something after the end of the list', ahead);
  }
}

function marksMerge(bytes: Buffer, at: number): boolean {
  const mark = bytes.toString('latin1', at, at + 7);
  return mark === '<<<<<<<' || mark === '=======' || mark === '>>>>>>>';
}

function depthOf(text: string): { deepest: number; isOpen: boolean } {
  let depth = 0;
  let deepest = 0;
  let isInText = false;
  for (let at = 0; at < text.length; at++) {
    const unit = text.charCodeAt(at);
    if (isInText) {
      if (unit === BACKSLASH) at++;
      else if (unit === QUOTE) isInText = false;
    } else if (unit === QUOTE) isInText = true;
    else if (isOpening(unit)) deepest = Math.max(deepest, ++depth);
    else if (isClosing(unit)) depth--;
  }
  return { deepest, isOpen: depth > 0 || isInText };
}

/** How many lines end in a text. */
export function newlinesIn(text: string): number {
  return text.split('\n').length - 1;
}
