import { describe, expect, test } from 'vitest';
import { parseVariantName, pictureVariants } from './picture-variant.js';

const hash = '0123456789abcdef0123456789abcdef';

describe('the variants of a picture', () => {
  test('end with the first width that is not below its own', () => {
    const widths = (width?: number) =>
      pictureVariants({ file: `${hash}.png`, width })
        .filter(({ format }) => format === 'webp')
        .map((variant) => variant.width);
    expect(widths(100)).toEqual([160]);
    expect(widths(160)).toEqual([160]);
    expect(widths(700)).toEqual([160, 320, 640, 960]);
    expect(widths(9_000)).toEqual([160, 320, 640, 960, 1280, 1920]);
    expect(widths()).toEqual([160, 320, 640, 960, 1280, 1920]);
  });

  test('have names that tell which they are', () => {
    const variants = pictureVariants({ file: `${hash}.jpg`, width: 300 });
    expect(variants.map(({ name }) => name)).toEqual(
      ['160.avif', '160.webp', '320.avif', '320.webp'].map((end) => `${hash}-${end}`),
    );
    expect(variants.map(({ name }) => parseVariantName(name))).toEqual(variants);
  });

  test('do not exist of a GIF, which may move', () => {
    expect(pictureVariants({ file: `${hash}.gif`, width: 900 })).toEqual([]);
  });

  test.each([
    `${hash}-161.avif`,
    `${hash}-160.png`,
    `${hash}.webp`,
    `x${hash}-160.webp`,
    `../${hash}-160.webp`,
    '',
  ])('do not have the name %j', (name) => {
    expect(parseVariantName(name)).toBeUndefined();
  });
});
