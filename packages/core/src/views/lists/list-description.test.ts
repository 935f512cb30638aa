import { expect, test } from 'vitest';
import { sampleCatalogue } from '../../sample/index.js';
import { bestCasinosPage } from '../pages/casinos/best-casinos.js';
import { casinosByCountryPage } from '../pages/casinos/casinos-by-country.js';
import { reviewsPage } from '../pages/casinos/reviews.js';

test('each list of casinos tells search engines how many it has and who comes first, and no blacklisted one', async () => {
  const catalogue = await sampleCatalogue((content) => {
    for (const name of ['Ada', 'Bea'])
      content.casinos.insert({ name, slug: name.toLowerCase(), description: 'x' });
  });
  const pages = [
    bestCasinosPage(catalogue),
    reviewsPage(catalogue),
    casinosByCountryPage(catalogue, { country: 'DE' }),
  ];
  const descriptions = pages.map(({ head }) => head.description);
  expect(new Set(descriptions).size).toBe(pages.length);
  const [first = '', second = ''] = catalogue.casinos
    .filter(({ isBlacklisted }) => !isBlacklisted)
    .toSorted((a, b) => (b.rating ?? -1) - (a.rating ?? -1))
    .map(({ name }) => name);
  for (const description of descriptions.slice(0, 2)) {
    expect(description).toMatch(/: \d+ casinos, among them /);
    expect(description).toContain(`${first}, ${second} and `);
  }
  for (const { name } of catalogue.casinos.filter(({ isBlacklisted }) => isBlacklisted))
    expect(descriptions.join()).not.toContain(name);
});

test('a list without casinos has the description of the site after its title', async () => {
  const catalogue = await sampleCatalogue((content) => {
    for (const { id } of [...content.casinos.all()]) content.casinos.remove(id);
  });
  expect(bestCasinosPage(catalogue).head.description).toBe(
    `Best Casinos. ${catalogue.settings.defaultMetaDescription || catalogue.settings.siteTagline}`,
  );
});
