import { expect, test } from 'vitest';
import { sanitizeHtml } from '../../values/html/sanitize-html.js';
import { HOSTILE_HTML } from '../../values/testing/hostile-html.js';
import { markdownOfHtml } from './html-markdown.js';
import { isReadable } from './is-readable.js';
import { htmlOfMarkdown } from './markdown-html.js';

const TEXTS = {
  'a paragraph': '<p>Calm <em>and</em> <strong>slow</strong>.</p>',
  'signs of Markdown':
    '<p>1. no list, *no stress*, [no link](x), # no heading, a_b_c, &lt;b> &amp; `tick`</p>',
  'headings and lists': '<h2>A</h2><ul><li>one</li><li>two<ol><li>three</li></ol></li></ul><p>x</p>',
  'paragraphs in a list': '<ul><li><p>one</p></li><li><p>two</p></li></ul>',
  'two lists in a row': '<ul><li>a</li></ul><ul><li>b</li></ul>',
  'a link and a picture': '<p><a href="/a(b)?c=1&#x26;d">x</a> <img src="/media/a.png" alt="A [b]"></p>',
  'a link with a mark': '<p><a href="https://x.example" rel="nofollow sponsored">x</a></p>',
  'code with blank lines': '<pre><code>a\n\n  b &lt;\n</code></pre>',
  'a line break': '<p>a<br>b</p>',
  'a table with a caption':
    '<table><caption>C</caption><tbody><tr><th>a</th></tr><tr><td>b</td></tr></tbody></table>',
  'a plain table': '<table><thead><tr><th>a</th></tr></thead><tbody><tr><td>b | c</td></tr></tbody></table>',
  'a casino card':
    '<p>a</p><figure data-block="casino-card" data-record="x-1"><a href="/casino/fox">Fox</a></figure>',
  'a note with blank lines': '<section data-block="note"><p>a\n\nb</p><p>c</p></section>',
  'a note of editors': '<section data-block="editor-note" title="a &#x22;b&#x22;"></section><p>x</p>',
  'a video': '<figure data-block="video" data-video="youtube:aqz-KE-bpKQ"></figure>',
  'struck text': '<p><del>a</del> and <s>b</s> and <u>c</u></p>',
  'lines as Markdown has them': '<h2>A</h2>\n<ul>\n<li>one</li>\n<li>two</li>\n</ul>\n<p>x</p>',
  'lines between blocks': '<h2>A</h2>\n<ul><li>one</li></ul>\n<p>x</p>',
};

test.each(Object.entries(TEXTS))('%s is the same HTML after its Markdown', (_name, html) => {
  const clean = sanitizeHtml(html);
  const text = markdownOfHtml(clean);
  expect(text).toBeDefined();
  expect(htmlOfMarkdown(text?.markdown ?? '', text?.lines)).toBe(clean);
});

test.each(HOSTILE_HTML)('Markdown of hostile HTML gives that HTML again, or there is none: %s', (html) => {
  const clean = sanitizeHtml(html).trim() as ReturnType<typeof sanitizeHtml>;
  const text = markdownOfHtml(clean);
  if (text !== undefined) expect(htmlOfMarkdown(text.markdown, text.lines)).toBe(clean);
});

test('what Markdown has signs for is Markdown, and the rest stays HTML within it', () => {
  const html = [
    '<h2>Pros</h2><ul><li>Calm</li><li>Slow <em>a bit</em></li></ul><table><thead><tr><th>a</th></tr></thead>',
    '<tbody><tr><td>b</td></tr></tbody></table><p><a href="https://x.example" rel="nofollow">Go</a> <sup>1</sup></p>',
    '<section data-block="note"><p>Mind</p></section>',
  ].join('');
  expect(markdownOfHtml(sanitizeHtml(html))).toEqual({
    lines: 'none',
    markdown: [
      ...['## Pros', '', '- Calm', '- Slow _a bit_', '', '| a |', '| - |', '| b |', ''],
      ...['<a href="https://x.example" rel="nofollow">Go</a> <sup>1</sup>', ''],
      ...['<section data-block="note"><p>Mind</p></section>', ''],
    ].join('\n'),
  });
});

test('a text without blocks is no Markdown, since Markdown would make a paragraph of it', () => {
  expect(markdownOfHtml(sanitizeHtml('Plain words'))).toBeUndefined();
});

test.each([
  '_a'.repeat(9_000),
  '`'.repeat(9_000),
  '> '.repeat(9_000),
  `${' '.repeat(500)}- a`,
  '|a'.repeat(900),
])('a text that would be read for minutes is not read: %.20s', (text) => {
  expect(isReadable(text)).toBe(false);
  expect(() => htmlOfMarkdown(text)).toThrow(RangeError);
});

test('a text that people write is read', () => {
  const table = `| a | b |\n|---|---|\n${'| *one* | `two` |\n'.repeat(400)}`;
  expect(isReadable(`${table}\n${'- _a_\n  - b\n'.repeat(500)}`)).toBe(true);
});
