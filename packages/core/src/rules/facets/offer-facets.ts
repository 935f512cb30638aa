import type { PublicBonus } from '../../collections/bonuses/bonus.js';
import type { PublicGame } from '../../collections/games/game.js';
import { filterLabels } from '../../labels/public/filters.js';
import { stakeAmount } from '../../values/offers/stake.js';
import { type Facet, yesFacet } from './facet.js';
import { facetKey } from './facet-names.js';
import { comparableAmount, readAmount, readTimes } from './read-amount.js';

const { facets: titles } = filterLabels;
const VOLATILITIES = ['Low', 'Medium', 'High'];

/** The facets of bonuses, in the order of forms. */
export const BONUS_FACETS: readonly Facet<PublicBonus>[] = [
  {
    kind: 'limit',
    name: 'wagering',
    title: titles.wagering,
    bound: 'most',
    numberOf: ({ wageringTimes, wagering }) => wageringTimes ?? readTimes(wagering),
    steps: [0, 20, 30, 40],
  },
  {
    kind: 'limit',
    name: 'deposit',
    title: titles.deposit,
    bound: 'most',
    numberOf: ({ minDepositAmount, minDeposit, currency }) =>
      minDepositAmount === undefined ? readAmount(minDeposit) : comparableAmount(minDepositAmount, currency),
    steps: [0, 10, 20, 50],
  },
  {
    kind: 'limit',
    name: 'stake',
    title: titles.stake,
    bound: 'most',
    numberOf: (bonus) => comparableAmount(stakeAmount(bonus), bonus.currency),
    steps: [500, 1000, 2500, 5000],
  },
  yesFacet('exclusive', titles.exclusive, ({ isExclusive }) => isExclusive),
];

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
