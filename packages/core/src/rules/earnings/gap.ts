/** The smallest share of the own visits that a gap has. */
const LEAST_SHARE = 0.02;
/** A count varies by chance with its square root for a standard deviation, and stays within three of them 997 times of 1,000. */
const STANDARD_DEVIATIONS = 3;

/** Whether another counted so many fewer or more than we did that chance does not explain it. */
export function isGap(own: number, theirs: number): boolean {
  const difference = Math.abs(own - theirs);
  const byChance = STANDARD_DEVIATIONS * Math.sqrt(Math.max(own, theirs));
  return difference > byChance && difference > LEAST_SHARE * own;
}
