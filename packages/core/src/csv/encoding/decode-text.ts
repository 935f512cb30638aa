import type { ENCODINGS } from '../../model/documents/import-settings.js';
import { problem } from '../../problem.js';
import { guessEncoding } from './guess-encoding.js';

/** The name of an encoding. */
export type Encoding = (typeof ENCODINGS)[number];

/** A file, as bytes in chunks or as text. */
export type TextSource = AsyncIterable<Uint8Array> | string;

/** The target chunk size: large enough for speed, small enough to cancel soon. */
const CHUNK_LENGTH = 1 << 18;
const MAX_CHUNK_LENGTH = 1 << 20;

/** What is told while a file is decoded. */
export interface DecodeListener {
  /** Receives the number of bytes read. */
  onBytes?(count: number): void;
  /** Receives the encoding, where only its letters tell it. */
  onGuess?(encoding: Encoding): void;
}

/**
 * Decodes a file in chunks, without its byte order mark. Text in no Unicode encoding is taken for that of Windows whose
 * letters make words of it. Problems: `invalid`, with the line, for bytes that are not valid in the encoding.
 */
export async function* decodeText(
  source: TextSource,
  encoding?: Encoding,
  { onBytes = () => undefined, onGuess = () => undefined }: DecodeListener = {},
): AsyncGenerator<string> {
  if (typeof source === 'string') {
    yield* textChunks(source.startsWith('\uFEFF') ? source.slice(1) : source, onBytes);
    return;
  }
  let decode: ((bytes: Uint8Array, isLast: boolean) => string) | undefined;
  let line = 1;
  for await (const { bytes, isLast } of byteChunks(source, onBytes)) {
    let sound = bytes;
    if (decode === undefined) {
      requireNoWorkbook(bytes);
      const known = detectEncoding(bytes);
      const told = encoding ?? known?.encoding;
      decode = told === undefined ? createGuessingDecoder(onGuess) : createDecoder(told);
      if (known !== undefined) sound = bytes.subarray(known.mark);
    }
    const text = decodeFromLine(decode, sound, isLast, line);
    const nul = text.indexOf('\0');
    if (nul >= 0) {
      const at = line + countLineBreaks(text.slice(0, nul));
      throw problem('file.nul-byte', { line: at }, { at: { line: at } });
    }
    line += countLineBreaks(text);
    if (text !== '') yield text;
  }
}

/** Counts line ends: LF, CR LF or CR. */
export function countLineBreaks(text: string): number {
  let count = 0;
  for (let at = text.indexOf('\n'); at >= 0; at = text.indexOf('\n', at + 1)) count++;
  for (let at = text.indexOf('\r'); at >= 0; at = text.indexOf('\r', at + 1)) {
    if (text.charCodeAt(at + 1) !== 10) count++;
  }
  return count;
}

function* textChunks(text: string, onBytes: (count: number) => void): Generator<string> {
  for (let at = 0; at < text.length; ) {
    let end = Math.min(at + MAX_CHUNK_LENGTH, text.length);
    // Does not split a surrogate pair.
    if (end < text.length && (text.charCodeAt(end - 1) & 0xfc00) === 0xd800) end--;
    onBytes(end - at);
    yield text.slice(at, end);
    at = end;
  }
}

async function* byteChunks(
  source: AsyncIterable<Uint8Array>,
  onBytes: (count: number) => void,
): AsyncGenerator<{ bytes: Uint8Array; isLast: boolean }> {
  let waiting: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of source) {
    onBytes(chunk.length);
    for (let at = 0; at < chunk.length; at += MAX_CHUNK_LENGTH) {
      const part = chunk.subarray(at, at + MAX_CHUNK_LENGTH);
      waiting.push(part);
      size += part.length;
      if (size < CHUNK_LENGTH) continue;
      yield { bytes: concatBytes(waiting, size), isLast: false };
      [waiting, size] = [[], 0];
    }
  }
  yield { bytes: concatBytes(waiting, size), isLast: true };
}

function concatBytes(parts: Uint8Array[], size: number): Uint8Array {
  if (parts.length === 1) return parts[0] as Uint8Array;
  const whole = new Uint8Array(size);
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.length;
  }
  return whole;
}

function detectEncoding(bytes: Uint8Array): { encoding: Encoding; mark: number } | undefined {
  const [a, b, c, d] = bytes;
  if (a === 0xef && b === 0xbb && c === 0xbf) return { encoding: 'utf-8', mark: 3 };
  if (a === 0xff && b === 0xfe) return { encoding: 'utf-16le', mark: 2 };
  if (a === 0xfe && b === 0xff) return { encoding: 'utf-16be', mark: 2 };
  // No byte order mark: in UTF-16, every other byte of ASCII text is zero.
  if (a && b === 0 && c && d === 0) return { encoding: 'utf-16le', mark: 0 };
  if (a === 0 && b && c === 0 && d) return { encoding: 'utf-16be', mark: 0 };
  const encoding = utf16ByZeros(bytes);
  return encoding === undefined ? undefined : { encoding, mark: 0 };
}

/** How many bytes are looked at for zeros, and which share of them must be one. */
const ZEROS_LENGTH = 4_096;
const ZEROS_SHARE = 0.05;

/** UTF-16 without a mark in which not every letter is one of ASCII: the zeros of those that are stand on one side. */
function utf16ByZeros(bytes: Uint8Array): Encoding | undefined {
  const sample = bytes.subarray(0, ZEROS_LENGTH);
  const zeros = [0, 0];
  for (let at = 0; at < sample.length; at++)
    if (sample[at] === 0) zeros[at % 2] = (zeros[at % 2] as number) + 1;
  const [even = 0, odd = 0] = zeros;
  if (even + odd < Math.max(4, sample.length * ZEROS_SHARE) || (even > 0 && odd > 0)) return undefined;
  return odd > 0 ? 'utf-16le' : 'utf-16be';
}

function requireNoWorkbook(bytes: Uint8Array): void {
  const isOfficeContainer = bytes[0] === 0xd0 && bytes[1] === 0xcf && bytes[2] === 0x11 && bytes[3] === 0xe0;
  const isArchive = bytes[0] === 0x50 && bytes[1] === 0x4b && bytes[2] === 3 && bytes[3] === 4;
  if (!isArchive && !isOfficeContainer) return;
  throw problem('file.workbook', {}, { at: { line: 1 } });
}

type Decode = (bytes: Uint8Array, isLast: boolean) => string;

/** Decodes UTF-8; text that is none, with nothing but ASCII before, is taken for one of Windows' encodings. */
function createGuessingDecoder(onGuess: (encoding: Encoding) => void): Decode {
  let decode = createDecoder('utf-8');
  let isAscii = true;
  let rest: Uint8Array = new Uint8Array(0);
  return (bytes, isLast) => {
    if (!isAscii) return decode(bytes, isLast);
    const whole = rest.length === 0 ? bytes : concatBytes([rest, bytes], rest.length + bytes.length);
    try {
      const text = decode(bytes, isLast);
      rest = whole.slice(text.length);
      isAscii = isAsciiText(whole.subarray(0, text.length));
      return text;
    } catch (error) {
      const guess = guessEncoding(whole);
      if (guess === undefined) throw error;
      onGuess(guess);
      decode = createDecoder(guess);
      isAscii = false;
      return decode(whole, isLast);
    }
  };
}

function isAsciiText(bytes: Uint8Array): boolean {
  return bytes.every((byte) => byte < 0x80);
}

function createDecoder(encoding: Encoding): Decode {
  const decoder = new TextDecoder(encoding, { fatal: true, ignoreBOM: true });
  // Never without `stream`: Node 20 and some of 22 then read windows-1252 as ISO 8859-1.
  if (isSingleByte(encoding)) return (bytes) => decoder.decode(bytes, { stream: true });
  if (encoding !== 'utf-8') return (bytes, isLast) => decoder.decode(bytes, { stream: !isLast });
  // Splitting at character boundaries makes UTF-8 decoding four times as fast as a streaming
  // decoder.
  let rest: Uint8Array = new Uint8Array(0);
  return (bytes, isLast) => {
    const whole = rest.length === 0 ? bytes : concatBytes([rest, bytes], rest.length + bytes.length);
    const end = isLast ? whole.length : completeCharactersEnd(whole);
    rest = whole.slice(end);
    return decoder.decode(whole.subarray(0, end));
  };
}

function isSingleByte(encoding: Encoding): boolean {
  return encoding === 'latin1' || encoding.startsWith('windows-');
}

function completeCharactersEnd(bytes: Uint8Array): number {
  for (let back = 1; back <= 3 && back <= bytes.length; back++) {
    const byte = bytes[bytes.length - back] as number;
    if (byte < 0x80) return bytes.length;
    if (byte < 0xc0) continue;
    const needed = byte >= 0xf0 ? 4 : byte >= 0xe0 ? 3 : 2;
    return back < needed ? bytes.length - back : bytes.length;
  }
  return bytes.length;
}

function decodeFromLine(
  decode: (bytes: Uint8Array, isLast: boolean) => string,
  bytes: Uint8Array,
  isLast: boolean,
  line: number,
): string {
  try {
    return decode(bytes, isLast);
  } catch {
    const at = line + linesBeforeInvalidByte(bytes);
    throw problem('file.wrong-encoding', { line: at }, { at: { line: at } });
  }
}

/** Counts the lines of valid UTF-8 before the first invalid byte. */
function linesBeforeInvalidByte(bytes: Uint8Array): number {
  const decoder = new TextDecoder('utf-8', { fatal: true });
  let lines = 0;
  let start = 0;
  for (let end = bytes.indexOf(10); end >= 0; end = bytes.indexOf(10, start)) {
    // The first line may start within a character.
    const from = start === 0 ? bytes.findIndex((byte) => byte < 0x80 || byte >= 0xc0) : start;
    try {
      decoder.decode(bytes.subarray(from, end));
    } catch {
      return lines;
    }
    lines++;
    start = end + 1;
  }
  return lines;
}
