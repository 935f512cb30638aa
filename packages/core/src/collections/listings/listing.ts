import { messages } from '../../messages.js';
import { entity, type InputOf, type RecordOf } from '../../model/entity.js';
import { asked, defaulted, optional, required } from '../../model/field.js';
import { createdAt, id, updatedAt, type WithoutSystemFields } from '../../model/system-fields.js';
import { webAddress } from '../../values/addresses/web-address.js';
import { choice } from '../../values/choice.js';
import { identifier } from '../../values/identifier.js';
import { marketCode } from '../../values/markets/market-code.js';
import { slug } from '../../values/text/slug.js';
import { singleLineText } from '../../values/text/text.js';
import { day } from '../../values/timestamp.js';
import { programmeFields } from '../programmes/programme.js';

/** Whether a casino accepts the players of a market. */
export const ACCEPTANCE = ['yes', 'no', 'unknown'] as const;

/** What sheets head with their authority as often as with its number, which has digits. */
const LICENSE_WORDS = ['license', 'licence'];

/** A listing: how one casino stands in one market. */
export const listing = entity({
  name: 'listing',
  plural: 'listings',
  title: 'Listing',
  public: {
    id,
    slug: required(slug, 'Slug is required', { title: 'Slug', help: 'Made of its casino and its market.' }),
    casino: asked(singleLineText(200), messages.ours.listingCasinoRequired, { title: 'Casino' }),
    casinoId: optional(identifier, { title: 'Casino id' }),
    market: asked(marketCode, messages.ours.listingMarketRequired, {
      title: 'Market',
      help: 'A country, or a state or province with a law of its own: GB, CA-ON.',
      aliases: ['country'],
    }),
    accepts: defaulted(choice(...ACCEPTANCE), 'unknown', {
      title: 'Accepts',
      help: 'Whether the casino takes players from there.',
    }),
    licenseAuthority: optional(singleLineText(200), {
      title: 'License Authority',
      help: 'Who licensed it there.',
      aliases: ['authority', 'regulator', 'licence authority', 'licensing authority', 'licensed by'],
      cellAliases: { names: LICENSE_WORDS, passes: (text) => !/\d/.test(text) },
    }),
    licenseNumber: optional(singleLineText(100), {
      title: 'License Number',
      aliases: [...LICENSE_WORDS, 'licence number', 'license no', 'licence no'],
    }),
    licensedDomain: optional(singleLineText(253), {
      title: 'Licensed Domain',
      help: 'The domain for which the license was given.',
    }),
    visitUrl: optional(webAddress, {
      title: 'Visit URL',
      help: 'Where the link leads there; without one, the link of the casino.',
      aliases: ['url', 'link'],
    }),
    termsUrl: optional(webAddress, { title: 'Terms URL' }),
    offer: optional(singleLineText(200), {
      title: 'Offer',
      help: 'The bonus that its card shows there, by its title or id; without one, the line of the casino.',
    }),
    offerId: optional(identifier, { title: 'Offer id' }),
    lastChecked: optional(day, {
      title: 'Last Checked',
      help: 'The day on which someone last compared this with the casino.',
    }),
    source: optional(webAddress, { title: 'Source', help: 'Where this was read.' }),
    createdAt,
    updatedAt,
  },
  private: programmeFields,
});

/** The slug of the listing of a casino in a market, such as `golden-fox-in-ca-on`: a casino has one there. */
export function listingSlug({ slug }: { slug: string }, market: string): string {
  return `${slug}-in-${market.toLowerCase()}`;
}

/** A stored listing. */
export type Listing = RecordOf<typeof listing>;
/** The input for a new listing. */
export type ListingInput = WithoutSystemFields<InputOf<typeof listing>>;
