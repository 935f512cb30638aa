import type { MarketProfile } from '../market-rules.js';
import { reported } from './fact.js';

const READ_ON = '2026-11-27';

export const US_WV: MarketProfile = {
  code: 'US-WV',
  currency: 'USD',
  minimumAge: reported(
    21,
    'https://lawserver.com/law/state/west-virginia/wv-code/west_virginia_code_29-22e-15',
    READ_ON,
  ),
};
