import { describe, expect, test } from 'vitest';
import { ENCODINGS } from '../model/documents/import-settings.js';
import { decodeText, type Encoding } from './decode-text.js';

/**
 * The bytes 0x80 to 0x9f in https://encoding.spec.whatwg.org/index-windows-1252.txt; the others are those of ISO 8859-1.
 * `latin1` is a name of the same encoding there.
 */
const WINDOWS_1252 =
  '20AC 0081 201A 0192 201E 2026 2020 2021 02C6 2030 0160 2039 0152 008D 017D 008F ' +
  '0090 2018 2019 201C 201D 2022 2013 2014 02DC 2122 0161 203A 0153 009D 017E 0178';
const HIGH = WINDOWS_1252.split(' ').map((hex) => Number.parseInt(hex, 16));
const byByte = Array.from({ length: 256 }, (_, byte) => HIGH[byte - 0x80] ?? byte);

const isSingleByte = (encoding: Encoding) => encoding === 'latin1' || encoding === 'windows-1252';

/** Every character of an encoding but NUL, which ends an import. */
function everyCharacter(encoding: Encoding): number[] {
  if (isSingleByte(encoding)) return byByte.slice(1);
  const all = Array.from({ length: 0x110000 - 1 }, (_, i) => i + 1);
  return all.filter((code) => code < 0xd800 || code > 0xdfff);
}

function encode(codes: readonly number[], encoding: Encoding): Uint8Array {
  if (isSingleByte(encoding)) return Uint8Array.from(codes, (code) => byByte.indexOf(code));
  const text = textOf(codes);
  if (encoding === 'utf-8') return new TextEncoder().encode(text);
  const bytes = Buffer.from(text, 'utf16le');
  return encoding === 'utf-16be' ? bytes.swap16() : bytes;
}

function textOf(codes: readonly number[]): string {
  let text = '';
  for (let at = 0; at < codes.length; at += 10_000)
    text += String.fromCodePoint(...codes.slice(at, at + 10_000));
  return text;
}

async function decode(pieces: Iterable<Uint8Array>, encoding: Encoding): Promise<string> {
  let text = '';
  for await (const part of decodeText(piecesOf(pieces), encoding)) text += part;
  return text;
}

async function* piecesOf(pieces: Iterable<Uint8Array>): AsyncGenerator<Uint8Array> {
  yield* pieces;
}

function* cut(bytes: Uint8Array, length: number): Generator<Uint8Array> {
  for (let at = 0; at < bytes.length; at += length) yield bytes.subarray(at, at + length);
}

/** Where two texts differ first, and what they have there. */
function difference(one: string, other: string) {
  if (one === other) return undefined;
  let at = 0;
  while (one[at] === other[at]) at++;
  return { at, one: one.codePointAt(at)?.toString(16), other: other.codePointAt(at)?.toString(16) };
}

/** The length of the pieces that are decoded at once. */
const CHUNK = 1 << 18;

describe.each(ENCODINGS)('a file in %s', (encoding) => {
  const every = everyCharacter(encoding);

  test('yields every character of its encoding', async () => {
    expect(difference(await decode([encode(every, encoding)], encoding), textOf(every))).toBe(undefined);
  });

  test.each([1, 2, 3, 7, 65_537])('may come in pieces of %i bytes', async (length) => {
    const some = every.filter((_, i) => i < 300 || i % 997 === 0);
    const decoded = await decode(cut(encode(some, encoding), length), encoding);
    expect(difference(decoded, textOf(some))).toBe(undefined);
  });

  test.each([
    ['two bytes short of a chunk', CHUNK - 2],
    ['a chunk', CHUNK],
    ['two bytes over a chunk', CHUNK + 2],
    ['five chunks', 5 * CHUNK],
  ])('may be as long as %s', async (_title, length) => {
    const ending = [0x2013, 0x20ac, 0x201c];
    const room = length - encode(ending, encoding).length;
    const unit = encode([0x78], encoding).length;
    const codes = [...new Array<number>(Math.floor(room / unit)).fill(0x78), ...ending];
    const bytes = encode(codes, encoding);
    expect(length - bytes.length).toBeLessThan(unit);
    expect(difference(await decode([bytes], encoding), textOf(codes))).toBe(undefined);
  });
});
