import { expect, test } from 'vitest';
import { readableText } from './readable-text.js';

test('each paragraph, item and cell is a line', () => {
  expect(
    readableText(
      '<h2>Pays &amp; plays</h2><p>In <b>one</b> day.<br>Or two.</p><ul><li>a</li><li> b </li></ul>',
    ),
  ).toBe('Pays & plays\nIn one day.\nOr two.\na\nb');
});

test('a text without tags stays', () => {
  expect(readableText('Calm.')).toBe('Calm.');
  expect(readableText('')).toBe('');
});
