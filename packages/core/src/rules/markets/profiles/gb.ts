import type { MarketProfile } from '../market-rules.js';

const READ_ON = '2026-11-27';
const PROMOTIONS =
  'https://www.asa.org.uk/advice-online/gambling-betting-and-gaming-free-bets-and-bonuses.html';

export const GB: MarketProfile = {
  code: 'GB',
  currency: 'GBP',
  minimumAge: {
    value: 18,
    source: 'https://www.legislation.gov.uk/ukpga/2005/19/part/4',
    readOn: READ_ON,
  },
  maxWageringTimes: {
    value: 10,
    source: 'https://www.gamblingcommission.gov.uk/licensees-and-businesses/lccp/condition/5-1-1-sr-code',
    readOn: READ_ON,
  },
  termsBesideOffer: { value: true, source: PROMOTIONS, readOn: READ_ON },
  wordsToAvoid: { value: ['risk-free', 'risk free'], source: PROMOTIONS, readOn: READ_ON },
};
