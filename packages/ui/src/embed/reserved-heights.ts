/** CSS variables for the extra height of each width, from narrow to very wide. */
export const HEIGHT_VARIABLES = ['--narrow', '--middle', '--wide', '--widest'];

/** The steps that four heights make, in CSS pixels; NaN where there are none. */
export function heightIncrements(heights: string): number[] {
  const given = heights.split(' ').map(Number);
  return HEIGHT_VARIABLES.map((_, i) => (given[i] || Number.NaN) - (given[i + 1] ?? 0));
}
