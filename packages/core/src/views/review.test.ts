import { expect, test } from 'vitest';
import { sampleCatalogue } from '../sample/sample.js';
import { type ReviewView, review } from './review.js';

test('a review shows the facts of its casino', async () => {
  const view = review(await sampleCatalogue(), 'copper-heron') as ReviewView;
  expect(view.tiles).toEqual([
    { title: 'Safety Rating', value: '9.4/10' },
    { title: 'Total Games', value: '1,681' },
    { title: 'Withdrawal Time', value: 'Within 6 hours' },
    { title: 'Established', value: '2016' },
  ]);
  expect(view.breakdown.map(({ title, score }) => `${title} ${score.text}`)).toEqual([
    'Safety 9.4',
    'Games 9',
    'Bonuses 8.6',
    'Support 9.1',
    'Payouts 9.5',
    'Mobile 8.9',
  ]);
  expect(view.information).toContainEqual({
    title: 'Countries',
    value: 'Germany, Finland, Canada, Malta, Norway',
  });
  expect(view.bonuses.map(({ title }) => title)).toEqual(['Welcome Bonus', 'Free Spins']);
  expect(view.payments.limits).toContainEqual({ title: 'Maximum Withdrawal', value: '€25,000 a month' });
  expect(view.games.counts).toContainEqual({ title: 'Live Dealer', count: 74 });
  expect(view.detailedReview).toContain('<strong>5 hours and 40 minutes</strong>');
  expect(view.reviewer).toBe('Ines Valkama');
});

test('a count of none is a fact, and is shown', async () => {
  const view = review(await sampleCatalogue(), 'paper-kite') as ReviewView;
  expect(view.games.counts).toContainEqual({ title: 'Live Dealer', count: 0 });
});

test('what a casino does not say is not there', async () => {
  const catalogue = await sampleCatalogue((content) => {
    content.casinos.insert({ slug: 'bare-bones', name: 'Bare Bones', description: 'Two facts.', rating: 6 });
  });
  const view = review(catalogue, 'bare-bones') as ReviewView;
  expect(view.tiles).toEqual([{ title: 'Safety Rating', value: '0/10' }]);
  expect(view.breakdown.map(({ title }) => title)).toEqual(['Safety']);
  expect(view.information).toEqual([]);
  expect(view.games).toEqual({ names: [], providers: [], counts: [] });
  expect(view.bonuses).toEqual([]);
  expect(view.payments).toEqual({ methods: [], currencies: [], limits: [] });
  expect(view.screenshots).toEqual([]);
  expect(view).not.toHaveProperty('detailedReview');
  expect(view).not.toHaveProperty('reviewer');
});

test('a blacklisted casino is reviewed without a score anywhere, and without a link to it', async () => {
  const view = review(await sampleCatalogue(), 'brass-magpie') as ReviewView;
  expect(view.casino.blacklist).toMatchObject({ severity: 'high' });
  expect(view.casino).not.toHaveProperty('score');
  expect(view.breakdown).toEqual([]);
  expect(view.tiles.map(({ title }) => title)).toEqual(['Withdrawal Time', 'Established']);
  expect(view.head.structured.map((block) => block['@type'])).toEqual(['BreadcrumbList']);
  expect(JSON.stringify(view)).not.toContain('brass-magpie.example');
});

test('a detailed review is sanitised again on its way out', async () => {
  const catalogue = await sampleCatalogue();
  const stored = catalogue.casinoBySlug.get('copper-heron');
  const smuggled = { ...stored, detailedReview: '<p onclick="x()">Hi<script>x()</script></p>' };
  const casinoBySlug = new Map([['copper-heron', smuggled as NonNullable<typeof stored>]]);
  expect(review({ ...catalogue, casinoBySlug }, 'copper-heron')?.detailedReview).toBe('<p>Hi</p>');
});

test('there is no review of a casino that is unknown or not active', async () => {
  const catalogue = await sampleCatalogue((content) => {
    content.casinos.update('paper-kite', { isActive: false });
  });
  expect(review(catalogue, 'paper-kite')).toBeUndefined();
  expect(review(catalogue, 'no-such-casino')).toBeUndefined();
});
