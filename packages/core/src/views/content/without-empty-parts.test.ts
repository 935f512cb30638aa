import { expect, test } from 'vitest';
import { sanitizeHtml } from '../../values/html/safe-html.js';
import { withoutEmptyParts } from './without-empty-parts.js';

test.each([
  ['<p>A<img src="file:///C:/desk.png" alt="Desk">B</p>', '<p>AB</p>'],
  ['<p><img></p>', '<p></p>'],
  ['<p>A<a href="#"></a><a href="/x"> </a>B</p>', '<p>A B</p>'],
  ['<p><a href="/x"><b><i></i></b></a></p>', '<p></p>'],
  ['<p title="<a></a>"><a href="#"></a>A</p>', '<p title="<a></a>">A</p>'],
  ['<pre>\n\nA</pre><a href="#"></a>', '<pre>\n\nA</pre>'],
  ['<h2><a href="#x"></a></h2><p>A</p>', '<p>A</p>'],
  ['<h3><br></h3><h3>A</h3>', '<h3>A</h3>'],
  ['<p>A</p><section data-block="editor-note" title="the shortcode x"></section>', '<p>A</p>'],
  ['<section data-block="editor-note" title="x"><p>B</p></section><p>A</p>', 'B<p>A</p>'],
])('what shows nothing is left out: %s', (html, expected) => {
  expect(withoutEmptyParts(sanitizeHtml(html))).toBe(expected);
});

test.each([
  '<p><a href="/x">A</a></p>',
  '<p><a href="/x"><img src="/media/a.png" alt="A"></a></p>',
  '<h2><em>A</em></h2><h2><img src="/media/a.png" alt="A"></h2>',
  '<p title="<a></a>"><a href="/x"><b></b>A</a></p>',
])('what shows something stays: %s', (html) => {
  const safe = sanitizeHtml(html);
  expect(withoutEmptyParts(safe)).toBe(safe);
});
