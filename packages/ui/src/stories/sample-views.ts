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
import { catalogue, demoCatalogue } from './catalogue.js';

/** The page of a sample post. */
export function samplePost(slug: string): PostPageView {
  const view = postPage(catalogue, slug);
  if (view === undefined) throw new Error(`No sample post '${slug}'`);
  return view;
}

type BlockName = 'casino-card' | 'bonus' | 'toplist' | 'comparison' | 'games';

/** The content of an article with blocks: of the casinos with these slugs, or of the first bonus, toplist or games of the sample. */
export function articleWith(blocks: Partial<Record<BlockName, readonly string[]>>) {
  const [bonus] = catalogue.bonuses;
  const [toplist] = catalogue.toplists.values();
  const games = catalogue.games.slice(0, 2).map(({ id }) => id);
  const first = { bonus: bonus?.id, toplist: toplist?.id, games: games.join(' ') } as Partial<
    Record<string, string>
  >;
  const written = Object.entries(blocks).map(([name, slugs]) => {
    const links = slugs.map((slug) => `<a href="/casino/${slug}">${slug}</a>`).join(', ');
    return `<p>Of these we speak here.</p><figure data-block="${name}" data-record="${first[name] ?? ''}">${links}</figure>`;
  });
  const post = {
    ...(catalogue.posts[0] as (typeof catalogue.posts)[number]),
    content: written.join('') as never,
  };
  const shown = { ...catalogue, posts: [post], postBySlug: new Map([[post.slug, post]]) };
  const { content, parts } = postPage(shown, post.slug) as PostPageView;
  return { content, parts };
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

/** The ranking of the sample casinos and the edge cases. */
export const bestCasinosView = bestCasinosPage(catalogue);

/** The slug of a blacklisted sample casino. */
export const blacklistedSlug =
  catalogue.casinos.find((casino) => casino.isBlacklisted)?.slug ?? 'none is blacklisted';

/** All reviews of the sample casinos and the edge cases. */
export const reviewsView = reviewsPage(catalogue);

/** The review of a sample casino in short. */
export function sampleReviewCard(slug: string): ReviewCardView {
  const card = reviewsView.reviews.find((one) => one.slug === slug);
  if (card === undefined) throw new Error(`No sample casino '${slug}'`);
  return card;
}

/** The review page of a sample casino as the demo shows it: what the casino does not say is made up. */
export function demoReview(slug: string): ReviewPageView {
  const view = reviewPage(demoCatalogue, slug);
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
