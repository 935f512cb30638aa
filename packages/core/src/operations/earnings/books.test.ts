import { beforeAll, describe, expect, test } from 'vitest';
import { casinosAdd, casinosRename } from '../../collections/casinos/casinos.js';
import { casinosMerge } from '../../collections/casinos/merge/casinos-merge.js';
import { earnings } from '../../collections/earnings/earnings.js';
import { programmes } from '../../collections/programmes/programmes.js';
import { rates } from '../../collections/rates/rates.js';
import type { LogLine } from '../../model/documents/traffic-logs.js';
import { createPerform, type Perform } from '../../perform.js';
import { runtime } from '../../runtime.js';
import { memoryStorage } from '../../store/memory-storage.js';
import { trackingVisits } from '../site/visits.js';
import { historyUndo } from '../store/undo.js';
import { actingAs } from '../testing/memory-store.js';
import { earningsReconcile } from './earnings-reconcile.js';
import { earningsReport } from './earnings-report.js';

/**
 * A script's own ledger, in whole cents: what visitors did each day of June, and what three programmes say of it.
 * Auroch reports days in German with decimal commas; Bison reports days in dollars by sub-id, and keeps 7 % of the clicks of
 * one place to itself; Civet reports the whole month, in pounds.
 */
interface Entry {
  programme: 'auroch' | 'bison' | 'civet';
  day: string;
  casino: string;
  place: string;
  visits: number;
  clicks: number;
  signUps: number;
  deposits: number;
  cents: number;
}

const CASINOS = {
  auroch: ['Amber Ibis', 'Azure Kite'],
  bison: ['Birch Owl'],
  civet: ['Cedar Wren'],
} as const;
const PLACES = ['best-casinos_casinos-1', 'best-casinos_casinos-2', 'review-x_casino'];
const SHAVED = 'best-casinos_casinos-2';
const DAYS = Array.from({ length: 30 }, (_, at) => `2026-06-${String(at + 1).padStart(2, '0')}`);

const ledger: Entry[] = [];
let seed = 7;
const next = (below: number) => {
  seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648;
  return seed % below;
};
for (const programme of ['auroch', 'bison', 'civet'] as const)
  for (const casino of CASINOS[programme])
    for (const place of PLACES)
      for (const day of DAYS) {
        const visits = 80 + next(60);
        const isShaved = programme === 'bison' && place === SHAVED;
        const clicks = isShaved ? Math.round(visits * 0.93) : visits - next(2);
        ledger.push({
          ...{ programme, day, casino, place, visits, clicks },
          ...{ signUps: next(9), deposits: next(4), cents: next(30_000) - 5_000 },
        });
      }

const slugOf = (casino: string) => casino.toLowerCase().replace(' ', '-');
const sum = (entries: readonly Entry[], of: (entry: Entry) => number) =>
  entries.reduce((all, entry) => all + of(entry), 0);
const money = (cents: number) =>
  `${cents < 0 ? '-' : ''}${Math.floor(Math.abs(cents) / 100)}.${String(Math.abs(cents) % 100).padStart(2, '0')}`;
const german = (cents: number) => money(cents).replace('.', ',');
const of = (programme: Entry['programme']) => ledger.filter((entry) => entry.programme === programme);

const auroch = (entries: readonly Entry[]) =>
  [
    'Datum;Marke;Werbemittel;Klicks;Anmeldungen;Ersteinzahler;Provision',
    ...entries.map((one) => {
      const date = one.day.split('-').reverse().join('.');
      return [date, one.casino, one.place, one.clicks, one.signUps, one.deposits, german(one.cents)].join(
        ';',
      );
    }),
  ].join('\n');
const bison = (entries: readonly Entry[]) =>
  [
    'Date,Brand,Sub ID,Clicks,Regs,FTD,Commission,Currency',
    ...entries.map((one) =>
      [
        one.day,
        'b-7',
        `${one.place}_gb`,
        one.clicks,
        one.signUps,
        one.deposits,
        money(one.cents),
        'USD',
      ].join(','),
    ),
  ].join('\n');
const civet = (entries: readonly Entry[]) =>
  `Month,Merchant,Clicks,Registrations,FTDs,Income\n2026-06,cedar-wren,${sum(entries, (one) => one.clicks)},${sum(
    entries,
    (one) => one.signUps,
  )},${sum(entries, (one) => one.deposits)},${money(sum(entries, (one) => one.cents))}`;

const AUROCH = {
  onConflict: 'update',
  default: { programme: 'Auroch' },
  map: {
    ...{ date: 'Datum', casino: 'Marke', placement: 'Werbemittel', clicks: 'Klicks' },
    ...{ signUps: 'Anmeldungen', firstDeposits: 'Ersteinzahler', revenue: 'Provision' },
  },
} as const;
const BISON = { onConflict: 'update', default: { programme: 'bison' } } as const;
const CIVET = { onConflict: 'update', default: { programme: 'civet' }, map: { date: 'Month' } } as const;

let perform: Perform;

async function take(source: string, settings: object) {
  return (await perform(earnings.operations.import, { source, ...settings })).result;
}

const report = async (input: object) => (await perform(earningsReport, input)).result;

beforeAll(async () => {
  const storage = memoryStorage();
  perform = createPerform(storage, runtime);
  for (const [name, currency] of Object.entries({ Auroch: 'EUR', Bison: 'USD', Civet: 'GBP' }))
    await perform(programmes.operations.add, { record: { name, currency } });
  for (const [programme, names] of Object.entries(CASINOS))
    for (const name of names) {
      const brandId = programme === 'bison' ? { brandId: 'B-7' } : {};
      const record = { name, description: 'Calm.', programme, ...brandId };
      await perform(casinosAdd, { record });
    }
  const lines = ledger.flatMap(({ casino, day, place, visits }, at): LogLine<'visits'>[] => {
    const [page = '', spot = ''] = place.split('_');
    const line = {
      casino: slugOf(casino),
      page,
      place: spot,
      market: '',
      ts: new Date(`${day}T12:00`).getTime(),
    };
    return [
      { id: `f${at}`, kind: 'first', count: visits - 20, ...line },
      { id: `r${at}`, kind: 'repeat', count: 20, ...line },
      { id: `c${at}`, kind: 'crawler', count: 11, ...line },
    ];
  });
  for (const line of lines) await storage.appendLog('visits', line);
  // A month that comes twice, and once more with one row corrected.
  const wrong = of('auroch').map((one, at) =>
    at === 5 ? { ...one, cents: one.cents + 12_345, deposits: 9 } : one,
  );
  expect((await take(auroch(wrong), AUROCH)).created).toBe(wrong.length);
  expect((await take(auroch(wrong), AUROCH)).unchanged).toBe(wrong.length);
  expect(await take(auroch(of('auroch')), AUROCH)).toMatchObject({ created: 0, updated: 1 });
  await take(bison(of('bison')), BISON);
  await take(bison(of('bison')), BISON);
  await take(civet(of('civet')), CIVET);
});

const CODES = { auroch: 'EUR', bison: 'USD', civet: 'GBP' } as const;

/** What the ledger comes to, by currency. */
function revenueOf(entries: readonly Entry[]): Record<string, string> {
  const codes = [...new Set(entries.map(({ programme }) => CODES[programme]))].sort();
  return Object.fromEntries(
    codes.map((code) => [
      code,
      money(
        sum(
          entries.filter((one) => CODES[one.programme] === code),
          (one) => one.cents,
        ),
      ),
    ]),
  );
}

describe('the reports of three programmes come to what the ledger does', () => {
  // Civet names no places, and its month is no day.
  const groups = {
    casino: (one: Entry) => slugOf(one.casino),
    programme: (one: Entry) => one.programme,
    month: () => '2026-06',
    place: (one: Entry) => (one.programme === 'civet' ? '' : one.place.replace('_', ' ')),
    page: (one: Entry) => (one.programme === 'civet' ? '' : (one.place.split('_')[0] as string)),
    day: (one: Entry) => (one.programme === 'civet' ? '2026-06' : one.day),
  };
  test.each(Object.keys(groups) as (keyof typeof groups)[])('by %s', async (by) => {
    const { rows, total } = await report({ by });
    const names = [...new Set(ledger.map(groups[by]))];
    for (const name of names) {
      const own = ledger.filter((one) => groups[by](one) === name);
      expect(
        rows.find((row) => row.name === name),
        name,
      ).toMatchObject({
        clicks: sum(own, (one) => one.clicks),
        signUps: sum(own, (one) => one.signUps),
        firstDeposits: sum(own, (one) => one.deposits),
        revenue: revenueOf(own),
      });
    }
    expect(total).toMatchObject({ visits: sum(ledger, (one) => one.visits), revenue: revenueOf(ledger) });
    expect(rows.reduce((all, { visits }) => all + visits, 0)).toBe(total.visits);
  });

  test('visits alone are added up by programme too, and editors are not told of them', async () => {
    const { rows, visits } = (await perform(trackingVisits, { by: 'programme' })).result;
    expect(visits).toBe(sum(ledger, (one) => one.visits));
    for (const programme of ['auroch', 'bison', 'civet'] as const)
      expect(rows.find(({ name }) => name === programme)?.visits, programme).toBe(
        sum(of(programme), (one) => one.visits),
      );
    await expect(perform(trackingVisits, { by: 'programme' }, actingAs('editor'))).rejects.toMatchObject({
      code: 'not-allowed',
    });
    expect((await perform(trackingVisits, {}, actingAs('editor'))).result.visits).toBe(visits);
  });

  test('and of one programme', async () => {
    const { total } = await report({ programme: 'bison' });
    const own = of('bison');
    expect(total).toMatchObject({ visits: sum(own, (one) => one.visits), revenue: revenueOf(own) });
  });

  test('and of half a month, without the report of the whole month, which is said', async () => {
    const { total, leftOut } = await report({ since: '2026-06-01', until: '2026-06-15' });
    const half = ledger.filter((one) => one.day <= '2026-06-15' && one.programme !== 'civet');
    expect(total.revenue).toEqual(revenueOf(half));
    expect(leftOut).toBe(1);
  });

  test('and beside the period before', async () => {
    const { before } = await report({ since: '2026-06-16', until: '2026-06-25' });
    const days = ledger.filter((one) => one.day >= '2026-06-06' && one.day <= '2026-06-15');
    expect(before).toMatchObject({ since: '2026-06-06', until: '2026-06-15' });
    expect(before?.total.revenue).toEqual(revenueOf(days.filter((one) => one.programme !== 'civet')));
  });
});

test('two currencies are added up by the rate of the day alone, and what has no rate has its own sum', async () => {
  const add = (date: string, rate: number) =>
    perform(rates.operations.add, { record: { code: 'USD', into: 'EUR', date, rate } });
  await add('2026-06-01', 0.9);
  await add('2026-06-11', 0.925);
  const { total, withoutRate } = await report({ into: 'EUR' });
  const dollars = of('bison').reduce((all, one) => all + one.cents * (one.day < '2026-06-11' ? 900 : 925), 0);
  // In thousandths of cents, so that nothing is rounded.
  const exact = sum(of('auroch'), (one) => one.cents) * 1_000 + dollars;
  expect(Math.round(Number(total.revenue.EUR) * 100_000)).toBe(exact);
  expect(withoutRate).toEqual({ GBP: revenueOf(of('civet')).GBP });
  expect(total.revenue.GBP).toBe(withoutRate.GBP);
  await perform(historyUndo, { steps: 2 });
});

test('a programme that keeps 7 % of the clicks of one place to itself is found, with its days, and no other', async () => {
  const { rows, gaps, reported } = (await perform(earningsReconcile, {})).result;
  expect(gaps).toBe(1);
  const own = of('bison').filter(({ place }) => place === SHAVED);
  const missing = sum(own, (one) => one.visits) - sum(own, (one) => one.clicks);
  expect(rows[0]).toMatchObject({
    ...{ programme: 'bison', casino: 'birch-owl', placement: SHAVED, missing, isGap: true },
  });
  expect(rows[0]?.days).toEqual(
    own
      .filter(({ visits, clicks }) => visits > clicks)
      .map(({ day, visits, clicks }) => ({ day, visits, clicks })),
  );
  expect(reported).toContainEqual({ programme: 'civet', days: 30 });
  expect(rows.find(({ programme }) => programme === 'civet')).toMatchObject({
    ...{ casino: 'cedar-wren', placement: '', visits: sum(of('civet'), (one) => one.visits) },
  });
});

test('a sub-id of ours tells the market too', async () => {
  const { rows } = await report({ by: 'market', programme: 'bison' });
  expect(rows.find(({ name }) => name === 'GB')?.revenue).toEqual(revenueOf(of('bison')));
});

test('rows of casinos that are none of ours are kept and listed', async () => {
  const file = 'Date,Brand,Clicks,Commission\n2026-06-30,Nobody,3,1.10\n';
  const { unmatched } = await report({});
  await take(file, BISON);
  expect((await report({})).unmatched).toBe(unmatched + 1);
  const listed = (await perform(earnings.operations.list, { matched: 'no' })).result;
  expect(listed.records).toMatchObject([{ casino: 'Nobody', revenue: 1.1 }]);
  await perform(historyUndo, {});
});

test('a casino that is renamed keeps its visits, and so no gap comes of it', async () => {
  const before = await report({});
  await perform(casinosRename, { record: 'birch-owl', slug: 'silver-owl' });
  expect((await perform(earningsReconcile, {})).result.gaps).toBe(1);
  const after = await report({ casino: 'silver-owl' });
  expect(after.total.visits).toBe(sum(of('bison'), (one) => one.visits));
  expect((await report({})).total).toEqual(before.total);
  await perform(historyUndo, {});
});

test('a programme or a casino that is not there is no empty report', async () => {
  await expect(report({ programme: 'bisonn' })).rejects.toMatchObject({ code: 'not-found' });
  await expect(report({ casino: 'nobody' })).rejects.toMatchObject({ code: 'not-found' });
  await expect(perform(earningsReconcile, { programme: 'nobody' })).rejects.toMatchObject({
    code: 'not-found',
  });
});

test('what was reported of a casino that becomes one with another is reported of that one', async () => {
  const { rows } = await report({ by: 'casino' });
  await perform(casinosMerge, { record: 'azure-kite', others: ['amber-ibis'] });
  const merged = await report({ by: 'casino' });
  const both = ledger.filter(({ casino }) => casino === 'Azure Kite' || casino === 'Amber Ibis');
  expect(merged.rows.find(({ name }) => name === 'azure-kite')?.revenue).toEqual(revenueOf(both));
  await perform(historyUndo, {});
  expect((await report({ by: 'casino' })).rows).toEqual(rows);
});

test('what is drawn says nothing that a name could run', async () => {
  const file = 'Date,Brand,Clicks,Commission\n2026-06-30,"<script>alert(1)</script>",3,99999.10\n';
  await take(file, BISON);
  const { plot } = await report({ plot: true });
  expect(plot).toContain('&#60;script&#62;alert(1)');
  expect(plot).not.toContain('<script');
  await perform(historyUndo, {});
});
