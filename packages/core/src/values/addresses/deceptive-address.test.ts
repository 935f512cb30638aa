import { expect, test } from 'vitest';
import { deceptionIn } from './deceptive-address.js';

test.each([
  ['https://b\u0435t365.com/x', 'b\u0435t365.com', 'bet365.com', ['\u0435']],
  ['https://xn--bt365-zwe.com', 'b\u0435t365.com', 'bet365.com', ['\u0435']],
  ['https://www.XN--80AK6AA92E.com', 'www.\u0430\u0440\u0440\u04cf\u0435.com', 'www.appie.com', undefined],
  ['https://f\u03bfx.example', 'f\u03bfx.example', 'fox.example', ['\u03bf']],
  [
    'https://fox\u043b\u0438\u0441\u0430.example',
    'fox\u043b\u0438\u0441\u0430.example',
    undefined,
    undefined,
  ],
  ['https://\u13a2\u13a2.example', undefined, undefined, undefined],
])('the host of %s may be taken for another', (address, host, seems, letters) => {
  const found = deceptionIn(address);
  expect(found).toBeDefined();
  if (host !== undefined) expect(found?.host).toBe(host);
  if (seems !== undefined) expect(found?.seems).toBe(seems);
  if (letters !== undefined) expect(found?.letters).toEqual(letters);
});

test.each([
  'https://bet365.com',
  'https://stra\u00dfe.de/\u0431\u0435',
  'https://caf\u00e9.fr',
  'https://\u043a\u0430\u0437\u0438\u043d\u043e.com',
  'https://\u0441\u043e\u0441.\u0440\u0444',
  'https://\u4f8b\u3048\u30c6\u30b9\u30c8abc.jp',
  'https://\u0645\u062b\u0627\u0644.com',
  'https://xn--\u0431.com',
  '/b\u0435t',
  'https://xn--a.example',
])('%s is what it seems', (address) => {
  expect(deceptionIn(address)).toBeUndefined();
});

test.each([['\u202e'], ['\u202a'], ['\u2066'], ['\u2069'], ['\u200e'], ['\u200f']])(
  'the direction mark %j is found in paths and addresses',
  (mark) => {
    const code = `U+${mark.codePointAt(0)?.toString(16).toUpperCase()}`;
    expect(deceptionIn(`/go${mark}gpj`)?.marks).toEqual([code]);
    expect(deceptionIn(`https://fox.example/${mark}a${mark}`)?.marks).toEqual([code]);
  },
);

test('of a long address the beginning is read, in which its host stands', () => {
  expect(deceptionIn(`https://b\u0435t365.com/${'\u0435'.repeat(100_000)}`)?.seems).toBe('bet365.com');
  expect(deceptionIn(`https://xn--${'a'.repeat(100_000)}-zwe.com/`)).toBeUndefined();
});
