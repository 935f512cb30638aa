import type { RecordIdentity } from '../../csv/import-rules.js';
import { memoizeWeak } from '../../lazy.js';
import type { ChangeContext } from '../../operations/define/operation.js';
import { problem } from '../../problem.js';
import { compareText } from '../../values/text/compare-text.js';
import { slugOf } from '../../values/text/slug.js';
import { dayOrMonth } from '../../values/timestamp.js';
import type { Casino } from '../casinos/casino.js';
import { collection } from '../collection.js';
import { type Filter, named, oneOf } from '../filters.js';
import { findProgramme, programmeSlugsByName } from '../programmes/find-programme.js';
import type { Programme } from '../programmes/programme.js';
import { EARNING_IDENTITY, type Earning, earningSlug } from './earning.js';

/** What programmes report, row by row; only who manages earnings sees them. */
export const earnings = collection('earnings', {
  label: 'slug',
  editPermission: 'manage earnings',
  search: ['casino', 'placement', 'subId'],
  filters: { programme: named(), casino: casinoNamed(), matched: matched() },
  sorts: ['date', 'programme', 'revenue', 'createdAt'],
  order: (a, b) => compareText(b.date, a.date) || compareText(a.programme, b.programme),
  file: {
    identity: byWhatIsReported,
    columns: [
      ...['programme', 'date', 'casino', 'placement', 'market', 'clicks', 'signUps', 'firstDeposits'],
      ...['revenue', 'currency'],
    ],
    filled: ['slug', 'casinoId'],
    scale: 10,
    derived: ['slug', ...EARNING_IDENTITY, 'casinoId', 'revenue'],
  },
  summary: 'Earnings: what programmes report of each day, casino and place, added up and compared',
  columns: ['date', 'programme', 'casino', 'placement', 'clicks', 'firstDeposits', 'revenue', 'currency'],
  form: [
    { title: 'Report', fields: ['programme', 'date', 'casino'] },
    { title: 'Place', fields: ['placement', 'subId', 'market'] },
    { title: 'Figures', fields: ['clicks', 'signUps', 'firstDeposits', 'revenue', 'currency'] },
  ],
  usualSort: '-date',
  icon: 'tracking',
  aboutEmpty: 'Import the reports of your programmes: they then stand beside your own visits.',
  prompts: [{ field: 'programme', question: 'Programme (slug or name)' }, 'date', 'casino', 'revenue'],
  examples: {
    record: 'sample-partners-2026-05-02-copper-heron-c97f3b0d78',
    list: { programme: 'sample-partners', matched: 'no' },
    listFields: ['date', 'casino'],
    add: [
      { programme: 'sample-partners', date: '2026-06-30', casino: 'golden-fox', revenue: '120.50' },
      { programme: 'sample-partners', date: '2026-06-29', clicks: '40', firstDeposits: '1' },
    ],
    edit: [{ casino: 'copper-heron' }, { revenue: '-12.5' }],
    default: { programme: 'sample-partners' },
    set: { currency: 'EUR' },
  },
  derive: deriveFields,
});

function deriveFields(
  { content }: ChangeContext,
  given: Record<string, unknown>,
  before?: Earning,
): Record<string, unknown> {
  const derived = { ...given };
  if (typeof given.programme === 'string')
    derived.programme = findProgramme(content, given.programme, 'programme').slug;
  const { programme, casino, revenue, currency } = { ...before, ...derived } as Partial<Earning>;
  const partner = content.programmes.getBySlug(programme ?? '');
  if (typeof casino === 'string') {
    const found = casinosByWord(content).of(casino, partner);
    // One that was matched stays so although the casino is called otherwise since.
    if (found !== undefined) derived.casinoId = found.id;
    else if (before !== undefined && casino !== before.casino) derived.casinoId = null;
  }
  if (currency == null && revenue != null) {
    if (partner?.currency === undefined)
      throw problem('earning.currency-unknown', { programme: programme ?? '' }, { at: { path: 'currency' } });
    derived.currency = partner.currency;
  }
  return { ...derived, slug: earningSlug({ ...before, ...derived }) };
}

type Content = ChangeContext['content'];

/** The casinos by the words of reports for them; a word that two share names neither. */
const casinosByWord = memoizeWeak(({ casinos }: Content) => {
  const words = new Map<string, Casino | undefined>();
  const say = (word: string, casino: Casino) => {
    const other = words.get(word);
    words.set(word, words.has(word) && other?.id !== casino.id ? undefined : casino);
  };
  for (const casino of casinos.all()) {
    say(casino.slug, casino);
    say(casino.name.toLowerCase(), casino);
    if (casino.programme !== undefined && casino.brandId !== undefined)
      say(brandKey(casino.programme, casino.brandId), casino);
  }
  return {
    of: (word: string, programme: Programme | undefined) =>
      (programme && words.get(brandKey(programme.slug, word))) ?? words.get(word.trim().toLowerCase()),
  };
});

const brandKey = (programme: string, brandId: string) => `${programme}\n${brandId.trim().toLowerCase()}`;

function byWhatIsReported({ content }: ChangeContext): RecordIdentity {
  const programmes = programmeSlugsByName(content);
  return {
    by: 'words',
    columns: EARNING_IDENTITY,
    word(text, column) {
      const word = text.toLowerCase();
      if (column === 'programme') return programmes.get(word) ?? word;
      if (column !== 'date') return word;
      const day = dayOrMonth.parse(text);
      return 'value' in day ? day.value : word;
    },
  };
}

/** The rows about one casino, as reports name it. */
function casinoNamed(): Filter {
  return {
    ...named(),
    passes(record, value) {
      const { casino = '' } = record as Earning;
      return casino.toLowerCase() === value.toLowerCase() || slugOf(casino) === value;
    },
  };
}

/** The rows whose casino is one of the site, or those that wait for one. */
function matched(): Filter<'yes' | 'no'> {
  return {
    ...oneOf(['yes', 'no'], 'answer'),
    help: () => 'yes: only those of casinos of this site; no: only those that name none of them',
    passes: (record, value) => ((record as Earning).casinoId !== undefined) === (value === 'yes'),
  };
}
