import { richTextLabels } from '@croupier/core/messages';
import { type Command, EditorState, Selection } from 'prosemirror-state';
import { expect, test } from 'vitest';
import { htmlOf } from './document-html.js';
import { editorSchema } from './editor-schema.js';
import { isMarkdown } from './pasted-markdown.js';
import { insertBlock, insertVideo, linkRecord } from './record-commands.js';
import { addColumn, addRow, insertTable, isInTable, removeColumn, removeRow } from './table-commands.js';
import { insertFigure, insertTextBlock } from './text-blocks.js';

/** A text of one empty paragraph, after these commands. */
function after(...commands: Command[]): EditorState {
  const paragraph = editorSchema.node('paragraph', { attributes: {}, isWritten: true });
  let state = EditorState.create({ doc: editorSchema.node('doc', null, [paragraph]) });
  for (const command of commands)
    command(state, (transaction) => {
      state = state.apply(transaction);
    });
  return state;
}

const typed =
  (text: string): Command =>
  (state, dispatch) => {
    dispatch?.(state.tr.insertText(text));
    return true;
  };

/** The caret in the cell with a text. */
const inCell =
  (text: string): Command =>
  (state, dispatch) => {
    state.doc.descendants((node, at) => {
      if (node.text === text) dispatch?.(state.tr.setSelection(Selection.near(state.doc.resolve(at + 1))));
    });
    return true;
  };

const html = (...commands: Command[]) => htmlOf(after(...commands).doc);
/** The texts of the cells of each row. */
function rows(...commands: Command[]): string[] {
  const found: string[] = [];
  after(...commands).doc.descendants((node) => {
    if (node.type.name === 'table_row')
      found.push(node.children.map((cell) => `${cell.textContent}|`).join(''));
  });
  return found;
}

test('a block is stored with the ids of its records, and plain links for other programs', () => {
  const records = [
    { id: 'a', label: 'Red & Fox', href: '/casino/red-fox' },
    { id: 'b', label: 'Heron', href: '/casino/heron' },
  ];
  expect(html(insertBlock('comparison', records))).toContain(
    '<figure data-block="comparison" data-record="a b"><a href="/casino/red-fox">Red &#x26; Fox</a>, <a href="/casino/heron">Heron</a></figure>',
  );
});

test('a video is stored as its host and its id, with a plain link for other programs', () => {
  const link = { href: 'https://vimeo.com/1', text: 'Odds & ends' };
  expect(html(insertVideo('vimeo:1', link))).toContain(
    '<figure data-block="video" data-video="vimeo:1"><a href="https://vimeo.com/1">Odds &#x26; ends</a></figure>',
  );
});

test('a video takes the place of its address where that is all of a line, and stands after other words', () => {
  const link = { href: 'https://vimeo.com/1', text: 'Odds' };
  const block =
    /^<figure data-block="video" data-video="vimeo:1"><a href="https:\/\/vimeo.com\/1">Odds<\/a><\/figure>/;
  expect(html(typed('https://vimeo.com/1'), insertVideo('vimeo:1', link))).toMatch(block);
  expect(html(typed('See https://vimeo.com/1'), insertVideo('vimeo:1', link))).toContain('<p>See https');
  expect(html(typed('https://evil.example/1'), insertVideo('vimeo:1', link))).toContain('<p>https://evil');
});

test('a link to a casino or an offer is stored as that, and one to a page as its address', () => {
  const record = { id: 'a', label: 'Heron', href: '/casino/heron' };
  expect(html(linkRecord('casino', record, false))).toBe(
    '<p><a href="/casino/heron" data-casino="a">Heron</a></p>',
  );
  expect(html(linkRecord('casino', record, true))).toBe(
    '<p><a href="/casino/heron" data-casino="a" data-to="visit">Heron</a></p>',
  );
  expect(html(linkRecord('bonus', record, false))).toBe(
    '<p><a href="/casino/heron" data-bonus="a">Heron</a></p>',
  );
  expect(html(linkRecord('page', record, false))).toBe('<p><a href="/casino/heron">Heron</a></p>');
});

test('a table begins with headings, and its rows and columns are added and taken out', () => {
  const start = [insertTable, typed('A')];
  expect(isInTable(after(...start))).toBe(true);
  expect(isInTable(after(typed('A')))).toBe(false);
  expect(html(...start)).toContain('<thead><tr><th>A</th><th></th><th></th></tr></thead><tbody><tr><td>');
  expect(rows(...start)).toEqual(['A|||', '|||', '|||']);
  expect(rows(...start, addRow)).toEqual(['A|||', '|||', '|||', '|||']);
  expect(rows(...start, addColumn)).toEqual(['A||||', '||||', '||||']);
  expect(rows(...start, addColumn, inCell('A'), removeColumn)).toEqual(['|||', '|||', '|||']);
  expect(rows(...start, removeRow)).toEqual(['|||', '|||']);
  const last = [removeColumn, removeColumn, removeColumn];
  expect(rows(insertTable, ...last)).toEqual([]);
  expect(rows(insertTable, removeRow, removeRow, removeRow)).toEqual([]);
});

test('notes, pros and cons, and questions are words that pages set apart; a picture can have words below', () => {
  expect(html(insertTextBlock('note', richTextLabels.words), typed('Mind this.'))).toContain(
    '<section data-block="note"><p>Mind this.</p></section>',
  );
  expect(html(insertTextBlock('pros-and-cons', richTextLabels.words))).toContain(
    '<section data-block="pros-and-cons"><h3>Pros</h3><ul><li></li></ul><h3>Cons</h3><ul><li></li></ul></section>',
  );
  expect(html(insertTextBlock('questions', richTextLabels.words))).toContain(
    '<section data-block="questions"><h3>A question?</h3><p>Its answer.</p></section>',
  );
  expect(html(insertFigure({ src: '/a.png', alt: 'A wheel' }, 'The wheel'))).toContain(
    '<figure><img src="/a.png" alt="A wheel"><figcaption>The wheel</figcaption></figure>',
  );
});

test.each([
  ['# Title', true],
  ['One\n\n- a\n- b', true],
  ['See [the terms](https://site.example/)', true],
  ['This is **bold**', true],
  ['| A | B |\n| - | - |\n| 1 | 2 |', true],
  ['5 * 3 * 2 = 30', false],
  ['- one line with a hyphen', false],
  ['a #tag, 2 > 1, and [1]', false],
])('what is pasted as Markdown is told from plain text: %s', (text, expected) => {
  expect(isMarkdown(text)).toBe(expected);
});
