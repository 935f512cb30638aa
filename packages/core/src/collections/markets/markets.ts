import type { ChangeContext } from '../../operations/define/operation.js';
import { problem } from '../../problem.js';
import { findMarket, marketName } from '../../values/markets/market-names.js';
import { collection } from '../collection.js';
import type { Market } from './market.js';

/** The markets that the site serves, by their codes. */
export const markets = collection('markets', {
  label: 'code',
  editPermission: 'edit markets',
  search: ['code'],
  filters: {},
  sorts: ['code', 'createdAt'],
  order: (a, b) => (a.code < b.code ? -1 : 1),
  file: {
    identity: ['code'],
    word: () => (text) => findMarket(text) ?? text,
    columns: ['code'],
    scale: 10,
    derived: ['code'],
  },
  summary: 'Markets: countries, states and provinces that the site serves, and what holds there',
  columns: [
    { field: 'code', title: 'Market' },
    'minimumAge',
    'hideOffers',
    'termsBesideOffer',
    'maxWageringTimes',
  ],
  form: [
    'code',
    { title: 'Age and Help', fields: ['minimumAge', 'helplineName', 'helplineUrl'] },
    ...['notice', 'disclosure'],
    {
      title: 'Offers',
      fields: ['hideOffers', 'firstOfferOnly', 'termsBesideOffer', 'maxWageringTimes'],
    },
    ...['offersNeedLicense', 'wordsToAvoid'],
  ],
  usualSort: 'code',
  icon: 'market',
  aboutEmpty: 'Add the countries, states and provinces that your site serves: their rules then hold on it.',
  prompts: [{ field: 'code', question: 'Market, such as GB or CA-ON' }],
  examples: {
    record: 'GB',
    add: [{ code: 'DE' }, { code: 'ontario', notice: '19+. Play responsibly.' }],
    edit: [{ minimumAge: '21' }, { hideOffers: 'yes' }],
    default: { minimumAge: '21' },
    set: { termsBesideOffer: 'yes' },
  },
  derive: requireNew,
});

/** Refuses a market that is there already. Problem: `conflict`. */
function requireNew(
  { content }: ChangeContext,
  given: Record<string, unknown>,
  before?: Market,
): Record<string, unknown> {
  const { code } = given;
  if (typeof code !== 'string' || code === before?.code) return given;
  const other = content.markets.find((one) => one.code === code);
  if (other === undefined || other.id === before?.id) return given;
  throw problem('market.taken', { code, name: marketName(code) }, { at: { path: 'code', value: code } });
}
