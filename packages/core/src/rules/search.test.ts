import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { plainText } from '../values/html/plain-text.js';
import { sanitizeHtml } from '../values/html/safe-html.js';
import { excerptOf, readingMinutes, textLength } from './reading-time.js';
import { matches } from './search.js';

describe('the text of HTML', () => {
  test.each([
    ['<p>One</p><p>two</p>', 'One two'],
    ['<b>A</b> &amp; B &lt;c&gt; &quot;d&quot; &#39;e&#39;', 'A & B <c> "d" \'e\''],
    ['&amp;lt;b&amp;gt;', '&lt;b&gt;'],
    [
      '<p>We play <b>first</b>, <a href="/x">then</a> <em>w</em>rite.<br>So</p>',
      'We play first, then write. So',
    ],
    ['<p title="a > b">x</p>', 'x'],
    ["<p title='a > b'>x</p>", 'x'],
    ['  a \n\t b&nbsp;c ', 'a b c'],
    ['1 < 2 and 3 > 2', '1 < 2 and 3 > 2'],
    ['', ''],
  ])('of %j is %j', (html, text) => {
    expect(plainText(sanitizeHtml(html))).toBe(text);
  });

  test('of escaped text is that text with single spaces', () => {
    const words = fc.string({
      unit: fc.constantFrom('a', '<', '>', '&', '"', "'", ' ', ';', 'lt', 'amp', '#x26'),
      maxLength: 15,
    });
    fc.assert(
      fc.property(words, (text) => {
        const escaped = text.replace(/&/g, '&amp;').replace(/</g, '&lt;');
        expect(plainText(sanitizeHtml(`<p title="x > &quot;y">${escaped}</p>`))).toBe(
          text.replace(/\s+/g, ' ').trim(),
        );
      }),
      { numRuns: 300 },
    );
  });
});

test.each([
  ['fox', true],
  ['  GOLDEN ', true],
  ['', true],
  ['den f', true],
  ['foxy', false],
  ['(fox', false],
  ['.*', false],
])("'%s' is found in 'Golden Fox': %s", (query, is) => {
  expect(matches(query, undefined, 'Golden Fox', 'other')).toBe(is);
});

describe('reading time and excerpt', () => {
  test.each([
    [0, 0],
    [1, 1],
    [200, 1],
    [201, 2],
    [1_000, 5],
  ])('%d words take %d minutes', (words, minutes) => {
    const html = `<p>${'word '.repeat(words)}</p>`;
    expect(textLength(html).words).toBe(words);
    expect(readingMinutes(html)).toBe(minutes);
  });

  test('the excerpt is the stored one, or else the first 150 characters of the text', () => {
    const html = `<p>${'a'.repeat(149)}</p><p>bcd</p>`;
    expect(excerptOf('Written.', html)).toBe('Written.');
    expect(excerptOf(' ', html)).toBe(`${'a'.repeat(149)} …`);
    expect(excerptOf('', '<p>Short.</p>')).toBe('Short.');
    expect(excerptOf('', html, 200)).toBe(`${'a'.repeat(149)} bcd`);
  });
});
