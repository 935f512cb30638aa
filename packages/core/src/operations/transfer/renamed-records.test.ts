import { describe, expect, test } from 'vitest';
import { casinosRename } from '../../collections/casinos/casinos.js';
import { postsAdd, postsEdit, postsImport, postsList } from '../../collections/posts/posts.js';
import { redirectsAdd, redirectsList } from '../redirects/redirects.js';
import { FOX, HEADER, OWL, openImportStore } from '../testing/import-store.js';

async function storeWithRenamedFox() {
  const store = openImportStore();
  await store.take(`${HEADER}\n${FOX}\n`);
  const rename = { record: 'golden-fox', slug: 'fox-club', name: 'Fox Club' };
  await store.perform(casinosRename, rename);
  return store;
}

describe('a file with the old name of a casino', () => {
  test('updates that casino, which keeps its new name and address, and says so', async () => {
    const store = await storeWithRenamedFox();
    const file = `${HEADER}\n${FOX.replace('4.5', '3')}\n${OWL}\n`;
    const { result } = await store.take(file, { onConflict: 'update', plan: true });
    expect(result).toMatchObject({ created: 1, updated: 1 });
    expect(result.plan?.[0]).toEqual({
      row: 2,
      slug: 'fox-club',
      action: 'update',
      changes: { rating: { before: 9, after: 6 } },
    });
    expect(result.warnings).toMatchObject([
      {
        reason: 'record.renamed',
        message:
          '1 row names a record by an earlier address (row 2: golden-fox is now fox-club): it is that record, and keeps its name and address',
      },
    ]);
    expect((await store.all()).map(({ slug }) => slug).sort()).toEqual(['fox-club', 'quiet-owl']);
    expect(await store.one('fox-club')).toMatchObject({ name: 'Fox Club', rating: 6 });
    expect((await store.perform(redirectsList, {})).result.total).toBe(1);
  });

  test('names the casino that exists, or skips it', async () => {
    const store = await storeWithRenamedFox();
    const refused = await store.refused(`${HEADER}\n${FOX}\n`);
    expect(refused.code).toBe('conflict');
    expect(refused.issues).toMatchObject([
      {
        value: 'fox-club',
        message: "Row 2: Casino with slug 'golden-fox' exists already: it was renamed to 'fox-club'",
      },
    ]);
    const { result } = await store.take(`${HEADER}\n${FOX}\n`, { onConflict: 'skip' });
    expect(result).toMatchObject({ created: 0, skipped: 1, warnings: [{ reason: 'record.renamed' }] });
  });

  test('cannot hold the casino twice, by its old name and its new one', async () => {
    const store = await storeWithRenamedFox();
    const both = [FOX, FOX.replace('Golden Fox', 'Fox Club')];
    for (const rows of [both, both.toReversed()]) {
      const refused = await store.refused(`${HEADER}\n${rows.join('\n')}\n`, { onConflict: 'update' });
      expect(refused.issues).toMatchObject([
        { row: 3, message: "Row 3: The slug 'fox-club' is also that of row 2" },
      ]);
    }
  });

  test('is followed over several renames, and a slug that the file gives is followed too', async () => {
    const store = await storeWithRenamedFox();
    await store.perform(casinosRename, { record: 'fox-club', slug: 'fox-lounge' });
    const { result } = await store.take('slug,name,rating\ngolden-fox,The Fox,2\n', { onConflict: 'update' });
    expect(result).toMatchObject({ updated: 1 });
    expect(await store.one('fox-lounge')).toMatchObject({ name: 'The Fox', rating: 4 });
  });

  test('makes a new casino where redirects lead to no casino', async () => {
    const store = openImportStore();
    await store.perform(redirectsAdd, { record: { source: '/casino/golden-fox', target: '/about' } });
    expect((await store.take(`${HEADER}\n${FOX}\n`)).result.created).toBe(1);
  });
});

test('a post is found by the slug that it had before', async () => {
  const { perform } = openImportStore();
  const record = {
    title: 'How we test',
    content: '<p>Calm</p>',
    excerpt: 'x',
    category: 'Guides',
    isPublished: true,
  };
  await perform(postsAdd, { record });
  await perform(postsEdit, { record: 'how-we-test', changes: { slug: 'our-tests' } });
  const source = 'slug,excerpt\nhow-we-test,Short\n';
  const { result } = await perform(postsImport, { source, onConflict: 'update' });
  expect(result).toMatchObject({ created: 0, updated: 1 });
  expect((await perform(postsList, {})).result.records).toMatchObject([
    { slug: 'our-tests', excerpt: 'Short' },
  ]);
});
