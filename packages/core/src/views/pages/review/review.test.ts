import { expect, test } from 'vitest';
import { PLACEHOLDER_IMAGE } from '../../../collections/casinos/casino.js';
import { demoFallbacks } from '../../../sample/demo-fallbacks.js';
import { sampleCatalogue } from '../../../sample/sample.js';
import { type ReviewPageView, reviewPage } from './review.js';

test('a review shows the facts of its casino', async () => {
  const view = reviewPage(await sampleCatalogue(), 'copper-heron') as ReviewPageView;
  expect(view.tiles).toEqual([
    { title: 'Safety Rating', value: '9.4/10', number: 9.4 },
    { title: 'Total Games', value: '1,681', number: 1681 },
    { title: 'Withdrawal Time', value: 'Within 6 hours' },
    { title: 'Established', value: '2016' },
  ]);
  expect(view.breakdown.map(({ title, score }) => `${title} ${score.text}`)).toEqual([
    'Safety 9.4',
    'Games 9.0',
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

test('a count of zero is a fact, and is shown', async () => {
  const view = reviewPage(await sampleCatalogue(), 'paper-kite') as ReviewPageView;
  expect(view.games.counts).toContainEqual({ title: 'Live Dealer', count: 0 });
});

test('missing facts of a casino are omitted', async () => {
  const catalogue = await sampleCatalogue((content) => {
    content.casinos.insert({
      ...{ slug: 'bare-bones', name: 'Bare Bones', description: 'Two facts.', rating: 6, safetyRating: 0 },
      screenshots: [PLACEHOLDER_IMAGE],
    });
  });
  const view = reviewPage(catalogue, 'bare-bones') as ReviewPageView;
  expect(view.tiles).toEqual([{ title: 'Safety Rating', value: '0.0/10', number: 0 }]);
  expect(view.breakdown.map(({ title }) => title)).toEqual(['Safety']);
  expect(view.information).toEqual([]);
  expect(view.games).toEqual({ names: [], providers: [], counts: [] });
  expect(view.bonuses).toEqual([]);
  expect(view.payments).toEqual({ methods: [], currencies: [], limits: [] });
  expect(view.screenshots).toEqual([]);
  expect(view).not.toHaveProperty('detailedReview');
  expect(view).not.toHaveProperty('reviewer');
});

test('the review of a casino that is not rated yet has no score, says so of its safety, and tells search engines no rating', async () => {
  const catalogue = await sampleCatalogue((content) => {
    content.casinos.insert({ slug: 'plain', name: 'Plain', description: 'x' });
    content.casinos.insert({ slug: 'zero', name: 'Zero', description: 'x', rating: 0, safetyRating: 0 });
    content.settings.set({ ...content.settings.get(), isSample: false });
  });
  const unrated = reviewPage(catalogue, 'plain') as ReviewPageView;
  expect(unrated.casino).not.toHaveProperty('score');
  expect(unrated.tiles).toEqual([{ title: 'Safety Rating', value: 'Not rated yet' }]);
  expect(unrated.breakdown).toEqual([]);
  expect(unrated.head.structured.map((block) => block['@type'])).toEqual(['BreadcrumbList']);
  const zero = reviewPage(catalogue, 'zero') as ReviewPageView;
  expect(zero.tiles).toEqual([{ title: 'Safety Rating', value: '0.0/10', number: 0 }]);
  expect(zero.head.structured[0]).toMatchObject({ reviewRating: { ratingValue: 0, worstRating: 0 } });
  const { createdAt } = catalogue.casinoBySlug.get('zero') as { createdAt: string };
  expect(zero.head.structured[0]).toMatchObject({ datePublished: createdAt });
});

test('a review that neither a person nor a named site signs tells search engines no rating', async () => {
  const typesOf = async (siteName: string) => {
    const catalogue = await sampleCatalogue((content) => {
      content.casinos.insert({ slug: 'unsigned', name: 'Unsigned', description: 'x', rating: 8 });
      content.settings.set({ ...content.settings.get(), isSample: false, siteName });
    });
    return reviewPage(catalogue, 'unsigned')?.head.structured.map((block) => block['@type']);
  };
  expect(await typesOf('Guide')).toEqual(['Review', 'BreadcrumbList']);
  expect(await typesOf('')).toEqual(['BreadcrumbList']);
});

test('the review of a blacklisted casino has no score anywhere, and no visit link', async () => {
  const view = reviewPage(await sampleCatalogue(), 'brass-magpie') as ReviewPageView;
  expect(view.casino.blacklist).toMatchObject({ severity: 'high' });
  expect(view.casino).not.toHaveProperty('score');
  expect(view.breakdown).toEqual([]);
  expect(view.tiles.map(({ title }) => title)).toEqual(['Withdrawal Time', 'Established']);
  expect(view.head.structured.map((block) => block['@type'])).toEqual(['BreadcrumbList']);
  expect(JSON.stringify(view)).not.toContain('brass-magpie.example');
});

test('a detailed review is sanitized again when it is shown', async () => {
  const catalogue = await sampleCatalogue();
  const stored = catalogue.casinoBySlug.get('copper-heron');
  const smuggled = { ...stored, detailedReview: '<p onclick="x()">Hi<script>x()</script></p>' };
  const casinoBySlug = new Map([['copper-heron', smuggled as NonNullable<typeof stored>]]);
  expect(reviewPage({ ...catalogue, casinoBySlug }, 'copper-heron')?.detailedReview).toBe('<p>Hi</p>');
});

test('an unknown or inactive casino has no review', async () => {
  const catalogue = await sampleCatalogue((content) => {
    content.casinos.update('paper-kite', { isActive: false });
  });
  expect(reviewPage(catalogue, 'paper-kite')).toBeUndefined();
  expect(reviewPage(catalogue, 'no-such-casino')).toBeUndefined();
});

test('the demo fills in missing facts, and keeps the stored ones', async () => {
  const catalogue = await sampleCatalogue((content) => {
    content.casinos.insert({
      slug: 'half-said',
      name: 'Half Said',
      description: 'Some facts.',
      rating: 8,
      safetyRating: 7,
      gamesRating: 5,
      bonus: 'a free coffee',
      highlights: ['Warm', 'Strong'],
      gameCounts: { total: 7 },
    });
  });
  const demo = reviewPage(
    { ...catalogue, demoFallbacks: await demoFallbacks() },
    'half-said',
  ) as ReviewPageView;
  expect(demo.breakdown.map(({ title, score }) => `${title} ${score.text}`)).toEqual([
    'Safety 7.0',
    'Games 5.0',
    'Bonuses 8.8',
    'Support 9.1',
    'Payouts 9.3',
    'Mobile 8.9',
  ]);
  expect(demo.tiles.map(({ title }) => title)).toEqual([
    'Safety Rating',
    'Total Games',
    'Withdrawal Time',
    'Established',
  ]);
  expect(demo.tiles[1]?.value).toBe('7');
  expect(demo.games.counts).toEqual([]);
  expect(demo.bonuses).toEqual([{ title: 'Welcome Bonus', text: 'a free coffee' }]);
  expect(demo.summary).toBe('Half Said offers a free coffee. Worth knowing: Warm; Strong.');
  expect([demo.pros.length, demo.cons.length, demo.reviewer]).toEqual([3, 2, 'Casino Expert']);
  expect([demo.isVerified, demo.hasTermsNotice, demo.screenshots]).toEqual([true, true, []]);
  const real = reviewPage(catalogue, 'half-said') as ReviewPageView;
  expect(real.breakdown.map(({ title }) => title)).toEqual(['Safety', 'Games']);
  expect([real.pros, real.isVerified, real.hasTermsNotice]).toEqual([[], false, false]);
  expect(real).not.toHaveProperty('summary');
});

test('structured data contains nothing that the demo invented', async () => {
  const catalogue = await sampleCatalogue((content) => {
    content.casinos.insert({ slug: 'plain', name: 'Plain', description: 'Said.', rating: 8 });
  });
  const demo = reviewPage({ ...catalogue, demoFallbacks: await demoFallbacks() }, 'plain') as ReviewPageView;
  expect(demo.reviewer).toBe('Casino Expert');
  expect(demo.head.structured).toEqual(reviewPage(catalogue, 'plain')?.head.structured);
  expect(JSON.stringify(demo.head.structured)).not.toContain('Casino Expert');
});

test('nothing is invented for a blacklisted casino, not even in the demo', async () => {
  const catalogue = await sampleCatalogue();
  const demo = reviewPage(
    { ...catalogue, demoFallbacks: await demoFallbacks() },
    'brass-magpie',
  ) as ReviewPageView;
  // The demo has no server that draws its icons.
  const rest = { head: undefined, site: undefined };
  expect({ ...demo, ...rest }).toEqual({ ...reviewPage(catalogue, 'brass-magpie'), ...rest });
  expect(demo.isVerified).toBe(false);
});

test("a review lists the site's bonuses of its casino, and of no other", async () => {
  const catalogue = await sampleCatalogue();
  const { offers } = reviewPage(catalogue, 'lantern-quay') as ReviewPageView;
  expect(offers.map(({ title }) => title)).toEqual([
    '50% up to £150 for Live Tables',
    '£5 to Try a Live Table',
  ]);
  for (const { casino } of offers) expect(casino).not.toHaveProperty('review');
});

test('a bonus of a blacklisted casino has no link', async () => {
  const catalogue = await sampleCatalogue((content) => {
    const [casino] = [...content.casinos.all()].filter(({ slug }) => slug === 'brass-magpie');
    content.bonuses.insert({
      casino: 'Brass Magpie',
      casinoId: casino?.id,
      title: 'Too good',
      visitUrl: 'https://brass-magpie.example/x',
    });
  });
  const view = reviewPage(catalogue, 'brass-magpie') as ReviewPageView;
  expect(view.offers.map(({ title }) => title)).toContain('Too good');
  expect(JSON.stringify(view)).not.toContain('brass-magpie.example');
});

test('a review can be shared and compared, and links back to all reviews', async () => {
  const view = reviewPage(await sampleCatalogue(), 'copper-heron') as ReviewPageView;
  expect(view.share).toMatchObject({ url: '/casino/copper-heron', title: 'Copper Heron Review' });
  expect(view.compare).toBe('/compare?c=copper-heron');
  expect(view.back).toBe('/reviews');
});

test('a review of the sample is not for search engines, and tells them no rating', async () => {
  const { head } = reviewPage(await sampleCatalogue(), 'copper-heron') as ReviewPageView;
  expect(head.isIndexed).toBe(false);
  expect(head.structured.map((block) => block['@type'])).toEqual(['BreadcrumbList']);
});

test('sources at the casino itself are sponsored links, and a blacklisted casino has none', async () => {
  const sources = [
    'Its terms https://www.red-fox.example/terms',
    'Register of licenses https://register.example/7',
  ];
  const viewOf = async (more: object) => {
    const fox = {
      slug: 'red-fox',
      name: 'Red Fox',
      description: 'A fox.',
      visitUrl: 'https://red-fox.example/',
    };
    const catalogue = await sampleCatalogue((content) => {
      content.casinos.insert({ ...fox, sources, ...more });
    });
    return reviewPage(catalogue, 'red-fox')?.sources;
  };
  const register = { title: 'Register of licenses', href: 'https://register.example/7', isSponsored: false };
  expect(await viewOf({})).toEqual([
    {
      title: 'Its terms',
      href: 'https://www.red-fox.example/terms',
      isSponsored: true,
      visit: { slug: 'red-fox', label: 'Red Fox' },
    },
    register,
  ]);
  const odd = [
    'Its terms https://WWW.Red-Fox.example:443/terms',
    'Register of licenses https://register.example/7',
  ];
  for (const more of [{}, { sources: odd }])
    expect(await viewOf({ isBlacklisted: true, blacklistDate: '2026-01-01', ...more })).toEqual([register]);
});

test('an offer says that its terms are not known: a bonus without wagering, at a casino without a page of terms', async () => {
  const offer = { casino: 'Bare Bones', title: 'Welcome', visitUrl: 'https://bare-bones.example/offer' };
  const catalogue = await sampleCatalogue((content) => {
    content.casinos.insert({
      ...{ slug: 'bare-bones', name: 'Bare Bones', description: 'Two facts.', bonus: '100% up to €50' },
      visitUrl: 'https://bare-bones.example/',
    });
    content.bonuses.insert(offer);
    content.bonuses.insert({ ...offer, title: 'Reload', wagering: '30x' });
  });
  const view = reviewPage(catalogue, 'bare-bones') as ReviewPageView;
  expect(view.isWithoutTerms).toBe(true);
  const known = view.offers.map(({ title, isWithoutTerms = false }) => [title, isWithoutTerms]);
  expect(Object.fromEntries(known)).toEqual({ Welcome: true, Reload: false });
  const heron = reviewPage(catalogue, 'copper-heron') as ReviewPageView;
  expect(heron.isWithoutTerms).toBe(false);
  expect(heron.offers.some(({ isWithoutTerms }) => isWithoutTerms)).toBe(false);
});
