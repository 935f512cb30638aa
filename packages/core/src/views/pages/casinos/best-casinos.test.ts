import { expect, test } from 'vitest';
import { sampleCatalogue } from '../../../sample/sample.js';
import { bestCasinosPage } from './best-casinos.js';

test('active casinos are ranked by rating, each with its rank, and a blacklisted one with none', async () => {
  const { casinos } = bestCasinosPage(await sampleCatalogue());
  expect(casinos.map(({ rank, name }) => `${rank} ${name}`)).toEqual([
    '1 Copper Heron',
    '2 Lantern Quay',
    '3 Paper Kite',
    'undefined Brass Magpie',
  ]);
});

test('the rating decides the rank, and being featured does not', async () => {
  const catalogue = await sampleCatalogue((content) => {
    content.casinos.update('paper-kite', { rating: 9.9 });
  });
  expect(bestCasinosPage(catalogue).casinos[0]).toMatchObject({
    rank: 1,
    name: 'Paper Kite',
    isFeatured: false,
  });
});

test('casinos with equal ratings are sorted by name', async () => {
  const catalogue = await sampleCatalogue((content) => {
    for (const slug of ['lantern-quay', 'paper-kite']) content.casinos.update(slug, { rating: 9.2 });
  });
  expect(bestCasinosPage(catalogue).casinos.map((casino) => casino.slug)).toEqual([
    'copper-heron',
    'lantern-quay',
    'paper-kite',
    'brass-magpie',
  ]);
});

test('an inactive casino is not ranked', async () => {
  const catalogue = await sampleCatalogue((content) => {
    content.casinos.update('copper-heron', { isActive: false });
  });
  const { casinos } = bestCasinosPage(catalogue);
  expect(casinos.map(({ rank, slug }) => `${rank} ${slug}`)).toEqual([
    '1 lantern-quay',
    '2 paper-kite',
    'undefined brass-magpie',
  ]);
});

test('featured, premium and blacklisted casinos are marked', async () => {
  const { casinos } = bestCasinosPage(await sampleCatalogue());
  const marks = casinos.map(({ isFeatured, isPremium, blacklist }) => ({
    isFeatured,
    isPremium,
    isBlacklisted: blacklist !== undefined,
  }));
  expect(marks).toEqual([
    { isFeatured: true, isPremium: true, isBlacklisted: false },
    { isFeatured: true, isPremium: false, isBlacklisted: false },
    { isFeatured: false, isPremium: false, isBlacklisted: false },
    { isFeatured: false, isPremium: false, isBlacklisted: true },
  ]);
});

test('the weights of a rating are 30, 25, 20 and 25 per cent', async () => {
  expect(bestCasinosPage(await sampleCatalogue()).weights).toEqual([
    { title: 'Safety & Security', percent: 30 },
    { title: 'Fairness & RNG', percent: 25 },
    { title: 'Bonuses & Promotions', percent: 20 },
    { title: 'User Experience', percent: 25 },
  ]);
});

test('structured data does not list blacklisted casinos among the best', async () => {
  const { head } = bestCasinosPage(await sampleCatalogue());
  const list = head.structured.find((block) => block['@type'] === 'ItemList');
  expect(list).toMatchObject({ numberOfItems: 3 });
  expect(JSON.stringify(list)).not.toContain('Brass Magpie');
});

test('a long ranking has pages, and ranks continue from page to page', async () => {
  const catalogue = await sampleCatalogue((content) => {
    for (let i = 0; i < 30; i++) {
      content.casinos.insert({
        slug: `twin-${i}`,
        name: `Twin ${i}`,
        description: 'One of many.',
        rating: 5,
      });
    }
  });
  const { casinos, pager } = bestCasinosPage(catalogue, 'page=2');
  expect(casinos[0]).toMatchObject({ rank: 25 });
  expect(casinos).toHaveLength(10);
  expect(pager).toMatchObject({ page: 2, pages: 2, total: 34, previous: '/best-casinos' });
});

test('one link compares the first three recommended casinos; with a single one there is no such link', async () => {
  const catalogue = await sampleCatalogue();
  expect(bestCasinosPage(catalogue).compareTop).toEqual({
    href: '/compare?c=copper-heron,lantern-quay,paper-kite',
    count: 3,
  });
  const few = await sampleCatalogue((content) => {
    for (const slug of ['lantern-quay', 'paper-kite']) content.casinos.update(slug, { isActive: false });
  });
  expect(bestCasinosPage(few)).not.toHaveProperty('compareTop');
});

test('the blacklist is last and without ranks, whatever its ratings, on the last page', async () => {
  const catalogue = await sampleCatalogue((content) => {
    content.casinos.update('copper-heron', {
      isBlacklisted: true,
      blacklistDate: '2026-01-01',
      rating: 10,
    });
    for (let i = 1; i <= 30; i++) {
      content.casinos.insert({ slug: `fox-${i}`, name: `Fox ${i}`, description: 'x', rating: 9 });
    }
  });
  expect(bestCasinosPage(catalogue).casinos[0]).toMatchObject({ rank: 1, name: 'Fox 1' });
  const last = bestCasinosPage(catalogue, 'page=2').casinos.slice(-3);
  expect(last.map(({ rank, slug }) => `${rank} ${slug}`)).toEqual([
    '32 paper-kite',
    'undefined copper-heron',
    'undefined brass-magpie',
  ]);
});

test('the first page of the whole list leads to every toplist that holds something, others to none', async () => {
  const catalogue = await sampleCatalogue((content) => {
    content.toplists.insert({ slug: 'none', title: 'Nothing', query: 'min-score=9.9' });
    for (let i = 0; i < 30; i++)
      content.casinos.insert({ slug: `fox-${i}`, name: `Fox ${i}`, description: 'x', rating: 5 });
  });
  const { toplists } = bestCasinosPage(catalogue);
  expect(toplists).toContainEqual({ label: 'Best Live Casinos', href: '/best-casinos/live' });
  expect(toplists.map(({ label }) => label)).not.toContain('Nothing');
  expect(bestCasinosPage(catalogue, 'min-score=5').toplists).toEqual([]);
  expect(bestCasinosPage(catalogue, 'page=2').toplists).toEqual([]);
});
