import { MARKET_CODES, marketName } from '@croupier/core';

/** The names of all markets in English, which the fields of their codes take too. */
export const MARKET_NAMES: readonly string[] = MARKET_CODES.map((code) => marketName(code)).toSorted();
