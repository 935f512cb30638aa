import { entity, type InputOf, type RecordOf } from '../../model/entity.js';
import { optional, required } from '../../model/field.js';
import { createdAt, id, updatedAt, type WithoutSystemFields } from '../../model/system-fields.js';
import { linkTemplate } from '../../values/addresses/web-address.js';
import { currencyCode } from '../../values/offers/currency-code.js';
import { slug } from '../../values/text/slug.js';
import { multiLineText, singleLineText } from '../../values/text/text.js';

/** The fields by which a casino, or its listing, names the programme behind it. */
export const programmeFields = {
  programme: optional(singleLineText(200), {
    title: 'Programme',
    tab: 'Basic Info',
    help: 'The partner behind it, by slug or name: without a link of its own it has that of the programme.',
    aliases: ['affiliate programme', 'affiliate program', 'partner'],
  }),
  brandId: optional(singleLineText(100), {
    title: 'Brand Id',
    tab: 'Basic Info',
    help: 'The word or number by which its programme knows it.',
  }),
};

/** A programme: the partner behind several casinos, and what was agreed with it. Visitors and editors see nothing of it. */
export const programme = entity({
  name: 'programme',
  plural: 'programmes',
  title: 'Programme',
  public: {},
  private: {
    id,
    slug: required(slug, 'Slug is required', { title: 'Slug' }),
    name: required(singleLineText(200), 'Programme name is required', {
      title: 'Name',
      aliases: ['programme', 'program', 'partner', 'network'],
    }),
    linkTemplate: optional(linkTemplate, {
      title: 'Link Template',
      help: 'The link of its casinos that have no other: {casino} becomes the slug of the casino, {brandId} its brand id; {subid}, {placement}, {market} and {clickId} are filled for each visit.',
      aliases: ['template', 'link', 'tracking link'],
    }),
    currency: optional(currencyCode, {
      title: 'Currency',
      help: 'Of its reports, where they name none.',
    }),
    contact: optional(multiLineText(500), {
      title: 'Contact',
      help: 'Whom to ask there.',
      aliases: ['manager', 'affiliate manager'],
    }),
    deal: optional(multiLineText(2_000), { title: 'Deal', help: 'What it pays, as agreed.' }),
    notes: optional(multiLineText(2_000), { title: 'Notes' }),
    createdAt,
    updatedAt,
  },
});

/** A stored programme. */
export type Programme = RecordOf<typeof programme>;
/** The input for a new programme. */
export type ProgrammeInput = WithoutSystemFields<InputOf<typeof programme>>;
