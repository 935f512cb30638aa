import { MARKET_PROFILES, marketLines } from '@croupier/core';
import { expect, test } from 'vitest';
import { checkMarket } from '../../../packages/cli/src/check/market/check-market.js';
import { openSiteFolder } from '../../../packages/cli/src/check/site-folder.js';
import { build, freshFolder, sampleStore } from '../built-folder.js';

/** Pages and embeds of one market have the offers of that market, whatever that of the site is. */
const OF_ANOTHER = /^\/casinos-by-country\/country\/|^\/best-casinos\/finland$|^\/embed\/markets\//;

test.each(Object.keys(MARKET_PROFILES))(
  'the sample, built for %s, breaks no rule of that market',
  async (code) => {
    const storage = await sampleStore((content) => {
      if (![...content.markets.all()].some((market) => market.code === code))
        content.markets.insert({ code });
      content.settings.set({ ...content.settings.get(), market: code });
    });
    const folder = await freshFolder();
    await build(storage, folder);
    const { faults, pages } = await checkMarket(await openSiteFolder(folder), {
      code,
      lines: marketLines({}, MARKET_PROFILES[code]),
      today: '2026-07-01',
    });
    expect(pages).toBeGreaterThan(100);
    expect(faults.filter(({ page }) => !OF_ANOTHER.test(page))).toEqual([]);
  },
);
