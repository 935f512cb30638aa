import type { MarketProfile } from '../market-rules.js';
import { fact, reported } from './fact.js';

const READ_ON = '2026-11-27';
const RULE_PAGE =
  'https://www.gamblingcommission.gov.uk/licensees-and-businesses/lccp/condition/5-1-1-sr-code';
const ADVICE_PAGE =
  'https://www.asa.org.uk/advice-online/gambling-betting-and-gaming-free-bets-and-bonuses.html';

export const GB: MarketProfile = {
  code: 'GB',
  currency: 'GBP',
  minimumAge: fact(18, 'https://legislation.gov.uk/ukpga/2005/19/part/4?view=plain', READ_ON),
  regulator: fact('UK Gambling Commission', RULE_PAGE, READ_ON),
  helpline: reported(
    { name: 'GamCare', href: 'https://www.gamcare.org.uk/' },
    'https://www.thirdsectorawards.com/finalists/national-gambling-helpline-team-y0008',
    READ_ON,
  ),
  maxWageringTimes: fact(10, RULE_PAGE, READ_ON),
  termsBesideOffer: fact(true, ADVICE_PAGE, READ_ON),
  wordsToAvoid: fact(['risk-free'], ADVICE_PAGE, READ_ON),
};
