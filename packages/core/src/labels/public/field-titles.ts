import type { Terms } from '../replaceable/terms.js';

/** The titles of casino fields that visitors see too. Separate from the model, so that cards carry no schema. */
export const casinoFieldTitles = {
  safetyRating: 'Safety Rating',
  licenses: 'Licenses',
  languages: 'Languages',
  currencies: 'Currencies',
  countries: 'Countries',
  features: 'Features',
  minDeposit: 'Minimum Deposit',
  minWithdrawal: 'Minimum Withdrawal',
  maxWithdrawal: 'Maximum Withdrawal',
  withdrawalTime: 'Withdrawal Time',
  established: 'Established',
  gameProviders: 'Game Providers',
  paymentMethods: 'Payment Methods',
  restrictedCountries: 'Restricted Countries',
  owner: 'Owner',
  devices: 'Devices',
  withdrawalMethods: 'Withdrawal Methods',
  'bonuses.welcome': 'Welcome Bonus',
  'bonuses.noDeposit': 'No Deposit Bonus',
  'bonuses.freeSpins': 'Free Spins',
  'gameCounts.slots': 'Slots',
  'gameCounts.tableGames': 'Table Games',
  'gameCounts.jackpots': 'Jackpots',
  'gameCounts.total': 'Total Games',
} as const satisfies Terms;

/** The titles of bonus fields that visitors see too. */
export const bonusFieldTitles = {
  wagering: 'Wagering',
  minDeposit: 'Min Deposit',
  code: 'Bonus Code',
  maxBet: 'Highest Bet',
  maxCashout: 'Highest Payout',
  claimWithinDays: 'Claim Within',
  useWithinDays: 'Use Within',
  excludedPaymentMethods: 'Excluded Payments',
} as const satisfies Terms;
