import { expect, test } from 'vitest';
import { inlinePicturesIn, replaceInlinePictures } from './inline-pictures.js';
import { sanitizeHtml } from './sanitize-html.js';

const PNG = 'data:image/png;base64,iVBORw0KGgo=';
const GIF = 'data:image/gif;base64,R0lGODdh';

test('pictures are found in fields, lists and the HTML of content, and nowhere else', () => {
  const html = sanitizeHtml(
    `<p><img alt="a > b" width="3" src='${GIF}'> <code>&lt;img src="${PNG}"&gt;</code> <a href="/x">src="${PNG}"</a></p>`,
  );
  expect(inlinePicturesIn({ html })).toEqual([GIF]);
  const content = { logo: PNG, screenshots: ['/a.png', GIF], groups: [{ text: html }], css: `url(${PNG})` };
  expect(inlinePicturesIn(content)).toEqual([PNG, GIF]);
  const after = replaceInlinePictures(content, (url) => (url === PNG ? '/media/p.png' : '/media/g.gif'));
  expect(after).toMatchObject({ logo: '/media/p.png', screenshots: ['/a.png', '/media/g.gif'] });
  expect(after.groups[0]?.text).toBe(html.replace(GIF, '/media/g.gif'));
  expect(after.css).toBe(content.css);
});

test('content without such pictures is given back as it is', () => {
  const content = {
    logo: '/a.png',
    list: ['data:text/plain,x'],
    html: '<p>data:image/ is a scheme</p>',
    n: 1,
  };
  expect(replaceInlinePictures(content, () => 'x')).toBe(content);
});
