import { expect, test } from 'vitest';
import { pictureWithin } from './picture-within.js';

const HASH = '0123456789abcdef0123456789abcdef';
const library = {
  media: new Map([
    [`${HASH}.png`, { width: 1600, height: 900 }],
    [`${HASH}.gif`, { width: 1600, height: 900 }],
    [`${HASH}.jpg`, undefined],
  ]),
};

test.each([
  ['a wide picture', 'png', 192, `/media/${HASH}-160.webp`],
  ['a wide picture in a larger place', 'png', 1280, `/media/${HASH}-1280.webp`],
  ['a picture that fits', 'png', 1600, `/media/${HASH}.png`],
  ['a picture that has no variant so small', 'png', 100, `/media/${HASH}.png`],
  ['one that may move', 'gif', 192, `/media/${HASH}.gif`],
  ['one of unknown size', 'jpg', 192, `/media/${HASH}.jpg`],
])('%s: %s within %s pixels is %s', (_name, extension, most, address) => {
  expect(pictureWithin(`/media/${HASH}.${extension}`, most, library)).toBe(address);
});

test('a picture that is not of the library stays', () => {
  expect(pictureWithin('https://pictures.example/a.png', 10, library)).toBe('https://pictures.example/a.png');
});
