import type { HomepageContent, SECTION_TYPES } from '../model/homepage.js';

/** What the editor of each kind of section changes of the home page's content; a kind that is not editable has none. */
export const SECTION_FIELDS: Readonly<
  Record<(typeof SECTION_TYPES)[number], readonly (keyof HomepageContent)[]>
> = {
  hero: ['heroTitle', 'heroSubtitle', 'statsValues'],
  casinos: ['bestCasinosTitle'],
  insights: [
    'protectionsTitle',
    'protectionsPoint1',
    'protectionsPoint2',
    'protectionsPoint3',
    'protectionsDescription',
  ],
  blog: [],
  advertising: ['advertisingTitle', 'advertisingDescription', 'advertisingButtonText'],
  'online-casinos': ['onlineCasinosTitle', 'onlineCasinosDescription'],
  'casino-bonuses': ['casinoBonusesTitle', 'casinoBonusesDescription'],
  'daily-players': ['dailyPlayersTitle', 'dailyPlayersSubtitle'],
  'casino-guide': [],
  'trust-security': [],
  'footer-copyright': ['footerCopyright'],
  'footer-gambling-warning': ['footerGamblingWarning'],
};

/**
 * What the home page's own form demands; the sections' editors demand nothing. A figure may be missing: a site that has
 * counted nothing shall not have to make one up.
 */
export const REQUIRED_CONTENT: readonly (keyof HomepageContent)[] = [
  'heroTitle',
  'heroDescription',
  ...SECTION_FIELDS.casinos,
  ...SECTION_FIELDS.insights,
  ...SECTION_FIELDS.advertising,
  ...SECTION_FIELDS['online-casinos'],
  ...SECTION_FIELDS['casino-bonuses'],
];
