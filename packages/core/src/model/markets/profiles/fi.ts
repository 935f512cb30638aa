import type { MarketProfile } from '../market-rules.js';
import { reported } from './fact.js';

const READ_ON = '2026-11-27';

export const FI: MarketProfile = {
  code: 'FI',
  currency: 'EUR',
  minimumAge: reported(18, 'https://juristiuutiset.fi/rahapeleihin-18-vuoden-alaikaraja/', READ_ON),
};
