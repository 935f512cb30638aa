import { HELPLINES } from '../../labels/public/helplines.js';
import { countryOfMarket } from '../../values/markets/market-names.js';
import type { HelpPage } from './market-rules.js';

/** Who helps people of a market who gamble too much: those of its country, and those of the world. */
export function helpPagesOf(code: string): HelpPage[] {
  const country = countryOfMarket(code);
  return HELPLINES.filter((one) => one.country === country || one.country === '');
}
