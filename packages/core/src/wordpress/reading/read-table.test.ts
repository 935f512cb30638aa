import { expect, test } from 'vitest';
import { articleHtml } from '../content/article-html.js';
import { tableHtml } from '../content/old-table.js';
import { readTable } from './read-table.js';

const JSON_FILE = (more: object = {}) =>
  JSON.stringify({
    ...{
      id: '3',
      name: 'Odds',
      data: [
        ['Name', 'Odds'],
        ['Fox', '1 <b>to</b> 2'],
        ['All', '3'],
      ],
    },
    ...{ options: { table_head: true, table_foot: true }, visibility: { rows: [1, 1, 1], columns: [1, 1] } },
    ...more,
  });

test('a JSON file gives the table as visitors saw it, with its head and its foot', async () => {
  const table = await readTable('any.json', JSON_FILE());
  expect(table.id).toBe('3');
  expect(tableHtml(table)).toBe(
    '<table><thead><tr><th>Name</th><th>Odds</th></tr></thead><tbody><tr><td>Fox</td><td>1 <b>to</b> 2</td></tr></tbody><tfoot><tr><td>All</td><td>3</td></tr></tfoot></table>',
  );
  const hidden = await readTable('any.json', JSON_FILE({ visibility: { rows: [1, 0, 1], columns: [1, 0] } }));
  expect(hidden.rows).toEqual([['Name'], ['All']]);
});

test('cells that are one with others are one', async () => {
  const data = [
    ['A', '#colspan#', 'B'],
    ['1', '2', '3'],
    ['#rowspan#', '#span#', 'four\nfive'],
  ];
  const table = await readTable('x.json', JSON_FILE({ data, options: { table_head: 0 } }));
  expect(tableHtml(table)).toBe(
    '<table><tbody><tr><td colspan="2">A</td><td>B</td></tr><tr><td rowspan="2">1</td><td>2</td><td>3</td></tr><tr><td>four<br>five</td></tr></tbody></table>',
  );
});

test('a CSV file is known by the id with which its name begins', async () => {
  expect(await readTable('/tables/12-odds-2024-05-01.csv', 'Name;Odds\n"Fox; red";2\n')).toEqual({
    ...{ id: '12', hasHead: true, hasFoot: false },
    rows: [
      ['Name', 'Odds'],
      ['Fox; red', '2'],
    ],
  });
});

test.each([
  ['x.json', '{"id":"1"}'],
  ['x.json', '{'],
  ['-.csv', 'a,b\n'],
])('%s with %s is told to be no table', async (file, text) => {
  await expect(readTable(file, text)).rejects.toMatchObject({
    code: 'invalid',
    message: `${file} has no table of TablePress`,
  });
});

test('a table stands where its shortcode or its block stood, cleaned; of a part of one, or one that is not given, a note does', () => {
  const html = (content: string) => {
    const article = articleHtml(content, {
      picture: () => undefined,
      attachedPictures: [],
      sharedBlock: () => undefined,
      table: (id) =>
        id === '3'
          ? tableHtml({ rows: [['<a href="/old">x</a><script>1</script>']], hasHead: false, hasFoot: false })
          : undefined,
      newAddress: (href) => href.replace('/old', '/new'),
      wholePicture: (src) => ({ src }),
    });
    return { ...article, html: article.html.replace(/\s+(?=<)|(?<=>)\s+/g, '') };
  };
  const shown = '<table><tbody><tr><td><a href="/new">x</a></td></tr></tbody></table>';
  expect(html('Before\n\n[table id=3 /]\n\nAfter').html).toBe(`<p>Before</p>${shown}<p>After</p>`);
  expect(html('[table id="3" responsive=scroll]').html).toBe(shown);
  expect(html('<!-- wp:tablepress/table {"id":"3"} /-->').html).toBe(shown);
  expect(html('[table id=3 hide_columns=2 /]').leftOut).toEqual([{ kind: 'shortcode', name: 'table' }]);
  expect(html('[table id=4 /]').leftOut).toEqual([{ kind: 'shortcode', name: 'table' }]);
});
