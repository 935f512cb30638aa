import type { CasinoReviewProps } from './casino-review-props.js';

type SectionId = 'overview' | 'games' | 'bonuses' | 'payments' | 'screenshots';

/** The sections of a review that have content, in their order; the overview is always one of them. */
export function filledSections(review: CasinoReviewProps): SectionId[] {
  const { games, payments } = review;
  const contents: Record<SectionId, readonly unknown[]> = {
    overview: [review.description],
    games: [...games.names, ...games.providers, ...games.counts],
    bonuses: [...review.bonuses, ...(review.offers ?? [])],
    payments: [...payments.methods, ...payments.currencies, ...payments.limits],
    screenshots: review.screenshots,
  };
  return (Object.keys(contents) as SectionId[]).filter((id) => contents[id].length > 0);
}
