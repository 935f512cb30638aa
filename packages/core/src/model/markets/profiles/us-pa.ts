import type { MarketProfile } from '../market-rules.js';
import { reported } from './fact.js';

const READ_ON = '2026-11-27';
const SOURCE =
  'https://regulations.justia.com/states/pennsylvania/title-58/part-vii/subpart-l/chapter-811a/section-811a-4';

export const US_PA: MarketProfile = {
  code: 'US-PA',
  currency: 'USD',
  minimumAge: reported(21, SOURCE, READ_ON),
  regulator: reported('Pennsylvania Gaming Control Board', SOURCE, READ_ON),
};
