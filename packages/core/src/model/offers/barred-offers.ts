import type { Bonus } from '../../collections/bonuses/bonus.js';
import type { PublicCasino } from '../../collections/casinos/casino.js';
import type { RecordIn } from '../collections.js';

/** What is kept of a casino that visitors do not get, or to which the site does not lead. */
export type BarredCasino = Pick<
  RecordIn<'casinos'>,
  'id' | 'slug' | 'name' | 'visitUrl' | 'termsUrl' | 'retiredAt'
>;

/** That of a record. */
export function barredCasino({ id, slug, name, visitUrl, termsUrl, retiredAt }: BarredCasino): BarredCasino {
  return { id, slug, name, visitUrl, termsUrl, retiredAt };
}

/** An address of a casino, or of an offer of one, to which the site does not lead. */
export interface BarredOffer {
  address: string;
  /** The name of the casino. */
  casino: string;
  why: 'blacklisted' | 'withdrawn' | 'offer-withdrawn' | 'withheld';
}

/** The addresses of barred casinos and of their bonuses. */
export function barredOffers(
  blacklisted: readonly BarredCasino[],
  withdrawn: readonly BarredCasino[],
  casinos: readonly PublicCasino[],
  bonuses: readonly Bonus[],
): BarredOffer[] {
  const shown = casinos.filter(({ isBlacklisted }) => !isBlacklisted);
  const offersOf = (some: readonly BarredCasino[], why: BarredOffer['why']): BarredOffer[] => {
    if (some.length === 0) return [];
    const isOfThese = isBonusOf(some, shown);
    return [
      ...some.flatMap(({ name, visitUrl, termsUrl }) => [
        { address: visitUrl, casino: name, why },
        { address: termsUrl, casino: name, why },
      ]),
      ...bonuses.filter(isOfThese).flatMap(({ visitUrl, termsUrl, casino: name }) => [
        { address: visitUrl, casino: name, why },
        { address: termsUrl, casino: name, why },
      ]),
    ].filter((one): one is BarredOffer => one.address !== undefined);
  };
  return [...offersOf(blacklisted, 'blacklisted'), ...offersOf(withdrawn, 'withdrawn')];
}

/** The addresses of withdrawn bonuses, but for those of casinos that are barred themselves. */
export function withdrawnOffers(
  withdrawn: readonly Bonus[],
  barred: readonly BarredCasino[],
  casinos: readonly PublicCasino[],
): BarredOffer[] {
  if (withdrawn.length === 0) return [];
  const isOfBarred = isBonusOf(
    barred,
    casinos.filter(({ isBlacklisted }) => !isBlacklisted),
  );
  return withdrawn
    .filter((bonus) => !isOfBarred(bonus))
    .flatMap(({ visitUrl, termsUrl, casino: name }) =>
      [visitUrl, termsUrl].flatMap((address) =>
        address === undefined ? [] : [{ address, casino: name, why: 'offer-withdrawn' as const }],
      ),
    );
}

/** Whether a bonus is of one of some casinos, by its casino's id, or by the name that no other casino has. */
export function isBonusOf(
  some: readonly Pick<BarredCasino, 'id' | 'name'>[],
  others: Iterable<Pick<BarredCasino, 'name'>>,
): (bonus: Bonus) => boolean {
  const ids = new Set(some.map(({ id }) => id));
  const names = new Set(some.map(({ name }) => name));
  if (names.size > 0) for (const { name } of others) names.delete(name);
  return ({ casinoId, casino: name }) => (casinoId === undefined ? names.has(name) : ids.has(casinoId));
}
