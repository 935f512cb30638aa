// @vitest-environment jsdom
import { expect, test } from 'vitest';
import { documentOf, holdsWholly, htmlOf } from './document-html.js';

test('a note to editors stays as it is through the editor', () => {
  const html = '<p>A</p><section data-block="editor-note" title="the shortcode x"></section><p>B</p>';
  expect(htmlOf(documentOf(html))).toBe(html);
  expect(holdsWholly(html)).toBe(true);
});
