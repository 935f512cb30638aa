/** Filled stars out of five: the rating halved and rounded down. */
export function filledStars(rating: number): number {
  return Math.min(5, Math.max(0, Math.floor(rating / 2)));
}

/** The safety label of the home page's cards. */
export function homeSafetyLabel(safetyRating: number): 'HIGH' | 'MEDIUM' | 'LOW' {
  return safetyRating >= 8 ? 'HIGH' : safetyRating >= 6 ? 'MEDIUM' : 'LOW';
}

/** The safety text of the best-casinos cards. */
export function bestCasinosSafetyLabel(safetyRating: number): 'Excellent' | 'Very Good' | 'Good' {
  return safetyRating >= 8 ? 'Excellent' : safetyRating >= 6 ? 'Very Good' : 'Good';
}

/** The label of a rating on cards and reviews. */
export function ratingLabel(rating: number): 'Excellent' | 'Good' | 'Fair' | 'Poor' {
  return rating >= 9 ? 'Excellent' : rating >= 7.5 ? 'Good' : rating >= 6 ? 'Fair' : 'Poor';
}

/** The second banding: a label with its colour. */
export function colouredLabel(rating: number): {
  label: 'Excellent' | 'Good' | 'Fair' | 'Poor';
  colour: 'green' | 'yellow' | 'orange' | 'red';
} {
  if (rating >= 9) return { label: 'Excellent', colour: 'green' };
  if (rating >= 8) return { label: 'Good', colour: 'yellow' };
  if (rating >= 7) return { label: 'Fair', colour: 'orange' };
  return { label: 'Poor', colour: 'red' };
}

/** The colour of a rating on the review page. */
export function reviewRatingColour(rating: number): 'green' | 'yellow' | 'red' {
  return rating >= 8 ? 'green' : rating >= 6 ? 'yellow' : 'red';
}

/** Whether a casino wears the Premium badge. */
export function isPremium(rating: number): boolean {
  return rating >= 9;
}

/** What the editor's verdict weighs, in per cent; shown as text, never computed with. */
export const RATING_WEIGHTS = [
  { title: 'Safety & Security', percent: 30 },
  { title: 'Fairness & RNG', percent: 25 },
  { title: 'Bonuses & Promotions', percent: 20 },
  { title: 'User Experience', percent: 25 },
] as const;
