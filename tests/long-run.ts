/** Whether a long suite runs whole, as `npm run faults` and `npm run browser` do; `npm test` takes a share of it. */
export const isLongRun = process.env.CROUPIER_TESTS === 'long';
