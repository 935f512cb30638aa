/** A value that PHP serialized: arrays without own keys are lists, others objects without a prototype. */
export type PhpValue = string | number | boolean | null | PhpValue[] | { [key: string]: PhpValue };

/** How deep arrays may stand in each other. */
const MAX_DEPTH = 30;

/**
 * Reads a value that PHP serialized. No object is ever made: a text with one is not read, as is one that is damaged or
 * nested too deeply.
 */
export function readPhpValue(text: string): PhpValue | undefined {
  const bytes = new TextEncoder().encode(text.trim());
  const reader = { bytes, at: 0 };
  try {
    const value = readValue(reader, 0);
    return reader.at === bytes.length ? value : undefined;
  } catch (error) {
    if (error instanceof NotReadable) return undefined;
    throw error;
  }
}

class NotReadable extends Error {}

interface Reader {
  bytes: Uint8Array;
  at: number;
}

function readValue(reader: Reader, depth: number): PhpValue {
  if (depth > MAX_DEPTH) throw new NotReadable();
  const kind = readUntil(reader, kindEnd(reader));
  switch (kind) {
    case 'N':
      return null;
    case 'b':
      return readUntil(reader, SEMICOLON) === '1';
    case 'i':
    case 'd':
      return readNumber(reader);
    case 's':
      return readText(reader);
    case 'a':
      return readArray(reader, depth);
    default:
      throw new NotReadable();
  }
}

const [COLON, SEMICOLON, QUOTE, OPEN, CLOSE] = [...':;"{}'].map((one) => one.charCodeAt(0)) as [
  number,
  number,
  number,
  number,
  number,
];

/** `N;` has no colon. */
function kindEnd({ bytes, at }: Reader): number {
  return bytes[at + 1] === SEMICOLON ? SEMICOLON : COLON;
}

/** The text up to a mark, and goes behind it. */
function readUntil(reader: Reader, mark: number): string {
  const end = reader.bytes.indexOf(mark, reader.at);
  if (end < 0 || end - reader.at > 100) throw new NotReadable();
  const text = decode(reader.bytes.subarray(reader.at, end));
  reader.at = end + 1;
  return text;
}

function readNumber(reader: Reader): number {
  const number = Number(readUntil(reader, SEMICOLON));
  if (Number.isNaN(number)) throw new NotReadable();
  return number;
}

/** A text with its length in bytes. */
function readText(reader: Reader): string {
  const length = readCount(reader);
  expect(reader, QUOTE);
  const end = reader.at + length;
  if (end > reader.bytes.length) throw new NotReadable();
  const text = decode(reader.bytes.subarray(reader.at, end));
  reader.at = end;
  expect(reader, QUOTE);
  expect(reader, SEMICOLON);
  return text;
}

function readArray(reader: Reader, depth: number): PhpValue {
  const length = readCount(reader);
  expect(reader, OPEN);
  const entries: [string | number, PhpValue][] = [];
  for (let i = 0; i < length; i++) {
    const key = readValue(reader, depth + 1);
    if (typeof key !== 'string' && typeof key !== 'number') throw new NotReadable();
    entries.push([key, readValue(reader, depth + 1)]);
  }
  expect(reader, CLOSE);
  if (entries.every(([key], i) => key === i)) return entries.map(([, value]) => value);
  return Object.assign(Object.create(null), Object.fromEntries(entries));
}

function readCount(reader: Reader): number {
  const text = readUntil(reader, COLON);
  if (!/^\d{1,9}$/.test(text)) throw new NotReadable();
  return Number(text);
}

function expect(reader: Reader, mark: number): void {
  if (reader.bytes[reader.at++] !== mark) throw new NotReadable();
}

function decode(bytes: Uint8Array): string {
  return new TextDecoder().decode(bytes);
}
