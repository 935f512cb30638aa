import { sixDecimals } from '../text/number-text.js';
import { type GameShare, readGameShare } from './read-game-share.js';

/** The figures of an offer that say how much has to be staked before a withdrawal; amounts are in the offer's currency. */
export interface OfferFigures {
  /** The most that the bonus is worth. */
  amount?: number | undefined;
  /** What a deposit brings, in percent of it. */
  matchPercent?: number | undefined;
  freeSpins?: number | undefined;
  spinValue?: number | undefined;
  /** How often the base has to be staked. */
  wageringTimes?: number | undefined;
  /** The base. */
  wageringOn?: 'bonus' | 'depositAndBonus' | 'winnings' | undefined;
  /** Such as `Slots 100%`. */
  gameShares?: readonly string[] | undefined;
  /** The most that can be withdrawn of what was won. */
  maxCashout?: number | undefined;
  /** Whether the bonus itself is never paid out. */
  sticky?: 'yes' | 'no' | undefined;
}

/** The return to the player that costs are worked with, in percent, unless the settings say otherwise. */
export const USUAL_RETURN = 96;

/** A figure without which nothing can be said. */
export type MissingFigure = 'amount' | 'matchPercent' | 'spinValue' | 'wageringTimes' | 'wageringOn';

/** How much has to be staked before a bonus can be withdrawn. */
export type Stake =
  | { is: 'nothing' }
  /** What is won with it, so many times; how much that is, nobody knows before. */
  | { is: 'winnings'; times: number }
  | KnownStake
  | { is: 'unknown'; missing: readonly MissingFigure[] };

/** A stake in the offer's currency, at the games that count most. */
export interface KnownStake {
  is: 'known';
  amount: number;
  /** What the bonus is worth at most. */
  bonus: number;
  /** The deposit that brings all of the bonus; absent where none is needed or known. */
  deposit?: number;
  /** The stake in games of which less counts; absent for those that do not count at all. */
  games: readonly (GameShare & { amount?: number })[];
}

/** How much has to be staked: the times that the base has to be staked x the base / the share that counts. */
export function stakeOf(figures: OfferFigures): Stake {
  const { wageringTimes: times, wageringOn, matchPercent } = figures;
  if (times === 0) return { is: 'nothing' };
  if (times !== undefined && wageringOn === 'winnings') return { is: 'winnings', times };
  const bonus = bonusWorth(figures);
  const deposit = bonus === undefined || !matchPercent ? undefined : bonus / (matchPercent / 100);
  const lacks: Partial<Record<MissingFigure, boolean>> = {
    wageringTimes: times === undefined,
    wageringOn: wageringOn === undefined,
    [figures.freeSpins === undefined ? 'amount' : 'spinValue']: bonus === undefined,
    matchPercent: wageringOn === 'depositAndBonus' && !matchPercent,
  };
  const missing = (Object.keys(lacks) as MissingFigure[]).filter((figure) => lacks[figure]);
  if (times === undefined || bonus === undefined || missing.length > 0) return { is: 'unknown', missing };
  const whole = times * (wageringOn === 'depositAndBonus' ? bonus + (deposit ?? 0) : bonus);
  const shares = (figures.gameShares ?? []).map(readGameShare).filter((share) => share !== undefined);
  const most = Math.max(0, ...shares.map(({ percent }) => percent)) || 100;
  return {
    is: 'known',
    amount: sixDecimals(whole / (most / 100)),
    bonus,
    ...(deposit === undefined ? {} : { deposit: sixDecimals(deposit) }),
    games: shares
      .filter(({ percent }) => percent < most)
      .map((share) =>
        share.percent === 0 ? share : { ...share, amount: sixDecimals(whole / (share.percent / 100)) },
      ),
  };
}

/** What has to be staked as a number, in the offer's currency: 0 for nothing; undefined where it is not known. */
export function stakeAmount(figures: OfferFigures): number | undefined {
  const stake = stakeOf(figures);
  if (stake.is === 'nothing') return 0;
  return stake.is === 'known' ? stake.amount : undefined;
}

/** What staking a sum costs on average, at a return to the player in percent. */
export function averageCost(stake: number, returnPercent: number): number {
  return sixDecimals(stake * (1 - returnPercent / 100));
}

/**
 * Between what the average result of whoever plays until all is staked or lost lies: the cost of the whole stake, which
 * few reach, and nothing. Undefined where the bonus is not known to be paid out, or what is won has a limit.
 */
export function averageResult(
  stake: KnownStake,
  { sticky, maxCashout }: OfferFigures,
  returnPercent: number,
): { low: number; high: number } | undefined {
  if (sticky !== 'no' || maxCashout !== undefined) return undefined;
  return { low: sixDecimals(stake.bonus - averageCost(stake.amount, returnPercent)), high: stake.bonus };
}

/** What readers are told of a stake. */
export interface StakeTerms {
  stake: Stake;
  /** What staking it costs on average, and the return to the player in percent that this is worked with. */
  cost?: { amount: number; returnPercent: number };
  /** Between what the average result lies of whoever plays until all is staked or lost. */
  result?: { low: number; high: number };
}

/** What has to be staked, what that costs at a return to the player in percent, and the average result. */
export function stakeTerms(figures: OfferFigures, returnPercent: number): StakeTerms {
  const stake = stakeOf(figures);
  if (stake.is !== 'known') return { stake };
  const result = averageResult(stake, figures, returnPercent);
  return {
    stake,
    cost: { amount: averageCost(stake.amount, returnPercent), returnPercent },
    ...(result === undefined ? {} : { result }),
  };
}

/** What the bonus is worth at most: its amount, or all its spins. */
function bonusWorth({ amount, freeSpins, spinValue }: OfferFigures): number | undefined {
  if (amount !== undefined) return amount;
  return freeSpins === undefined || spinValue === undefined ? undefined : sixDecimals(freeSpins * spinValue);
}
