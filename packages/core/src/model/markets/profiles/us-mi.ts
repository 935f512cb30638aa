import type { MarketProfile } from '../market-rules.js';
import { reported } from './fact.js';

const READ_ON = '2026-11-27';
const SOURCE = 'https://lawserver.com/?p=29561381';

export const US_MI: MarketProfile = {
  code: 'US-MI',
  currency: 'USD',
  minimumAge: reported(21, SOURCE, READ_ON),
  regulator: reported('Michigan Gaming Control Board', SOURCE, READ_ON),
};
