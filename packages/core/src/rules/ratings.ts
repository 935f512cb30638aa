import type { SiteSettings } from '../model/documents/settings.js';

/** Filled stars of five: half the rating, rounded down. */
export function filledStars(rating: number): number {
  return Math.min(5, Math.max(0, Math.floor(rating / 2)));
}

/** A band of a rating scale, from its lowest rating (inclusive). */
interface Band {
  from: number;
  label?: string;
  color?: string;
  /** The tone of the badge. */
  tone?: 'good' | 'fair' | 'poor';
}

/** The bands of each rating scale, highest first. */
export const RATING_BANDS = {
  /** The label beside a rating, and beside each part of one. */
  rating: [
    { from: 9, label: 'Excellent' },
    { from: 7.5, label: 'Good' },
    { from: 6, label: 'Fair' },
    { from: 0, label: 'Poor' },
  ],
  /** The label beside a rating on the admin's detail screen; half the rating against 4.5, 4 and 3. */
  adminDetail: [
    { from: 9, label: 'Excellent' },
    { from: 8, label: 'Good' },
    { from: 6, label: 'Fair' },
    { from: 0, label: 'Poor' },
  ],
  /** The color of a rating and the tone of its badge, which turn where its word does: `Good` is green, `Fair` yellow, `Poor` red. */
  ratingColor: [
    { from: 7.5, color: 'green', tone: 'good' },
    { from: 6, color: 'yellow', tone: 'fair' },
    { from: 0, color: 'red', tone: 'poor' },
  ],
  /** A label and its color with shared limits. */
  coloredRating: [
    { from: 9, label: 'Excellent', color: 'green' },
    { from: 8, label: 'Good', color: 'yellow' },
    { from: 7, label: 'Fair', color: 'orange' },
    { from: 0, label: 'Poor', color: 'red' },
  ],
} as const satisfies Record<string, readonly Band[]>;

/** The name of a set of rating bands. */
type RatingBandSet = keyof typeof RATING_BANDS;

/** A band of such a set. */
export type RatingBand<S extends RatingBandSet> = (typeof RATING_BANDS)[S][number];

/** The band that a rating (0 to 10) falls into. */
export function ratingBand<S extends RatingBandSet>(scale: S, rating: number): RatingBand<S> {
  const bands: readonly RatingBand<S>[] = RATING_BANDS[scale];
  return (bands.find(({ from }) => rating >= from) ?? bands.at(-1)) as RatingBand<S>;
}

/** The lowest rating of a premium casino. */
const PREMIUM_FROM = 9;

/** Whether a casino has the Premium badge. */
export function isPremiumRating(rating: number | undefined): boolean {
  return rating !== undefined && rating >= PREMIUM_FROM;
}

/** The version of the method behind a score: raised with each change of the weights or of the words about them. */
export const RATING_METHOD_VERSION = 1;

/** The weights of the editor's rating, in percent; shown as text, never used in a computation. */
export const RATING_WEIGHTS = [
  { title: 'Safety & Security', percent: 30 },
  { title: 'Fairness & RNG', percent: 25 },
  { title: 'Bonuses & Promotions', percent: 20 },
  { title: 'User Experience', percent: 25 },
] as const;

/** The weights that a site says it gives to the parts of a score: those of the sample, and of an owner who chose so. */
export function shownWeights({
  isSample,
  showRatingWeights,
}: Pick<SiteSettings, 'isSample' | 'showRatingWeights'>): typeof RATING_WEIGHTS | readonly [] {
  return isSample || showRatingWeights ? RATING_WEIGHTS : [];
}
