import { expect, test } from 'vitest';
import { isProblem } from '../../problem.js';
import { wxr } from '../testing/wxr.js';
import { readWxr } from './read-wxr.js';
import type { WxrItem, WxrPart } from './wxr-item.js';

async function* pieces(text: string, length: number): AsyncGenerator<string> {
  for (let at = 0; at < text.length; at += length) yield text.slice(at, at + length);
}
const read = async (text: string, length = 7): Promise<WxrPart[]> => {
  const parts: WxrPart[] = [];
  for await (const part of readWxr(pieces(text, length))) parts.push(part);
  return parts;
};
const items = (parts: WxrPart[]): WxrItem[] =>
  parts.flatMap((part) => (part.kind === 'item' ? [part.item] : []));
const refusal = async (text: string) =>
  read(text, 100_000).then(
    () => 'read',
    (error: unknown) => (isProblem(error) ? error.reason : error),
  );

test('an item comes with its texts, terms, custom fields and comments, however the file is cut', async () => {
  const text = wxr({
    items: [
      {
        ...{ id: 7, title: 'A ]]> B 🦊', content: '<p>1 & 2</p>', parent: 3, comments: 2, password: 'x' },
        ...{ terms: { 'post_tag a': 'A & B' }, meta: { rating: '4', last: '1' } },
      },
    ],
  });
  for (const length of [1, 2, 3, 1_000_000]) {
    expect(items(await read(text, length))).toMatchObject([
      {
        ...{
          id: '7',
          title: 'A ]]> B 🦊',
          content: '<p>1 & 2</p>',
          parent: '3',
          comments: 2,
          hasPassword: true,
        },
        terms: [{ taxonomy: 'post_tag', slug: 'a', name: 'A & B' }],
        meta: new Map([
          ['rating', '4'],
          ['last', '1'],
        ]),
      },
    ]);
  }
});

test('the site comes first, and its authors and terms before its items', async () => {
  const parts = await read(
    wxr({ authors: { ada: 'Ada' }, terms: [[1, 'category', 'a', 'A']], items: [{ id: 1 }] }),
  );
  expect(parts.map(({ kind }) => kind)).toEqual(['site', 'author', 'term', 'item']);
  expect(parts[0]).toMatchObject({ site: { title: 'Old site', url: 'https://old.example', version: '1.2' } });
});

test('an item without an id is known by the number in its address, else by that address', async () => {
  const files = [7, 8].map((id) => wxr({ items: [{ id, link: `https://old.example/item/${id}/` }] }));
  const withoutIds = files.join('\n').replaceAll(/<wp:post_id>.*\n/g, '');
  const withoutGuids = withoutIds.replaceAll(/<guid.*\n/g, '');
  const ids = async (text: string) => items(await read(text, 1_000)).map(({ id }) => id);
  expect(await ids(withoutIds)).toEqual(['7', '8']);
  expect(await ids(withoutGuids)).toEqual(['https://old.example/item/7/', 'https://old.example/item/8/']);
});

test('a term without a taxonomy is a category, unless it is named with one too', async () => {
  const text = wxr({ items: [{ id: 1, terms: { 'post_tag a': 'A' } }] });
  const older = text.replace('</item>', '<category>A</category><category>B C</category></item>');
  expect(items(await read(older))[0]?.terms).toEqual([
    { taxonomy: 'post_tag', slug: 'a', name: 'A' },
    { taxonomy: 'category', slug: 'b-c', name: 'B C' },
  ]);
});

test('several files may follow one another', async () => {
  const files = [1, 2, 3].map((id) => wxr({ items: [{ id, content: '</rss>' }] })).join('\n');
  for (const length of [1, 50, 1_000_000])
    expect(items(await read(files, length)).map(({ id }) => id)).toEqual(['1', '2', '3']);
});

test('characters that XML does not allow go, and entities that it does not have stay as written', async () => {
  const text = wxr({ items: [{ id: 1, content: 'A\u0008B' }] }).replace('Old site', 'A&nbsp;B');
  const parts = await read(text, 1_000);
  expect(parts[0]).toMatchObject({ site: { title: 'A&nbsp;B' } });
  expect(items(parts)[0]?.content).toBe('AB');
});

test('a text that is longer than any article is left out and told', async () => {
  const [item] = items(await read(wxr({ items: [{ id: 1, content: 'x'.repeat(2_000_001) }] }), 100_000));
  expect(item).toMatchObject({ id: '1', content: '', tooLong: ['content:encoded'] });
});

test('what declares entities, nests or goes on without end is refused', async () => {
  const bomb = '<!DOCTYPE rss [<!ENTITY a "aaaa"><!ENTITY b "&a;&a;&a;">]>';
  expect(await refusal(wxr({}).replace('<rss', `${bomb}<rss`))).toBe('wordpress.doctype');
  expect(await refusal(`<rss><channel>${'<a>'.repeat(100)}`)).toBe('wordpress.too-deep');
  expect(await refusal(wxr({}).replace('</channel>', `<![CDATA[${'x'.repeat(1 << 26)}`))).toBe(
    'wordpress.endless',
  );
});

test('what is no export is refused: other XML, a feed, a cut file, nothing', async () => {
  expect(await refusal('<html></html>')).toBe('wordpress.not-an-export');
  expect(await refusal('<rss><channel><title>A feed</title></channel></rss>')).toBe(
    'wordpress.not-an-export',
  );
  expect(await refusal(wxr({ items: [{ id: 1 }] }).slice(0, -30))).toBe('wordpress.not-xml');
  expect(await refusal('name,rating\nFox,4\n')).toBe('wordpress.not-xml');
  expect(await refusal('')).toBe('wordpress.empty');
});
