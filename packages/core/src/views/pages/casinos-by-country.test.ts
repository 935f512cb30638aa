import { expect, test } from 'vitest';
import { sampleCatalogue } from '../../sample/sample.js';
import { casinosByCountryPage } from './casinos-by-country.js';

test('six countries are offered, and none is chosen', async () => {
  const view = casinosByCountryPage(await sampleCatalogue());
  expect(view.choices.map(({ label }) => label)).toEqual([
    'United States',
    'United Kingdom',
    'Canada',
    'Australia',
    'Germany',
    'Malta',
  ]);
  expect(view.choices.map(({ href }) => href)).toContain('/casinos-by-country?country=MT');
  expect(view.choices.some(({ isCurrent }) => isCurrent)).toBe(false);
  expect(view).not.toHaveProperty('chosen');
});

test('a chosen country shows its casinos by rating, their count and their average score', async () => {
  const { chosen } = casinosByCountryPage(await sampleCatalogue(), 'country=MT');
  expect(chosen?.casinos.map(({ rank, slug }) => `${rank} ${slug}`)).toEqual([
    '1 copper-heron',
    '2 lantern-quay',
    '3 brass-magpie',
  ]);
  // 9.2 and 8.4: the score of a blacklisted casino is shown nowhere, so it counts nowhere.
  expect(chosen).toMatchObject({ name: 'Malta', count: 3, average: '8.8' });
});

test('choosing the same country again leads back to none', async () => {
  const { choices } = casinosByCountryPage(await sampleCatalogue(), 'country=malta&page=2');
  expect(choices.find(({ isCurrent }) => isCurrent)).toMatchObject({
    label: 'Malta',
    href: '/casinos-by-country',
  });
});

test('a casino that names no country is listed under every country', async () => {
  const catalogue = await sampleCatalogue((content) => {
    content.casinos.insert({ slug: 'anywhere', name: 'Anywhere', description: 'Takes all.', rating: 9.9 });
  });
  for (const { href } of casinosByCountryPage(catalogue).choices) {
    expect(casinosByCountryPage(catalogue, href.split('?')[1]).chosen?.casinos[0]?.slug).toBe('anywhere');
  }
});

test('another country is offered when its address is asked for; what is no country opens none', async () => {
  const catalogue = await sampleCatalogue();
  const finland = casinosByCountryPage(catalogue, 'country=FI');
  expect(finland.choices.at(-1)).toMatchObject({ label: 'Finland', isCurrent: true });
  expect(finland.chosen?.casinos.map(({ slug }) => slug)).toEqual(['copper-heron', 'brass-magpie']);
  for (const query of ['country=XX', 'country=Atlantis', 'country=']) {
    expect(casinosByCountryPage(catalogue, query)).not.toHaveProperty('chosen');
    expect(casinosByCountryPage(catalogue, query).choices).toHaveLength(6);
  }
});

test('panels count what the casinos of a country have in common, the blacklisted ones apart', async () => {
  const { chosen } = casinosByCountryPage(await sampleCatalogue(), 'country=MT');
  const currencies = chosen?.panels.find(({ title }) => title === 'Currencies');
  expect(currencies?.items[0]).toEqual({ name: 'EUR', count: 2 });
  expect(JSON.stringify(chosen?.panels)).not.toContain('USD');
});

test('a casino that names a thing twice counts once in a panel', async () => {
  const catalogue = await sampleCatalogue((content) => {
    content.casinos.update('copper-heron', { paymentMethods: ['Barter', 'Barter'] });
  });
  const { chosen } = casinosByCountryPage(catalogue, 'country=MT');
  const names = chosen?.panels.flatMap(({ items }) => items);
  expect(names).toContainEqual({ name: 'Barter', count: 1 });
});

test('a country without casinos has a count of none and no average', async () => {
  const catalogue = await sampleCatalogue((content) => {
    content.casinos.update('brass-magpie', { isActive: false });
  });
  const { chosen } = casinosByCountryPage(catalogue, 'country=AU');
  expect(chosen).toMatchObject({ count: 0, casinos: [], panels: [] });
  expect(chosen).not.toHaveProperty('average');
});
