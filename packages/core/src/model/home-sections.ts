import type { HomepageContent } from './homepage.js';

/** One type of section of the home page. */
interface HomeSectionConfig {
  /** The title of the section on a new site. */
  title: string;
  /** The fields of the homepage content that the section shows, which its editor can change. */
  fields: readonly (keyof HomepageContent)[];
  /** Whether the form of the home page refuses to empty these fields; the editor of the section never does. */
  isRequired?: true;
  /** Where it shows, if not on the home page itself. */
  area?: 'footer';
}

/** Every type of section, in the order of a new site. */
export const HOME_SECTIONS = {
  hero: { title: 'Hero and stats', fields: ['heroTitle', 'heroSubtitle', 'statsValues'] },
  casinos: { title: 'Best casinos', fields: ['bestCasinosTitle'], isRequired: true },
  insights: {
    title: 'Protections',
    fields: [
      'protectionsTitle',
      'protectionsPoint1',
      'protectionsPoint2',
      'protectionsPoint3',
      'protectionsDescription',
    ],
    isRequired: true,
  },
  blog: { title: 'Latest blog posts', fields: [] },
  advertising: {
    title: 'Advertising',
    fields: ['advertisingTitle', 'advertisingDescription', 'advertisingButtonText'],
    isRequired: true,
  },
  'online-casinos': {
    title: 'Online casinos',
    fields: ['onlineCasinosTitle', 'onlineCasinosDescription'],
    isRequired: true,
  },
  'casino-bonuses': {
    title: 'Casino bonuses',
    fields: ['casinoBonusesTitle', 'casinoBonusesDescription'],
    isRequired: true,
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

/** A type of section. */
export type SectionType = keyof typeof HOME_SECTIONS;

type TypeInArea<T> = T extends SectionType
  ? (typeof HOME_SECTIONS)[T] extends { area: 'footer' }
    ? T
    : never
  : never;

/** A type of section that shows in the footer of every page. */
export type FooterSectionType = TypeInArea<SectionType>;

/** A type of section that shows on the home page itself. */
export type HomeSectionType = Exclude<SectionType, FooterSectionType>;

/** Every type of section with its configuration, in the order of a new site. */
export const SECTION_ENTRIES = Object.entries(HOME_SECTIONS) as [SectionType, HomeSectionConfig][];

/** The fields that the editor of a section can change. */
export function sectionFields(type: SectionType): readonly (keyof HomepageContent)[] {
  return HOME_SECTIONS[type].fields;
}

/** The fields that the form of the home page refuses to empty. The figures may be empty: a new site has counted nothing. */
export const REQUIRED_CONTENT: readonly (keyof HomepageContent)[] = [
  'heroTitle',
  'heroDescription',
  ...SECTION_ENTRIES.flatMap(([, { fields, isRequired }]) => (isRequired ? fields : [])),
];
