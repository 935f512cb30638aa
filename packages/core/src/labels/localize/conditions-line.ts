import type { CardLabels } from '../replaceable/card-labels.js';
import { fillPlaceholders, localDate } from './localized-text.js';

/** The conditions of an offer, as far as they are known, by the words that say them. */
interface Conditions {
  newPlayersOnly?: boolean;
  wagering?: string;
  fullStake?: string;
  overLimit?: { times: number; market: string };
  minDeposit?: string;
  maxCashout?: string;
  until?: string;
}

/** The words that conditions need. */
export type ConditionWords = Pick<CardLabels, 'language' | keyof Conditions>;

/** The conditions of an offer in one line, in their own order. */
export function conditionsLine(conditions: Conditions, words: ConditionWords): string {
  const { overLimit, until = '' } = conditions;
  const values = { ...conditions, ...overLimit, until: localDate(until, words.language) };
  // A page may be newer than the script that shows it, and know more.
  return Object.keys(conditions)
    .flatMap((name) => words[name as keyof Conditions] ?? [])
    .map((text) => fillPlaceholders(text, values as never))
    .join(' · ');
}
