import {
  bestCasinos,
  blacklisted as blacklistOf,
  type CasinoCardView,
  type CompareView,
  type CountryView,
  casinoCard,
  compare,
  countries,
  guides,
  type PostView,
  postPage,
  type ReviewCardView,
  type ReviewView,
  review,
  reviews,
} from '@croupier/core';
import { sampleCatalogue, standIns } from '@croupier/core/sample';
import { hardCasinos } from './sample-casinos.js';

/** What stories show: the sample content as the real views make it, with a few hard cases added. */
/** The sample content with the hard cases. */
export const catalogue = await sampleCatalogue((transaction) => {
  transaction.settings.set({ ...transaction.settings.get(), enableDarkMode: true });
  hardCasinos(transaction);
  transaction.posts.insert({
    slug: 'long-post',
    title:
      'A Title That Goes On and On, Past the Edge of Every Card, Through Donaudampfschifffahrtsgesellschaftskapitänsmützen and Out Again on the Other Side',
    excerpt: 'An excerpt that is long as well. '.repeat(12),
    content: '<p>Short, in spite of all that.</p>',
    author: 'Wolfgang Amadeus Theophilus Hubertus von und zu Überlingen am Bodensee',
    category: 'Donaudampfschifffahrtsgesellschaftskapitänsmützen',
    tags: Array.from({ length: 20 }, (_, i) => `tag number ${i + 1}`),
    featuredImage: '/no-such-picture.png',
    isPublished: true,
    publishedAt: '2026-03-01T08:00:00.000Z',
    views: 1_234_567,
  });
  transaction.posts.insert({
    slug: 'arabic-post',
    title: 'كيف تقرأ شروط المكافأة',
    excerpt: 'خمسة أسطر تقرر ما إذا كان العرض يستحق.',
    content: '<p>نص قصير.</p>',
    author: 'ليلى',
    category: 'أدلة',
    tags: ['مكافآت'],
    isGuide: true,
    isPublished: true,
    publishedAt: '2026-02-01T08:00:00.000Z',
  });
});

/** The page of a sample post. */
export function postOf(slug: string): PostView {
  const view = postPage(catalogue, slug);
  if (view === undefined) throw new Error(`No sample post '${slug}'`);
  return view;
}

/** The sample lessons. */
export const { lessons } = guides(catalogue);

/** The card of a sample casino. */
export function cardOf(slug: string): CasinoCardView {
  const casino = catalogue.casinoBySlug.get(slug);
  if (casino === undefined) throw new Error(`No sample casino '${slug}'`);
  return casinoCard(casino);
}

/** The review page of a sample casino. */
export function reviewOf(slug: string): ReviewView {
  const view = review(catalogue, slug);
  if (view === undefined) throw new Error(`No sample casino '${slug}'`);
  return view;
}

/** The ranking of the sample casinos and the hard cases. */
export const ranking = bestCasinos(catalogue);

/** The slug of a blacklisted sample casino. */
export const blacklisted =
  catalogue.casinos.find((casino) => casino.isBlacklisted)?.slug ?? 'none is blacklisted';

/** All reviews of the sample casinos and the hard cases. */
export const allReviews = reviews(catalogue);

/** The review of a sample casino in short. */
export function reviewCardOf(slug: string): ReviewCardView {
  const card = allReviews.reviews.find((one) => one.slug === slug);
  if (card === undefined) throw new Error(`No sample casino '${slug}'`);
  return card;
}

const demo = { ...catalogue, standIns: await standIns() };

/** The review page of a sample casino as the demo shows it: what the casino does not say is made up. */
export function demoReviewOf(slug: string): ReviewView {
  const view = review(demo, slug);
  if (view === undefined) throw new Error(`No sample casino '${slug}'`);
  return view;
}

/** The casinos that are on the sample's blacklist. */
export const blacklist = blacklistOf(catalogue);

/** The sample casinos of a country. */
export function casinosOf(country: string): CountryView {
  const { chosen } = countries(catalogue, `country=${country}`);
  if (chosen === undefined) throw new Error(`No country '${country}'`);
  return chosen;
}

/** A comparison of sample casinos, as a query asks for it. */
export function comparisonOfSamples(query: string): CompareView {
  return compare(catalogue, query);
}
