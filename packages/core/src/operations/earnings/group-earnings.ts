import { type Earning, placeOfEarning } from '../../collections/earnings/earning.js';
import { Amounts, type Exchange } from '../../rules/earnings/exchange.js';
import { overlapOf, type Period, periodOf } from '../../rules/earnings/period.js';
import { compareText } from '../../values/text/compare-text.js';
import { VISIT_GROUPS, VISIT_NAMES } from '../site/visits.js';
import type { EarningsContent } from './earnings-content.js';

/** What earnings are added up by. */
export const EARNING_GROUPS = VISIT_GROUPS;

/** One of them. */
export type EarningGroup = (typeof EARNING_GROUPS)[number];

/** What came of the visits of one casino, page, place, programme, market, day or month. */
export interface EarningRow {
  /** What they have in common; empty where it is not known. */
  name: string;
  /** Own visits by people. */
  visits: number;
  /** Of the programmes: clicks, sign-ups, first deposits. */
  clicks: number;
  signUps: number;
  firstDeposits: number;
  /** By currency, as decimal numbers in text. */
  revenue: Record<string, string>;
  /** By currency, the revenue by click of the programmes or, where they count none, by own visit. */
  perClick: Record<string, string>;
}

/** Which rows are added up, and into which currency. */
export interface EarningsQuery {
  by: EarningGroup;
  period: Period;
  programme?: string | undefined;
  casino?: string | undefined;
  into?: string | undefined;
}

/** What was added up. */
export interface GroupedEarnings {
  rows: EarningRow[];
  total: EarningRow;
  /** The currency of the largest sum, or the one that is asked for; empty where nothing was paid. */
  main: string;
  /** Rows that reach over an end of the period, and are not in the sums. */
  leftOut: number;
  /** Rows that name no casino of this site; they are in the sums. */
  unmatched: number;
  /** Amounts without a rate, by currency; they stand in their own currency. */
  withoutRate: Record<string, string>;
}

const COUNTS = ['clicks', 'signUps', 'firstDeposits'] as const;

/** Adds up what programmes reported and what was counted here. */
export function groupEarnings(
  content: EarningsContent,
  exchange: Exchange,
  query: EarningsQuery,
): GroupedEarnings {
  const sums = new Map<string, Sum>();
  const total = new Sum();
  const withoutRate = new Amounts();
  let leftOut = 0;
  let unmatched = 0;
  const sumOf = (name: string) => {
    const sum = sums.get(name) ?? new Sum();
    sums.set(name, sum);
    return sum;
  };
  for (const row of content.earnings) {
    const span = periodOf(row.date);
    const casino = content.slugOf(row.casinoId);
    const isWanted =
      (query.programme === undefined || row.programme === query.programme) &&
      (query.casino === undefined || casino === query.casino);
    const overlap = isWanted ? overlapOf(span, query.period) : 'none';
    if (overlap === 'part') leftOut++;
    if (overlap !== 'whole') continue;
    if (casino === undefined) unmatched++;
    const money = moneyOf(row, span.until, query.into, exchange);
    if (money !== undefined && query.into !== undefined && money.code !== query.into)
      withoutRate.add(money.code, money.amount);
    for (const sum of [sumOf(ROW_NAMES[query.by](row, casino ?? row.casino ?? '')), total])
      sum.addRow(row, money);
  }
  for (const visit of content.visits) {
    if (visit.day < query.period.since || visit.day > query.period.until) continue;
    if (query.casino !== undefined && visit.casino !== query.casino) continue;
    const programme = content.programmeOf(visit);
    if (query.programme !== undefined && programme !== query.programme) continue;
    const name = query.by === 'programme' ? (programme ?? '') : VISIT_NAMES[query.by](visit);
    for (const sum of [sumOf(name), total]) sum.visits += visit.count;
  }
  const isByTime = query.by === 'day' || query.by === 'month';
  const main = query.into ?? total.amounts.largest();
  const rows = [...sums]
    .sort(([a, one], [b, other]) =>
      isByTime ? compareText(a, b) : other.compare(one, main) || compareText(a, b),
    )
    .map(([name, sum]) => sum.row(name));
  return { rows, total: total.row(''), main, leftOut, unmatched, withoutRate: withoutRate.sums() };
}

/** What is added up of one group. */
class Sum {
  visits = 0;
  readonly amounts = new Amounts();
  readonly #counts = { clicks: 0, signUps: 0, firstDeposits: 0 };

  addRow(row: Earning, money: { code: string; amount: string } | undefined): void {
    for (const name of COUNTS) this.#counts[name] += row[name] ?? 0;
    if (money !== undefined) this.amounts.add(money.code, money.amount);
  }

  /** By revenue of a currency, then by visits and clicks. */
  compare(other: Sum, code: string): number {
    const { clicks } = this.#counts;
    return (
      this.amounts.compare(other.amounts, code) || this.visits - other.visits || clicks - other.#counts.clicks
    );
  }

  row(name: string): EarningRow {
    const { visits, amounts } = this;
    const clicks = this.#counts.clicks || visits;
    return {
      ...{ name, visits, ...this.#counts },
      ...{ revenue: amounts.sums(), perClick: clicks === 0 ? {} : amounts.dividedBy(clicks) },
    };
  }
}

/** The revenue of a row, in the currency that is asked for where a rate says what it is worth there. */
function moneyOf(row: Earning, day: string, into: string | undefined, exchange: Exchange) {
  if (row.revenue === undefined || row.currency === undefined) return undefined;
  const amount = String(row.revenue);
  const worth = into === undefined ? undefined : exchange(amount, row.currency, into, day);
  return worth === undefined || into === undefined
    ? { code: row.currency, amount }
    : { code: into, amount: worth };
}

const ROW_NAMES: Record<EarningGroup, (row: Earning, casino: string) => string> = {
  casino: (_row, casino) => casino,
  page: (row) => partsOf(placeOfEarning(row).placement)[0],
  place: (row) => partsOf(placeOfEarning(row).placement).join(' ').trim(),
  programme: ({ programme }) => programme,
  market: (row) => placeOfEarning(row).market,
  day: ({ date }) => date,
  month: ({ date }) => date.slice(0, 'YYYY-MM'.length),
};

/** The page and the place of a placement; one that is none of ours is a place of no page. */
function partsOf(placement: string): [page: string, place: string] {
  const at = placement.indexOf('_');
  return at < 0 ? ['', placement] : [placement.slice(0, at), placement.slice(at + 1)];
}
