import type { MarketInput } from '../collections/markets/market.js';

/** The sample settings; all others keep their defaults. */
export const sampleSettings = {
  siteName: 'CASINO GURU',
  siteTagline: 'Trusted casino reviews',
  logoUrl: '/sample-logo.svg',
  defaultMetaTitle: 'Trusted casino reviews',
  defaultMetaDescription:
    'Casino reviews from real deposits and withdrawals, bonuses with their terms, and a blacklist.',
  contactEmail: 'hello@sample.example',
  isSample: true,
};

/** The market that the sample site serves. */
export const sampleMarkets: readonly MarketInput[] = [{ code: 'GB' }];
