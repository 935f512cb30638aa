import { expect, test } from 'vitest';
import { type PublicCatalogue, withLabels } from '../../../model/public-catalogue.js';
import { demoFallbacks } from '../../../sample/demo-fallbacks.js';
import { sampleCatalogue } from '../../../sample/sample.js';
import { comparePage } from './compare.js';

const rowOf = (catalogue: PublicCatalogue, query: string, title: string) =>
  comparePage(catalogue, query)
    .groups.flatMap(({ rows }) => rows)
    .find((row) => row.title === title);

const namesIn = (catalogue: PublicCatalogue, query: string) =>
  comparePage(catalogue, query).casinos.map(({ slug }) => slug);

test('casinos appear in the order of the address, given as a list or one by one', async () => {
  const catalogue = await sampleCatalogue();
  for (const query of [
    'c=paper-kite,copper-heron',
    'c=paper-kite&c=copper-heron',
    'c=paper-kite%2C,&c=copper-heron,paper-kite',
  ]) {
    expect(namesIn(catalogue, query), query).toEqual(['paper-kite', 'copper-heron']);
  }
});

test('every row has a cell for each casino, and rows without any value are omitted', async () => {
  const catalogue = await sampleCatalogue((content) => {
    content.casinos.insert({ slug: 'bare', name: 'Bare', description: 'Nothing more.' });
    content.casinos.insert({ slug: 'shed', name: 'Shed', description: 'Nothing more.' });
  });
  const { groups } = comparePage(catalogue, 'c=copper-heron,paper-kite,bare');
  const rows = groups.flatMap((group) => group.rows);
  expect(rows.length).toBeGreaterThan(20);
  for (const { cells } of rows) expect(cells).toHaveLength(3);
  expect(rowOf(catalogue, 'c=copper-heron,bare', 'Established')?.cells.map(({ items }) => items)).toEqual([
    ['2016'],
    [],
  ]);
  expect(
    comparePage(catalogue, 'c=bare,shed').groups.flatMap(({ rows: [...told] }) =>
      told.map(({ title }) => title),
    ),
  ).toEqual(['Score', 'Safety']);
});

test('rows with differences are marked, whatever the order of their words, and so is the best score', async () => {
  const catalogue = await sampleCatalogue((content) => {
    content.casinos.update('paper-kite', { languages: ['Finnish', 'german', 'English'] });
  });
  const query = 'c=copper-heron,paper-kite';
  expect(rowOf(catalogue, query, 'Languages')?.isDifferent).toBe(false);
  expect(rowOf(catalogue, query, 'Currencies')?.isDifferent).toBe(true);
  expect(rowOf(catalogue, query, 'Score')).toMatchObject({
    isDifferent: true,
    cells: [
      { items: ['9.2'], isBest: true },
      { items: ['7.1'], isBest: false },
    ],
  });
});

test('the differences view omits equal rows, and links back to all rows', async () => {
  const catalogue = await sampleCatalogue((content) => {
    content.casinos.update('paper-kite', { languages: ['English', 'German', 'Finnish'] });
  });
  const view = comparePage(catalogue, 'c=copper-heron,paper-kite&only=differences');
  expect(view.groups.flatMap(({ rows }) => rows).every(({ isDifferent }) => isDifferent)).toBe(true);
  expect(rowOf(catalogue, 'c=copper-heron,paper-kite&only=differences', 'Languages')).toBeUndefined();
  expect(view.choices).toEqual([
    { label: 'All lines', href: '/compare?c=copper-heron,paper-kite', isCurrent: false },
    {
      label: 'Only differences',
      href: '/compare?c=copper-heron,paper-kite&only=differences',
      isCurrent: true,
    },
  ]);
});

test('a blacklisted casino is compared without a score and without a visit link', async () => {
  const catalogue = await sampleCatalogue();
  const view = comparePage(catalogue, 'c=copper-heron,brass-magpie');
  expect(view.casinos[1]).toMatchObject({ blacklist: { severity: 'high' } });
  expect(JSON.stringify(view)).not.toContain('brass-magpie.example');
  expect(
    rowOf(catalogue, 'c=copper-heron,brass-magpie', 'Blacklist')?.cells.map(({ items }) => items),
  ).toEqual([['Not on it'], ['High risk', 'Does not pay withdrawals']]);
  expect(rowOf(catalogue, 'c=copper-heron,paper-kite', 'Blacklist')).toBeUndefined();
  expect(rowOf(catalogue, 'c=copper-heron,brass-magpie', 'Score')?.cells[1]).toEqual({
    items: [],
    isBest: false,
  });
  expect(rowOf(catalogue, 'c=copper-heron,brass-magpie', 'Score')?.cells[0]?.isBest).toBe(false);
});

test('with fewer than two casinos there is no table, but a form to choose', async () => {
  const catalogue = await sampleCatalogue();
  for (const query of ['', 'c=', 'c=copper-heron', 'c=nobody']) {
    const view = comparePage(catalogue, query);
    expect([view.groups, view.choices], query).toEqual([[], []]);
    expect(view.picker?.candidates.length, query).toBeGreaterThan(2);
  }
  expect(comparePage(catalogue, 'c=copper-heron').picker?.candidates[0]).toMatchObject({
    slug: 'lantern-quay',
    add: '/compare?c=copper-heron,lantern-quay',
  });
});

test('the page names requested casinos that are missing', async () => {
  const catalogue = await sampleCatalogue((content) => {
    content.casinos.update('paper-kite', { isActive: false, retiredAt: '2026-06-01T00:00:00.000Z' });
    content.casinos.insert({ slug: 'unseen', name: 'Unseen', description: 'x', isActive: false });
    for (const slug of ['one', 'two', 'three'])
      content.casinos.insert({ slug, name: slug, description: 'More.' });
  });
  const { notes, casinos, picker } = comparePage(
    catalogue,
    'c=nobody,unseen,paper-kite,copper-heron,lantern-quay,one,two,three',
  );
  expect(casinos.map(({ slug }) => slug)).toEqual(['copper-heron', 'lantern-quay', 'one', 'two']);
  expect(notes).toEqual([
    "We have no casino 'nobody'.",
    "We have no casino 'unseen'.",
    "The casino 'paper-kite' is no longer listed.",
    'Four at most, so this is without three.',
  ]);
  expect(picker).toBeUndefined();
});

test('a visitor adds and removes a casino without losing the others or the selected rows', async () => {
  const catalogue = await sampleCatalogue();
  const { casinos, picker } = comparePage(catalogue, 'c=copper-heron,paper-kite&only=differences&q=quay');
  expect(casinos.map(({ remove }) => remove)).toEqual([
    '/compare?c=paper-kite&only=differences',
    '/compare?c=copper-heron&only=differences',
  ]);
  expect(picker?.candidates.map(({ add }) => add)).toEqual([
    '/compare?c=copper-heron,paper-kite,lantern-quay&only=differences',
  ]);
  expect(picker?.form).toMatchObject({
    hiddenFields: [
      { name: 'c', value: 'copper-heron,paper-kite' },
      { name: 'only', value: 'differences' },
    ],
    reset: '/compare?c=copper-heron,paper-kite&only=differences',
  });
});

test('the best twelve of many casinos are offered, with the number of the others', async () => {
  const catalogue = await sampleCatalogue((content) => {
    for (let i = 0; i < 20; i++)
      content.casinos.insert({ slug: `n-${i}`, name: `N ${i}`, description: 'More.' });
  });
  expect(comparePage(catalogue).picker).toMatchObject({ candidates: { length: 12 }, more: 12 });
});

test('a casino that is not rated yet says so beside the scores of others, and is never the best', async () => {
  const catalogue = await sampleCatalogue((content) => {
    content.casinos.insert({ slug: 'bare', name: 'Bare', description: 'Nothing more.' });
  });
  for (const title of ['Score', 'Safety']) {
    const row = rowOf(catalogue, 'c=copper-heron,bare', title);
    expect(row?.cells[1]).toEqual({ items: ['Not rated yet'], isBest: false });
  }
});

test('the demo compares the details of its reviews, and a real site the stored ones', async () => {
  const catalogue = await sampleCatalogue((content) => {
    content.casinos.insert({ slug: 'bare', name: 'Bare', description: 'Nothing more.' });
  });
  expect(rowOf(catalogue, 'c=copper-heron,bare', 'Games')?.cells[1]?.items).toEqual([]);
  const demo = { ...catalogue, demoFallbacks: await demoFallbacks() };
  expect(rowOf(demo, 'c=copper-heron,bare', 'Games')?.cells[1]?.items).toEqual(['9.0']);
});

test('search engines index the page that chooses, and no comparison', async () => {
  const catalogue = await sampleCatalogue();
  const own = { ...catalogue, settings: { ...catalogue.settings, isSample: false } };
  expect(comparePage(own, 'c=copper-heron,paper-kite').head.isIndexed).toBe(false);
  expect(comparePage(own).head.isIndexed).toBe(true);
});

test('a promise has its conditions beside it and what has to be staked, with the return that the cost assumes', async () => {
  const catalogue = await sampleCatalogue();
  const told = (shown: PublicCatalogue, title: string) =>
    rowOf(shown, 'c=copper-heron,lantern-quay', title)?.cells[0]?.items;
  expect(told(catalogue, 'Welcome Bonus')).toEqual([
    '100% up to €200 on the first deposit',
    'New players only · Wagering: 25x bonus · Min deposit: €10 · Until Dec 31, 2029',
    'With a deposit of €200 you stake €5,000 before you can withdraw. Staking that much at a return of 96% costs €200 on average; many lose the balance first.',
  ]);
  const german = await withLabels({ ...catalogue, settings: { ...catalogue.settings, language: 'de' } });
  expect(told(german, 'Welcome Bonus')?.at(-1)).toMatch(
    /^Bei einer Einzahlung von 200\s€ setzen Sie 5\.000\s€ ein/,
  );
});
