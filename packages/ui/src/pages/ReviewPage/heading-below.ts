const LEVELS = ['h1', 'h2', 'h3', 'h4', 'h5', 'h6'] as const;

/** The level of the title of a review. */
export type ReviewHeading = 'h1' | 'h2' | 'h3';

/** The heading so many levels below the title of a review. */
export function headingBelow(
  title: ReviewHeading = 'h1',
  steps: 1 | 2 | 3,
): 'h2' | 'h3' | 'h4' | 'h5' | 'h6' {
  return LEVELS[LEVELS.indexOf(title) + steps] as 'h2';
}
