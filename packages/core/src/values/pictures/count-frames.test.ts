import fc from 'fast-check';
import { expect, test } from 'vitest';
import { gifFile, pngFile, pngPart } from '../testing/small-pictures.js';
import { countFrames } from './count-frames.js';
import type { PictureType } from './picture.js';

const bytes = (...parts: (string | readonly number[])[]) =>
  Uint8Array.from(
    parts.flatMap((part) => (typeof part === 'string' ? [...part].map((c) => c.charCodeAt(0)) : part)),
  );

const PNG = pngFile(3, 2);
/** The head of the PNG, its frames, and its end. */
const moving = (...frames: number[][]) =>
  bytes([...PNG.slice(0, 33)], pngPart('acTL', [0, 0, 0, 2, 0, 0, 0, 0]), ...frames, pngPart('IEND'));
const FRAME = pngPart('fcTL', new Array(26).fill(0));
const APNG = moving(FRAME, pngPart('IDAT', [1]), FRAME, pngPart('fdAT', [0, 0, 0, 1, 1]));
const GIF = gifFile(3);
/** Two scans, with a restart and a byte FF among the pixels, and a second frame's head within a note. */
const JPEG = bytes(
  [0xff, 0xd8, 0xff, 0xe1, 0, 6, 0xff, 0xd9, 0xff, 0xda, 0xff, 0xc2, 0, 11, 8, 0, 20, 0, 30, 1, 1, 0x11, 0],
  [0xff, 0xda, 0, 8, 1, 1, 0, 0, 63, 0, 12, 0xff, 0x00, 34, 0xff, 0xd3, 56],
  [0xff, 0xff, 0xda, 0, 8, 1, 1, 0, 0, 63, 0, 78, 0xff, 0xd9],
);
const part = (name: string, size: number) => [
  ...bytes(name),
  size,
  0,
  0,
  0,
  ...new Array(size + (size % 2)).fill(7),
];
const webp = (...parts: number[][]) => bytes('RIFF', [4 + parts.flat().length, 0, 0, 0], 'WEBP', ...parts);
const WEBP = webp(part('VP8 ', 11));
const MOVING_WEBP = webp(part('VP8X', 10), part('ANIM', 6), part('ANMF', 17), part('ANMF', 18));

const FILES: [name: string, file: Uint8Array, type: PictureType, frames: number][] = [
  ['PNG', PNG, 'image/png', 1],
  ['PNG that moves', APNG, 'image/png', 2],
  ['GIF', GIF, 'image/gif', 3],
  ['JPEG', JPEG, 'image/jpeg', 1],
  ['WebP', WEBP, 'image/webp', 1],
  ['WebP that moves', MOVING_WEBP, 'image/webp', 2],
];

test.each(FILES)(
  'the pictures of a %s are counted; cut anywhere, it is not whole',
  (_name, file, type, frames) => {
    expect(countFrames(file, type)).toBe(frames);
    for (let length = 0; length < file.length; length++) {
      expect(countFrames(file.slice(0, length), type), `${length} of ${file.length} bytes`).toBeUndefined();
    }
  },
);

test.each(FILES)('what follows the end of a %s is no part of it', (_name, file, type, frames) => {
  expect(countFrames(bytes([...file], 'and more'), type)).toBe(frames);
});

test.each<[string, Uint8Array, PictureType]>([
  ['a PNG', bytes([...PNG.slice(0, 33)], pngPart('IEND')), 'image/png'],
  ['a JPEG', bytes([0xff, 0xd8, 0xff, 0xc0, 0, 8, 8, 0, 1, 0, 1, 0, 0xff, 0xd9]), 'image/jpeg'],
  ['a GIF', gifFile(0), 'image/gif'],
  ['a WebP', webp(part('VP8X', 10)), 'image/webp'],
])('%s without pixels is not whole', (_name, file, type) => {
  expect(countFrames(file, type)).toBeUndefined();
});

test('of any bytes, the count comes to an end, and is at least one', () => {
  const heads = FILES.map(([, file, type]) => ({ file, type }));
  fc.assert(
    fc.property(
      fc.constantFrom(...heads),
      fc.nat(60),
      fc.uint8Array({ maxLength: 300 }),
      (head, kept, more) => {
        const found = countFrames(bytes([...head.file.slice(0, kept)], [...more]), head.type);
        expect(found ?? 1).toBeGreaterThan(0);
      },
    ),
  );
});
