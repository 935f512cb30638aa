import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';
import { entity, type InputOf, type RecordOf } from '../../model/entity.js';
import { optional, required } from '../../model/field.js';
import { createdAt, id, updatedAt, type WithoutSystemFields } from '../../model/system-fields.js';
import { readSubId } from '../../values/addresses/visit-link.js';
import { identifier } from '../../values/identifier.js';
import { decimalNumber, wholeNumber } from '../../values/number.js';
import { currencyCode } from '../../values/offers/currency-code.js';
import { slug, slugOf } from '../../values/text/slug.js';
import { singleLineText } from '../../values/text/text.js';
import { dayOrMonth } from '../../values/timestamp.js';

const count = wholeNumber(0, 1_000_000_000);

/** What a programme reports of one day, casino and place: what came of visits, and what it pays. */
export const earning = entity({
  name: 'earning',
  plural: 'earnings',
  title: 'Earning',
  public: {},
  private: {
    id,
    slug: required(slug, 'Slug is required', {
      title: 'Slug',
      help: 'Made of the programme, the day, the casino and the place.',
    }),
    programme: required(singleLineText(200), 'Please say which programme', {
      title: 'Programme',
      help: 'By its slug or its name.',
    }),
    date: required(dayOrMonth, 'Please say of which day', {
      title: 'Date',
      help: 'What the row reports: a day, or a whole month as 2026-01.',
      aliases: ['day', 'stat date', 'report date'],
    }),
    casino: optional(singleLineText(200), {
      title: 'Casino',
      help: 'As the report names it: by its name, slug or brand id.',
      aliases: ['brand', 'merchant', 'site', 'product'],
    }),
    casinoId: optional(identifier, { title: 'Casino id' }),
    placement: optional(singleLineText(200), {
      title: 'Placement',
      help: 'The place of the link, as {placement} wrote it: a page and a place on it.',
      aliases: ['place'],
    }),
    subId: optional(singleLineText(200), {
      title: 'Sub-ID',
      help: 'What {subid} wrote: the affiliate in whose embed the link stood; or a placement, which is then read as one.',
      aliases: ['subid', 'sub id 1', 'afp', 'anid', 'tracking code'],
    }),
    market: optional(singleLineText(20), { title: 'Market', aliases: ['country', 'geo'] }),
    clicks: optional(count, { title: 'Clicks', aliases: ['visits', 'hits'] }),
    signUps: optional(count, {
      title: 'Sign-ups',
      aliases: ['registrations', 'signups', 'regs', 'leads'],
    }),
    firstDeposits: optional(count, {
      title: 'First Deposits',
      aliases: ['ftd', 'ftds', 'first time deposits', 'new depositors'],
    }),
    revenue: optional(decimalNumber(-1_000_000_000, 1_000_000_000), {
      title: 'Revenue',
      help: 'What the programme pays; less than nothing where players won more than they lost.',
      aliases: ['commission', 'earnings', 'income', 'payout', 'amount'],
    }),
    currency: optional(currencyCode, {
      title: 'Currency',
      help: 'Of the revenue; that of the programme unless given.',
    }),
    createdAt,
    updatedAt,
  },
});

/** What names a row of a report: another row that says the same of these corrects it. */
export const EARNING_IDENTITY = [
  'programme',
  'date',
  'casino',
  'placement',
  'subId',
  'market',
  'currency',
] as const;

/** The slug of a row, made of what names it. */
export function earningSlug(row: Partial<Pick<Earning, (typeof EARNING_IDENTITY)[number]>>): string {
  const words = EARNING_IDENTITY.map((name) => row[name]?.toLowerCase() ?? '').join('\n');
  const digest = bytesToHex(sha256(utf8ToBytes(words))).slice(0, 10);
  const { programme = '', date = '', casino = '' } = row;
  return slugOf(`${slugOf(`${programme} ${date} ${casino}`).slice(0, 100)} ${digest}`);
}

/** The place and the market that a row is about; a programme with one sub-id reports both there. */
export function placeOfEarning({
  placement,
  subId,
  market,
}: Pick<Earning, 'placement' | 'subId' | 'market'>): { placement: string; market: string } {
  const told = subId === undefined ? undefined : readSubId(subId);
  return {
    placement: placement ?? told?.placement ?? '',
    market: (market ?? told?.market ?? '').toUpperCase(),
  };
}

/** A stored row of a programme's report. */
export type Earning = RecordOf<typeof earning>;
/** The input for a new one. */
export type EarningInput = WithoutSystemFields<InputOf<typeof earning>>;
