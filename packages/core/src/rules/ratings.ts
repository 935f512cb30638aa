/** Filled stars out of five: the rating halved and rounded down. */
export function filledStars(rating: number): number {
  return Math.min(5, Math.max(0, Math.floor(rating / 2)));
}

/** One band of a scale: the lowest rating that belongs to it, and what pages make of it. */
interface Band {
  from: number;
  label?: string;
  colour?: string;
  /** The tone of the badge that shows it. */
  tone?: 'good' | 'fair' | 'poor';
}

/** The bands of every scale of ratings, the highest first. */
export const RATING_BANDS = {
  /** The rating of safety on the home page. */
  homeSafety: [
    { from: 8, label: 'HIGH', tone: 'good' },
    { from: 6, label: 'MEDIUM', tone: 'fair' },
    { from: 0, label: 'LOW', tone: 'poor' },
  ],
  /** The rating of safety on casino cards. */
  bestCasinosSafety: [
    { from: 8, label: 'Excellent' },
    { from: 6, label: 'Very Good' },
    { from: 0, label: 'Good' },
  ],
  /** The word beside a rating. */
  rating: [
    { from: 9, label: 'Excellent' },
    { from: 7.5, label: 'Good' },
    { from: 6, label: 'Fair' },
    { from: 0, label: 'Poor' },
  ],
  /** The colour of a rating; its word has limits of its own. */
  ratingColour: [
    { from: 8, colour: 'green' },
    { from: 6, colour: 'yellow' },
    { from: 0, colour: 'red' },
  ],
  /** A word and its colour with the same limits. */
  colouredRating: [
    { from: 9, label: 'Excellent', colour: 'green' },
    { from: 8, label: 'Good', colour: 'yellow' },
    { from: 7, label: 'Fair', colour: 'orange' },
    { from: 0, label: 'Poor', colour: 'red' },
  ],
} as const satisfies Record<string, readonly Band[]>;

/** A scale of ratings. */
export type RatingScale = keyof typeof RATING_BANDS;

/** A band of a scale. */
export type RatingBand<S extends RatingScale> = (typeof RATING_BANDS)[S][number];

/** The band of a scale to which a rating, 0 to 10, belongs. */
export function ratingBand<S extends RatingScale>(scale: S, rating: number): RatingBand<S> {
  const bands: readonly RatingBand<S>[] = RATING_BANDS[scale];
  return (bands.find(({ from }) => rating >= from) ?? bands.at(-1)) as RatingBand<S>;
}

/** The lowest rating of a premium casino. */
const PREMIUM_FROM = 9;

/** Whether a casino has the Premium badge. */
export function isPremium(rating: number): boolean {
  return rating >= PREMIUM_FROM;
}

/** What the editor's verdict weighs, in per cent; shown as text, never computed with. */
export const RATING_WEIGHTS = [
  { title: 'Safety & Security', percent: 30 },
  { title: 'Fairness & RNG', percent: 25 },
  { title: 'Bonuses & Promotions', percent: 20 },
  { title: 'User Experience', percent: 25 },
] as const;
