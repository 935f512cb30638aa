import { marketName } from '../../values/markets/market-names.js';
import type { MarketRules } from '../markets/market-rules.js';

/** How often a bonus may have to be staked at most, and the name of the market that says so. */
export interface WageringLimit {
  times: number;
  market: string;
}

/** How often a bonus may have to be staked under the rules of a market, named in a language; undefined without a limit. */
export function wageringLimit(rules: MarketRules | undefined, language: string): WageringLimit | undefined {
  if (rules?.maxWageringTimes === undefined) return undefined;
  return { times: rules.maxWageringTimes, market: marketName(rules.code, language) };
}
