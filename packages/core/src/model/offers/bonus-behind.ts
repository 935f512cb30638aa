import type { Bonus } from '../../collections/bonuses/bonus.js';
import type { Casino } from '../../collections/casinos/casino.js';
import { hasEndedOn } from '../../values/offers/freshness.js';

/** What a casino promises in a sentence of its own. */
export type Claim = keyof Casino['bonuses'];

/** What a casino promises; the welcome offer in other words, where only these are there. */
export function claimedText(
  { bonus, bonuses }: Pick<Casino, 'bonus' | 'bonuses'>,
  claim: Claim,
): string | undefined {
  return bonuses[claim] || (claim === 'welcome' ? bonus : undefined) || undefined;
}

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
