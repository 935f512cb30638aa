import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { HUE_COUNT, monogramOf, tintOf } from './monogram.js';

describe('the letters of a mark', () => {
  test.each([
    ['Copper Heron', 'CH'],
    ['the Brass & Lantern', 'TB'],
    ['Rivergate', 'Ri'],
    [' éclair', 'Éc'],
    ['7-Up', '7U'],
    ['bet365', 'Be'],
    ['X', 'X'],
    ['東京', '東'],
    ['كازينو النخيل', 'ك'],
    ['🎰', '🎰'],
    ['', ''],
  ])('of %j are %j', (name, letters) => {
    expect(monogramOf(name)).toBe(letters);
  });
});

test('twenty casinos have twenty different marks, in at least ten tints', () => {
  const marks = NAMES.map((name) => `${monogramOf(name)} ${tintOf(name)}`);
  expect(new Set(marks).size).toBe(20);
  expect(new Set(NAMES.map(tintOf)).size).toBeGreaterThanOrEqual(10);
});

test('every hue of a mark is in the tokens', () => {
  const css = readFileSync(path.resolve(import.meta.dirname, '../tokens.css'), 'utf8');
  const hues = [...css.matchAll(/\[data-tint\^="(\d+)"\] \{\s*--cr-hue/g)].map(([, hue]) => Number(hue));
  expect(hues).toEqual(Array.from({ length: HUE_COUNT }, (_, i) => i + 1));
});

const NAMES = [
  ...['Copper Heron', 'Rivergate', 'Rivermark', 'Silver Otter', 'Amber Lantern', 'Blue Finch', 'Royal Oak'],
  ...['Golden Carp', 'Nightjar', 'Saltbox', 'Marigold', 'North Star', 'Quiet Fox', 'Red Kite', 'Old Mill'],
  ...['Green Door', 'Palisade', 'Juniper', 'Velvet Moth', 'Windward'],
];
