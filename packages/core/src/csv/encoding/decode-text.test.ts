import { describe, expect, test } from 'vitest';
import { ENCODINGS } from '../../model/documents/import-settings.js';
import { decodeText, type Encoding } from './decode-text.js';

/**
 * The bytes 0x80 to 0x9f in https://encoding.spec.whatwg.org/index-windows-1252.txt; the others are those of ISO 8859-1.
 * `latin1` is a name of the same encoding there.
 */
const WINDOWS_1252 =
  '20AC 0081 201A 0192 201E 2026 2020 2021 02C6 2030 0160 2039 0152 008D 017D 008F ' +
  '0090 2018 2019 201C 201D 2022 2013 2014 02DC 2122 0161 203A 0153 009D 017E 0178';
/** The bytes 0x80 to 0xff in the lists of the same standard. */
const WINDOWS_1250 =
  '20AC 0081 201A 0083 201E 2026 2020 2021 0088 2030 0160 2039 015A 0164 017D 0179 ' +
  '0090 2018 2019 201C 201D 2022 2013 2014 0098 2122 0161 203A 015B 0165 017E 017A ' +
  '00A0 02C7 02D8 0141 00A4 0104 00A6 00A7 00A8 00A9 015E 00AB 00AC 00AD 00AE 017B ' +
  '00B0 00B1 02DB 0142 00B4 00B5 00B6 00B7 00B8 0105 015F 00BB 013D 02DD 013E 017C ' +
  '0154 00C1 00C2 0102 00C4 0139 0106 00C7 010C 00C9 0118 00CB 011A 00CD 00CE 010E ' +
  '0110 0143 0147 00D3 00D4 0150 00D6 00D7 0158 016E 00DA 0170 00DC 00DD 0162 00DF ' +
  '0155 00E1 00E2 0103 00E4 013A 0107 00E7 010D 00E9 0119 00EB 011B 00ED 00EE 010F ' +
  '0111 0144 0148 00F3 00F4 0151 00F6 00F7 0159 016F 00FA 0171 00FC 00FD 0163 02D9';
const WINDOWS_1251 =
  '0402 0403 201A 0453 201E 2026 2020 2021 20AC 2030 0409 2039 040A 040C 040B 040F ' +
  '0452 2018 2019 201C 201D 2022 2013 2014 0098 2122 0459 203A 045A 045C 045B 045F ' +
  '00A0 040E 045E 0408 00A4 0490 00A6 00A7 0401 00A9 0404 00AB 00AC 00AD 00AE 0407 ' +
  '00B0 00B1 0406 0456 0491 00B5 00B6 00B7 0451 2116 0454 00BB 0458 0405 0455 0457 ' +
  '0410 0411 0412 0413 0414 0415 0416 0417 0418 0419 041A 041B 041C 041D 041E 041F ' +
  '0420 0421 0422 0423 0424 0425 0426 0427 0428 0429 042A 042B 042C 042D 042E 042F ' +
  '0430 0431 0432 0433 0434 0435 0436 0437 0438 0439 043A 043B 043C 043D 043E 043F ' +
  '0440 0441 0442 0443 0444 0445 0446 0447 0448 0449 044A 044B 044C 044D 044E 044F';

/** The characters of an encoding of one byte each; undefined for the others. */
function charactersOf(encoding: Encoding): number[] | undefined {
  const high =
    { 'windows-1250': WINDOWS_1250, 'windows-1251': WINDOWS_1251 }[encoding as string] ?? WINDOWS_1252;
  if (!encoding.startsWith('windows-') && encoding !== 'latin1') return undefined;
  const codes = high.split(' ').map((hex) => Number.parseInt(hex, 16));
  return Array.from({ length: 256 }, (_, byte) => codes[byte - 0x80] ?? byte);
}

/** Every character of an encoding but NUL, which ends an import. */
function everyCharacter(encoding: Encoding): number[] {
  const own = charactersOf(encoding);
  if (own !== undefined) return own.slice(1);
  const all = Array.from({ length: 0x110000 - 1 }, (_, i) => i + 1);
  return all.filter((code) => code < 0xd800 || code > 0xdfff);
}

function encode(codes: readonly number[], encoding: Encoding): Uint8Array {
  const own = charactersOf(encoding);
  if (own !== undefined) return Uint8Array.from(codes, (code) => own.indexOf(code));
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
