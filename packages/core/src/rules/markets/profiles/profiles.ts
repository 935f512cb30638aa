import type { MarketProfile } from '../market-rules.js';
import { GB } from './gb.js';

/** What ships about markets, by their codes. */
export const MARKET_PROFILES: Readonly<Record<string, MarketProfile>> = { GB };
