import { expect, test } from 'vitest';
import { sanitizeHtml } from '../values/html/sanitize-html.js';
import { HOSTILE_HTML } from '../values/testing/hostile-html.js';
import { cleanPastedHtml, dataPicturesIn } from './clean-pasted-html.js';
import { PASTE_SOURCES } from './testing/paste-sources.js';
import { DOCS_HTML, WORD_HTML } from './testing/pasted-html.js';

const lines = (html: string) => html.replace(/>\s+</g, '><').replace(/\s+/g, ' ');

test('what is copied from Word keeps its headings, lists, links and tables, and nothing of its looks', () => {
  const { html, lostPictures } = cleanPastedHtml(WORD_HTML);
  expect(lines(html)).toBe(
    [
      '<h1>Live tables in spring</h1>',
      '<h1>What changed</h1>',
      '<p>Two rooms <strong>reopened</strong>, one <em>closed</em>, and one is <u>late</u>.</p>',
      '<ul><li>Roulette<ul><li>European wheel</li></ul></li><li>Blackjack</li></ul>',
      '<p>Then:</p>',
      '<ol><li>Sign up</li><li>Read the terms</li></ol>',
      '<blockquote><p>Play for fun.</p></blockquote>',
      '<p style="text-align: center">Read <a href="https://copper-heron.example/terms">the terms</a>.</p>',
      '<table><tbody><tr><td><p><strong>Room</strong></p></td></tr></tbody></table>',
    ].join(''),
  );
  expect(lostPictures).toBe(1);
});

test('what is copied from Google Docs keeps the same, with real addresses of links and without pictures that Google shows for a while', () => {
  const { html, lostPictures } = cleanPastedHtml(DOCS_HTML);
  expect(lines(html)).toBe(
    [
      '<h1>What changed</h1>',
      '<p>Two rooms <strong>reopened</strong>, one <em>closed</em>.</p>',
      '<ul><li>Roulette<ul><li>European wheel</li></ul></li><li>Blackjack</li></ul>',
      '<p>Read <a href="https://copper-heron.example/terms">the terms</a>.</p>',
    ].join(''),
  );
  expect(lostPictures).toBe(1);
});

test.each(PASTE_SOURCES)(
  'what is copied from %s keeps what it says, and nothing of its looks',
  (_, copied, taken) => {
    expect(cleanPastedHtml(copied).html).toBe(taken);
  },
);

test.each([
  ['<span style="text-decoration: line-through">old</span> new', '<s>old</s> new'],
  ['x<span style="vertical-align:super">2</span>', 'x<sup>2</sup>'],
  ['<div>One</div><div>Two</div>', '<p>One</p><p>Two</p>'],
  ['<p>One</p><p>&nbsp;</p><p>Two</p>', '<p>One</p><p>Two</p>'],
  ['<p style="color: red; font-size: 30px">Loud</p>', '<p>Loud</p>'],
  ['<h2><b>Title</b></h2>', '<h2>Title</h2>'],
  ['<pre><code>let a;</code></pre>', '<pre><code>let a;</code></pre>'],
  ['<span style="display:none">tracked</span>seen', 'seen'],
])('%s is pasted as %s', (pasted, expected) => {
  expect(cleanPastedHtml(pasted).html).toBe(expected);
});

test('a picture that stands in the HTML itself gets the address under which it was stored, and goes without one', () => {
  const png = 'data:image/png;base64,iVBORw0KGgo=';
  const svg = 'data:image/svg+xml;base64,PHN2Zy8+';
  const html = `<p>One <img src="${png}" alt="A wheel" width="20"> two <img src="${svg}"> three <img src="${png}"></p>`;
  expect(dataPicturesIn(html)).toEqual([png, svg]);
  expect(cleanPastedHtml(html, new Map([[png, '/media/a.png']]))).toEqual({
    html: '<p>One <img src="/media/a.png" alt="A wheel" width="20"> two  three <img src="/media/a.png"></p>',
    lostPictures: 0,
  });
  expect(cleanPastedHtml(html).html).toBe('<p>One  two  three </p>');
});

test.each([
  ['https://lh3.googleusercontent.com/keep-bbsk/AG', 0],
  ['https://docs.google.com/drawings/d/1/image', 0],
  ['https://googleusercontent.com.pictures.example/a.png', 1],
  ['https://pictures.example/googleusercontent.com/a.png', 1],
])('of a page with the picture %s, %i comes along', (address, count) => {
  const { html, lostPictures } = cleanPastedHtml(`<p>A wheel <img src="${address}" alt="Wheel"></p>`);
  expect(html.match(/<img/g)?.length ?? 0).toBe(count);
  expect(lostPictures).toBe(1 - count);
});

test.each(HOSTILE_HTML)('what is pasted is as clean as what is stored: %s', (hostile) => {
  const { html } = cleanPastedHtml(hostile);
  expect(sanitizeHtml(html)).toBe(html);
  expect(html.replace(/"[^"]*"/g, '')).not.toMatch(/<(?:script|iframe|svg|math|form|object)|<[^>]*\son\w+=/i);
});
