import { memoizeWeak } from '../../lazy.js';
import { askedIssues } from '../../model/asked-fields.js';
import { groupBy } from '../../model/markets/group-by.js';
import { requireValid } from '../../model/require-valid.js';
import type { ChangeContext } from '../../operations/define/operation.js';
import { problem } from '../../problem.js';
import { compareWords } from '../../rules/ranking.js';
import { findMarket, marketName } from '../../values/markets/market-names.js';
import { casinoWord, withCasino, withOwnCasino } from '../casino-reference.js';
import { collection } from '../collection.js';
import { type Filter, named, oneOf } from '../filters.js';
import { brandIdWarnings } from '../programmes/brand-id-warnings.js';
import { listingBrand } from '../programmes/brands.js';
import { withOwnProgramme, withProgramme } from '../programmes/programme-reference.js';
import { readCountryLinks } from './country-links.js';
import { ACCEPTANCE, type Listing, listing, listingSlug } from './listing.js';

/** How casinos stand in markets: whom they accept, under which license, where the link leads, which offer is shown. */
export const listings = collection('listings', {
  label: 'slug',
  editPermission: 'edit casinos, bonuses and games',
  search: ['casino', 'market', 'licenseNumber', 'licensedDomain'],
  filters: { market: inMarket(), accepts: oneOf(ACCEPTANCE, 'answer'), casino: named() },
  sorts: ['casino', 'market', 'lastChecked', 'createdAt'],
  order: (a, b) => compareWords(a.casino, b.casino) || compareWords(a.market, b.market),
  file: {
    identity: ['casino', 'market'],
    word: ({ content }) => {
      return (text, column) => (column === 'market' ? (findMarket(text) ?? text) : casinoWord(content, text));
    },
    columns: ['casino', 'market', 'accepts'],
    filled: ['slug', 'casinoId', 'offerId'],
    scale: 10,
    derived: [
      ...['slug', 'casino', 'casinoId', 'market', 'offer', 'offerId'],
      ...['visitUrl', 'programme', 'brandId'],
    ],
  },
  summary: 'Listings: how casinos stand in markets',
  columns: ['casino', 'market', 'accepts', 'licenseAuthority', 'offer', 'lastChecked'],
  form: [
    { title: 'Listing', fields: ['casino', 'market', 'accepts'] },
    { title: 'License', fields: ['licenseAuthority', 'licenseNumber', 'licensedDomain'] },
    { title: 'Link', fields: ['visitUrl', 'termsUrl', 'programme', 'brandId', 'offer'] },
    { title: 'Check', fields: ['lastChecked', 'source'] },
  ],
  tabs: 'accepts',
  usualSort: 'casino',
  marks: {
    confirm: {
      field: 'lastChecked',
      value: 'today',
      summary: 'Say that listings were checked today',
      about: 'Say that you compared listings with the casinos today',
      done: 'Checked today:',
    },
  },
  icon: 'market',
  aboutEmpty: 'A listing says how one casino stands in one country, state or province.',
  prompts: [{ field: 'casino', question: 'Casino (slug or name)' }, 'market', 'accepts'],
  examples: {
    record: 'paper-kite-in-ca-on',
    list: { market: 'GB', accepts: 'yes' },
    listFields: ['casino', 'accepts'],
    add: [
      { casino: 'copper-heron', market: 'SE', accepts: 'no' },
      { casino: 'paper-kite', market: 'FI', accepts: 'yes' },
    ],
    edit: [{ accepts: 'no' }, { visitUrl: 'https://copper-heron.example/gb' }],
    default: { accepts: 'unknown' },
    set: { accepts: 'no' },
  },
  deriveRow(content, given, before) {
    // The id may be of another store: its title and its casino tell which offer it is.
    const { offerId: _ofAnother, ...row } = withOwnCasino(content, given, before);
    return withOwnProgramme(content, row);
  },
  derive(context, given, before) {
    const coded =
      typeof given.market === 'string' ? { market: findMarket(given.market) ?? given.market } : {};
    const derived = withOffer(context, withCasino(context, { ...given, ...coded }, before), before);
    const issues = askedIssues(listing, derived, before === undefined);
    const casinoId = 'casinoId' in derived ? derived.casinoId : before?.casinoId;
    if (issues.length > 0) return requireValid({ issues });
    const { casino, market } = { ...before, ...derived } as Listing;
    if (typeof casinoId !== 'string') throw problem('listing.casino-unknown', { casino });
    const slug = listingSlug(context.content.casinos.require(casinoId), market);
    const twin = context.content.listings.getBySlug(slug);
    if (twin !== undefined && twin.id !== before?.id)
      throw problem('listing.twin', { casino, market: marketName(market), slug });
    return withProgramme<Listing>(
      context.content,
      { ...derived, slug },
      before,
      listingBrand(context.content),
    );
  },
  readForeign: readCountryLinks,
  warnings: (content, records, given) => brandIdWarnings(content, records, given, listingBrand(content)),
});

/** The listings of a market, by its code or name. */
function inMarket(): Filter {
  return {
    ...named(),
    help: () => 'only those of this market',
    passes: (record, value) => (record as Listing).market === findMarket(value),
  };
}

/** Derives which bonus of the casino a listing shows: it is given by its title or its id. */
function withOffer(
  { content }: ChangeContext,
  given: Record<string, unknown>,
  before?: Listing,
): Record<string, unknown> {
  const { offer } = given;
  if (offer === null || offer === '') return { ...given, offer: null, offerId: null };
  if (typeof offer !== 'string') return given;
  const casinoId = 'casinoId' in given ? given.casinoId : before?.casinoId;
  const own = typeof casinoId === 'string' ? bonusesByCasino(content).get(casinoId) : undefined;
  const [found, other] = (own ?? []).filter(({ id, title }) => id === offer || title === offer);
  if (found === undefined || other !== undefined)
    throw problem(
      'listing.offer-unknown',
      { offer, count: found === undefined ? 0 : 2 },
      { at: { path: 'offer' } },
    );
  return { ...given, offer: found.title, offerId: found.id };
}

type Content = ChangeContext['content'];
// A change of listings changes no bonuses, so they are gone through once for all rows of a file.
const bonusesByCasino = memoizeWeak(({ bonuses }: Content) =>
  groupBy(bonuses.all(), ({ casinoId }) => casinoId),
);
