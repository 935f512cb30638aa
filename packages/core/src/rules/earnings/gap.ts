/** The smallest share of the own visits that a gap has. */
const LEAST_SHARE = 0.02;
/** How many times the spread of counting by chance a gap is beyond: within 3, chance alone stays 997 times of 1,000. */
const SPREADS = 3;

/** Whether another counted so many fewer or more than we did that chance does not explain it. */
export function isGap(own: number, theirs: number): boolean {
  const difference = Math.abs(own - theirs);
  return difference > SPREADS * Math.sqrt(Math.max(own, theirs)) && difference > LEAST_SHARE * own;
}
