import type { MarketProfile } from '../market-rules.js';
import { reported } from './fact.js';

const READ_ON = '2026-11-27';

export const GR: MarketProfile = {
  code: 'GR',
  currency: 'EUR',
  minimumAge: reported(21, 'https://focusgn.com/belgium-to-raise-minimum-age-for-gambling', READ_ON),
};
