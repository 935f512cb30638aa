import { compareWords } from '../../rules/ranking.js';
import { slugOf } from '../../values/text/slug.js';
import { collection } from '../collection.js';
import { textIn } from '../filters.js';
import type { Rate } from './rate.js';

/** Exchange rates, each with its day: without one, amounts of two currencies are never added up. */
export const rates = collection('rates', {
  label: 'slug',
  editPermission: 'manage earnings',
  search: ['code', 'into'],
  filters: { code: textIn(['USD', 'GBP', 'EUR']) },
  sorts: ['date', 'code', 'createdAt'],
  order: (a, b) => compareWords(b.date, a.date) || compareWords(a.code, b.code),
  file: {
    identity: ['code', 'into', 'date'],
    columns: ['code', 'into', 'date', 'rate'],
    filled: ['slug'],
    derived: ['slug', 'code', 'into', 'date'],
    scale: 10,
  },
  summary: 'Rates: what currencies are worth in others, each from a day on',
  columns: ['code', 'into', 'date', 'rate'],
  form: [{ title: 'Rate', fields: ['code', 'into', 'date', 'rate'] }],
  usualSort: '-date',
  icon: 'tracking',
  aboutEmpty:
    'Earnings in two currencies are added up once you say what one is worth in the other, and since when.',
  prompts: ['code', 'into', 'date', 'rate'],
  examples: {
    record: 'usd-eur-2026-01-01',
    list: { code: 'USD' },
    listFields: ['date', 'rate'],
    add: [
      { code: 'GBP', into: 'EUR', date: '2026-06-01', rate: '1.17' },
      { code: 'USD', into: 'EUR', date: '2026-07-01', rate: '0.9135' },
    ],
    edit: [{ rate: '0.93' }, { date: '2026-06-02' }],
    default: { into: 'EUR' },
    set: { into: 'EUR' },
  },
  derive(_context, given, before) {
    const { code, into, date } = { ...before, ...given } as Partial<Rate>;
    return { ...given, slug: slugOf(`${code} ${into} ${date}`) };
  },
});
