import { expect, test } from 'vitest';
import { sampleCatalogue } from '../../../sample/sample.js';
import { finishSteps } from '../../../short-turns.js';
import { casinosByCountryPage } from './casinos-by-country.js';
import { countCountriesAhead } from './country-summary.js';

test('all countries that casinos name are offered by name beside the six specified ones, and none is selected', async () => {
  const catalogue = await sampleCatalogue((content) => {
    content.casinos.update('copper-heron', { countries: ['JP', 'AT'] });
  });
  const view = casinosByCountryPage(catalogue);
  const labels = view.choices.map(({ label }) => label);
  expect(labels).toEqual(labels.toSorted());
  for (const name of ['United States', 'United Kingdom', 'Canada', 'Australia', 'Germany', 'Malta']) {
    expect(labels).toContain(name);
  }
  for (const { label, href, count } of view.choices) {
    const { chosen } = casinosByCountryPage(catalogue, `country=${href.split('/').at(-1)}`);
    expect([label, chosen?.count]).toEqual([label, count]);
  }
  expect(labels).toContain('Japan');
  expect(view.choices.map(({ href }) => href)).toContain('/casinos-by-country/country/mt');
  expect(view.choices.some(({ isCurrent }) => isCurrent)).toBe(false);
  expect(view).not.toHaveProperty('chosen');
});

test('a selected country shows its casinos by rating, their number and their average score', async () => {
  const { chosen } = casinosByCountryPage(await sampleCatalogue(), 'country=MT');
  expect(chosen?.casinos.map(({ rank, slug }) => `${rank} ${slug}`)).toEqual([
    '1 copper-heron',
    '2 lantern-quay',
    'undefined brass-magpie',
  ]);
  // 9.2 and 8.4: the score of a blacklisted casino is never shown, so it never counts.
  expect(chosen).toMatchObject({ name: 'Malta', count: 3, average: '8.8' });
});

test('selecting the same country again selects none', async () => {
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
    expect(
      casinosByCountryPage(catalogue, `country=${href.split('/').at(-1)}`).chosen?.casinos[0]?.slug,
    ).toBe('anywhere');
  }
});

test('another country is offered when the address names it; an unknown one selects none', async () => {
  const catalogue = await sampleCatalogue();
  const chad = casinosByCountryPage(catalogue, 'country=TD');
  expect(chad.choices.find(({ isCurrent }) => isCurrent)?.label).toBe('Chad');
  expect(casinosByCountryPage(catalogue).choices.map(({ label }) => label)).not.toContain('Chad');
  const finland = casinosByCountryPage(catalogue, 'country=FI');
  expect(finland.chosen?.casinos.map(({ slug }) => slug)).toEqual(['copper-heron', 'brass-magpie']);
  for (const query of ['country=XX', 'country=Atlantis', 'country=']) {
    expect(casinosByCountryPage(catalogue, query)).not.toHaveProperty('chosen');
    expect(casinosByCountryPage(catalogue, query).choices.some(({ isCurrent }) => isCurrent)).toBe(false);
  }
});

test('panels count what the casinos of a country have in common, without the blacklisted ones', async () => {
  const { chosen } = casinosByCountryPage(await sampleCatalogue(), 'country=MT');
  const currencies = chosen?.panels.find(({ title }) => title === 'Currencies');
  expect(currencies?.items[0]).toEqual({ name: 'EUR', count: 2 });
  expect(JSON.stringify(chosen?.panels)).not.toContain('USD');
});

test('a panel counts a casino once, even if it lists an item twice', async () => {
  const catalogue = await sampleCatalogue((content) => {
    content.casinos.update('copper-heron', { paymentMethods: ['Barter', 'Barter'] });
  });
  const { chosen } = casinosByCountryPage(catalogue, 'country=MT');
  const names = chosen?.panels.flatMap(({ items }) => items);
  expect(names).toContainEqual({ name: 'Barter', count: 1 });
});

test('a country without casinos has a count of zero and no average', async () => {
  const catalogue = await sampleCatalogue((content) => {
    content.casinos.update('brass-magpie', { isActive: false });
  });
  const { chosen } = casinosByCountryPage(catalogue, 'country=AU');
  expect(chosen).toMatchObject({ count: 0, casinos: [], panels: [] });
  expect(chosen).not.toHaveProperty('average');
});

test('a casino that is not rated yet comes last in its country and leaves the average as it is', async () => {
  const catalogue = await sampleCatalogue((content) => {
    content.casinos.update('brass-magpie', { isActive: false });
    content.casinos.insert({ slug: 'new', name: 'A New One', description: 'x', countries: ['MT'] });
  });
  const { chosen } = casinosByCountryPage(catalogue, 'country=MT');
  expect(chosen?.casinos.map(({ slug }) => slug)).toEqual(['copper-heron', 'lantern-quay', 'new']);
  expect(chosen?.average).toBe('8.8');
});

test('a country that is counted ahead of its page has the same figures', async () => {
  const changed = () =>
    sampleCatalogue((content) => {
      content.casinos.update('copper-heron', { rating: 2, licenses: ['Atlantis'] });
    });
  const before = await sampleCatalogue();
  const known = casinosByCountryPage(before, 'country=MT').chosen;
  const after = await changed();
  finishSteps(countCountriesAhead(after, before));
  const { chosen } = casinosByCountryPage(after, 'country=MT');
  expect(chosen).toEqual(casinosByCountryPage(await changed(), 'country=MT').chosen);
  expect(chosen?.average).not.toBe(known?.average);
});
