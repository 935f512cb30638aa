/** The labels of the Bonuses page and its cards. */
export const bonusLabels = {
  types: {
    welcome: 'Welcome Bonus',
    noDeposit: 'No Deposit Bonus',
    reload: 'Reload Bonus',
    cashback: 'Cashback Bonus',
  },
  exclusive: 'EXCLUSIVE',
  claim: 'Claim Bonus',
  claimNamed: 'Claim Bonus: {title} (ad, opens in a new tab)',
  claimOf: 'Claim Bonus: {title}, {casino} (ad, opens in a new tab)',
  type: 'Type',
  validUntil: 'Valid Until',
  ended: 'Ended',
  endedOn: 'Ended On',
} as const;

/** The labels of the Games page and its cards. */
export const gameLabels = {
  play: 'Play',
  playNamed: 'Play {name} (ad, opens in a new tab)',
  cannotPlay: '{name}: there is no address to play it at yet',
  jackpot: 'Jackpot',
  provider: 'Provider',
  bets: 'Bets',
} as const;
