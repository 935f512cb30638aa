import * as z from 'zod';
import { choice } from '../values/choice.js';
import { flag } from '../values/flag.js';
import { wholeNumber } from '../values/number.js';
import { safeHtml, sanitizeHtml } from '../values/safe-html.js';
import { multiLineText, singleLineText } from '../values/text.js';
import { image } from '../values/web-address.js';
import { contentDocument } from './document.js';
import { entity, type RecordOf } from './entity.js';
import { defaulted, group, optional, required } from './field.js';
import { SECTION_ENTRIES, type SectionType } from './home-sections.js';

const SECTION_TYPES = SECTION_ENTRIES.map(([type]) => type) as [SectionType, ...SectionType[]];

/** A section of the home page: its visibility and position. */
export const homepageSection = entity({
  name: 'section',
  plural: 'sections',
  title: 'Section',
  public: {
    id: required(wholeNumber(1, 1_000), 'An id is required', { title: 'Id' }),
    title: required(singleLineText(200), 'Title is required', { title: 'Title' }),
    type: required(choice(...SECTION_TYPES), 'Type is required', { title: 'Type' }),
    isActive: defaulted(flag, true, { title: 'Active' }),
    order: required(wholeNumber(0, 10_000), 'Order is required', { title: 'Order' }),
  },
  private: {},
});

/** A stored section. */
export type HomepageSection = RecordOf<typeof homepageSection>;

// The specification sets no limit; these keep pages reasonably small.
const titleText = singleLineText(5_000);
const text = (title: string) => defaulted(titleText, '', { title });
const longText = (title: string) => defaulted(multiLineText(50_000), '', { title });
const html = (title: string) => defaulted(safeHtml, sanitizeHtml(''), { title });

/** The texts and statistics of the home page and the footer. */
export const homepageContent = entity({
  name: 'homepage content',
  plural: 'homepage',
  title: 'Homepage content',
  public: {
    heroTitle: text('Hero title'),
    heroDescription: longText('Hero description'),
    heroSubtitle: text('Hero subtitle'),
    heroImage: optional(image, { title: 'Hero image' }),
    statsValues: group('Statistics', {
      casinos: optional(titleText, { title: 'Casinos' }),
      games: optional(titleText, { title: 'Games' }),
      bonuses: optional(titleText, { title: 'Bonuses' }),
      reviews: optional(titleText, { title: 'Reviews' }),
      complaints: optional(titleText, { title: 'Complaints' }),
      articles: optional(titleText, { title: 'Articles' }),
    }),
    bestCasinosTitle: text('Best casinos title'),
    protectionsTitle: text('Protections title'),
    protectionsPoint1: text('Protections point 1'),
    protectionsPoint2: text('Protections point 2'),
    protectionsPoint3: text('Protections point 3'),
    protectionsDescription: longText('Protections description'),
    advertisingTitle: text('Advertising title'),
    advertisingDescription: longText('Advertising description'),
    advertisingButtonText: text('Advertising button text'),
    onlineCasinosTitle: text('Online casinos title'),
    onlineCasinosDescription: longText('Online casinos description'),
    casinoBonusesTitle: text('Casino bonuses title'),
    casinoBonusesDescription: longText('Casino bonuses description'),
    dailyPlayersTitle: text('Daily players title'),
    dailyPlayersSubtitle: text('Daily players subtitle'),
    footerCopyright: html('Footer copyright'),
    footerGamblingWarning: html('Footer gambling warning'),
  },
  private: {},
});

/** Stored homepage content. */
export type HomepageContent = RecordOf<typeof homepageContent>;

/** The home page: its content and sections. */
export const homepage = contentDocument('homepage', 'Homepage', () =>
  z.strictObject({
    content: homepageContent.schema.prefault({}),
    sections: z.array(homepageSection.schema).max(100).default(defaultSections),
  }),
);

/** The stored home page. */
export type Homepage = z.output<typeof homepage.schema>;

/** The sections of a new site. */
export function defaultSections(): HomepageSection[] {
  return SECTION_ENTRIES.map(([type, { title }], i) => ({
    id: i + 1,
    title,
    type,
    isActive: true,
    order: i + 1,
  }));
}
