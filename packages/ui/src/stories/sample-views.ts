import {
  bestCasinosPage,
  blacklistedPage as blacklistOf,
  type CasinoCardView,
  type ComparePageView,
  type CountryView,
  casinoCard,
  casinosByCountryPage,
  comparePage,
  guidesPage,
  type PostPageView,
  postPage,
  type ReviewCardView,
  type ReviewPageView,
  reviewPage,
  reviewsPage,
} from '@croupier/core';
import { demoFallbacks, sampleCatalogue } from '@croupier/core/sample';
import { addHardCasinos } from './sample-casinos.js';

/** What stories show: the sample content as the real views make it, with a few hard cases added. */
/** The sample content with the hard cases. */
export const catalogue = await sampleCatalogue((transaction) => {
  transaction.settings.set({ ...transaction.settings.get(), enableDarkMode: true });
  addHardCasinos(transaction);
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
export function samplePost(slug: string): PostPageView {
  const view = postPage(catalogue, slug);
  if (view === undefined) throw new Error(`No sample post '${slug}'`);
  return view;
}

/** The sample lessons. */
export const { lessons } = guidesPage(catalogue);

/** The card of a sample casino. */
export function sampleCasinoCard(slug: string): CasinoCardView {
  const casino = catalogue.casinoBySlug.get(slug);
  if (casino === undefined) throw new Error(`No sample casino '${slug}'`);
  return casinoCard(casino);
}

/** The review page of a sample casino. */
export function sampleReview(slug: string): ReviewPageView {
  const view = reviewPage(catalogue, slug);
  if (view === undefined) throw new Error(`No sample casino '${slug}'`);
  return view;
}

/** The ranking of the sample casinos and the hard cases. */
export const bestCasinosView = bestCasinosPage(catalogue);

/** The slug of a blacklisted sample casino. */
export const blacklistedSlug =
  catalogue.casinos.find((casino) => casino.isBlacklisted)?.slug ?? 'none is blacklisted';

/** All reviews of the sample casinos and the hard cases. */
export const reviewsView = reviewsPage(catalogue);

/** The review of a sample casino in short. */
export function sampleReviewCard(slug: string): ReviewCardView {
  const card = reviewsView.reviews.find((one) => one.slug === slug);
  if (card === undefined) throw new Error(`No sample casino '${slug}'`);
  return card;
}

const demo = { ...catalogue, demoFallbacks: await demoFallbacks() };

/** The review page of a sample casino as the demo shows it: what the casino does not say is made up. */
export function demoReview(slug: string): ReviewPageView {
  const view = reviewPage(demo, slug);
  if (view === undefined) throw new Error(`No sample casino '${slug}'`);
  return view;
}

/** The casinos that are on the sample's blacklist. */
export const blacklistedView = blacklistOf(catalogue);

/** The sample casinos of a country. */
export function countryView(country: string): CountryView {
  const { chosen } = casinosByCountryPage(catalogue, `country=${country}`);
  if (chosen === undefined) throw new Error(`No country '${country}'`);
  return chosen;
}

/** A comparison of sample casinos, as a query asks for it. */
export function compareView(query: string): ComparePageView {
  return comparePage(catalogue, query);
}
