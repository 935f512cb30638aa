import { expect, test } from 'vitest';
import { sanitizeHtml } from '../../values/html/safe-html.js';
import { shiftHeadings } from './shift-headings.js';

test.each([
  [4, '<h2>a</h2><p>b</p><h3>c</h3>', '<h4>a</h4><p>b</p><h5>c</h5>'],
  [2, '<h1>a</h1><h2>b</h2>', '<h2>a</h2><h3>b</h3>'],
  [2, '<h4>a</h4><h3>b</h3>', '<h2>a</h2><h2>b</h2>'],
  [4, '<h2>a</h2><h6>b</h6>', '<h4>a</h4><h5>b</h5>'],
  [2, '<h1>a</h1><h5>b</h5><h3>c</h3><h1>d</h1>', '<h2>a</h2><h3>b</h3><h3>c</h3><h2>d</h2>'],
  [5, '<h1>a</h1><h2>b</h2><h3>c</h3>', '<h5>a</h5><h6>b</h6><h6>c</h6>'],
  [2, '<h2 id="x">a</h2><hr>', '<h2 id="x">a</h2><hr>'],
  [2, '<p>no heading</p>', '<p>no heading</p>'],
])('below a title, from level %i on, %s is %s', (level, html, expected) => {
  expect(shiftHeadings(level, sanitizeHtml(html))).toBe(sanitizeHtml(expected));
});
