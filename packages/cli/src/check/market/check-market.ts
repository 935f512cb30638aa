import type { CheckedPages, RuleLines, SiteFault } from '@croupier/core';
import { helpPagesOf, marketName } from '@croupier/core';
import type { CheckedSite } from '../site-fault.js';
import { pageMarketFaults } from './page-market-faults.js';

/** Checks every page of a site against the rules of a market. */
export async function checkMarket(
  site: CheckedSite,
  { code, lines, today }: { code: string; lines: RuleLines; today: string },
): Promise<CheckedPages> {
  const helpline = lines.helpline?.value;
  const helpPages = [...helpPagesOf(code), ...(helpline === undefined ? [] : [helpline])];
  const check = { market: marketName(code), lines, helpPages, today, origin: site.origin };
  const faults: SiteFault[] = [];
  let pages = 0;
  for await (const { path, html } of site.pages) {
    pages++;
    faults.push(...pageMarketFaults(path, html, check));
  }
  return { pages, faults, notes: [] };
}
