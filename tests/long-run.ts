/** Whether a long suite runs whole, as `npm run faults` and `npm run browser` do; `npm test` takes a share of it. */
export const isLongRun = process.env.CROUPIER_TESTS === 'long';

/** All of a list in a long run; `npm test` takes one of each `every`, from the first on. */
export function quickShare<T>(all: readonly T[], every: number): T[] {
  return all.filter((_, i) => isLongRun || i % every === 0);
}
