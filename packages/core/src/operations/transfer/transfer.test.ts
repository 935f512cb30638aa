import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type * as z from 'zod';
import { bonus } from '../../collections/bonuses/bonus.js';
import {
  bonusesAdd,
  bonusesExport,
  bonusesImport,
  bonusesTemplate,
} from '../../collections/bonuses/bonuses.js';
import { casinosAdd } from '../../collections/casinos/casinos.js';
import { game } from '../../collections/games/game.js';
import { gamesAdd, gamesExport, gamesImport, gamesTemplate } from '../../collections/games/games.js';
import { page } from '../../collections/pages/page.js';
import { pagesAdd, pagesExport, pagesImport, pagesTemplate } from '../../collections/pages/pages.js';
import { post } from '../../collections/posts/post.js';
import { postsAdd, postsExport, postsImport, postsTemplate } from '../../collections/posts/posts.js';
import { toplist } from '../../collections/toplists/toplist.js';
import {
  toplistsAdd,
  toplistsExport,
  toplistsImport,
  toplistsTemplate,
} from '../../collections/toplists/toplists.js';
import { MENU_NAMES, type MenuName, menuItem } from '../../model/documents/menus.js';
import type { Perform } from '../../perform.js';
import type { Operation } from '../define/operation.js';
import { menusAdd, menusDelete, menusEdit, menusList } from '../menus/menus.js';
import { menusExport, menusImport, menusTemplate } from '../menus/menus-transfer.js';
import { arbitraryRecord } from '../testing/arbitrary-record.js';
import { actingAs, memoryPerform } from '../testing/memory-store.js';
import type { ImportSummary } from './import-summary.js';

interface Nouns {
  exporting: Operation<z.ZodType, { count: number }>;
  importing: Operation<z.ZodType, ImportSummary>;
  template: Operation<z.ZodType, { columns: readonly string[] }>;
  /** A row for the required columns of the template. */
  needed: string;
  row: string;
  records: fc.Arbitrary<Record<string, unknown>>;
  add(perform: Perform, record: Record<string, unknown>, index: number): Promise<unknown>;
}

const NOUNS: Record<string, Nouns> = {
  bonuses: {
    exporting: bonusesExport,
    importing: bonusesImport,
    template: bonusesTemplate,
    needed: 'casino,title',
    row: 'Fox,100 spins',
    records: arbitraryRecord(bonus, ['casinoId']),
    add: (perform, record) => perform(bonusesAdd, { record }),
  },
  games: {
    exporting: gamesExport,
    importing: gamesImport,
    template: gamesTemplate,
    needed: 'name',
    row: 'Moth',
    records: arbitraryRecord(game),
    add: (perform, record) => perform(gamesAdd, { record }),
  },
  posts: {
    exporting: postsExport,
    importing: postsImport,
    template: postsTemplate,
    needed: 'title,excerpt,content',
    row: 'Fox,Short.,<p>Long.</p>',
    records: arbitraryRecord(post),
    add: (perform, record, index) => perform(postsAdd, { record: { ...record, slug: `post-${index}` } }),
  },
  pages: {
    exporting: pagesExport,
    importing: pagesImport,
    template: pagesTemplate,
    needed: 'title',
    row: 'Fox',
    records: arbitraryRecord(page),
    add: (perform, record, index) => perform(pagesAdd, { record: { ...record, slug: `page-${index}` } }),
  },
  toplists: {
    exporting: toplistsExport,
    importing: toplistsImport,
    template: toplistsTemplate,
    needed: 'title',
    row: 'Fox',
    records: arbitraryRecord(toplist, ['query']),
    add: (perform, record, index) => perform(toplistsAdd, { record: { ...record, slug: `list-${index}` } }),
  },
  menus: {
    exporting: menusExport,
    importing: menusImport,
    template: menusTemplate,
    needed: 'label,url',
    row: 'Fox,/fox',
    records: arbitraryRecord(menuItem, ['parentId', 'order']),
    add: (perform, record, index) => addMenuItem(perform, record, MENU_NAMES[index % 2]),
  },
};

/** The file that an operation returns. */
async function written(
  perform: Perform,
  operation: Operation<z.ZodType, unknown>,
  input: object,
): Promise<string> {
  let text = '';
  await perform(operation, input, {
    onChunk: (piece) => {
      text += piece;
    },
  });
  return text;
}

describe.each(Object.entries(NOUNS))(
  'files of %s',
  (name, { exporting, importing, records, add, ...noun }) => {
    const file = (perform: Perform, input: object) => written(perform, exporting, input);

    test('with all fields import as all unchanged in every format, and a second export has the same bytes', async () => {
      await fc.assert(
        fc.asyncProperty(fc.array(records, { minLength: 1, maxLength: 4 }), async (made) => {
          const perform = memoryPerform();
          // The first record twice: records that differ only in their id stay distinct.
          for (const [index, record] of [...made, made[0] as object].entries()) {
            await add(perform, record as Record<string, unknown>, index);
          }
          const before = await file(perform, { full: true, format: 'json' });
          for (const format of ['csv', 'json', 'ndjson'] as const) {
            const whole = await file(perform, { full: true, format });
            const saved = format === 'csv' ? whole.replaceAll('\r\n', '\n').replaceAll('\n', '\r\n') : whole;
            for (const source of [whole, saved]) {
              const { result, change } = await perform(importing, { source, format, onConflict: 'update' });
              expect(result).toMatchObject({
                unchanged: made.length + 1,
                updated: 0,
                created: 0,
                warnings: [],
              });
              expect(change).toBeUndefined();
            }
            expect(await file(perform, { full: true, format })).toBe(whole);
          }
          expect(await file(perform, { full: true, format: 'json' })).toBe(before);
        }),
        { numRuns: 60 },
      );
    });

    test('with all fields create the same records in another store', async () => {
      await fc.assert(
        fc.asyncProperty(fc.array(records, { minLength: 1, maxLength: 3 }), async (made) => {
          const [one, other] = [memoryPerform(), memoryPerform()];
          for (const [index, record] of made.entries()) await add(one, record, index);
          const whole = await file(one, { full: true, format: 'json' });
          const { result } = await other(importing, { source: whole, format: 'json' });
          expect(result.created).toBe(made.length);
          const bare = (text: string) =>
            (JSON.parse(text) as object[])
              .map((record) => JSON.stringify({ ...record, id: 0, createdAt: 0, updatedAt: 0 }))
              .sort();
          expect(bare(await file(other, { full: true, format: 'json' }))).toEqual(bare(whole));
          // A record without a name cannot be matched; all others are, although their ids differ.
          const isNamed = made.every(({ casino = '', title = '' }) => `${casino}${title}`.trim() !== '');
          if (name === 'bonuses' && !isNamed) return;
          const again = await other(importing, { source: whole, format: 'json', onConflict: 'update' });
          expect(again.result).toMatchObject({ created: 0, updated: 0, unchanged: made.length });
        }),
        { numRuns: 60 },
      );
    });

    test('cannot be imported by editors', async () => {
      const refused = memoryPerform()(
        importing,
        { source: `${noun.needed}\n${noun.row}\n` },
        actingAs('editor'),
      );
      await expect(refused).rejects.toMatchObject({ code: 'not-allowed' });
    });

    test('require only the necessary columns, and by default refuse existing records', async () => {
      const perform = memoryPerform();
      const source = `${noun.needed}\n${noun.row}\n`;
      expect((await perform(importing, { source }, actingAs('moderator'))).result).toMatchObject({
        created: 1,
      });
      await expect(perform(importing, { source })).rejects.toMatchObject({ code: 'conflict' });
      expect((await perform(importing, { source, onConflict: 'skip' })).result).toMatchObject({ skipped: 1 });
      expect((await perform(importing, { source, onConflict: 'update' })).result).toMatchObject({
        unchanged: 1,
      });
      const twice = perform(importing, {
        source: `${noun.needed}\n${noun.row}\n${noun.row}\n`,
        onConflict: 'update',
      });
      await expect(twice).rejects.toMatchObject({ code: 'invalid', issues: [{ row: 3 }] });
    });

    test('without a required column are refused, and the message names the expected columns', async () => {
      const refused = await memoryPerform()(importing, { source: 'description\nx\n' }).catch(
        (error) => error,
      );
      expect(refused.code).toBe('invalid');
      expect(refused.message).toContain(`expected are ${noun.needed.replaceAll(',', ', ')}`);
    });

    test('have a template that imports without a warning', async () => {
      for (const full of [false, true]) {
        const header = await written(memoryPerform(), noun.template, { full });
        const { columns } = (await memoryPerform()(noun.template, { full })).result;
        expect(header).toBe(`${columns.join(',')}\n`);
        expect((await memoryPerform()(importing, { source: header })).result).toMatchObject({
          found: 0,
          warnings: [],
        });
      }
    });
  },
);

test('files of games and bonuses contain scores, not stars', async () => {
  const perform = memoryPerform();
  await perform(gamesImport, { source: 'name,rating\nMoth,8.5\n' });
  const text = await written(perform, gamesExport, { full: true });
  expect(text).toContain('Moth,,slots,8.5,');
  const refused = await perform(bonusesImport, { source: 'casino,title,rating\nFox,x,10.5\n' }).catch(
    (error) => error,
  );
  expect(refused.issues[0].message).toBe('Row 2: Rating must be a number between 0 and 10');
});

test('errors in posts and pages have the messages of their forms', async () => {
  const perform = memoryPerform();
  const messagesOf = async (importing: Nouns['importing'], source: string) => {
    const refused = await perform(importing, { source }).catch((error) => error);
    return refused.issues.map(({ message }: { message: string }) => message);
  };
  expect(await messagesOf(postsImport, 'title,excerpt,content,author\n,,,Ann\n')).toEqual([
    'Row 2: Post title is required',
    'Row 2: Excerpt is required',
    'Row 2: Content is required',
  ]);
  expect(await messagesOf(pagesImport, 'title,content\n,x\nAdmin,x\n')).toEqual([
    'Row 2: Please enter a page title.',
    "Row 3: The slug 'admin' is reserved for a page of the site itself.",
  ]);
  expect(await messagesOf(toplistsImport, 'title,query\n,payment=visa\nOdd,color=green\nPage,\n')).toEqual([
    'Row 2: Title is required',
    "Row 3: The list of casinos does not know the filter 'color'",
    "Row 4: The slug 'page' is reserved for a page of the site itself.",
  ]);
  expect(await messagesOf(menusImport, 'menu,label,url\nside,,\n')).toEqual([
    'Row 2: Menu must be one of header, footer',
    'Row 2: Please enter a menu label',
    'Row 2: Please enter a URL or select a page',
  ]);
});

test('an import that publishes a post sets its date, and keeps an existing date', async () => {
  const perform = memoryPerform();
  const source = `title,excerpt,content,isPublished,publishedAt\nA,x,y,true,\nB,x,y,true,2025-03-01\nC,x,y,false,\n`;
  await perform(postsImport, { source });
  const text = await written(perform, postsExport, { full: true, format: 'json' });
  const dates = Object.fromEntries(
    JSON.parse(text).map(({ slug, publishedAt }: { slug: string; publishedAt?: string }) => [
      slug,
      publishedAt,
    ]),
  );
  expect(dates.a).toMatch(/^20/);
  expect(dates.b).toBe('2025-03-01T00:00:00.000Z');
  expect(dates.c).toBeUndefined();
});

test('a bonus finds its casino by slug or by name, also if the id comes from another store', async () => {
  const perform = memoryPerform();
  const fox = (await perform(casinosAdd, { record: { name: 'Golden Fox', description: 'x' } })).result
    .records[0];
  const source = [
    { casino: 'golden-fox', title: 'A' },
    { casino: 'Golden Fox', casinoId: '00000000-0000-7000-8000-000000000001', title: 'B' },
    { casino: 'Grey Owl', casinoId: '00000000-0000-7000-8000-000000000002', title: 'C' },
    { casino: 'Golden Fox', title: 'D' },
  ];
  await perform(bonusesImport, { source: JSON.stringify(source), format: 'json' });
  const text = await written(perform, bonusesExport, { full: true, format: 'json' });
  expect(
    JSON.parse(text).map(({ casino, casinoId }: { casino: string; casinoId?: string }) => [casino, casinoId]),
  ).toEqual([
    ['Golden Fox', fox?.id],
    ['Golden Fox', fox?.id],
    ['Grey Owl', undefined],
    ['Golden Fox', fox?.id],
  ]);
});

test('two games with one name are never confused: a row names its game by id', async () => {
  const perform = memoryPerform();
  await perform(gamesAdd, { record: { name: 'Twin', provider: 'A' } });
  await perform(gamesAdd, { record: { name: 'Twin', provider: 'B' } });
  const update = (source: string) => perform(gamesImport, { source, onConflict: 'update' });
  await expect(update('name,rating\nTwin,1\n')).rejects.toMatchObject({ code: 'invalid' });
  const { result } = await perform(gamesImport, {
    source: 'name,provider,rating\ntwin,B,1\n',
    onConflict: 'update',
    plan: true,
  });
  expect(result.plan).toEqual([
    {
      row: 2,
      slug: 'twin, B',
      action: 'update',
      changes: { name: { before: 'Twin', after: 'twin' }, rating: { before: 8, after: 1 } },
    },
  ]);
});

test('menus are imported in file order, each item under its parent', async () => {
  const perform = memoryPerform();
  for (const label of ['One', 'Two', 'Three']) await addMenuItem(perform, { label, url: '/' });
  const [one] = (await perform(menusList, {})).result.records;
  await perform(menusEdit, { record: 'Two', changes: { parentId: one?.id } });
  const text = await written(perform, menusExport, { full: true });
  const other = memoryPerform();
  await other(menusImport, { source: text });
  expect((await other(menusList, {})).result.records).toEqual((await perform(menusList, {})).result.records);
  const moved = await other(menusImport, {
    source: 'label,url,order\nThree,/,0\nFour,/4,\n',
    onConflict: 'update',
  });
  expect(moved.result).toMatchObject({ updated: 1, created: 1 });
  expect((await other(menusList, {})).result.records.map(({ label, order }) => `${order} ${label}`)).toEqual([
    '1 Three',
    '2 One',
    '3 Two',
    '4 Four',
  ]);
});

test('an import of any record type is one change that names the imported records', async () => {
  const perform = memoryPerform();
  const { change, inserted } = await perform(gamesImport, { source: 'name\nA\nB\n' });
  expect(inserted).toBe(2);
  expect(change).toMatchObject({ operation: 'games.import', inserted: 2, subject: 'A, B' });
});

/** Adds an item without the links that the first one of a header keeps. */
async function addMenuItem(perform: Perform, record: object, menu: MenuName = 'header') {
  const { result } = await perform(menusAdd, { record, menu });
  if (result.warnings === undefined) return;
  const { records } = (await perform(menusList, { menu: [menu] })).result;
  const own = new Set(result.records.map(({ id }) => id));
  await perform(menusDelete, { records: records.map(({ id }) => id).filter((id) => !own.has(id)) });
}
