import type { PublicCasino } from '../../collections/casinos/casino.js';
import { casinoLabels } from '../../labels/public/casinos.js';
import { casinoFieldTitles } from '../../labels/public/field-titles.js';
import { lazy } from '../../lazy.js';
import { CASINO_FACETS } from '../../rules/facets/casino-facets.js';
import type { Facet } from '../../rules/facets/facet.js';
import { FacetIndex } from '../../rules/facets/facet-index.js';
import { CASINO_FACET_NAMES, type CasinoFacetName } from '../../rules/facets/facet-names.js';
import { byBlacklist, byName, byRank } from '../../rules/ranking.js';
import { matches } from '../../rules/search.js';
import type { Attribution } from '../../values/addresses/attribution.js';
import { type FacetFilterView, facetFilter } from '../lists/facet-filter.js';
import { type FilterFormView, type PagerView, paginate } from '../lists/pagination.js';
import type { QueryInput } from '../lists/query-text.js';
import { type Ranked, withRanks } from '../lists/rank-numbers.js';
import { cardOf, type OwnCasinoCard } from './casino-card-props.js';
import { type CasinoFactsData, readCasinoFacts } from './casino-facts-data.js';
import { readOwnListQuery } from './own-list-query.js';

/** The facts that a list has a column for, beside score and offer. */
export const CASINO_LIST_FACTS = [
  'minDeposit',
  'minWithdrawal',
  'maxWithdrawal',
  'withdrawalTime',
  'established',
  'licenses',
  'languages',
  'currencies',
  'features',
  'gameProviders',
  'paymentMethods',
] as const satisfies readonly (keyof PublicCasino)[];

/** A fact that a list has a column for. */
export type CasinoListFact = (typeof CASINO_LIST_FACTS)[number];

/** How a list is made of own data. */
export interface CasinoListOptions extends Attribution {
  /** What it is narrowed by, in this order; by default whatever tells the casinos apart, none for `[]`. */
  facets?: readonly CasinoFacetName[] | undefined;
  /** How it begins: `score`, the default, with the best first and the blacklist last, `given` in your order. */
  order?: 'score' | 'given' | undefined;
  /** How many casinos a page has; 20 by default. */
  perPage?: number | undefined;
  /** True where casinos have further fields of yours, of which nothing is warned. */
  hasOwnFields?: boolean | undefined;
}

/** A casino of a list. */
export interface ListedCasino {
  /** Its place among the casinos that were given, from 0. */
  index: number;
  card: Ranked<OwnCasinoCard>;
  /** What is known of it, as texts; nothing of a blacklisted one. */
  facts: Partial<Record<CasinoListFact, readonly string[]>>;
}

/** What a page of a list shows. */
export interface CasinoListView {
  /** The search and the order. */
  form: FilterFormView;
  facets: FacetFilterView;
  /** How many casinos fit, on all pages. */
  count: number;
  casinos: ListedCasino[];
  /** Absent if all of them fit on one page. */
  pager?: PagerView;
}

const PER_PAGE = 20;

type CompareCasinos = (a: PublicCasino, b: PublicCasino) => number;

/** Orders by a number, by the name of its facet: the smallest first, of years the latest. */
const numberOrders = /* @__PURE__ */ lazy(
  (): Partial<Record<CasinoFacetName, string>> => ({
    deposit: casinoFieldTitles.minDeposit,
    'payout-days': casinoFieldTitles.withdrawalTime,
    'opened-since': casinoFieldTitles.established,
  }),
);

/** A list of own casinos: what it shows by the query of an address. Wrong values are warned of in development. */
export function casinoList(
  casinos: readonly CasinoFactsData[],
  {
    facets: asked,
    order = 'score',
    perPage = PER_PAGE,
    hasOwnFields = false,
    ...ids
  }: CasinoListOptions = {},
): (query?: QueryInput) => CasinoListView {
  const read = casinos.map((casino) => readCasinoFacts('casinoList', casino, hasOwnFields));
  const ofRecord = new Map(read.map((own, index) => [own.record, { own, index }]));
  const records = [...ofRecord.keys()];
  const names = asked ?? CASINO_FACET_NAMES;
  const facets: readonly Facet<PublicCasino>[] = names.flatMap((name) =>
    CASINO_FACETS.filter((facet) => facet.name === name),
  );
  const index = FacetIndex.of<PublicCasino>(records, facets);
  const orders = ordersOf(records, order);

  return (query = '') => {
    const ask = readOwnListQuery(query, names);
    const sort = orders.find(({ value }) => value === ask.value('sort')) ?? (orders[0] as Order);
    const searchText = ask.value('q');
    const filter = facetFilter(ask, facets, index);
    const found = filter.apply(sort.sorted()).filter(({ name }) => matches(searchText, name));
    const { items, before, pager } = paginate(found, ask, Math.max(1, perPage));
    const cards = items.map((record) => cardOf((ofRecord.get(record) as { own: OwnFacts }).own, ids));
    const ranked = sort === orders[0] ? withRanks(cards, before) : cards;
    return {
      form: {
        action: ask.path,
        hiddenFields: ask.hiddenFields(['q', 'sort']),
        search: {
          name: 'q',
          label: casinoLabels.reviews.search,
          placeholder: casinoLabels.reviews.placeholder,
          value: searchText,
        },
        select: {
          name: 'sort',
          label: casinoLabels.reviews.sort,
          value: sort.value,
          options: orders.map(({ value, label }) => ({ value, label })),
        },
        submit: casinoLabels.reviews.submit,
        ...(searchText === '' ? {} : { reset: ask.href({ q: '' }) }),
      },
      facets: filter.view,
      count: found.length,
      casinos: items.map((record, at) => ({
        index: ofRecord.get(record)?.index as number,
        card: ranked[at] as Ranked<OwnCasinoCard>,
        facts: factsOf(record),
      })),
      ...(pager === undefined ? {} : { pager }),
    };
  };
}

type OwnFacts = ReturnType<typeof readCasinoFacts>;

interface Order {
  /** In the address. */
  value: string;
  label: string;
  sorted(): readonly PublicCasino[];
}

/** The orders that a list has, that with which it begins first; one by a number only where it tells casinos apart. */
function ordersOf(records: readonly PublicCasino[], first: 'score' | 'given'): Order[] {
  const orderBy = (value: string, label: string, compare: CompareCasinos): Order => ({
    value,
    label,
    sorted: () => [...records].sort(compare),
  });
  const { rating, name } = casinoLabels.reviews.sorts;
  return [
    ...(first === 'given' ? [{ value: 'given', label: casinoLabels.ownOrder, sorted: () => records }] : []),
    orderBy('rating', rating, byRank),
    orderBy('name', name, (a, b) => byBlacklist(a, b) || byName(a, b)),
    ...CASINO_FACETS.flatMap((facet) => {
      const label = numberOrders()[facet.name as CasinoFacetName];
      if (label === undefined || facet.kind !== 'limit') return [];
      const numbers = new Map(records.map((record) => [record, facet.numberOf(record)]));
      if (new Set(numbers.values()).size < 2) return [];
      const direction = facet.bound === 'most' ? 1 : -1;
      const byNumber: CompareCasinos = (a, b) => {
        const [one, other] = [numbers.get(a), numbers.get(b)];
        if (one === undefined || other === undefined)
          return Number(one === undefined) - Number(other === undefined);
        return direction * (one - other);
      };
      return [orderBy(facet.name, label, (a, b) => byBlacklist(a, b) || byNumber(a, b) || byRank(a, b))];
    }),
  ];
}

function factsOf(casino: PublicCasino): ListedCasino['facts'] {
  if (casino.isBlacklisted) return {};
  return Object.fromEntries(
    CASINO_LIST_FACTS.flatMap((name) => {
      const value = casino[name];
      const texts = Array.isArray(value) ? value : value === undefined ? [] : [String(value)];
      return texts.length === 0 ? [] : [[name, texts]];
    }),
  );
}
