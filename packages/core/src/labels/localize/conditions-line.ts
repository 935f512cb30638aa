import type { CardLabels } from '../replaceable/card-labels.js';
import { fillPlaceholders, localDate } from './localized-text.js';

/** The conditions of an offer, as far as they are known. */
interface Conditions {
  isForNewPlayers?: boolean;
  wagering?: string;
  overLimit?: { times: number; market: string };
  minDeposit?: string;
  maxCashout?: string;
  until?: string;
}

/** The words that conditions need. */
export type ConditionWords = Pick<
  CardLabels,
  'language' | 'newPlayersOnly' | 'wagering' | 'overLimit' | 'minDeposit' | 'maxCashout' | 'until'
>;

/** The conditions of an offer in one line, those first that decide most. */
export function conditionsLine(conditions: Conditions, words: ConditionWords): string {
  const { isForNewPlayers, wagering, overLimit, minDeposit: deposit, maxCashout: amount, until } = conditions;
  return [
    isForNewPlayers ? words.newPlayersOnly : undefined,
    wagering === undefined ? undefined : fillPlaceholders(words.wagering, { wagering }),
    overLimit === undefined ? undefined : fillPlaceholders(words.overLimit, overLimit),
    deposit === undefined ? undefined : fillPlaceholders(words.minDeposit, { deposit }),
    amount === undefined ? undefined : fillPlaceholders(words.maxCashout, { amount }),
    until === undefined
      ? undefined
      : fillPlaceholders(words.until, { date: localDate(until, words.language) }),
  ]
    .filter((one) => one !== undefined)
    .join(' · ');
}
