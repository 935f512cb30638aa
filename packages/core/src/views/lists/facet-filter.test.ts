import { expect, test } from 'vitest';
import { sampleCatalogue } from '../../sample/sample.js';
import { bestCasinosPage } from '../pages/casinos/best-casinos.js';
import { reviewsPage } from '../pages/casinos/reviews.js';
import { homePage } from '../pages/home.js';

const catalogue = await sampleCatalogue((content) => {
  content.casinos.update('copper-heron', { paymentMethods: ['PayPal', 'Visa'] });
  content.casinos.update('lantern-quay', { paymentMethods: ['Pay Pal'] });
  content.settings.set({
    ...content.settings.get(),
    isSample: false,
    siteBaseUrl: 'https://casinos.example',
  });
});
const found = (query: string) => bestCasinosPage(catalogue, query).casinos.map(({ slug }) => slug);

test('a casino that takes PayPal, pays within a day and takes players from Finland is found by its address', () => {
  expect(found('payment=paypal&payout-days=1&country=fi')).toEqual(['copper-heron']);
  expect(found('payment=pay-pal')).toEqual(['copper-heron', 'lantern-quay']);
});

test('P-229: a group tells how many remain for each value, and a chip takes its filter away', () => {
  const { facets } = bestCasinosPage(catalogue, 'payment=paypal&country=fi');
  const payment = facets.groups.find(({ name }) => name === 'payment');
  expect(payment?.options[0]).toEqual({ value: 'paypal', label: 'PayPal', count: 1, isChosen: true });
  expect(facets.chips.map(({ text, href }) => [text, href])).toEqual([
    ['PayPal', '/best-casinos?country=fi'],
    ['Finland', '/best-casinos?payment=paypal'],
  ]);
  expect(facets.clear).toBe('/best-casinos');
});

test('where nothing is left, the page names each filter without which something would be', () => {
  const { facets, casinos } = bestCasinosPage(catalogue, 'payment=paypal&country=jp');
  expect(casinos).toEqual([]);
  expect(facets.drop).toEqual([
    {
      title: 'Accepts players from',
      count: 2,
      label: 'without Accepts players from (2)',
      href: '/best-casinos?payment=paypal',
    },
    {
      title: 'Payment method',
      count: 1,
      label: 'without Payment method (1)',
      href: '/best-casinos?country=jp',
    },
  ]);
});

test('search engines index the whole list in place of a filtered one', () => {
  const { head } = bestCasinosPage(catalogue, 'payment=paypal&page=2');
  expect([head.isIndexed, head.canonical]).toEqual([false, 'https://casinos.example/best-casinos']);
  expect(bestCasinosPage(catalogue).head.isIndexed).toBe(true);
});

test('filters stay while reviews are searched and sorted, and the other way round', () => {
  const page = reviewsPage(catalogue, 'q=a&payment=paypal&sort=name');
  expect(page.reviews.map(({ slug }) => slug)).toEqual(['lantern-quay']);
  expect(page.filter.hiddenFields).toEqual([{ name: 'payment', value: 'paypal' }]);
  expect(page.facets.hiddenFields).toEqual([
    { name: 'q', value: 'a' },
    { name: 'sort', value: 'name' },
  ]);
});

test('the finder of the home page asks for a payment method, a payout time and a country', () => {
  const { finder } = homePage(catalogue);
  expect(finder?.action).toBe('/best-casinos');
  expect(finder?.fields.map(({ name }) => name)).toEqual(['payment', 'payout-days', 'country']);
  expect(finder?.fields[2]?.options).toContainEqual({ value: 'fi', label: 'Finland' });
  expect(homePage({ ...catalogue, casinos: [] }).finder).toBeUndefined();
});
