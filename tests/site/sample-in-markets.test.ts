import { MARKET_PROFILES, marketLines } from '@croupier/core';
import { expect, test } from 'vitest';
import { checkMarket } from '../../packages/cli/src/check/market/check-market.js';
import { openSiteFolder } from '../../packages/cli/src/check/site-folder.js';
import { build, freshFolder, sampleStore } from './built-folder.js';

/** What the sample breaks by its content: its offers are for 18, are made for no market, and some cards have no condition. */
const BROKEN_BY_CONTENT: Readonly<Record<string, readonly string[]>> = {
  BE: ['market-age', 'market-offer'],
  'CA-ON': ['market-age', 'market-offer'],
  DK: ['market-terms'],
  GB: ['market-terms', 'market-wagering'],
  GR: ['market-age'],
  SE: ['market-terms'],
  'US-MI': ['market-age'],
  'US-NJ': ['market-age', 'market-terms'],
  'US-PA': ['market-age'],
  'US-WV': ['market-age'],
};

test('the built sample breaks no rule of a market but by what its content says', async () => {
  const folder = await freshFolder();
  await build(await sampleStore(), folder);
  for (const [code, profile] of Object.entries(MARKET_PROFILES)) {
    const site = await openSiteFolder(folder);
    const { faults, pages } = await checkMarket(site, {
      code,
      lines: marketLines({}, profile),
      today: '2026-07-01',
    });
    expect(pages).toBeGreaterThan(100);
    const rules = [...new Set(faults.map(({ rule }) => rule))].sort();
    expect(rules, code).toEqual(BROKEN_BY_CONTENT[code] ?? []);
  }
});
