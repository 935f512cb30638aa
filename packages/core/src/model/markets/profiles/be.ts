import type { MarketProfile } from '../market-rules.js';
import { reported } from './fact.js';

const READ_ON = '2026-11-27';
const SOURCE = 'https://focusgn.com/belgium-to-raise-minimum-age-for-gambling';

export const BE: MarketProfile = {
  code: 'BE',
  currency: 'EUR',
  minimumAge: reported(21, SOURCE, READ_ON),
  regulator: reported('Kansspelcommissie', SOURCE, READ_ON),
  hideOffers: reported(
    true,
    'https://g2g.news/gaming/belgium-raises-legal-gambling-age-to-21-and-bans-bonuses/',
    READ_ON,
  ),
};
