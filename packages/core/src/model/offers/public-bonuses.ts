import { type Bonus, bonus, type PublicBonus } from '../../collections/bonuses/bonus.js';
import type { PublicCasino } from '../../collections/casinos/casino.js';
import { memoizeWeak } from '../../lazy.js';
import { type BarredCasino, isBonusOf } from './barred-offers.js';

/** Excludes bonuses of hidden casinos, and takes the links of those of blacklisted ones. */
export function publicBonuses(
  bonuses: readonly Bonus[],
  casinos: readonly PublicCasino[],
  hidden: readonly BarredCasino[],
): PublicBonus[] {
  const isOfHidden = isBonusOf(hidden, casinos);
  const isOfBlacklisted = isBonusOf(
    casinos.filter(({ isBlacklisted }) => isBlacklisted),
    casinos.filter(({ isBlacklisted }) => !isBlacklisted),
  );
  return bonuses
    .filter((record) => !isOfHidden(record))
    .map((record) => (isOfBlacklisted(record) ? withoutLink : toPublic)(record));
}

const toPublic = memoizeWeak(bonus.toPublic);

const withoutLink = memoizeWeak((record: Bonus): PublicBonus => {
  const { visitUrl: _visit, termsUrl: _terms, source: _source, code: _code, ...kept } = toPublic(record);
  return kept;
});
