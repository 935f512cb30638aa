import type { MarketProfile } from '../market-rules.js';
import { fact, reported } from './fact.js';

const READ_ON = '2026-11-27';

export const DK: MarketProfile = {
  code: 'DK',
  currency: 'DKK',
  minimumAge: fact(18, 'https://skat.dk/skat.aspx?oid=2232255', READ_ON),
  helpline: reported(
    { name: 'StopSpillet', href: 'https://www.stopspillet.dk/' },
    'https://spillemyndigheden.master.re-cph.dk/spil-ansvarligt',
    READ_ON,
  ),
  termsBesideOffer: fact(true, 'https://skat.dk/skat.aspx?oid=2168695', READ_ON),
};
