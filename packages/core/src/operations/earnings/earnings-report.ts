import * as z from 'zod';
import { exchangeOf } from '../../rules/earnings/exchange.js';
import { ALL_DAYS, daysOf, type Period, periodBefore } from '../../rules/earnings/period.js';
import { currencyCode } from '../../values/offers/currency-code.js';
import { day } from '../../values/timestamp.js';
import { question } from '../define/operation.js';
import { askedSlugs, earningsContent } from './earnings-content.js';
import { EARNING_GROUPS, type EarningGroup, type EarningRow, groupEarnings } from './group-earnings.js';

/** Of groups that are no days and no months, those that earn most are drawn. */
const MOST_BARS = 12;

/** Earnings beside own visits, added up; days are inclusive, and all that is known without them. */
export const earningsReport = question({
  name: 'earnings.report',
  summary: 'Add up earnings and own visits by casino, page, place, programme, market, day or month',
  permission: 'manage earnings',
  exposure: { command: 'earnings report', screen: '/admin/books' },
  isHeavy: () => true,
  input: () =>
    z.strictObject({
      by: z.enum(EARNING_GROUPS).default('casino'),
      programme: z.string().max(200).optional().describe('Only of this programme, by its slug'),
      casino: z.string().max(200).optional().describe('Only of this casino, by its slug'),
      since: day.schema.optional(),
      until: day.schema.optional(),
      into: currencyCode.schema
        .optional()
        .describe('The currency of the sums, by the rates of the store; each has its own sum without it'),
      plot: z.boolean().default(false).describe('Draws the revenue of one currency as SVG too'),
    }),
  async run({ content, store }, { by, since, until, plot, into, ...asked }) {
    const period = { since: since ?? ALL_DAYS.since, until: until ?? ALL_DAYS.until };
    const books = await earningsContent(content, store);
    const names = askedSlugs(content, books, asked);
    const exchange = exchangeOf(content.rates.all());
    const inPeriod = (period: Period) => groupEarnings(books, exchange, { by, period, into, ...names });
    // Where the period has no first or no last day, nothing is as long before it.
    const before = since === undefined || until === undefined ? undefined : periodBefore({ since, until });
    const { main, ...sums } = inPeriod(period);
    const compared = before === undefined ? {} : { before: beforeOf(before, inPeriod(before)) };
    const drawn =
      plot && main !== '' ? { plot: await plotOf({ by, period, code: main }, { ...sums, ...compared }) } : {};
    return { by, ...sums, ...compared, ...drawn };
  },
});

function beforeOf(period: Period, { rows, total }: { rows: EarningRow[]; total: EarningRow }) {
  return { ...period, rows, total };
}

/** The revenue of one currency: of days each beside the one of the period before, of other groups those that earn most. */
async function plotOf(
  { by, period, code }: { by: EarningGroup; period: Period; code: string },
  { rows, before }: Plotted,
): Promise<string> {
  const { plotEarnings } = await import('./plot-earnings.js');
  const amounts = amountsOf(rows, code);
  const earlier = before === undefined ? undefined : amountsOf(before.rows, code);
  const point = (name: string, nameBefore?: string) => ({
    name,
    amount: amounts.get(name) ?? 0,
    ...(earlier === undefined || nameBefore === undefined ? {} : { before: earlier.get(nameBefore) ?? 0 }),
  });
  const isByTime = by === 'day' || by === 'month';
  const points =
    by === 'day' && before !== undefined
      ? pairs(daysOf(period), daysOf(before)).map(([day, dayBefore]) => point(day, dayBefore))
      : isByTime
        ? rows.map(({ name }) => point(name))
        : [...amounts.keys()].slice(0, MOST_BARS).map((name) => point(name, name));
  return plotEarnings({
    title: before === undefined ? `Revenue in ${code}` : `Revenue in ${code}, and in the period before`,
    isByTime,
    points,
  });
}

type Plotted = { rows: EarningRow[]; before?: Period & { rows: EarningRow[] } };

function amountsOf(rows: readonly EarningRow[], code: string): Map<string, number> {
  return new Map(
    rows.flatMap(({ name, revenue }) => (code in revenue ? [[name, Number(revenue[code])] as const] : [])),
  );
}

function pairs<T>(one: readonly T[], other: readonly T[]): [T, T | undefined][] {
  return one.map((item, at) => [item, other[at]]);
}
