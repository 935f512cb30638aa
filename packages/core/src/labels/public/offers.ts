import type { Terms } from '../replaceable/terms.js';

/** The terms of the Bonuses page and its cards. */
export const bonusLabels = {
  types: {
    welcome: 'Welcome Bonus',
    noDeposit: 'No Deposit Bonus',
    reload: 'Reload Bonus',
    cashback: 'Cashback Bonus',
  },
  type: 'Type',
} as const satisfies Terms;

/** The terms of the cards of games. */
export const gameLabels = { bets: 'Bets' } as const satisfies Terms;
