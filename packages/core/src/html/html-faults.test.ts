import { expect, test } from 'vitest';
import { findHtmlFaults } from './html-faults.js';

const told = (html: string) =>
  findHtmlFaults(html).map(({ reason, name, line, column }) => `${line}:${column} ${reason} ${name}`);

test.each([
  ['<p>One</p>\n<script>x()</script>', ['2:1 element-with-content script']],
  ['<center>One</center>', ['1:1 element center']],
  ['<p class="big" onclick="x()">One</p>', ['1:1 attribute class', '1:1 attribute onclick']],
  ['<p style="color: red; position: fixed">One</p>', ['1:1 style position']],
  ['<p>\n <a href="javascript:x()">One</a></p>', ['2:2 address href']],
  ['<img src="/media/a.png">', ['1:1 no-alt img']],
  ['<img src="data:image/png;base64,iVBORw0KGgo=" alt="">', ['1:1 inline-picture img']],
  ['<p><a href="/x"></a></p>', ['1:4 empty-link a']],
  ['<table><tr><td colspan="2">1</td></tr></table>', []],
  ['<h2>One <strong>two</h2>', ['1:9 not-closed strong']],
  ['<p>One</em></p>', ['1:7 not-closed em']],
  ['<p>One</p>\n<p>\u0093Two\u0094 \u{1f3b0}</p>', ['2:4 character U+0093', '2:8 character U+0094']],
  [
    'One\0 \ud83c &#x81; &#8211; &#1;',
    ['1:4 character U+0000', '1:6 character U+D83C', '1:8 character U+0081', '1:23 character U+0001'],
  ],
  ['<p title="a" title="b">One</p>', ['1:19 syntax']],
])('in %s the faults are %j', (html, expected) => {
  expect(told(html)).toEqual(expected.map((one) => expect.stringContaining(one)));
});

test('HTML without faults is stored as it is written', () => {
  expect(told('<h2>One</h2><p style="text-align: center">Two <a href="/x">three</a></p>')).toEqual([]);
});
