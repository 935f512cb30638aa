import type { HomepageContent } from './homepage-content.js';

interface HomeSectionConfig {
  /** The section's title on a new site. */
  title: string;
  /** The homepage content fields that the section shows and its editor changes. */
  fields: readonly (keyof HomepageContent)[];
  /** The field without which the section is not shown: the homepage form refuses to empty it, the section editor does not. */
  required?: keyof HomepageContent;
  /** Where the section appears; on the home page by default. */
  area?: 'footer';
}

/** All section types, in the order of a new site. */
export const HOME_SECTIONS = {
  hero: {
    title: 'Hero and stats',
    fields: ['heroTitle', 'heroSubtitle', 'statsValues'],
    required: 'heroTitle',
  },
  casinos: { title: 'Best casinos', fields: ['bestCasinosTitle'], required: 'bestCasinosTitle' },
  insights: {
    title: 'Protections',
    fields: [
      'protectionsTitle',
      'protectionsPoint1',
      'protectionsPoint2',
      'protectionsPoint3',
      'protectionsDescription',
    ],
    required: 'protectionsTitle',
  },
  blog: { title: 'Latest blog posts', fields: [] },
  advertising: {
    title: 'Advertising',
    fields: ['advertisingTitle', 'advertisingDescription', 'advertisingButtonText'],
    required: 'advertisingTitle',
  },
  'online-casinos': {
    title: 'Online casinos',
    fields: ['onlineCasinosTitle', 'onlineCasinosDescription'],
    required: 'onlineCasinosTitle',
  },
  'casino-bonuses': {
    title: 'Casino bonuses',
    fields: ['casinoBonusesTitle', 'casinoBonusesDescription'],
    required: 'casinoBonusesTitle',
  },
  'daily-players': {
    title: 'Daily players banner',
    fields: ['dailyPlayersTitle', 'dailyPlayersSubtitle'],
  },
  'casino-guide': { title: 'Footer description', fields: [], area: 'footer' },
  'trust-security': { title: 'Trust and security footer', fields: [], area: 'footer' },
  'footer-copyright': { title: 'Footer copyright', fields: ['footerCopyright'], area: 'footer' },
  'footer-gambling-warning': {
    title: 'Footer gambling warning',
    fields: ['footerGamblingWarning'],
    area: 'footer',
  },
} as const satisfies Record<string, HomeSectionConfig>;

/** A section type. */
export type SectionType = keyof typeof HOME_SECTIONS;

type TypeInArea<T> = T extends SectionType
  ? (typeof HOME_SECTIONS)[T] extends { area: 'footer' }
    ? T
    : never
  : never;

/** A section type shown in the footer of every page. */
export type FooterSectionType = TypeInArea<SectionType>;

/** A section type shown on the home page. */
export type HomeSectionType = Exclude<SectionType, FooterSectionType>;

/** All section types with their configuration, in the order of a new site. */
export const SECTION_ENTRIES = Object.entries(HOME_SECTIONS) as [SectionType, HomeSectionConfig][];

/** The fields that a section's editor can change. */
export function sectionFields(type: SectionType): readonly (keyof HomepageContent)[] {
  return HOME_SECTIONS[type].fields;
}

/** The fields that the homepage form requires: the title of each section. */
export const REQUIRED_CONTENT: readonly (keyof HomepageContent)[] = SECTION_ENTRIES.flatMap(
  ([, { required }]) => required ?? [],
);
