import type { PublicBonus } from '../../collections/bonuses/bonus.js';
import type { PublicGame } from '../../collections/games/game.js';
import { filterLabels } from '../../labels/public/filters.js';
import { reliableFacts } from '../../values/offers/freshness.js';
import { stakeAmount } from '../../values/offers/stake.js';
import { type Facet, yesFacet } from './facet.js';
import { facetKey } from './facet-names.js';
import { comparableAmount, readAmount, readTimes } from './read-amount.js';

const { facets: titles } = filterLabels;
const VOLATILITIES = ['Low', 'Medium', 'High'];

/** What of a site decides which figures of a bonus are too old to go by. */
interface BonusFacetsOptions {
  /** YYYY-MM-DD. */
  today: string;
  settings: { recheckOffersAfter: number };
}

/** The facets of bonuses, in the order of forms. Figures that were checked too long ago are not known. */
export function bonusFacets({ today, settings }: BonusFacetsOptions): readonly Facet<PublicBonus>[] {
  const factsOf = (bonus: PublicBonus) => reliableFacts(bonus, today, settings.recheckOffersAfter);
  return [
    {
      kind: 'limit',
      name: 'wagering',
      title: titles.wagering,
      bound: 'most',
      numberOf: (bonus) => factsOf(bonus).wageringTimes ?? readTimes(bonus.wagering),
      steps: [0, 20, 30, 40],
    },
    {
      kind: 'limit',
      name: 'deposit',
      title: titles.deposit,
      bound: 'most',
      numberOf: (bonus) => {
        const { minDepositAmount } = factsOf(bonus);
        return minDepositAmount === undefined
          ? readAmount(bonus.minDeposit)
          : comparableAmount(minDepositAmount, bonus.currency);
      },
      steps: [0, 10, 20, 50],
    },
    {
      kind: 'limit',
      name: 'stake',
      title: titles.stake,
      bound: 'most',
      numberOf: (bonus) => comparableAmount(stakeAmount(factsOf(bonus)), bonus.currency),
      steps: [500, 1000, 2500, 5000],
    },
    yesFacet('exclusive', titles.exclusive, ({ isExclusive }) => isExclusive),
  ];
}

/** The facets of games, in the order of forms. */
export const GAME_FACETS: readonly Facet<PublicGame>[] = [
  {
    kind: 'words',
    name: 'provider',
    title: titles.provider,
    wordsOf: ({ provider }) => (provider === '' ? [] : [provider]),
  },
  {
    kind: 'words',
    name: 'volatility',
    title: titles.volatility,
    wordsOf: ({ volatility }) => [volatility],
    isMeant: (value) => VOLATILITIES.some((one) => facetKey(one) === facetKey(value)),
  },
  yesFacet('jackpot', titles.jackpot, ({ jackpot }) => jackpot),
];
