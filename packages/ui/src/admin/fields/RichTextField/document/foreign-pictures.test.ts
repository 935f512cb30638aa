import { EditorState } from 'prosemirror-state';
import { expect, test } from 'vitest';
import { htmlOf } from './document-html.js';
import { editorSchema } from './editor-schema.js';
import { foreignPictures, movePictures, webAddressOf } from './foreign-pictures.js';

const ORIGIN = 'https://guide.example';

function textWith(...addresses: string[]) {
  const pictures = addresses.map((src) =>
    editorSchema.node('image', { attributes: { src, alt: 'A fox', width: '30' } }),
  );
  return editorSchema.node('doc', null, [
    editorSchema.node('paragraph', { attributes: {}, isWritten: true }, pictures),
  ]);
}

test('pictures of other sites are found once each, and none of this site, of the library or of the text itself', () => {
  const text = textWith(
    ...['https://elsewhere.example/a.png', '//elsewhere.example/b.png', 'http://elsewhere.example/c.png'],
    ...['https://elsewhere.example/a.png', '/media/x.png', 'https://guide.example/d.png', 'e.png'],
    'data:image/png;base64,AA==',
  );
  const found = foreignPictures(text, ORIGIN);
  expect(found.map(webAddressOf)).toEqual([
    'https://elsewhere.example/a.png',
    'https://elsewhere.example/b.png',
    'http://elsewhere.example/c.png',
  ]);
});

test('a picture that was taken in is shown from the library as it was, and another stays', () => {
  const doc = textWith('https://elsewhere.example/a.png', 'https://elsewhere.example/b.png');
  let state = EditorState.create({ doc });
  movePictures(new Map([['https://elsewhere.example/a.png', '/media/a.png']]))(state, (transaction) => {
    state = state.apply(transaction);
  });
  expect(htmlOf(state.doc)).toBe(
    '<p><img src="/media/a.png" alt="A fox" width="30"><img src="https://elsewhere.example/b.png" alt="A fox" width="30"></p>',
  );
});
