import { expect, test } from 'vitest';
import { detectPicture } from './picture.js';

const bytes = (...parts: (string | number[])[]) =>
  Uint8Array.from(
    parts.flatMap((part) => (typeof part === 'string' ? [...part].map((c) => c.charCodeAt(0)) : part)),
  );

const PNG = bytes([0x89], 'PNG\r\n\x1a\n', [0, 0, 0, 13], 'IHDR', [0, 0, 2, 0, 0, 0, 1, 0, 8, 6, 0, 0, 0]);
const GIF = bytes('GIF89a', [16, 0, 9, 0, 0x80, 0, 0]);
const JPEG = bytes([
  0xff, 0xd8, 0xff, 0xe0, 0, 4, 1, 2, 0xff, 0xff, 0xc4, 0, 3, 9, 0xff, 0xc2, 0, 11, 8, 0, 20, 0, 30, 3,
]);
const VP8X = bytes('RIFF', [30, 0, 0, 0], 'WEBPVP8X', [10, 0, 0, 0, 0, 0, 0, 0], [99, 0, 0], [49, 0, 0]);
const VP8L = bytes('RIFF', [30, 0, 0, 0], 'WEBPVP8L', [10, 0, 0, 0, 0x2f], [0x63, 0x40, 0x0c, 0x00]);
const VP8 = bytes(
  'RIFF',
  [30, 0, 0, 0],
  'WEBPVP8 ',
  [10, 0, 0, 0, 1, 2, 3, 0x9d, 0x01, 0x2a],
  [100, 0, 50, 0],
);

test.each([
  ['PNG', PNG, { type: 'image/png', width: 512, height: 256 }],
  ['GIF', GIF, { type: 'image/gif', width: 16, height: 9 }],
  ['JPEG', JPEG, { type: 'image/jpeg', width: 30, height: 20 }],
  ['WebP', VP8X, { type: 'image/webp', width: 100, height: 50 }],
  ['WebP without loss', VP8L, { type: 'image/webp', width: 100, height: 50 }],
  ['WebP of the old kind', VP8, { type: 'image/webp', width: 100, height: 50 }],
])('%s is recognized by its content, and its size is read', (_name, content, picture) => {
  expect(detectPicture(content)).toEqual(picture);
  for (let length = 0; length < content.length - 8; length++)
    expect(detectPicture(content.slice(0, length))).toBeUndefined();
});

test.each([
  ['nothing', bytes()],
  ['SVG', bytes('<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>')],
  ['SVG after XML', bytes('<?xml version="1.0"?><svg/>')],
  ['HTML', bytes('<!doctype html><script>alert(1)</script>')],
  ['a script that begins like a GIF', bytes('GIF89/*a*/=1;alert(1)')],
  ['PDF', bytes('%PDF-1.7')],
  ['BMP', bytes('BM', [0x36, 0, 0, 0, 0, 0, 0, 0, 0x36, 0, 0, 0])],
  ['a film that calls itself RIFF', bytes('RIFF', [1, 0, 0, 0], 'AVI LIST')],
  [
    'a picture without a width',
    bytes([0x89], 'PNG\r\n\x1a\n', [0, 0, 0, 13], 'IHDR', [0, 0, 0, 0, 0, 0, 1, 0, 8]),
  ],
  ['a JPEG without a frame', bytes([0xff, 0xd8, 0xff, 0xda, 0, 0, 0, 0, 0, 0])],
  ['a JPEG whose segments have no length', bytes([0xff, 0xd8, 0xff, 0xe0, 0, 0, 0xff, 0xd9])],
])('%s is not a picture', (_name, content) => {
  expect(detectPicture(content)).toBeUndefined();
});
