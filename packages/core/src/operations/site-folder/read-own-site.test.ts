import * as fc from 'fast-check';
import { beforeAll, expect, test } from 'vitest';
import { isLongRun } from '../../../../../tests/long-run.js';
import { collections } from '../../model/collections.js';
import { createPerform, type Perform } from '../../perform.js';
import { runtime } from '../../runtime.js';
import { putSample } from '../../sample/index.js';
import { tarWriter } from '../../site-folder/archive/tar-writer.js';
import { ARTICLE_COLLECTIONS } from '../../site-folder/article-folders.js';
import { memoryStorage } from '../../store/memory-storage.js';
import { openStore } from '../../store/store.js';
import type { Transaction } from '../../store/transaction.js';
import { encodeBase64 } from '../../values/base64.js';
import { HOSTILE_HTML } from '../../values/testing/hostile-html.js';
import { pngFile } from '../../values/testing/small-pictures.js';
import { operations as op } from '../registry.js';
import { arbitraryRecord } from '../testing/arbitrary-record.js';
import { archiveOf, exportedFiles, inOrder } from '../testing/exported-files.js';
import { actingAs, memoryPerform } from '../testing/memory-store.js';

const BY = { by: { name: 'owner' }, operation: 'test' };
const storage = memoryStorage();
const perform: Perform = createPerform(storage, runtime);

async function read(into: Perform, pieces: readonly Uint8Array[], input: object = {}, options: object = {}) {
  return into(op['migrate.markdown'], { source: inOrder(pieces), ...input }, options);
}

async function archived(files: Readonly<Record<string, string>>): Promise<Uint8Array[]> {
  const pieces: Uint8Array[] = [];
  const writer = tarWriter(async (piece) => void pieces.push(piece), '2026-05-31T12:00:00.000Z');
  for (const [name, text] of Object.entries(files)) await writer.add(name, Buffer.from(text, 'latin1'));
  await writer.end();
  return pieces;
}

/** The files of the site, some of them changed. */
async function changedFiles(change: (files: Record<string, string>) => void): Promise<Uint8Array[]> {
  const files = await exportedFiles(perform);
  change(files);
  return archived(files);
}

beforeAll(async () => {
  await openStore(storage, runtime).change(BY, putSample);
  const picture = { title: 'Owl', alt: 'An owl', content: encodeBase64(pngFile(3, 2)) };
  const { result } = await perform(op['media.add'], { files: [picture] });
  const image = `/media/${result.records[0]?.file}`;
  for (const [i, html] of HOSTILE_HTML.entries())
    await perform(op['posts.add'], {
      record: { title: `Hostile ${i}`, excerpt: 'x', content: `<p>x</p>${html}`, featuredImage: image },
    });
  await perform(op['redirects.add'], { record: { source: '/old', target: '/news' } });
  await perform(op['styles.set'], { css: '.a { color: red }' });
});

test('an export that is read again over the same site changes nothing', async () => {
  const { result, change } = await read(perform, await archiveOf(perform));
  expect(change).toBeUndefined();
  expect(result.documents).toEqual([]);
  expect(result.leftOut).toEqual([]);
  for (const { created, updated, unchanged } of result.records) {
    expect([created, updated]).toEqual([0, 0]);
    expect(unchanged).toBeGreaterThan(0);
  }
});

test('an empty store that reads an export gives the same export, byte for byte', async () => {
  const other = memoryPerform();
  const { result } = await read(other, await archiveOf(perform));
  expect(result.records.map(({ collection }) => collection)).toContain('pictures');
  expect(await exportedFiles(other)).toEqual(await exportedFiles(perform));
  await other(op['history.undo'], {});
  const { result: list } = await other(op['posts.list'], {});
  expect(list.total).toBe(0);
});

test.each([...ARTICLE_COLLECTIONS, 'games', 'bonuses', 'listings', 'toplists', 'programmes'] as const)(
  'whatever %s may hold comes back as it was',
  async (name) => {
    const entity = collections[name];
    const hasSlug = entity.fieldPaths.some(({ column }) => column === 'slug');
    await fc.assert(
      fc.asyncProperty(arbitraryRecord(entity as never), async (record) => {
        const from = memoryStorage();
        const one = createPerform(from, runtime);
        await openStore(from, runtime).change(BY, (content: Transaction) => {
          (content[name] as { insert(input: object): unknown }).insert(
            hasSlug ? { slug: 'x', ...record } : record,
          );
        });
        const other = memoryPerform();
        await read(other, await archiveOf(one));
        expect(await exportedFiles(other)).toEqual(await exportedFiles(one));
      }),
      { numRuns: isLongRun ? 40 : 8 },
    );
  },
);

test('what somebody edited in a file is an edit here, and a file without an id is a new record', async () => {
  const pieces = await changedFiles((files) => {
    files['casinos/paper-kite.md'] =
      files['casinos/paper-kite.md']?.replace(/^rating: .*$/m, 'rating: 4.5') ?? '';
    files['posts/new-owl.md'] = '---\ntitle: New owl\ndescription: Calm\ndraft: true\n---\n\n## Hoo\n';
  });
  const { result, change } = await read(perform, pieces);
  expect(result.records.filter(({ created, updated }) => created + updated > 0)).toEqual([
    expect.objectContaining({ collection: 'casinos', created: 0, updated: 1 }),
    expect.objectContaining({ collection: 'posts', created: 1, updated: 0 }),
  ]);
  const { record } = (await perform(op['posts.show'], { record: 'new-owl' })).result;
  expect(record).toMatchObject({ title: 'New owl', content: '<h2>Hoo</h2>', isPublished: false });
  expect(change).toBeDefined();
  await perform(op['history.undo'], {});
});

test('what has changed here since the export is never overwritten without a word', async () => {
  const pieces = await archiveOf(perform);
  await perform(op['casinos.edit'], { record: 'paper-kite', changes: { rating: 1 } });
  await expect(read(perform, pieces)).rejects.toMatchObject({
    code: 'conflict',
    issues: [{ file: 'casinos/paper-kite.md' }],
  });
  await read(perform, pieces, { force: true });
  const { record } = (await perform(op['casinos.show'], { record: 'paper-kite' })).result;
  expect(record.rating).not.toBe(1);
});

test('one file that cannot be read, and nothing is changed', async () => {
  const pieces = await changedFiles((files) => {
    files['casinos/paper-kite.md'] =
      files['casinos/paper-kite.md']?.replace(/^rating: .*$/m, 'rating: 99') ?? '';
    files['posts/owl.md'] = '---\ntitle: [\n---\n';
    files['tables/games.csv'] = files['tables/games.csv']?.replace('Quillback', 'Quillfront') ?? '';
    files['menus.json'] = '{"header": 3}';
    files['media/11111111111111111111111111111111.png'] = 'x';
  });
  const refused = await read(perform, pieces).catch((error) => error);
  expect(refused.code).toBe('invalid');
  expect(refused.issues.map(({ file }: { file: string }) => file)).toEqual([
    'menus.json',
    'casinos/paper-kite.md',
    'posts/owl.md',
    'media/11111111111111111111111111111111.png',
  ]);
});

test('scripts in an export are taken out, and told', async () => {
  const other = memoryPerform();
  const pieces = await changedFiles((files) => {
    files['pages/about.md'] =
      `${files['pages/about.md']}\n<script>alert(1)</script><p onclick="x()">Calm</p>\n`;
  });
  const { result } = await read(other, pieces);
  const { record } = (await other(op['pages.show'], { record: 'about' })).result;
  expect(record.content).not.toMatch(/script|onclick/);
  expect(JSON.stringify(result.warnings)).toContain('html.removed');
});

test('an export that is read into another site becomes part of it: records of one slug are one', async () => {
  const other = memoryPerform();
  await other(op['casinos.add'], { record: { name: 'Paper Kite', description: 'Mine' } });
  const mine = (await other(op['casinos.show'], { record: 'paper-kite' })).result.record;
  await read(other, await archiveOf(perform), { force: true });
  const { record } = (await other(op['casinos.show'], { record: 'paper-kite' })).result;
  expect(record).toMatchObject({ id: mine.id });
  expect(record.description).not.toBe('Mine');
  const { records } = (await other(op['bonuses.list'], {})).result;
  for (const { casino, casinoId } of records as { casino: string; casinoId?: string }[])
    if (casino === 'Paper Kite') expect(casinoId).toBe(mine.id);
});

test('only administrators read a whole site again', async () => {
  const pieces = await archiveOf(perform);
  for (const role of ['moderator', 'editor'] as const)
    await expect(read(perform, pieces, {}, actingAs(role))).rejects.toMatchObject({ code: 'not-allowed' });
});
