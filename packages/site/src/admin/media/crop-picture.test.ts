import { expect, test } from 'vitest';
import { pixelsOf } from './crop-picture.js';

test.each([
  ['a quarter', { x: 50, y: 0, width: 50, height: 50 }, { x: 150, y: 0, width: 150, height: 100 }],
  [
    'a part beyond the edges',
    { x: -3, y: 60, width: 120, height: 50 },
    { x: 0, y: 120, width: 300, height: 80 },
  ],
  ['nothing', { x: 100, y: 100, width: 0, height: 0 }, { x: 299, y: 199, width: 1, height: 1 }],
])('%s of a picture is at least one pixel and lies within it', (_name, percent, pixels) => {
  expect(pixelsOf(percent, { width: 300, height: 200 })).toEqual(pixels);
});
