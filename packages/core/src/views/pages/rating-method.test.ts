import { expect, test } from 'vitest';
import { sampleCatalogue } from '../../sample/sample.js';
import { resolveUrl } from '../../urls/resolve-url.js';
import { sitemapEntries } from '../../urls/sitemap/sitemap.js';
import { bestCasinosPage } from './casinos/best-casinos.js';
import { ratingMethodPage } from './rating-method.js';
import { reviewPage } from './review/review.js';

test('the method has a version, the weights that lists show, and a link from lists and reviews', async () => {
  const catalogue = await sampleCatalogue();
  const view = ratingMethodPage(catalogue);
  expect(view?.version).toBeGreaterThan(0);
  expect(view?.weights.map(({ title, percent }) => ({ title, percent }))).toEqual(
    bestCasinosPage(catalogue).weights,
  );
  expect(view?.bands.map(({ label }) => label)).toEqual(['Excellent', 'Good', 'Fair', 'Poor']);
  expect(bestCasinosPage(catalogue).method).toBe('/how-we-rate');
  expect(reviewPage(catalogue, 'copper-heron')?.method).toBe('/how-we-rate');
});

test('a site that does not say how it weighs has no page on it, no link to it, and none in its sitemap', async () => {
  const catalogue = await sampleCatalogue((content) => {
    content.settings.set({ ...content.settings.get(), isSample: false, showRatingWeights: false });
  });
  expect(ratingMethodPage(catalogue)).toBeUndefined();
  expect(resolveUrl(catalogue, '/how-we-rate').kind).toBe('missing');
  expect(bestCasinosPage(catalogue)).not.toHaveProperty('method');
  const addresses = sitemapEntries(catalogue, 'https://guide.example').map(({ loc }) => loc);
  expect(addresses).not.toContain('https://guide.example/how-we-rate');
});
