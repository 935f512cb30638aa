import type { OfferLabels } from '../replaceable/component-labels.js';
import { fillPlaceholders, localMoney, localNumber, localPercent } from './localized-text.js';

type WordOfStake =
  | ('stake' | 'stakeWithDeposit' | 'stakeIn' | 'notCounted' | 'nothingToStake' | 'timesWinnings')
  | ('cost' | 'bounds' | 'stakeUnknown');

/** The words that sentences about a stake need. */
export type StakeWords = Pick<OfferLabels, WordOfStake> & { language: string };

/** What readers are told of a stake, in the currency of the offer. */
interface StatedStake {
  stake?:
    | { is: 'nothing' }
    | { is: 'unknown' }
    | { is: 'winnings'; times: number }
    | { is: 'known'; amount: number; deposit?: number; games: readonly CountedGame[] };
  cost?: { amount: number; returnPercent: number };
  result?: { low: number; high: number };
  currency?: string;
}

/** A kind of game of which less counts; without an amount, nothing. */
interface CountedGame {
  game: string;
  percent: number;
  amount?: number;
}

/** What has to be staked before a withdrawal, and what that costs on average, in sentences. */
export function stakeSentences({ stake, cost, currency }: StatedStake, words: StakeWords): string[] {
  const money = (amount: number) => localMoney(amount, currency, words);
  if (stake === undefined) return [];
  if (stake.is === 'nothing') return [words.nothingToStake];
  if (stake.is === 'unknown') return [words.stakeUnknown];
  if (stake.is === 'winnings')
    return [fillPlaceholders(words.timesWinnings, { times: localNumber(stake.times, words) })];
  const { amount, deposit } = stake;
  const said =
    deposit === undefined
      ? fillPlaceholders(words.stake, { stake: money(amount) })
      : fillPlaceholders(words.stakeWithDeposit, { deposit: money(deposit), stake: money(amount) });
  if (cost === undefined) return [said];
  const rate = localPercent(cost.returnPercent, words);
  return [said, fillPlaceholders(words.cost, { rate, cost: money(cost.amount) })];
}

/** Between what the average result lies, and what has to be staked in games of which less counts, in sentences. */
export function stakeDetails({ stake, result, currency }: StatedStake, words: StakeWords): string[] {
  if (stake?.is !== 'known') return [];
  const money = (amount: number) => localMoney(amount, currency, words);
  return [
    ...(result === undefined
      ? []
      : [fillPlaceholders(words.bounds, { low: money(result.low), high: money(result.high) })]),
    ...stake.games.map(({ game, percent, amount }) =>
      amount === undefined
        ? fillPlaceholders(words.notCounted, { game })
        : fillPlaceholders(words.stakeIn, {
            game,
            percent: localPercent(percent, words),
            stake: money(amount),
          }),
    ),
  ];
}
