import fc from 'fast-check';
import { expect, test } from 'vitest';
import { PackedTexts } from './packed-texts.js';

const textOf = (bytes: Uint8Array) => new TextDecoder('utf-8', { ignoreBOM: true }).decode(bytes);
/** A text of that many characters, which no other number makes. */
const longText = (n: number, length: number) => `${n}: ${'wörds of a 文 text '.repeat(length / 17)}`;

test('texts are read as they were added, in any order, whether their block is deflated or not', () => {
  fc.assert(
    fc.property(
      fc.array(fc.nat({ max: 2_500_000 }), { minLength: 1, maxLength: 12 }),
      fc.nat({ max: 3 }),
      (lengths, plainBlocks) => {
        const texts = lengths.map((length, n) => longText(n, length));
        const packed = new PackedTexts({ plainBlocks });
        const places = texts.map((text) => packed.add(text));
        for (const [n, place] of [...places.entries()].reverse())
          expect(textOf(packed.read(place)) === texts[n]).toBe(true);
      },
    ),
    { numRuns: 20 },
  );
});

test('a text that was read stays what it was while others are added and read', () => {
  const packed = new PackedTexts({ plainBlocks: 0 });
  const places = [...Array(40).keys()].map((n) => packed.add(longText(n, 100_000)));
  const first = packed.read(places[0] as (typeof places)[0]);
  for (const place of places) packed.read(place);
  packed.add('another');
  expect(textOf(first)).toBe(longText(0, 100_000));
});

test('texts that were taken use no memory, and the others can still be taken', () => {
  const packed = new PackedTexts({ plainBlocks: 1_000 });
  const places = [...Array(200).keys()].map((n) => packed.add(longText(n, 100_000)));
  const most = packed.bytes;
  for (const [n, place] of places.slice(0, 190).entries())
    expect(textOf(packed.take(place)) === longText(n, 100_000)).toBe(true);
  expect(packed.bytes).toBeLessThan(most / 5);
  expect(textOf(packed.take(places[199] as (typeof places)[0]))).toBe(longText(199, 100_000));
});
