import * as z from 'zod';
import { choice } from '../../values/choice.js';
import { flag } from '../../values/flag.js';
import { wholeNumber } from '../../values/number.js';
import { singleLineText } from '../../values/text/text.js';
import { entity, type RecordOf } from '../entity.js';
import { defaulted, required } from '../field.js';
import { contentDocument } from './document.js';
import { SECTION_ENTRIES, type SectionType } from './home-sections.js';
import { homepageContent } from './homepage-content.js';

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

/** The home page: its content and sections. */
export const homepage = contentDocument('homepage', 'Homepage', () =>
  z.strictObject({
    content: homepageContent.schema.prefault({}),
    sections: z.array(homepageSection.schema).max(100).default(defaultSections),
  }),
);

/** The stored home page. */
export type Homepage = z.output<typeof homepage.schema>;

/** The sections in order, with the types that came after the page was stored: hidden, at its end, until staff show them. */
export function everySection(stored: readonly HomepageSection[]): HomepageSection[] {
  const last = (field: 'id' | 'order') => Math.max(0, ...stored.map((section) => section[field]));
  const added = defaultSections().filter(({ type }) => !stored.some((section) => section.type === type));
  return [
    ...stored.toSorted((a, b) => a.order - b.order),
    ...added.map((section, i) => ({
      ...section,
      isActive: false,
      id: last('id') + i + 1,
      order: last('order') + i + 1,
    })),
  ];
}

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
