import type { Bonus } from '../../collections/bonuses/bonus.js';
import type { Casino } from '../../collections/casinos/casino.js';
import { hasEndedOn } from '../../values/offers/freshness.js';

/** What a casino promises in a sentence of its own. */
export type Claim = keyof Casino['bonuses'];

type ClaimedBonus = Pick<Bonus, 'title' | 'category' | 'kind' | 'freeSpins' | 'validUntil'>;

const BEHIND: Readonly<Record<Claim, (bonus: ClaimedBonus) => boolean>> = {
  welcome: ({ category }) => category === 'welcome',
  noDeposit: ({ category, kind }) => category === 'noDeposit' || kind === 'noDeposit',
  freeSpins: ({ kind, freeSpins }) => kind === 'freeSpins' || freeSpins !== undefined,
};

/** Of the bonuses of a casino, the current one that it promises in the words of `text`: the one of that title, or else of that kind. */
export function bonusBehind<B extends ClaimedBonus>(
  bonuses: readonly B[],
  claim: Claim,
  text: string,
  today: string,
): B | undefined {
  const current = bonuses.filter((bonus) => !hasEndedOn(bonus, today));
  return current.find(({ title }) => title === text) ?? current.find(BEHIND[claim]);
}

const CONDITIONS = [
  ...(['players', 'wagering', 'wageringTimes', 'minDeposit', 'minDepositAmount'] as const),
  ...(['maxCashout', 'validUntil'] as const),
];

/** Whether any condition of a bonus is known. */
export function hasConditions(bonus: Pick<Bonus, (typeof CONDITIONS)[number]>): boolean {
  return CONDITIONS.some((name) => bonus[name] !== undefined && bonus[name] !== '');
}
